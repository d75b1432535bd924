// Lies in the answer to a sign-in that name no other key: wraps of an earlier version put back
// alone, a head, a history or a time that are not the log's; and what the account says it has.
import App
import Engine
import Testing

@Suite("A server that lies at the sign-in")
struct LyingSignInTests {
  private static let signIn = "POST /api/sessions"

  /// Whose session ended, whose key is the second one, and the wrap of the first one.
  private func letGo(_ server: FakeServer) throws -> (tab: Tab, oldWrap: JSONValue) {
    let tab = Tab.signedUpLater(server)
    tab.enterName("Robin")
    let old = try #require(server.account.first { $0.name == "passwordWrap" }?.value)
    tab.changeKey()
    server.endSessions()
    tab.enterName("Wren")
    return (tab, old)
  }

  @Test("A password's wrap of the key before opens nothing where the version stays")
  func oldWrap() throws {
    let server = FakeServer()
    let (tab, old) = try letGo(server)
    let (count, known) = (server.log.count, tab.state.desk.sync.record?.allKeys)
    server.lies[LyingSignInTests.signIn] = { $0.with("passwordWrap", old) }
    tab.signInAgain()
    #expect(tab.state.desk.sync.record?.allKeys == known && server.log.count == count)
    let new = begun(on: "2026-01-15")
    new.server = server
    new.receive(.addressed("#/account"))
    new.signInAgain()
    #expect(new.state.desk.sync.record == nil && server.log.count == count)
    server.lies = [:]
    tab.receive(.addressed("#/account"))
    tab.signInAgain()
    #expect(tab.state.desk.sync.outbox.isEmpty && tab.state.desk.sync.record?.allKeys == known)
  }

  @Test("With the version before, too, a new key comes before anything is sealed")
  func oldWrapAndVersion() throws {
    let server = FakeServer()
    let (tab, old) = try letGo(server)
    let count = server.log.count
    server.lies[LyingSignInTests.signIn] = { json in
      json.with("passwordWrap", old).with("keyVersion", .int(1)).with("keyRing", nil)
    }
    tab.signInAgain()
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
    server.lies[LyingSignInTests.signIn] = { $0.with(name, value) }
    tab.signInAgain()
    server.lies = [:]
    if tab.state.desk.sync.record?.isSignedIn == false { tab.signInAgain() }
    tab.enterName("Kite")
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
      server.lies["GET /api/account"] = { $0.with(name, value) }
      let before = server.asked.count
      tab.receive(.addressed("#/today"))
      tab.receive(.addressed("#/account"))
      let sent = server.asked.dropFirst(before).filter { !$0.hasPrefix("GET ") }
      #expect(sent.isEmpty, "\(name) \(value)")
      #expect(tab.page.contains("robin@example.org"), "\(name) \(value)")
      tab.enterName("Wren")
      #expect(tab.state.desk.sync.outbox.isEmpty)
    }
  }
}
