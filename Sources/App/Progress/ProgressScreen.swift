// The progress screen.
import Engine

public struct ProgressState: Sendable {
  public init() {}
}

public enum ProgressMessage: Sendable {
  case opened
}

extension State {
  mutating func update(_ message: ProgressMessage, _ moment: Moment) -> [Effect] { [] }

  func progressScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "Progress", place: nil, body: [])
  }
}
