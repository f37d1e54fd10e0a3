/// How far a deletion without a selection reaches.
package enum Reach: Sendable, Hashable {
  case graphemeBackward, graphemeForward, wordBackward, wordForward
}
