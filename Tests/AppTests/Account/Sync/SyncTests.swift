// One journal on several devices, as the app sees it.
import App
import Engine
import Testing

@Suite("Sync in the app")
struct SyncTests {
  @Test("An account is made with a proved code, and everything goes to the server")
  func signUp() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    #expect(tab.state.desk.sync.record?.email == "robin@example.org")
    #expect(!server.log.isEmpty)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(tab.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
  }

  @Test("Other groups of the code than those on the sheet make no account")
  func wrongCode() {
    let tab = Tab()
    let server = FakeServer()
    tab.server = server
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    tab.send(.account(.submitted))
    tab.send(.account(.typed("ZZZZ", place: 0)))
    tab.send(.account(.submitted))
    #expect(tab.state.account.problem == .code)
    #expect(!server.asked.contains("POST /api/accounts"))
  }

  @Test("Who types faster than the password is stretched waits once and presses once")
  func fast() {
    let server = FakeServer()
    let tab = Tab()
    tab.server = server
    tab.send(.opening(.pressedBegin))
    tab.send(.account(.opened(.signUp)))
    tab.enterAccount()
    tab.holdsCrypto = true
    tab.send(.account(.submitted))
    tab.proveCode()
    #expect(!server.asked.contains("POST /api/accounts"))
    tab.letCryptoRun()
    #expect(tab.state.desk.sync.record?.email == "robin@example.org")
  }

  @Test("What one device writes, the other one shows")
  func travels() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.enterName("Robin")
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.state.desk.overview.settings.name == "Robin")
    other.enterName("Wren")
    one.receive(.heard([]))
    #expect(one.state.desk.overview.settings.name == "Wren")
    #expect(one.json == other.json)
  }

  @Test("What was written without a server goes there later, also after a reload")
  func offline() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.server = nil
    tab.enterName("Robin")
    #expect(tab.state.desk.sync.outbox.count == 1)
    tab.start()
    #expect(tab.state.desk.sync.outbox.count == 1)
    tab.start()
    tab.server = server
    tab.start()
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Robin")
  }

  @Test("A server that was put back gets everything again, and nothing stands there twice")
  func restored() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    tab.enterName("Wren")
    let count = server.log.count
    server.restore(to: 1)
    tab.receive(.heard([]))
    #expect(server.log.count == count)
    #expect(Set(server.log.map { $0.id }).count == count)
    #expect(tab.state.desk.overview.settings.name == "Wren")
    #expect(tab.state.desk.sync.record?.replica.epoch == server.epoch)
  }

  @Test("A copied device takes a name of its own, and both keep what they wrote")
  func cloned() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.enterName("Robin")
    let copy = FakeStore()
    copy.log = one.store.log
    copy.chunks = one.store.chunks
    copy.clock = one.store.clock
    copy.head = one.store.head
    copy.account = one.store.account
    let twin = Tab(copy, seed: 3)
    one.letTimePass(1000)
    one.enterName("Wren")
    twin.letTimePass(2000)
    twin.enterName("Kite")
    twin.server = server
    _ = server.answer(
      Ask(
        .post, "/api/sessions",
        body: JSONValue.object([
          JSONMember("signIn", .string(Base64.encode(twinSignIn(server)))),
          JSONMember("device", .string(DeviceName.text(twin.state.desk.clock.device))),
        ]).bytes), of: twin, at: twin.now)
    twin.start()
    one.receive(.heard([]))
    #expect(twin.state.desk.clock.device != one.state.desk.clock.device)
    #expect(one.state.desk.overview.settings.name == "Kite")
    #expect(one.json == twin.json)
  }

  private func twinSignIn(_ server: FakeServer) -> [UInt8] {
    let salt = Hex.decode(server.salt) ?? []
    let stretch = PasswordStretch(salt: salt, rounds: PasswordStretch.usualRounds)!
    return PasswordKeys(root: FakeCrypto.root(Tab.password, stretch)).signIn
  }

  @Test("A clock a year ahead is put right, and its changes travel")
  func clockAhead() {
    let server = FakeServer()
    server.ahead = -365 * 86_400_000
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    let limit = tab.now.milliseconds + server.ahead + SyncLimits.stampAhead
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(server.log.allSatisfy { $0.stamp.milliseconds <= limit } && !server.log.isEmpty)
    // It asks for the time before it offers anything.
    let talk = server.asked.filter { $0.contains(" /api/vault/changes") }
    #expect(talk.first?.hasPrefix("GET") == true)
    #expect(tab.state.desk.overview.settings.name == "Robin")
  }

  @Test("A server that is never content is not asked for ever")
  func loops() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.device.life = 6
    let skewed = PushAnswer(
      epoch: server.epoch, head: 1, last: 0, time: tab.now.adding(milliseconds: -86_400_000),
      items: [], stop: .clockSkew)
    server.answers = [Answer](repeating: Answer(status: 200, body: skewed.bytes), count: 50)
    tab.start()
    tab.enterName("Robin")
    #expect(server.answers.count > 40)
    #expect(tab.state.desk.sync.trouble == .odd)
    #expect(tab.state.desk.overview.settings.name == "Robin")
  }

  @Test("A session that the server let go leaves the journal and says so")
  func letGo() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.endSessions()
    tab.enterName("Robin")
    #expect(tab.state.desk.sync.record?.isSignedIn == false)
    #expect(tab.state.desk.overview.settings.name == "Robin")
    #expect(tab.state.desk.sync.outbox.count == 1)
  }

  @Test("Trouble is tried again later, and never in the way of writing")
  func trouble() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.answers = [Answer(status: 0)]
    tab.enterName("Robin")
    #expect(tab.state.desk.sync.trouble == .unreachable)
    tab.enterName("Wren")
    #expect(tab.state.desk.overview.settings.name == "Wren")
    tab.letTimePass(5 * 60_000)
    tab.receive(.beat)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(tab.state.desk.sync.trouble == nil)
  }

  @Test("Switched off, nothing is asked of the server")
  func off() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.send(.account(.flippedSync))
    let count = server.asked.count
    tab.enterName("Robin")
    #expect(server.asked.count == count)
    tab.send(.account(.flippedSync))
    #expect(tab.state.desk.sync.outbox.isEmpty)
  }

  @Test("A server without a place for one more listener is looked at once a minute")
  func withoutStream() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    // Each question for the stream is refused at once.
    for _ in 0..<5 { other.receive(.heard([])) }
    let count = other.asked.count { $0 == .listen(true) }
    for minute in 1...3 {
      one.enterName("Robin \(minute)")
      other.letTimePass(60_000)
      other.receive(.beat)
      #expect(other.asked.count { $0 == .listen(true) } == count + minute)
      other.receive(.heard([]))
      #expect(other.state.desk.overview.settings.name == "Robin \(minute)")
      #expect(other.asked.count { $0 == .listen(true) } == count + minute)
    }
    #expect(count <= 2)
  }

  @Test("News that comes while the server is asked is fetched, though the answer is older")
  func newsWhileAsking() {
    let pull = "GET /api/vault/changes"
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    server.lies[pull] = { older in
      // The other device's change is taken, and told, before this answer arrives.
      server.lies = [:]
      other.enterName("Wren")
      let head = server.log.count
      one.receive(.heard(Array(#"{"epoch":"\#(server.epoch.text)","head":\#(head)}"#.utf8)))
      return older
    }
    one.receive(.heard([]))
    #expect(server.lies.isEmpty && one.state.desk.overview.settings.name == "Wren")
    let asked = server.asked.count
    one.receive(.beat)
    #expect(server.asked.count == asked, "nothing is asked for once more")
  }

  @Test("A made-up journal never goes to the server")
  func demo() {
    let server = FakeServer()
    let tab = Tab()
    tab.server = server
    tab.send(.opening(.pressedLookAround))
    #expect(server.asked.isEmpty)
  }
}
