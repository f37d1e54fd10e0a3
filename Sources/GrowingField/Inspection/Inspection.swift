package import Drawing

/// A text as a field lays it out: what `growing-text inspect` prints.
///
/// Ranges and offsets in UTF-16 units, lengths in points from the top left of the text area.
package struct Inspection: Sendable, Equatable {
  package var dialect: String
  /// Of the text area.
  package var width: Double
  /// Of all rows.
  package var height: Double
  package var runs: [Run]
  package var blocks: [Block]
  /// Visual rows.
  package var lines: [Line]
  /// nil where they were not asked for.
  package var carets: [Caret]?

  /// Neighbouring text of equal styles.
  package struct Run: Sendable, Equatable {
    package var range: Range<Int>
    package var text: String
    /// Sorted.
    package var styles: [String]
    /// Where a link leads.
    package var link: String?
  }

  package struct Block: Sendable, Equatable {
    /// Without the newline after it.
    package var range: Range<Int>
    package var kind: String
  }

  package struct Line: Sendable, Equatable {
    /// With the spaces that hang at its end, without the newline.
    package var range: Range<Int>
    package var y: Double
    package var height: Double
    /// From the line's top.
    package var baseline: Double
    /// Without hanging spaces.
    package var width: Double
    /// Left to right.
    package var fragments: [Fragment]
  }

  /// What one face draws in one direction.
  package struct Fragment: Sendable, Equatable {
    package var range: Range<Int>
    package var x: Double
    package var width: Double
    package var isRightToLeft: Bool
    package var face: FaceID
  }

  /// A place where the caret can stand, seen from the text after it.
  package struct Caret: Sendable, Equatable {
    package var offset: Int
    package var x: Double
    package var y: Double
    package var height: Double
  }
}
