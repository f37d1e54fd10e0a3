/// A wish for another text size, which whoever shows the field grants: it is one for all fields.
package enum TextSizeStep: Sendable, Hashable { case larger, smaller, standard }

extension TextSize {
  /// The size that a step leads to: the same at either end.
  package func stepped(_ step: TextSizeStep) -> TextSize {
    let all = Self.allCases
    guard step != .standard, let index = all.firstIndex(of: self) else { return .l }
    return all[min(max(0, index + (step == .larger ? 1 : -1)), all.count - 1)]
  }
}
