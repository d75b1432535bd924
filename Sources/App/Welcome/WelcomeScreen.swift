// Stub
import Engine

extension State {
  mutating func update(_ message: WelcomeMessage, _ moment: Moment) -> [Effect] { [] }
  func welcomeScreen(_ moment: Moment) -> Screen<Message> { Screen(title: "Welcome", body: []) }
}
