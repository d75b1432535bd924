// The settings screen.
import Engine

public struct SettingsState: Sendable {
  public var isConfirmingWipe = false

  public init() {}
}

public enum SettingsMessage: Sendable {
  case pressedExport
  case pressedLeaveDemo
}

extension State {
  mutating func update(_ message: SettingsMessage, _ moment: Moment) -> [Effect] { [] }

  func settingsScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "Settings", place: nil, body: [])
  }
}
