// Stub
import Engine

public struct TodayState: Sendable { public init() {} }
public enum TodayMessage: Sendable { case opened }
extension State {
  mutating func update(_ message: TodayMessage, _ moment: Moment) -> [Effect] { [] }
  func todayScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "Today", place: .today, body: [])
  }
}
