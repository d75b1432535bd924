// Lies in the answer to a sign-in that name no other key: wraps of an earlier version put back
// alone, a head, a history or a time that are not the log's; and what the account says it has.
import App
import Engine
import Testing

@Suite("A server that lies at the sign-in")
struct LyingSignInTests {
  private static let signIn = "POST /api/sessions"

  private func name(_ tab: Tab, _ name: String) { tab.send(.settings(.enteredName(name))) }

  private func prove(_ tab: Tab) {
    tab.send(.account(.enteredPassword(Tab.password)))
    tab.send(.account(.submitted))
  }

  private func changeKey(_ tab: Tab) {
    tab.send(.account(.opened(.newKey)))
    prove(tab)
    tab.proveCode()
  }

  private func signInAgain(_ tab: Tab) {
    tab.send(.account(.opened(.signIn)))
    tab.send(.account(.enteredEmail("robin@example.org")))
    prove(tab)
  }

  private func put(_ json: JSONValue, _ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = json else { return json }
    return .object(
      members.filter { $0.name != name } + (value.map { [JSONMember(name, $0)] } ?? []))
  }

  /// Whose session ended, whose key is the second one, and the wrap of the first one.
  private func letGo(_ server: FakeServer) throws -> (tab: Tab, oldWrap: JSONValue) {
    let tab = Tab.signedUpLater(server)
    name(tab, "Robin")
    let old = try #require(server.account.first { $0.name == "passwordWrap" }?.value)
    changeKey(tab)
    server.endSessions()
    name(tab, "Wren")
    return (tab, old)
  }

  @Test("A password's wrap of the key before opens nothing where the version stays")
  func oldWrap() throws {
    let server = FakeServer()
    let (tab, old) = try letGo(server)
    let (count, known) = (server.log.count, tab.state.desk.sync.record?.allKeys)
    server.lies[LyingSignInTests.signIn] = { self.put($0, "passwordWrap", old) }
    signInAgain(tab)
    #expect(tab.state.desk.sync.record?.allKeys == known && server.log.count == count)
    let new = begun(on: "2026-01-15")
    new.server = server
    new.receive(.addressed("#/account"))
    signInAgain(new)
    #expect(new.state.desk.sync.record == nil && server.log.count == count)
    server.lies = [:]
    tab.receive(.addressed("#/account"))
    signInAgain(tab)
    #expect(tab.state.desk.sync.outbox.isEmpty && tab.state.desk.sync.record?.allKeys == known)
  }

  @Test("With the version before, too, a new key comes before anything is sealed")
  func oldWrapAndVersion() throws {
    let server = FakeServer()
    let (tab, old) = try letGo(server)
    let count = server.log.count
    server.lies[LyingSignInTests.signIn] = { json in
      let lie = self.put(self.put(json, "passwordWrap", old), "keyVersion", .int(1))
      return self.put(lie, "keyRing", nil)
    }
    signInAgain(tab)
    #expect(tab.state.account.page == .code && server.log.count == count)
    #expect(tab.state.desk.sync.record?.keyVersion == 2)
  }

  @Test(
    "A head, a history and a time of its own cost no entry and stamp nothing",
    arguments: [
      ("head", JSONValue.int(1 << 52)), ("head", .int(.max)), ("head", .int(-1)),
      ("epoch", .string(Identifier(kind: "epoch", "none").text)), ("epoch", .string("")),
      ("time", .int(1)), ("time", .int(1 << 52)), ("time", .int(.min)),
    ])
  func place(_ name: String, _ value: JSONValue) throws {
    let server = FakeServer()
    let (tab, _) = try letGo(server)
    server.lies[LyingSignInTests.signIn] = { self.put($0, name, value) }
    signInAgain(tab)
    server.lies = [:]
    if tab.state.desk.sync.record?.isSignedIn == false { signInAgain(tab) }
    self.name(tab, "Kite")
    tab.letTimePass(600_000)
    tab.receive(.beat)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    let last = try #require(server.log.last)
    #expect(abs(last.stamp.milliseconds - tab.now.milliseconds) < Replica.mostCorrection + 600_000)
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Kite")
  }

  @Test("Whatever an account says it has, nothing is sent that nobody pressed")
  func account() {
    let lies: [(String, JSONValue)] = [
      ("hasPassword", .bool(false)), ("hasSpareKey", .bool(true)), ("hasSpareKey", .string("x")),
      ("roomBytes", .int(0)), ("roomBytes", .int(-1)), ("roomBytes", .int(.max)),
      ("bytes", .int(.max)), ("bytes", .int(-1)),
    ]
    for (name, value) in lies {
      let server = FakeServer()
      let tab = Tab.signedUp(server)
      server.lies["GET /api/account"] = { self.put($0, name, value) }
      let before = server.asked.count
      tab.receive(.addressed("#/today"))
      tab.receive(.addressed("#/account"))
      let sent = server.asked.dropFirst(before).filter { !$0.hasPrefix("GET ") }
      #expect(sent.isEmpty, "\(name) \(value)")
      #expect(tab.page.contains("robin@example.org"), "\(name) \(value)")
      self.name(tab, "Wren")
      #expect(tab.state.desk.sync.outbox.isEmpty)
    }
  }
}
