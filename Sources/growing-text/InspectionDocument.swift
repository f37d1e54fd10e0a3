internal import Drawing
internal import GrowingField
internal import SDLBackend
internal import Snapshots

/// An inspection as JSON, its keys always in one order.
struct InspectionDocument {
  private let inspection: Inspection
  private let fonts: SDLFonts

  init(_ inspection: Inspection, fonts: SDLFonts) {
    self.inspection = inspection
    self.fonts = fonts
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("dialect")
      json.string(inspection.dialect)
      json.member("width", inspection.width)
      json.member("height", inspection.height)
      json.key("lineCount")
      json.number(inspection.lines.count)
      json.key("runs")
      json.list(inspection.runs) { write($1, to: &$0) }
      json.key("blocks")
      json.list(inspection.blocks) { write($1, to: &$0) }
      json.key("lines")
      json.list(inspection.lines) { write($1, to: &$0) }
      if let carets = inspection.carets {
        json.key("carets")
        json.list(carets) { write($1, to: &$0) }
      }
    }
    return json.text
  }

  private func write(_ run: Inspection.Run, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", run.range)
      json.key("text")
      json.string(run.text)
      json.key("styles")
      json.list(run.styles) { $0.string($1) }
      if let link = run.link {
        json.key("link")
        json.string(link)
      }
    }
  }

  private func write(_ block: Inspection.Block, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", block.range)
      json.key("kind")
      json.string(block.kind)
    }
  }

  private func write(_ line: Inspection.Line, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", line.range)
      json.member("y", line.y)
      json.member("height", line.height)
      json.member("baseline", line.baseline)
      json.member("width", line.width)
      json.key("fragments")
      json.list(line.fragments) { write($1, to: &$0) }
    }
  }

  private func write(_ fragment: Inspection.Fragment, to json: inout JSONWriter) {
    json.object { json in
      json.member("range", fragment.range)
      json.member("x", fragment.x)
      json.member("width", fragment.width)
      json.key("direction")
      json.string(fragment.isRightToLeft ? "rtl" : "ltr")
      json.key("font")
      if let name = fonts.name(of: fragment.face) { json.string(name) } else { json.null() }
    }
  }

  private func write(_ caret: Inspection.Caret, to json: inout JSONWriter) {
    json.object { json in
      json.key("offset")
      json.number(caret.offset)
      json.member("x", caret.x)
      json.member("y", caret.y)
      json.member("height", caret.height)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ length: Double) {
    key(name)
    number(length)
  }

  fileprivate mutating func member(_ name: String, _ range: Range<Int>) {
    key(name)
    list([range.lowerBound, range.count]) { $0.number($1) }
  }
}
