/// What a step of a field has worked: counted, since times depend on the machine.
struct Work: Equatable, CustomStringConvertible {
  /// Lines whose block state was worked out, and bytes that the inline parser read.
  var linesScanned = 0
  var bytesParsed = 0
  var linesLaidOut = 0
  var runsShaped = 0
  var bytesShaped = 0
  var masksAsked = 0
  var pixelsPainted = 0

  var description: String {
    "scanned \(linesScanned) lines, parsed \(bytesParsed) bytes, laid out \(linesLaidOut) lines, "
      + "shaped \(runsShaped) runs of \(bytesShaped) bytes, asked for \(masksAsked) masks, "
      + "painted \(pixelsPainted) pixels"
  }
}
