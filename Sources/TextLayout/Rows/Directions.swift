package enum TextAlignment: Sendable, Hashable { case natural, left, center, right, justified }

package enum VerticalDirection: Sendable { case above, below }

package enum HorizontalDirection: Sendable { case left, right }
