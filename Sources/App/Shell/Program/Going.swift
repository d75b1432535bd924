// The one way from a page to another. What was open on the one that is left ends in `State.leave`.
import Engine

extension Desk {
  /// Shows another page; the browser's way back leads to the one before.
  mutating func go(_ wanted: Route) -> [Effect] {
    guard route != wanted else { return [] }
    route = wanted
    return [.go(wanted)]
  }

  /// Shows a page instead of one that is not to be come back to.
  mutating func replace(with wanted: Route) -> [Effect] {
    route = wanted
    return [.replace(wanted)]
  }
}
