// Stub
import Engine

public struct CravingState: Sendable { public init() {} }
public enum CravingMessage: Sendable { case opened }
extension State {
  mutating func update(_ message: CravingMessage, _ moment: Moment) -> [Effect] { [] }
  func cravingScreen(_ moment: Moment) -> Screen<Message> {
    Screen(title: "Craving", isImmersive: true, body: [])
  }
}
