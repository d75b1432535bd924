// The plan screen.
import Engine

public struct PlanState: Sendable {
  public var editing: Identifier?

  public init() {}
}

public enum PlanMessage: Sendable {
  case opened
}

extension State {
  mutating func update(_ message: PlanMessage, _ moment: Moment) -> [Effect] { [] }

  func planScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "Plan", place: nil, body: [])
  }
}
