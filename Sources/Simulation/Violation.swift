// What a simulation found.

/// An invariant of Docs/sync.md that does not hold, by its number there.
public struct Violation: Error, Equatable, Sendable {
  public let invariant: Int
  public let text: String

  init(_ invariant: Int, _ text: String) {
    self.invariant = invariant
    self.text = text
  }
}
