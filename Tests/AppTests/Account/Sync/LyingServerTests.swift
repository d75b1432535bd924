// A server that lies about keys: whatever it says, no device takes its key in the place of the
// journal's, and nothing is sealed under a key that was given up.
import App
import Engine
import Testing

@Suite("A server that lies about keys")
struct LyingServerTests {
  private static let signIn = "POST /api/sessions"
  private static let evil = [UInt8](repeating: 66, count: 32)

  /// No wrap, but a key, as after a reset of an account with a spare key.
  private func offerKey(_ server: FakeServer, version: Int64? = nil) {
    server.lies[LyingServerTests.signIn] = { json in
      var lie = json.with("passwordWrap", nil)
      lie = lie.with("spareKey", .string(Base64.encode(LyingServerTests.evil)))
      return version.map { lie.with("keyVersion", .int($0)) } ?? lie
    }
  }

  private func letGo(_ server: FakeServer) -> Tab {
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    server.endSessions()
    tab.enterName("Wren")
    return tab
  }

  private func expectUntouched(_ tab: Tab, _ server: FakeServer, _ count: Int) {
    #expect(tab.state.desk.sync.record?.vaultKey != LyingServerTests.evil)
    #expect(server.log.count == count, "nothing was offered")
    #expect(!tab.asked.contains(.wipe))
    #expect(tab.state.desk.overview.settings.name == "Wren")
  }

  @Test func aSpareKeyDoesNotReplaceTheKeyThatADeviceHas() {
    let server = FakeServer()
    let tab = letGo(server)
    let (count, before) = (server.log.count, tab.state.desk.sync.record?.vaultKey)
    offerKey(server)
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey)
    #expect(tab.state.desk.sync.record?.vaultKey == before)
    #expect(tab.state.desk.sync.record?.isSignedIn == false)
    #expect(server.asked.last == "DELETE /api/sessions/current")
    expectUntouched(tab, server, count)
    tab.receive(.addressed("#/account"))
    tab.send(.account(.opened(.signIn)))
    server.lies = [:]
    tab.signInAgain()
    #expect(tab.state.desk.sync.outbox.isEmpty && tab.state.desk.sync.record?.vaultKey == before)
  }

  @Test func norWhenThisPersonHasJustSetANewPassword() {
    for version in [nil, 5] as [Int64?] {
      let server = FakeServer()
      let tab = letGo(server)
      let count = server.log.count
      tab.receive(.addressed("#/account/reset/fresh"))
      tab.send(.account(.enteredNewPassword("seven loud geese before dawn")))
      tab.send(.account(.submitted))
      #expect(tab.state.account.note == .resetDone)
      offerKey(server, version: version)
      tab.send(.account(.enteredEmail("robin@example.org")))
      tab.send(.account(.enteredPassword("seven loud geese before dawn")))
      tab.send(.account(.submitted))
      #expect(tab.state.account.problem == .otherKey)
      expectUntouched(tab, server, count)
    }
  }

  @Test func aSpareKeyOpensNothingForWhoSetNoNewPasswordHere() {
    let server = FakeServer()
    _ = Tab.signedUp(server)
    offerKey(server)
    let tab = begun(on: "2026-01-15")
    tab.server = server
    tab.receive(.addressed("#/account"))
    let count = server.log.count
    tab.signInAgain()
    #expect(tab.state.account.page == .unlock && tab.state.desk.sync.record == nil)
    #expect(tab.page.contains("spare key") && server.log.count == count)
  }

  @Test func atSignUpTheKeyIsTheOneThatWasMadeHere() {
    let server = FakeServer()
    offerKey(server)
    let tab = Tab.signedUp(server)
    #expect(tab.state.desk.sync.record == nil && server.log.isEmpty)
    #expect(tab.state.account.page == .unlock)
  }

  @Test func norIsTheAccountAnotherOne() {
    let server = FakeServer()
    let other = Identifier(kind: "wraps", "other").text
    server.lies[LyingServerTests.signIn] = { $0.with("wrapName", .string(other)) }
    let tab = Tab.signedUp(server)
    #expect(tab.state.desk.sync.record == nil && tab.state.account.problem == .otherKey)
    #expect(server.log.isEmpty)
  }

  /// What the server says of another account of its own, with a wrap name of its own.
  private func name(another server: FakeServer, wrapName: Bool) {
    let other = Identifier(kind: "account", "other").text
    let wraps = Identifier(kind: "wraps", "other").text
    let lie = server.lies[LyingServerTests.signIn] ?? { $0 }
    server.lies[LyingServerTests.signIn] = { json in
      let named = lie(json).with("account", .string(other))
      return wrapName ? named.with("wrapName", .string(wraps)) : named
    }
  }

  @Test func anotherAccountsNameBringsNoKeyEither() {
    let server = FakeServer()
    let tab = letGo(server)
    let count = server.log.count
    offerKey(server)
    name(another: server, wrapName: false)
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey)
    expectUntouched(tab, server, count)
  }

  @Test func norDoesItHideThatAKeyWasGivenUp() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    let (old, count) = (server.account, server.log.count)
    tab.changeKey()
    let known = try #require(tab.state.desk.sync.record?.allKeys)
    server.account = old
    server.restore(to: count)
    server.endSessions()
    tab.enterName("Wren")
    name(another: server, wrapName: false)
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey && !tab.has("join-add"))
    #expect(tab.state.desk.sync.record?.allKeys == known)
    #expect(server.asked.last == "DELETE /api/sessions/current")
    expectUntouched(tab, server, count)
  }

  @Test func aSpareKeyOfAnotherAccountOpensNothingEvenAfterAReset() {
    let server = FakeServer()
    let tab = letGo(server)
    let count = server.log.count
    tab.receive(.addressed("#/account/reset/fresh"))
    tab.send(.account(.enteredNewPassword("seven loud geese before dawn")))
    tab.send(.account(.submitted))
    offerKey(server, version: 5)
    name(another: server, wrapName: true)
    tab.send(.account(.enteredEmail("robin@example.org")))
    tab.send(.account(.enteredPassword("seven loud geese before dawn")))
    tab.send(.account(.submitted))
    #expect(tab.state.account.page == .unlock)
    expectUntouched(tab, server, count)
  }

  /// Signed out by its own wish, and the server put back to before the key was changed.
  private func leftAndPutBack(_ server: FakeServer) -> Tab {
    let tab = Tab.signedUpLater(server)
    tab.enterName("Robin")
    let (old, count) = (server.account, server.log.count)
    tab.changeKey()
    tab.enterName("Wren")
    tab.send(.account(.pressedKeepHere))
    tab.start()
    server.account = old
    server.restore(to: count)
    return tab
  }

  @Test func whoSignedOutStillKnowsThatAKeyWasGivenUp() throws {
    let server = FakeServer()
    let tab = leftAndPutBack(server)
    let count = server.log.count
    #expect(tab.state.desk.sync.record == nil && tab.state.desk.sync.remembered.count == 1)
    tab.receive(.addressed("#/account"))
    tab.signInAgain()
    #expect(tab.state.account.page == .code, "a new key comes before anything is sealed")
    #expect(server.log.count == count)
    tab.proveCode()
    tab.send(.account(.pressedAdd))
    let record = try #require(tab.state.desk.sync.record)
    #expect(record.keyVersion == 3 && record.key(1) != nil && record.key(2) == nil)
    #expect(tab.state.desk.sync.outbox.isEmpty && tab.state.desk.overview.settings.name == "Wren")
    #expect(server.log.dropFirst(count).allSatisfy { $0.keyVersion == 3 })
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Wren")
  }

  @Test func norUnderAnotherAccountsName() {
    let server = FakeServer()
    let tab = leftAndPutBack(server)
    let count = server.log.count
    name(another: server, wrapName: false)
    tab.receive(.addressed("#/account"))
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey && tab.state.desk.sync.record == nil)
    expectUntouched(tab, server, count)
  }

  @Test func whoSignedOutComesBackWithTheSameKeyAndIsNotAsked() {
    let server = FakeServer()
    let tab = Tab.signedUpLater(server)
    tab.changeKey()
    tab.enterName("Wren")
    for _ in 0..<2 {
      tab.receive(.addressed("#/account"))
      tab.send(.account(.pressedKeepHere))
      tab.start()
      tab.receive(.addressed("#/account"))
      tab.signInAgain()
      #expect(tab.state.account.page == .join && tab.state.account.problem == nil)
      tab.send(.account(.pressedAdd))
      #expect(tab.state.desk.sync.record?.keyVersion == 2 && tab.state.desk.sync.outbox.isEmpty)
      #expect(tab.state.desk.sync.record?.remembered.count == 1)
    }
  }

  @Test func anotherNameOfTheWrapsIsRefused() {
    let server = FakeServer()
    let tab = letGo(server)
    let count = server.log.count
    let other = Identifier(kind: "wraps", "other").text
    server.lies[LyingServerTests.signIn] = { $0.with("wrapName", .string(other)) }
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey)
    expectUntouched(tab, server, count)
  }

  @Test func aVersionThatNoAccountHasIsNoAnswer() {
    for version in [.min, -1, 0, 1 << 53, .max] as [Int64] {
      let server = FakeServer()
      let tab = letGo(server)
      offerKey(server, version: version)
      tab.signInAgain()
      #expect(tab.state.account.problem == .odd, "\(version)")
    }
  }

  @Test func roundsThatAreQuickToGuessAndSaltsThatAreNoneAreNotUsed() {
    let lies: [(String, JSONValue)] = [
      ("rounds", .int(1)), ("rounds", .int(.max)), ("salt", .string("")),
      ("salt", .string("00")),
    ]
    for (name, value) in lies {
      let server = FakeServer()
      let tab = letGo(server)
      server.lies["POST /api/accounts/salt"] = { $0.with(name, value) }
      let asked = server.asked.filter { $0 == LyingServerTests.signIn }.count
      tab.signInAgain()
      #expect(tab.state.account.problem == .odd)
      #expect(server.asked.filter { $0 == LyingServerTests.signIn }.count == asked)
    }
  }

  @Test func aSwappedPublicKeyIsNotTakenForTheAccounts() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    var record = try #require(AccountRecord(bytes: tab.store.account))
    record.pairVersion = 0
    tab.store.account = record.bytes
    let before = server.keys.pair
    let other = Base64.encode([4] + [UInt8](repeating: 1, count: 64))
    server.lies["GET /api/account/keys"] = { $0.with("publicKey", .string(other)) }
    tab.start()
    #expect(server.keys.pair != before, "a pair that does not open is made anew")
  }

  @Test func aRingThatIsNoneOrAnothersTakesNoKeyAway() throws {
    let other = FakeServer()
    Tab.signedUpLater(other).changeKey()
    let rings: [JSONValue?] = [
      nil, .string(""), .string(Base64.encode([UInt8](repeating: 7, count: 69))),
      other.account.first { $0.name == "keyRing" }?.value,
    ]
    #expect(rings[3] != nil)
    for (place, ring) in rings.enumerated() {
      let server = FakeServer()
      let tab = Tab.signedUp(server)
      tab.enterName("Robin")
      tab.changeKey()
      let known = try #require(tab.state.desk.sync.record?.allKeys)
      server.endSessions()
      tab.enterName("Wren")
      let count = server.log.count
      server.lies[LyingServerTests.signIn] = { $0.with("keyRing", ring) }
      tab.signInAgain()
      #expect(tab.state.desk.sync.record?.allKeys == known, "\(place)")
      #expect(tab.state.desk.overview.settings.name == "Wren")
      #expect(server.log.dropFirst(count).allSatisfy { $0.keyVersion == 2 })
    }
  }

  @Test func aLaterVersionWithoutTheKeyThatIsKnownIsRefused() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let another = Tab.signedIn(server, seed: 2)
    another.changeKey()
    tab.enterName("Wren")
    #expect(tab.state.desk.sync.record?.isSignedIn == false)
    let (count, before) = (server.log.count, tab.state.desk.sync.record?.allKeys)
    server.lies[LyingServerTests.signIn] = { $0.with("keyRing", nil) }
    tab.signInAgain()
    #expect(tab.state.account.problem == .otherKey && tab.state.desk.sync.record?.allKeys == before)
    expectUntouched(tab, server, count)
  }

  @Test func aRestoredServersOldKeySealsNothing() throws {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    let (old, count) = (server.account, server.log.count)
    tab.changeKey()
    tab.enterName("Wren")
    let given = try #require(tab.state.desk.sync.record?.vaultKey)
    server.account = old
    server.restore(to: count)
    server.endSessions()
    tab.enterName("Kite")
    tab.signInAgain()
    #expect(tab.state.account.page == .code, "a new key comes before anything is sealed")
    #expect(server.log.count == count && tab.state.desk.sync.record?.keyVersion == 2)
    tab.enterName("Lark")
    #expect(server.log.count == count)
    tab.proveCode()
    let record = try #require(tab.state.desk.sync.record)
    #expect(record.keyVersion == 3 && record.key(2) == given && record.key(1) != nil)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(server.log.dropFirst(count).allSatisfy { $0.keyVersion == 3 })
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Lark")
  }

  @Test func whoIsStillSignedInThenWaitsAndSaysSo() {
    let server = FakeServer()
    let tab = Tab.signedUpLater(server)
    tab.enterName("Robin")
    let (old, count) = (server.account, server.log.count)
    tab.changeKey()
    server.account = old
    server.restore(to: count)
    tab.receive(.heard([]))
    tab.enterName("Wren")
    #expect(server.log.count == count && tab.state.desk.sync.needsNewKey)
    tab.receive(.addressed("#/today"))
    #expect(tab.page.contains("a key that you gave up"))
    tab.start()
    #expect(server.log.count == count && tab.state.desk.sync.needsNewKey, "also after a reload")
    tab.receive(.addressed("#/account"))
    #expect(tab.has("new-key-now"))
    tab.changeKey()
    #expect(tab.state.desk.sync.record?.keyVersion == 3 && tab.state.desk.sync.outbox.isEmpty)
    #expect(server.log.last?.keyVersion == 3 && !tab.state.desk.sync.needsNewKey)
  }

  @Test func theFingerprintIsTheSameOnAllDevicesAndShown() throws {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    let print = try #require(one.state.desk.sync.record?.fingerprint)
    #expect(print.utf8.count == 19 && print == other.state.desk.sync.record?.fingerprint)
    for tab in [one, other] {
      tab.receive(.addressed("#/account"))
      #expect(tab.page.contains(print))
    }
    one.changeKey()
    #expect(one.state.desk.sync.record?.fingerprint != print)
  }
}
