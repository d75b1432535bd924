// The list of common passwords: asked for where a password is chosen, and missed by nobody.
import App
import Engine
import Testing

@Suite("The list of common passwords on the screens of the account")
struct PasswordShelfTests {
  private static let common = "elephant-purple-7"
  private static let file = Array("redstart-passwords 1\nAelephantApurple\n".utf8)

  private func asked(_ tab: Tab) -> Int {
    tab.asked.filter { effect in
      if case .loadPasswords = effect { return true }
      return false
    }.count
  }

  private func signingUp() -> Tab {
    let tab = Tab(address: "#/account")
    tab.send(.account(.opened(.signUp)))
    return tab
  }

  private func submit(_ tab: Tab) {
    tab.send(.account(.enteredEmail("robin@example.org")))
    tab.send(.account(.enteredPassword(PasswordShelfTests.common)))
    tab.send(.account(.submitted))
  }

  @Test("It is asked for once where a password is chosen, and nowhere else")
  func once() {
    let tab = Tab(address: "#/account")
    #expect(asked(tab) == 0)
    tab.send(.account(.opened(.signIn)))
    #expect(asked(tab) == 0)
    tab.send(.account(.opened(.signUp)))
    tab.send(.account(.enteredPassword("a")))
    tab.receive(.passwords(PasswordShelfTests.file))
    tab.send(.account(.opened(.password)))
    #expect(asked(tab) == 1)
  }

  @Test("A word of the list is refused once the list is here")
  func refused() {
    let tab = signingUp()
    tab.receive(.passwords(PasswordShelfTests.file))
    submit(tab)
    #expect(tab.state.account.problem == .password(.common))
  }

  @Test("Without the list the app's own rules have to do", arguments: [[], Array("damaged".utf8)])
  func without(_ bytes: [UInt8]) {
    let tab = signingUp()
    tab.server = FakeServer()
    tab.receive(.passwords(bytes))
    submit(tab)
    #expect(tab.state.account.problem == nil)
    #expect(tab.state.account.page == .code)
  }

  @Test("A list that could not be had is asked for again at the next page")
  func again() {
    let tab = signingUp()
    tab.receive(.passwords([]))
    tab.send(.account(.opened(.overview)))
    tab.send(.account(.opened(.signUp)))
    #expect(asked(tab) == 2)
  }

  @Test("The page knows it as a file of prose by its name")
  func boundary() throws {
    let effects = String(decoding: EffectPage.json([.loadPasswords]) { _ in 0 }, as: UTF8.self)
    #expect(effects == #"[{"do":"loadContent","name":"passwords"}]"#)
    let bytes = Array("passwords\n".utf8) + [1, 2]
    guard case .passwords([1, 2]) = Arrival(kind: 30, token: 0, bytes: bytes) else {
      Issue.record("not taken for the list")
      return
    }
  }
}
