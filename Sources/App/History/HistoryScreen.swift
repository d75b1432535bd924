// The history screen.
import Engine

public struct HistoryState: Sendable {
  public var editing: Identifier?

  public init() {}
}

public enum HistoryMessage: Sendable {
  case opened
}

extension State {
  mutating func update(_ message: HistoryMessage, _ moment: Moment) -> [Effect] { [] }

  func historyScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "History", place: nil, body: [])
  }
}
