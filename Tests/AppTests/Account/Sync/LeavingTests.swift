// Signing out, giving up a sign-in half-way, and what the app says when the server cannot be told.
import App
import Engine
import Testing

private let deleteSession = "DELETE /api/sessions/current"
private let none = Answer(status: 0)

@Suite("Leaving an account")
struct LeavingTests {
  private func log(_ tab: Tab) {
    tab.send(.settings(.enteredName("Robin \(tab.now.milliseconds)")))
  }

  /// A journal of its own, let in and asked what becomes of it.
  private func joining(_ server: FakeServer) -> Tab {
    _ = Tab.signedUp(server)
    let tab = begun(on: "2026-01-15")
    tab.server = server
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signIn)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    return tab
  }

  @Test func withoutTheServerItSaysSoAndIsSignedOutHere() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.answers = [none]
    tab.send(.account(.pressedKeepHere))
    #expect(tab.state.desk.sync.record == nil && tab.state.account.note == .signedOutUnheard)
  }

  @Test func anOldAccessTokenIsRenewedSoThatTheServerHearsOfIt() {
    for wipes in [false, true] {
      let server = FakeServer()
      let tab = Tab.signedUp(server)
      server.answers = [Answer(status: 401)]
      tab.send(.account(wipes ? .pressedRemoveHere : .pressedKeepHere))
      let last = server.asked.suffix(3)
      #expect(Array(last) == [deleteSession, "POST /api/sessions/refresh", deleteSession])
      #expect(tab.state.desk.sync.record == nil && tab.state.account.problem == nil)
    }
  }

  @Test func everywhereNeedsTheServer() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.opened(.leave)))
    server.answers = [none]
    tab.send(.account(.pressedSignOutAll))
    #expect(tab.state.account.problem == .unreachable && tab.state.desk.sync.record != nil)
    server.answers = [Answer(status: 204)]
    tab.send(.account(.pressedSignOutAll))
    #expect(tab.state.account.note == .signedOutEverywhere && tab.state.desk.sync.record == nil)
  }

  @Test func aDeviceIsSaidToBeSignedOutOnlyWhenItIs() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.receive(.addressed("#/account"))
    server.answers = [none]
    tab.send(.account(.pressedRevoke("0123456789abcdef0123456789abcdef")))
    #expect(tab.state.account.note == nil && tab.state.account.problem == .unreachable)
  }

  @Test func whatIsOnlyHereIsRemovedAfterASecondWord() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.leave)))
    server.answers = Array(repeating: none, count: 9)
    log(tab)
    tab.press("leave-remove")
    #expect(tab.state.desk.sync.record != nil && !tab.asked.contains(.wipe))
    tab.press("leave-remove-now")
    #expect(tab.state.desk.sync.record == nil && tab.asked.contains(.wipe))
  }

  @Test func theJournalHereGivesWayOnlyToWhoHasTheFile() {
    let tab = joining(FakeServer())
    #expect(tab.state.account.page == .join)
    tab.press("join-replace")
    #expect(
      !tab.asked.contains(.wipe)
        && tab.asked.contains { if case .download = $0 { true } else { false } })
    #expect(!tab.has("join-replace"))
    tab.press("join-replace-now")
    #expect(tab.asked.contains(.wipe))
    tab.receive(.wiped)
    #expect(tab.state.desk.sync.record != nil)
  }

  @Test func aSecondPressOnAddIsNoProblem() {
    let tab = joining(FakeServer())
    tab.send(.account(.pressedAdd))
    tab.send(.account(.pressedAdd))
    #expect(tab.state.account.problem == nil && tab.state.desk.sync.record != nil)
  }

  @Test func aReloadComesBackToTheQuestionAboutTheJournalHere() {
    let tab = joining(FakeServer())
    tab.reload()
    #expect(tab.state.account.page == .join)
    tab.send(.account(.pressedAdd))
    #expect(tab.state.desk.sync.record != nil && tab.state.account.page == .overview)
  }

  @Test func whoTurnsRoundAtTheDoorIsNoDeviceOfTheAccount() {
    let server = FakeServer()
    let tab = joining(server)
    tab.send(.account(.opened(.overview)))
    #expect(server.asked.last == deleteSession && tab.state.desk.sync.record == nil)
    let other = joining(server)
    other.receive(.addressed("#/today"))
    #expect(server.asked.last == deleteSession)
    other.reload()
    #expect(other.state.account.page == .overview)
  }

  @Test func whoHasNoKeyAnyMoreCanDeleteTheAccount() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    server.dropsPasswordWrap = true
    let tab = Tab.signedIn(server, seed: 2)
    tab.receive(.addressed("#/account"))
    tab.press("give-up")
    #expect(tab.state.account.page == .remove && server.asked.last != deleteSession)
    tab.send(.account(.enteredPassword(Tab.password)))
    tab.send(.account(.submitted))
    #expect(server.asked.last == "POST /api/account/delete")
  }

  @Test func syncThatIsOffAsksAboutTheServersCopy() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.receive(.addressed("#/account"))
    #expect(!tab.has("remove-copy"))
    tab.send(.account(.flippedSync))
    tab.press("remove-copy")
    tab.send(.account(.enteredPassword(Tab.password)))
    server.answers = [
      server.answer(Ask(.post, "/api/accounts/salt"), of: tab, at: tab.now), Answer(status: 401),
      Answer(status: 204), Answer(status: 202),
    ]
    tab.send(.account(.submitted))
    #expect(tab.state.account.note == .deleted, "an old access token is renewed")
  }

  @Test func deletingEverythingSignsThisDeviceOut() {
    let server = FakeServer()
    let tab = joining(server)
    tab.send(.account(.pressedAdd))
    tab.receive(.addressed("#/settings"))
    tab.press("wipe")
    #expect(tab.page.contains("Your account keeps what it has"))
    tab.type("delete", into: "wipe-word")
    tab.press("wipe-for-good")
    #expect(server.asked.contains(deleteSession) && tab.asked.contains(.wipe))
  }

  @Test func afterDeletingEverythingNothingIsRemembered() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.pressedRemoveHere))
    tab.receive(.wiped)
    #expect(tab.state.desk.sync.record == nil && tab.state.desk.sync.remembered.isEmpty)
  }
}
