/// What `--help` and `--version` print.
nonisolated enum HelpText {
  static let version = "growing-text 0.1.0\n"

  static func of(_ verb: Verb?) -> String {
    switch verb {
    case .render: render
    case .diff: diff
    case .inspect: inspect
    default: window
    }
  }

  private static let window = """
    Usage: growing-text [OPTION]...
           growing-text render SCENE... --output DIR [OPTION]...
           growing-text diff EXPECTED ACTUAL [OPTION]...
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

  private static let diff = """
    Usage: growing-text diff EXPECTED ACTUAL [OPTION]...

    Compares two PNG pictures pixel by pixel and tells how many pixels differ, where,
    by how much, and what kind of difference it is. One of the two may be -, standard
    input. Exits with 1 where more differ than may.

      --output DIFF.png     a picture of it: red what differs, yellow what only
                            smooths an edge, blue what is masked; - is standard
                            output
      --threshold T         from 0, every difference counts, to 1, none does (0.1);
                            the distance of black from white is 1
      --include-aa          anti-aliased pixels count; with --threshold 0 the
                            comparison is exact
      --background WHICH    under what is transparent: white (default) or
                            checkerboard
      --max-pixels N        so many may differ (0)
      --max-ratio R         so much of the larger area may; the smaller of both counts
      --mask X,Y,W,H        a rectangle in pixels that does not count; may be repeated
      --json                the numbers as JSON
      --help                this text

    Pictures of two sizes are laid on each other at the top left, and all that only
    one of them covers differs. The verdict is the first that holds of size,
    identical, antialiasing, within (the limit), shifted (by up to 16 pixels), colour
    (other colours, the same shapes), different.

    Exit codes: 0 all well; 1 more differs than may; 2 wrong usage or unreadable
    input; 3 the difference cannot be written.

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
