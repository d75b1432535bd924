// The plain texts.

extension State {
  func legalScreen(_ route: Route) -> Screen<Message> {
    Screen(title: "", back: .settings, body: [])
  }
}
