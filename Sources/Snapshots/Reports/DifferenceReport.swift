internal import Drawing

/// Tells of the difference of two pictures.
nonisolated package struct DifferenceReport {
  private let difference: PictureDifference
  private let verdict: Verdict

  package init(_ comparison: PictureComparison, limit: DifferenceLimit) {
    difference = comparison.difference
    verdict = comparison.verdict(limit)
  }

  /// One line for a reader.
  package var sentence: String {
    guard let box = difference.box else { return "no pixel differs: \(verdict.rawValue)\n" }
    var parts = ["\(difference.count) pixels differ"]
    if difference.isSameSize {
      parts[0] = "\(difference.count) of \(difference.area) pixels differ"
    } else {
      parts.append("\(words(difference.expectedSize)) became \(words(difference.actualSize))")
    }
    parts.append("in \(box.width)x\(box.height) at \(box.x),\(box.y)")
    if difference.maxDelta > 0 { parts.append("channels by up to \(difference.maxDelta)") }
    return parts.joined(separator: ", ") + ": \(verdict.rawValue)\n"
  }

  private func words(_ size: PixelSize) -> String { "\(size.width)x\(size.height)" }

  /// The same as a JSON document.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("count")
      json.number(difference.count)
      json.key("ratio")
      json.exact(difference.ratio)
      json.key("box")
      if let box = difference.box {
        json.list([box.x, box.y, box.width, box.height]) { $0.number($1) }
      } else {
        json.null()
      }
      json.key("maxDelta")
      json.number(difference.maxDelta)
      json.key("sizes")
      json.list([difference.expectedSize, difference.actualSize]) { json, size in
        json.list([size.width, size.height]) { $0.number($1) }
      }
      json.key("verdict")
      json.string(verdict.rawValue)
    }
    return json.text
  }
}
