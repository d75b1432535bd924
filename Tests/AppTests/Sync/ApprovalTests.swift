// A device that cannot open the journal asks one that can.
import App
import Engine
import Testing

@Suite("Approval by another device")
struct ApprovalTests {
  /// A device with a journal, and one that is let in after a reset and asks.
  private func asking(_ server: FakeServer) -> (old: Tab, new: Tab) {
    let old = Tab.signedUp(server)
    old.send(.settings(.enteredName("Robin")))
    let new = unlocking(server)
    new.send(.account(.pressedAskDevice))
    old.receive(.heard([]))
    return (old, new)
  }

  /// The password lets it in and opens nothing: the server has no wrap under it.
  private func unlocking(_ server: FakeServer) -> Tab {
    server.dropsPasswordWrap = true
    return Tab.signedIn(server, seed: 2)
  }

  private func look(_ tab: Tab) {
    tab.letTimePass(5_000)
    tab.receive(.beat)
  }

  @Test func bothShowOneNumberAndTheJournalOpensOnceTheSecondIsConfirmed() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    #expect(new.state.account.page == .waiting)
    old.send(.went(.account))
    let device = try #require(old.state.sync.asking.first)
    #expect(new.state.account.shownNumber == device.check)
    #expect(old.page.contains("Another device asks"))
    old.send(.account(.pressedApprove(device.id)))
    #expect(old.state.account.page == .given && old.state.sync.asking.isEmpty)
    look(new)
    #expect(new.state.account.page == .compare)
    #expect(new.state.account.shownNumber == old.state.account.proof)
    #expect(new.state.sync.record == nil, "not before it was confirmed")
    new.send(.account(.pressedSameNumber))
    #expect(new.state.overview.settings.name == "Robin")
    #expect(new.state.sync.record?.vaultKey == old.state.sync.record?.vaultKey)
  }

  @Test func aReloadComesBackToTheQuestionAndToItsAnswer() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    let number = new.state.account.shownNumber
    new.reload()
    #expect(new.address == "#/account", "wherever the app is opened")
    #expect(new.state.account.page == .waiting && new.state.account.shownNumber == number)
    old.send(.account(.pressedApprove(try #require(old.state.sync.asking.first?.id))))
    look(new)
    #expect(new.state.account.page == .compare)
    new.reload()
    look(new)
    #expect(new.state.account.shownNumber == old.state.account.proof)
    new.send(.account(.pressedSameNumber))
    #expect(new.state.overview.settings.name == "Robin")
    new.reload()
    #expect(new.state.account.page == .overview && new.state.sync.record != nil)
  }

  @Test func aReloadComesBackToTheClosedVault() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    let new = unlocking(server)
    new.reload()
    #expect(new.state.account.page == .unlock && new.state.account.email == "robin@example.org")
    new.receive(.addressed("#/privacy"))
    new.reload()
    #expect(new.state.account.page == .overview, "whoever goes elsewhere gives it up")
  }

  @Test func aNoIsToldKindly() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    old.send(.account(.pressedDeny(try #require(old.state.sync.asking.first?.id))))
    #expect(old.state.account.note == .sentAway && old.state.sync.asking.isEmpty)
    look(new)
    #expect(new.state.account.page == .unlock && new.state.account.problem == .denied)
  }

  @Test func nobodyAnswersAndItEndsByItself() {
    let server = FakeServer()
    let (_, new) = asking(server)
    for _ in 0..<200 where new.state.account.page == .waiting { look(new) }
    #expect(new.state.account.page == .unlock && new.state.account.problem == .late)
    let count = server.asked.count
    for _ in 0..<5 { look(new) }
    #expect(server.asked.count == count, "nothing is asked any more")
  }

  @Test func aQuestionThatIsGoneOnTheServerIsOver() {
    let server = FakeServer()
    let (_, new) = asking(server)
    server.keys.questions = []
    look(new)
    #expect(new.state.account.problem == .late)
  }

  @Test func withoutTheServerItWaitsLonger() {
    let server = FakeServer()
    let (_, new) = asking(server)
    server.answers = [Answer(status: 0)]
    look(new)
    #expect(new.state.account.page == .waiting && new.state.account.problem == nil)
    let count = server.asked.count
    look(new)
    #expect(server.asked.count == count)
    new.letTimePass(20_000)
    new.receive(.beat)
    #expect(server.asked.count == count + 1 && new.state.account.page == .waiting)
  }

  @Test func anotherNumberPutsTheKeyAway() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    old.send(.account(.pressedApprove(try #require(old.state.sync.asking.first?.id))))
    look(new)
    new.send(.account(.pressedOtherNumber))
    #expect(new.state.account.page == .unlock && new.state.account.problem == .otherNumber)
    #expect(new.state.sync.record == nil)
    new.send(.account(.pressedSameNumber))
    #expect(new.state.sync.record == nil, "it is gone")
  }

  @Test func whatWasChangedOnTheWayOpensNothing() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    old.send(.account(.pressedApprove(try #require(old.state.sync.asking.first?.id))))
    var sealed = Base64.decode(server.keys.questions[0].sealed ?? "") ?? []
    sealed[90] ^= 1
    server.keys.questions[0].sealed = Base64.encode(sealed)
    look(new)
    #expect(new.state.account.page == .unlock && new.state.account.problem == .odd)
  }

  @Test func aSwappedPublicKeyShowsAnotherNumber() throws {
    let server = FakeServer()
    let old = Tab.signedUp(server)
    let new = unlocking(server)
    new.send(.account(.pressedAskDevice))
    let asked = server.keys.questions[0]
    server.keys.questions[0] = FakeKeys.Question(
      id: asked.id, asker: asked.asker,
      publicKey: Base64.encode([4] + [UInt8](repeating: 5, count: 64)), at: asked.at)
    old.receive(.heard([]))
    let device = try #require(old.state.sync.asking.first)
    #expect(device.check != new.state.account.shownNumber)
  }

  @Test func stoppingTakesTheQuestionBack() {
    let server = FakeServer()
    let (old, new) = asking(server)
    new.send(.account(.pressedStopAsking))
    #expect(new.state.account.page == .unlock && new.state.account.problem == nil)
    #expect(server.keys.questions.isEmpty)
    old.receive(.heard([]))
    #expect(old.state.sync.asking.isEmpty)
  }

  @Test func anApprovalThatComesTooLateIsToldOnTheDeviceThatGivesIt() throws {
    let server = FakeServer()
    let (old, _) = asking(server)
    let id = try #require(old.state.sync.asking.first?.id)
    server.keys.questions = []
    old.send(.account(.pressedApprove(id)))
    #expect(old.state.account.problem == .late && old.state.account.page != .given)
  }

  @Test func theCardIsGoneWhenTheTimeIsOver() {
    let server = FakeServer()
    let (old, _) = asking(server)
    old.receive(.addressed("#/account"))
    #expect(old.page.contains("Another device asks"))
    old.letTimePass(Approval.milliseconds)
    #expect(!old.page.contains("Another device asks"))
  }

  @Test func theNumbersHaveSixDigitsAndFollowFromTheirKeys() {
    let key = [UInt8](repeating: 4, count: 65)
    let vaults: [[UInt8]] = [[UInt8](0..<32), [UInt8](1..<33)]
    #expect(Approval.check(of: key).utf8.count == 6)
    #expect(Approval.proof(of: vaults[0], to: key) != Approval.proof(of: vaults[1], to: key))
    #expect(Approval.proof(of: vaults[0], to: key) != Approval.check(of: key))
  }
}
