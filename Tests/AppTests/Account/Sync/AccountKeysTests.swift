// What opens the journal: password, recovery code, spare key; and what happens when one is lost.
import App
import Engine
import Testing

@Suite("What opens the journal")
struct AccountKeysTests {
  /// A new password by the link of a mail, and signing in with it.
  private func reset(
    _ server: FakeServer, token: String = "fresh", keepsOthers: Bool = false
  ) -> Tab {
    let tab = Tab(address: "#/account/reset/" + token, seed: 9)
    tab.server = server
    tab.receive(.addressed("#/account/reset/" + token))
    tab.send(.account(.enteredNewPassword("seven loud geese before dawn")))
    if keepsOthers { tab.send(.account(.flippedKeepOthers)) }
    tab.send(.account(.submitted))
    guard tab.state.account.page == .signIn else { return tab }
    tab.send(.account(.enteredEmail("robin@example.org")))
    tab.prove("seven loud geese before dawn")
    return tab
  }

  @Test("A new recovery code takes the place of the old one, and opens the journal after a reset")
  func newCode() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.settings(.enteredName("Robin")))
    tab.send(.account(.opened(.newCode)))
    tab.prove()
    let code = try #require(tab.state.account.shownCode)
    tab.proveCode()
    #expect(tab.state.account.note == .codeChanged)
    let other = reset(server)
    #expect(other.state.account.page == .unlock)
    other.send(.account(.typed("0000-0000-0000-0000-0000-0000-0000-0000", place: 0)))
    other.send(.account(.submitted))
    #expect(other.state.account.problem == .code)
    other.send(.account(.typed(code, place: 0)))
    other.send(.account(.submitted))
    #expect(other.state.desk.overview.settings.name == "Robin")
  }

  @Test("With a spare key the new password alone opens the journal")
  func spare() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.settings(.enteredName("Robin")))
    tab.send(.account(.flippedSpare))
    #expect(tab.state.account.page == .spare)
    tab.prove()
    #expect(tab.state.account.note == .spareKept)
    #expect(tab.state.account.room?.hasSpareKey == true)
    let other = reset(server)
    #expect(other.state.desk.overview.settings.name == "Robin")
    #expect(server.asked.contains("PUT /api/account/wraps/password"))
  }

  @Test("A spare key that was taken back opens nothing")
  func dropped() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.flippedSpare))
    tab.prove()
    tab.send(.account(.flippedSpare))
    #expect(tab.state.account.note == .spareDropped)
    #expect(reset(server).state.account.page == .unlock)
  }

  @Test("Another password than the account's leaves no spare key and shows no code")
  func wrong() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.flippedSpare))
    tab.prove("four other herons at noon")
    #expect(tab.state.account.problem == .otherPassword)
  }

  @Test("A reset ends passkeys and links, unless the person wants to keep them")
  func others() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    _ = reset(server)
    #expect(server.keptOthers == false)
    _ = reset(server, keepsOthers: true)
    #expect(server.keptOthers == true)
  }

  @Test("A link that is used up is named, and nothing is kept")
  func used() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    #expect(reset(server, token: "used").state.account.problem == .link)
  }

  @Test("A new address is asked for with the password, and shown")
  func email() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.opened(.email)))
    tab.send(.account(.enteredNewEmail("nowhere")))
    tab.prove()
    #expect(tab.state.account.problem == .address)
    tab.send(.account(.enteredNewEmail(" Wren@Example.org")))
    tab.prove()
    #expect(tab.state.account.note == .emailChanged)
    #expect(tab.state.desk.sync.record?.email == "wren@example.org")
    #expect(tab.state.account.room?.percent == 1)
  }

  @Test("Going back from a step forgets what was typed there")
  func back() {
    let tab = Tab.signedUp(FakeServer())
    tab.send(.account(.opened(.email)))
    tab.send(.account(.enteredPassword(Tab.password)))
    tab.send(.account(.opened(.overview)))
    tab.send(.account(.opened(.email)))
    #expect(tab.state.account.password.isEmpty)
  }
}
