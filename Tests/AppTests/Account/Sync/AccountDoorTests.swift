// What the page for a new account says where not everybody may make one.
import App
import Engine
import Testing

@Suite("Making an account where not everybody may")
struct AccountDoorTests {
  private func door(_ server: FakeServer, _ text: String) -> Answer {
    server.ok([
      JSONMember("providers", .array([])), JSONMember("signUp", .string(text)),
    ])
  }

  private func page(_ server: FakeServer, _ text: String) -> Tab {
    let tab = Tab(seed: 1)
    tab.server = server
    tab.send(.opening(.pressedBegin))
    tab.receive(.addressed("#/account"))
    server.answers = [door(server, text)]
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    return tab
  }

  @Test("A closed server is named, and nothing is asked for")
  func closed() {
    let server = FakeServer()
    let tab = page(server, "closed")
    #expect(!tab.has("account-email") && !tab.has("account-submit"))
    #expect(tab.state.account.shownCode == nil)
  }

  @Test("Without an invitation no code is shown; with one it travels with the sign-up")
  func invitation() {
    let server = FakeServer()
    let tab = page(server, "invitation")
    #expect(tab.has("invitation"))
    server.answers = [door(server, "invitation")]
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .invitation && tab.state.account.shownCode == nil)
    tab.send(.account(.enteredInvitation(" abc ")))
    server.answers = [door(server, "invitation")]
    tab.send(.account(.submitted))
    #expect(tab.state.account.page == .code)
    let refusal = JSONValue.object([JSONMember("code", .string("invitation"))])
    server.answers = [Answer(status: 403, body: refusal.bytes)]
    tab.proveCode()
    #expect(tab.state.account.problem == .invitation)
  }

  @Test("A server that closes meanwhile is named before a code is shown")
  func late() {
    let server = FakeServer()
    let tab = page(server, "open")
    server.answers = [door(server, "closed")]
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .signUpClosed && tab.state.account.shownCode == nil)
  }
}
