internal import SDLBackend

/// Something that is measured, named by a sentence.
struct Case {
  var sentence: String
  /// The heap of another case would count.
  var needsFreshProcess = false
  /// Once, at the first size: the work has a size of its own.
  var hasOwnSize = false
  var run: @MainActor (inout Bench) -> [Measurement]

  func takes(_ size: DocumentSize, _ options: Options) -> Bool {
    !hasOwnSize || size == options.sizes.first
  }
}

/// What the cases of one size share.
struct Bench {
  let size: DocumentSize
  let isFirst: Bool
  var fonts: SDLFonts
  private(set) var text = ""

  init(size: DocumentSize, isFirst: Bool, fonts: SDLFonts) {
    self.size = size
    self.isFirst = isFirst
    self.fonts = fonts
    text = Documents.prose(bytes: size.bytes)
  }

  /// A field that shows a text.
  func field(_ text: String? = nil) -> FieldRig {
    var rig = FieldRig(fonts: fonts)
    rig.setText(text ?? self.text)
    rig.frame()
    return rig
  }
  /// The same, after all spare-time work is done.
  func settledField(_ text: String? = nil) -> FieldRig {
    var rig = field(text)
    rig.settle()
    return rig
  }
}
