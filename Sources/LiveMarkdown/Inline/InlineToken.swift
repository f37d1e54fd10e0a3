/// What the first pass over running text leaves for the second one, in the order of the text.
enum InlineToken: Sendable {
  /// A run of delimiters, with what its neighbours allow it to do.
  case delimiter(Range<Int>, family: Int, canOpen: Bool, canClose: Bool)
  /// A bracket that opens a link or an image if its end is found.
  case bracket(Int)
  /// The bracket did; no delimiter inside pairs with one outside.
  case linkStart(Int)
  case linkEnd(Int)
  /// A code span or a link in angle brackets, done with.
  case opaque(Int)
  /// Here may begin a web address.
  case address(Int)
  /// The `@` of what may be a mail address.
  case mail(Int)
  /// Nothing of the first pass is open here, behind a space.
  case clean(Int)

  /// Where it stands.
  var position: Int {
    switch self {
    case .delimiter(let run, _, _, _): run.lowerBound
    case .bracket(let place), .linkStart(let place), .linkEnd(let place), .opaque(let place),
      .address(let place), .mail(let place), .clean(let place):
      place
    }
  }

  /// Whether an address ends where this stands.
  var endsAddress: Bool {
    switch self {
    case .linkStart, .linkEnd, .opaque: true
    case .delimiter, .bracket, .address, .mail, .clean: false
    }
  }
}
