// Making an account: what is told before a code is written down, and when it is worth nothing.
import App
import Engine
import Testing

@Suite("Making an account")
struct SigningUpTests {
  private func form(_ server: FakeServer) -> Tab {
    let tab = Tab(seed: 1)
    tab.server = server
    tab.send(.opening(.pressedBegin))
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    return tab
  }

  @Test(
    "What is no address is told at once",
    arguments: [
      "", "robin", "@example.org", "robin@", "robin@example", "robin@example.", "a@b c.de",
      "rob in@example.org", "robin,@example.org", "robin@a@example.org", "<robin@example.org>",
    ])
  func noAddress(typed: String) {
    let tab = form(FakeServer())
    tab.send(.account(.enteredEmail(typed)))
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .address && tab.state.account.page == .signUp)
  }

  @Test func withoutAServerNoCodeIsShown() {
    let server = FakeServer()
    let tab = form(server)
    server.answers = [Answer(status: 0)]
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .unreachable && tab.state.account.shownCode == nil)
    #expect(!tab.state.account.password.isEmpty, "nothing has to be typed again")
    tab.send(.account(.submitted))
    #expect(tab.state.account.page == .code)
  }

  @Test func aCodeThatIsNotKeptIsSaidToBeWorthNothing() {
    let tab = form(FakeServer())
    tab.send(.account(.submitted))
    #expect(tab.page.contains("robin@example.org ·"), "the sheet says whose it is")
    tab.send(.account(.opened(.overview)))
    #expect(tab.state.account.note == .codeDropped)
  }

  @Test func theNewAccountIsWelcomed() {
    let tab = Tab.signedUp(FakeServer())
    #expect(tab.state.account.note == .made)
  }

  @Test func aMailThatIsNotOpenedYetIsNamedAndCanBeSentAgain() {
    let server = FakeServer()
    let tab = form(server)
    tab.send(.account(.submitted))
    let mail = Answer(status: 202, body: Array(#"{"state":"confirm"}"#.utf8))
    server.answers = [mail]
    tab.proveCode()
    #expect(tab.state.account.page == .confirm)
    server.answers = [Answer(status: 401)]
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .unconfirmed)
    server.answers = [mail]
    tab.press("mail-again")
    #expect(server.asked.last == "POST /api/accounts" && tab.state.account.note == .mailedAgain)
    #expect(tab.state.account.problem == nil)
    tab.press("other-address")
    #expect(tab.state.account.page == .signUp && tab.state.account.email == "robin@example.org")
  }

  @Test func anAddressThatALinkChangedIsShownAndTheLinkIsGoneFromThePage() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let body = Array(#"{"email":"countess@example.org"}"#.utf8)
    _ = server.answer(Ask(.post, "/api/account/email", body: body), of: tab, at: tab.now)
    server.answers = [Answer(status: 204)]
    tab.receive(.addressed("#/account/confirm/abc"))
    #expect(tab.state.account.note == .emailChanged)
    #expect(tab.state.desk.sync.record?.email == "countess@example.org")
    #expect(tab.address == "#/account")
  }
}
