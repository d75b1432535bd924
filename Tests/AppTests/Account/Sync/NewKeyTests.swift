// Another key for the journal, and the key pair of the account.
import App
import Engine
import Testing

@Suite("Another key for the journal")
struct NewKeyTests {
  @Test func whatWasSealedBeforeAndWhatComesAfterOpensOnEveryDevice() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.enterName("Robin")
    let other = Tab.signedIn(server, seed: 2)
    let before = one.state.desk.sync.record?.vaultKey
    one.changeKey()
    #expect(one.state.account.note == .keyChanged)
    #expect(one.state.desk.sync.record?.keyVersion == 2)
    #expect(one.state.desk.sync.record?.vaultKey != before)
    #expect(one.state.desk.sync.record?.key(1) == before)
    one.enterName("Wren")
    #expect(server.log.last?.keyVersion == 2)
    // The other one was let go; what it wrote meanwhile comes along.
    other.enterName("Lark")
    #expect(other.state.desk.sync.record?.isSignedIn == false)
    other.signInAgain()
    #expect(other.state.desk.sync.record?.keyVersion == 2 && other.state.desk.sync.outbox.isEmpty)
    #expect(other.state.desk.sync.record?.replica.attention.isEmpty == true)
    one.receive(.heard([]))
    #expect(one.state.desk.overview.settings.name == other.state.desk.overview.settings.name)
    let third = Tab.signedIn(server, seed: 3)
    #expect(third.json == one.json, "a new device reads both versions")
    #expect(third.state.desk.sync.record?.replica.attention.isEmpty == true)
  }

  @Test func theNewCodeOpensAndTheOldOneDoesNot() throws {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.send(.account(.opened(.newCode)))
    one.prove()
    let old = try #require(one.state.account.shownCode)
    one.proveCode()
    let new = one.changeKey()
    server.dropsPasswordWrap = true
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.state.account.page == .unlock)
    for (code, opens) in [(old, false), (new, true)] {
      other.send(.account(.typed(code, place: 0)))
      other.send(.account(.submitted))
      #expect((other.state.desk.sync.record != nil) == opens)
    }
  }

  @Test func anotherPasswordChangesNothing() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let key = tab.state.desk.sync.record?.vaultKey
    tab.send(.account(.opened(.newKey)))
    tab.prove("four other herons at noon")
    tab.proveCode()
    #expect(tab.state.account.problem == .otherPassword)
    #expect(
      tab.state.desk.sync.record?.vaultKey == key && tab.state.desk.sync.record?.keyVersion == 1)
  }

  @Test func anAnswerThatIsLostLeavesADeviceThatGoesOn() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.opened(.newKey)))
    tab.prove()
    server.answers = [Answer(status: 0)]
    tab.proveCode()
    #expect(tab.state.account.problem == .unreachable)
    #expect(tab.state.desk.sync.record?.keyVersion == 1)
    tab.enterName("Robin")
    #expect(server.log.last?.keyVersion == 1)
  }

  @Test func afterAResetADeviceThatHasTheKeyBringsTheJournalBackUnderANewOne() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    server.endSessions()
    tab.enterName("Wren")
    #expect(tab.state.desk.sync.record?.isSignedIn == false)
    server.dropsPasswordWrap = true
    tab.signInAgain()
    #expect(tab.state.account.page == .code)
    #expect(tab.page.contains("still has the key") || tab.state.desk.route != .account)
    tab.proveCode()
    #expect(tab.state.account.note == .keyChanged)
    #expect(
      tab.state.desk.sync.record?.keyVersion == 2 && tab.state.desk.sync.record?.isSignedIn == true)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.state.desk.overview.settings.name == "Wren")
  }

  @Test func whoSignsInAgainIsNotAskedWhatToDoWithTheJournalHere() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.endSessions()
    tab.enterName("Robin")
    let cursor = tab.state.desk.sync.record?.replica.cursor
    tab.signInAgain()
    #expect(tab.state.account.page == .overview && tab.state.desk.sync.outbox.isEmpty)
    #expect(tab.state.desk.sync.record?.replica.cursor ?? 0 > cursor ?? 0)
  }

  @Test func aRevokedDeviceLeadsToTheOfferOfAnotherKey() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.receive(.addressed("#/account"))
    tab.send(.account(.pressedRevoke("0123456789abcdef0123456789abcdef")))
    #expect(tab.state.account.note == .revoked)
    #expect(tab.page.contains("change the journal"))
  }

  @Test func theKeyPairIsMadeOnceAndAgainUnderAnotherKey() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let first = server.keys.pair
    #expect(first.count == 2 && tab.state.desk.sync.record?.pairVersion == 1)
    tab.enterName("Robin")
    _ = Tab.signedIn(server, seed: 2)
    #expect(server.keys.pair == first, "another device finds that it opens")
    tab.changeKey()
    tab.enterName("Wren")
    #expect(server.keys.pair.count == 2 && server.keys.pair != first)
    #expect(tab.state.desk.sync.record?.pairVersion == 2)
  }

  @Test func anAccountFromBeforeGetsItsPairAtTheNextStart() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    var record = try #require(AccountRecord(bytes: tab.store.account))
    record.pairVersion = 0
    tab.store.account = record.bytes
    server.keys = FakeKeys()
    tab.start()
    #expect(server.keys.pair.count == 2)
  }
}
