/// What `--help` and `--version` print.
nonisolated enum HelpText {
  static let version = "growing-text 0.1.0\n"

  static func of(_ verb: Verb?) -> String {
    switch verb {
    case .render: render
    case .inspect: inspect
    default: window
    }
  }

  private static let window = """
    Usage: growing-text [OPTION]...
           growing-text render SCENE... --output DIR [OPTION]...
           growing-text inspect [OPTION]... [FILE]

    Opens the demo of a text field that grows with its text and styles Markdown as
    it is typed.

      --screen NAME         messages (default), notes, auto-resize, background or
                            field
      --clipboard WHICH     auto (default), sdl or memory
      --caret steady        the caret does not blink
    \(drawing)
      --help                this text; growing-text VERB --help for the verb's
      --version             the version

    Without --scale the window takes the desktop's, from Xft.dpi.

    \(ending)

    """

  private static let render = """
    Usage: growing-text render SCENE... --output DIR [OPTION]...

    Plays scenes without a display and writes each snapshot to
    DIR/SCENE.SNAPSHOT.png. DIR is made where it is missing. A SCENE is a file
    NAME.scene.json, or - for standard input.

      --output DIR          where the pictures go
    \(drawing)
      --help                this text

    An option wins over the scene's key of that name.

    \(ending)

    """

  private static let inspect = """
    Usage: growing-text inspect [OPTION]... [FILE]

    Prints how a text is laid out as JSON: styled runs, blocks, visual rows with
    what each face draws in them, and caret stops. Without FILE, or where it is -,
    it reads standard input. The text is UTF-8 and is taken as the field takes it:
    CRLF and CR become newlines, other control characters but tab are dropped.

      --width W             of the text area in points (358)
      --dialect D           commonMark (default) or areal
      --markers M           visible or dimmed (default)
      --carets              the caret stops too
    \(drawing)
      --help                this text

    Offsets and ranges are [location, length] in UTF-16 units, lengths in points
    from the text area's top left; a baseline is measured from its line's top.
    "font" is null where no font has the text and a box with its code point stands
    for it. A text is laid out alike at every scale, appearance and motion.

    \(ending)

    """

  private static let drawing = """
      --scale N             pixels a point, any number from 1 to 4
      --appearance WHICH    light or dark
      --text-size SIZE      XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5
      --motion WHICH        full or reduced
      --font-dir DIR        the folder of the fonts
    """

  private static let ending = """
    GROWINGTEXT_ASSETS names the folder that holds Fonts.
    Exit codes: 0 all well; 1 an expectation failed; 2 wrong usage or unreadable
    input; 3 no display, or no fonts.
    """
}
