// A device that cannot open the journal asks one that can.
import App
import Engine
import Foundation
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

  /// The person looks at the question on the device that has the journal, and both devices come
  /// to their number.
  @discardableResult
  private func meet(_ old: Tab, _ new: Tab) throws -> String {
    old.send(.went(.account))
    let id = try #require(old.state.desk.sync.asking.first?.id)
    old.send(.account(.pressedMeet(id)))
    look(new)
    look(old)
    return id
  }

  /// The same, and the person lets it in.
  private func approve(_ old: Tab, _ new: Tab) throws {
    old.send(.account(.pressedApprove(try meet(old, new))))
  }

  @Test func bothShowOneNumberAndTheJournalOpensOnceTheSecondIsConfirmed() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    #expect(new.state.account.page == .waiting)
    old.send(.went(.account))
    let device = try #require(old.state.desk.sync.asking.first)
    #expect(old.page.contains("Another device asks"))
    old.send(.account(.pressedApprove(device.id)))
    #expect(server.keys.questions[0].sealed == nil, "no key before a number")
    try meet(old, new)
    let number = try #require(new.state.account.shownNumber)
    #expect(number == old.state.desk.sync.meeting?.transcript?.check)
    #expect(old.page.contains(number.prefix(3) + " " + number.suffix(3)))
    #expect(server.keys.questions[0].sealed == nil, "not before it was confirmed")
    old.send(.account(.pressedApprove(device.id)))
    #expect(old.state.account.page == .given && old.state.desk.sync.asking.isEmpty)
    look(new)
    #expect(new.state.account.page == .compare)
    #expect(new.state.account.shownNumber == old.state.account.proof)
    #expect(new.state.desk.sync.record == nil, "not before it was confirmed")
    new.send(.account(.pressedSameNumber))
    #expect(new.state.desk.overview.settings.name == "Robin")
    #expect(new.state.desk.sync.record?.vaultKey == old.state.desk.sync.record?.vaultKey)
  }

  /// The twelve words that stand on a page.
  private func twelveWords(_ tab: Tab) -> String? {
    let page = tab.page
    guard let start = page.range(of: "data-key=\"twelve-words\"") else { return nil }
    for part in page[start.upperBound...].split(separator: ">") {
      let words = String(part.prefix { $0 != "<" })
      if words.split(separator: " ").count == 12, words.utf8.count == 59 { return words }
    }
    return nil
  }

  @Test func theTwelveWordsAreTheSameOnBothAndOthersForAnotherKey() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    new.send(.went(.account))
    let id = try meet(old, new)
    let check = try #require(twelveWords(old))
    #expect(twelveWords(new) == check)
    old.send(.account(.pressedApprove(id)))
    look(new)
    let proof = try #require(twelveWords(old))
    #expect(twelveWords(new) == proof && proof != check)
    let again = FakeServer()
    let (second, third) = asking(again)
    third.send(.went(.account))
    let account = try #require(second.state.desk.sync.record?.replica.account)
    let swapped = swap(again, account)
    second.receive(.heard([]))
    try meet(second, third)
    again.keys.questions[0].publicKey = Base64.encode(swapped.key)
    again.keys.questions[0].nonce = Base64.encode(swapped.nonce)
    look(second)
    #expect(twelveWords(second) == nil || twelveWords(second) != twelveWords(third))
  }

  @Test func aReloadComesBackToTheQuestionAndToItsAnswer() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    new.reload()
    #expect(new.address == "#/account", "wherever the app is opened")
    #expect(new.state.account.page == .waiting)
    let id = try meet(old, new)
    let number = try #require(new.state.account.shownNumber)
    new.reload()
    #expect(new.state.account.page == .waiting && new.state.account.shownNumber == number)
    look(new)
    old.send(.account(.pressedApprove(id)))
    look(new)
    #expect(new.state.account.page == .compare)
    new.reload()
    look(new)
    #expect(new.state.account.shownNumber == old.state.account.proof)
    new.send(.account(.pressedSameNumber))
    #expect(new.state.desk.overview.settings.name == "Robin")
    new.reload()
    #expect(new.state.account.page == .overview && new.state.desk.sync.record != nil)
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
    old.send(.account(.pressedDeny(try #require(old.state.desk.sync.asking.first?.id))))
    #expect(old.state.account.note == .sentAway && old.state.desk.sync.asking.isEmpty)
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
    try approve(old, new)
    look(new)
    new.send(.account(.pressedOtherNumber))
    #expect(new.state.account.page == .unlock && new.state.account.problem == .otherNumber)
    #expect(new.state.desk.sync.record == nil)
    new.send(.account(.pressedSameNumber))
    #expect(new.state.desk.sync.record == nil, "it is gone")
  }

  @Test func whatWasChangedOnTheWayOpensNothing() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    try approve(old, new)
    var sealed = Base64.decode(server.keys.questions[0].sealed ?? "") ?? []
    sealed[90] ^= 1
    server.keys.questions[0].sealed = Base64.encode(sealed)
    look(new)
    #expect(new.state.account.page == .unlock && new.state.account.problem == .odd)
  }

  /// What the server says it got from the asking device, made by itself.
  private func swap(_ server: FakeServer, _ account: Identifier) -> (key: [UInt8], nonce: [UInt8]) {
    let key = [4] + [UInt8](repeating: 5, count: 64)
    let nonce = [UInt8](repeating: 6, count: Approval.nonceBytes)
    let asked = server.keys.questions[0]
    let commitment = Approval.commitment(account: account, publicKey: key, nonce: nonce)
    server.keys.questions[0] = FakeKeys.Question(
      id: asked.id, asker: asked.asker, commitment: Base64.encode(commitment), at: asked.at)
    return (key, nonce)
  }

  @Test func aKeyThatWasSwappedFromTheBeginningShowsAnotherNumber() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    let account = try #require(old.state.desk.sync.record?.replica.account)
    let swapped = swap(server, account)
    old.receive(.heard([]))
    try meet(old, new)
    server.keys.questions[0].publicKey = Base64.encode(swapped.key)
    server.keys.questions[0].nonce = Base64.encode(swapped.nonce)
    look(old)
    let seen = old.state.desk.sync.meeting
    #expect(seen?.transcript?.check != new.state.account.shownNumber)
    #expect(seen?.isFalse == true || seen?.transcript != nil)
  }

  @Test func aKeyThatIsSwappedAfterTheNonceIsKnownIsNoneAtAll() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    old.send(.went(.account))
    let id = try #require(old.state.desk.sync.asking.first?.id)
    old.send(.account(.pressedMeet(id)))
    look(new)
    server.keys.questions[0].publicKey = Base64.encode([4] + [UInt8](repeating: 5, count: 64))
    look(old)
    #expect(old.state.desk.sync.meeting?.isFalse == true && old.page.contains("does not belong"))
    old.send(.account(.pressedApprove(id)))
    #expect(server.keys.questions[0].sealed == nil && old.state.account.page != .given)
    // The right one comes too late.
    server.keys.questions[0].publicKey = ""
    look(old)
    #expect(old.state.desk.sync.meeting?.transcript == nil)
  }

  @Test func aServerThatTriesAnotherNonceEndsTheQuestion() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    try meet(old, new)
    let first = new.state.account.shownNumber
    server.keys.questions[0].answer = Base64.encode([UInt8](repeating: 9, count: 16))
    look(new)
    #expect(first != nil && new.state.account.page == .unlock)
    #expect(new.state.account.problem == .odd)
  }

  @Test func theKeyIsToldOnlyOnceAndOnlyToAnAnswer() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    look(new)
    look(new)
    #expect(server.keys.questions[0].publicKey.isEmpty, "nobody has answered yet")
    try meet(old, new)
    look(new)
    look(new)
    #expect(server.asked.count { $0.hasSuffix("/reveal") } == 1)
    #expect(server.asked.count { $0.hasSuffix("/nonce") } == 1)
  }

  @Test func aKeyThatComesBeforeTheConversationIsNone() throws {
    let server = FakeServer()
    let (_, new) = asking(server)
    let sealed = Base64.encode([UInt8](repeating: 4, count: Approval.sealedBytes))
    server.keys.questions[0].meeting = ObjectIdentifier(server)
    server.keys.questions[0].answer = Base64.encode([UInt8](repeating: 9, count: 16))
    server.keys.questions[0].sealed = sealed
    look(new)
    #expect(new.state.account.page == .unlock && new.state.account.problem == .odd)
  }

  @Test func aQuestionThatWasMetBeforeAReloadIsShownNoMore() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    try meet(old, new)
    old.reload()
    old.receive(.heard([]))
    old.send(.went(.account))
    #expect(old.state.desk.sync.asking.isEmpty, "its nonce is forgotten")
    new.send(.account(.pressedStopAsking))
    new.send(.account(.pressedAskDevice))
    old.receive(.heard([]))
    try approve(old, new)
    look(new)
    #expect(new.state.account.shownNumber == old.state.account.proof)
  }

  @Test func stoppingTakesTheQuestionBack() {
    let server = FakeServer()
    let (old, new) = asking(server)
    new.send(.account(.pressedStopAsking))
    #expect(new.state.account.page == .unlock && new.state.account.problem == nil)
    #expect(server.keys.questions.isEmpty)
    old.receive(.heard([]))
    #expect(old.state.desk.sync.asking.isEmpty)
  }

  @Test func anApprovalThatComesTooLateIsToldOnTheDeviceThatGivesIt() throws {
    let server = FakeServer()
    let (old, new) = asking(server)
    let id = try meet(old, new)
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
}
