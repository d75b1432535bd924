// A server that lies about everything but keys: what it says moves nothing, undoes nothing, and
// does not keep a device busy for ever. The rows are those of "What the app must distrust".
import App
import Engine
import Testing

@Suite("A server that lies about what it has")
struct LyingAnswerTests {
  private static let pull = "GET /api/vault/changes"
  private static let push = "POST /api/vault/changes"

  private func changed(
    _ json: JSONValue, _ name: String, _ change: (JSONValue?) -> JSONValue?
  ) -> JSONValue {
    guard case .object(let members) = json else { return json }
    let value = change(json[name])
    let added = value.map { [JSONMember(name, $0)] } ?? []
    return .object(members.filter { $0.name != name } + added)
  }

  private func count(_ server: FakeServer, _ asked: String) -> Int {
    server.asked.count { $0 == asked }
  }

  // Log

  /// The same bytes under another name, number, stamp or device.
  private func moved(_ change: SealedChange) -> [SealedChange] {
    func copy(
      id: Identifier? = nil, device: UInt64? = nil, number: Int64? = nil, stamp: Stamp? = nil
    ) -> SealedChange {
      SealedChange(
        id: id ?? change.id, device: device ?? change.device, number: number ?? change.number,
        stamp: stamp ?? change.stamp, keyVersion: change.keyVersion, body: change.body)
    }
    let later = Stamp(
      milliseconds: change.stamp.milliseconds + 1000, counter: 0, device: change.stamp.device)
    return [
      copy(id: Identifier(high: 1, low: 1)),
      copy(id: Identifier(high: 1, low: 2), device: 0xBAD),
      copy(id: Identifier(high: 1, low: 3), number: 999),
      copy(id: Identifier(high: 1, low: 4), stamp: later),
    ]
  }

  @Test("A change that was moved is kept unread, and what was written stays as it was")
  func movedChanges() throws {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.enterName("Robin")
    let first = try #require(server.log.last)
    one.enterName("Wren")
    let other = Tab.signedIn(server, seed: 2)
    let before = other.json
    let moved = moved(first)
    for change in moved { server.forge(change) }
    other.receive(.heard([]))
    #expect(
      other.state.desk.overview.settings.name == "Wren" && other.journal.unreadable.count == 4)
    #expect(other.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
    #expect(before.contains("Wren") && other.state.desk.sync.record?.isSignedIn == true)
  }

  @Test("The oldest change told once more, behind the newest, undoes nothing")
  func copiedChanges() throws {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    one.enterName("Robin")
    let first = try #require(server.log.last)
    one.enterName("Wren")
    for _ in 0..<3 { server.forge(first) }
    let other = Tab.signedIn(server, seed: 2)
    for tab in [one, other] {
      tab.receive(.heard([]))
      #expect(tab.state.desk.overview.settings.name == "Wren" && tab.journal.unreadable.isEmpty)
    }
    #expect(one.json == other.json)
  }

  @Test("A run of other numbers than were asked for is none, and is asked for again later")
  func renumbered() {
    func turned(_ value: JSONValue?) -> JSONValue? {
      guard case .array(let items)? = value else { return nil }
      return .array(items.reversed())
    }
    let lies: [(String, (JSONValue?) -> JSONValue?)] = [
      ("from", { _ in .int(77) }), ("to", { _ in .int(99) }), ("head", { _ in .int(0) }),
      ("changes", { _ in .array([]) }), ("changes", { _ in nil }), ("changes", turned),
    ]
    for (place, (member, lie)) in lies.enumerated() {
      let server = FakeServer()
      let one = Tab.signedUp(server)
      let other = Tab.signedIn(server, seed: 2)
      one.enterName("Robin")
      one.enterName("Wren")
      let cursor = other.state.desk.sync.record?.replica.cursor
      server.lies[LyingAnswerTests.pull] = { self.changed($0, member, lie) }
      other.receive(.heard([]))
      #expect(other.state.desk.sync.record?.replica.cursor == cursor, "\(place)")
      #expect(other.state.desk.sync.trouble == .odd, "\(place)")
      server.lies = [:]
      other.letTimePass(600_000)
      other.receive(.beat)
      #expect(other.state.desk.overview.settings.name == "Wren", "\(place)")
    }
  }

  @Test("What was kept back from a device shows in its next push, without waiting for an hour")
  func answered() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    one.enterName("Robin")
    other.receive(.heard([]))
    let kept = Int64(server.log.count)
    one.enterName("Wren")
    one.enterName("Lark")
    server.lies[LyingAnswerTests.pull] = { self.without(kept, $0) }
    other.receive(.heard([]))
    #expect(other.state.desk.overview.settings.name == "Lark")
    server.lies = [:]
    one.letTimePass(60_000)
    other.letTimePass(60_000)
    other.enterName("Finch")
    one.receive(.heard([]))
    #expect(isWorried(one))
  }

  @Test("What is kept back from one device is noticed with the next report of another")
  func withheld() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    other.receive(.addressed("#/today"))
    for key in ["begin", "skip-all"] { other.press(key) }
    one.enterName("Robin")
    other.receive(.heard([]))
    let kept = Int64(server.log.count)
    one.enterName("Wren")
    one.letTimePass(LogReport.interval)
    one.enterName("Lark")
    server.lies[LyingAnswerTests.pull] = { self.without(kept, $0) }
    other.letTimePass(LogReport.interval)
    other.receive(.heard([]))
    #expect(isWorried(other))
    #expect(other.state.desk.overview.settings.name == "Lark", "nothing is taken away")
    for (language, notice, sign, untrue) in [
      ("en", "may have left out something", "Needs a look", "here and on the server"),
      ("de", "vielleicht etwas von deinen anderen", "Bitte ansehen", "hier und auf dem Server"),
    ] {
      other.device.languages = [language]
      other.start()
      for address in ["#/today", "#/settings", "#/account"] {
        other.receive(.addressed(address))
        #expect(other.page.contains(notice) == (address != "#/account"), "\(address)")
        // The settings are a page without the signs in its head.
        #expect(other.page.contains(sign) == (address != "#/settings"), "\(address)")
        #expect(!other.page.contains(untrue), "\(address)")
      }
    }
  }

  /// A run of the log without the change behind `kept`, under numbers of its own without a gap.
  private func without(_ kept: Int64, _ json: JSONValue) -> JSONValue {
    guard json["from"] == .int(kept), case .array(let items)? = json["changes"] else {
      return json
    }
    let left = items.dropFirst().enumerated().map { place, item in
      changed(item, "sequence") { _ in .int(kept + Int64(place) + 1) }
    }
    let end: (JSONValue?) -> JSONValue? = { _ in .int(kept + Int64(left.count)) }
    var lie = changed(json, "changes") { _ in .array(left) }
    lie = changed(lie, "to", end)
    return changed(lie, "head", end)
  }

  private func isWorried(_ tab: Tab) -> Bool {
    tab.state.desk.sync.record?.replica.attention.contains { $0.reason == .withheld } == true
  }

  // Head, epoch, time

  @Test("A head that is nowhere near keeps no device asking for ever")
  func head() {
    for far in [1 << 52, .max] as [Int64] {
      let server = FakeServer()
      let tab = Tab.signedUp(server)
      for answer in [LyingAnswerTests.pull, LyingAnswerTests.push] {
        server.lies[answer] = { self.changed($0, "head") { _ in .int(far) } }
      }
      let before = server.asked.count
      tab.enterName("Robin")
      tab.receive(.heard(Array(#"{"epoch":"\#(server.epoch.text)","head":\#(far)}"#.utf8)))
      #expect(server.asked.count - before < 20)
      server.lies = [:]
      tab.letTimePass(600_000)
      tab.receive(.beat)
      #expect(tab.state.desk.sync.outbox.isEmpty && tab.state.desk.sync.trouble == nil)
      #expect(tab.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
    }
  }

  @Test("Another history with each answer has the journal offered a few times and no more")
  func flappingEpoch() {
    for answer in [LyingAnswerTests.pull, LyingAnswerTests.push] {
      let server = FakeServer()
      let tab = Tab.signedUpLater(server)
      var turn = 0
      server.lies[answer] = { json in
        turn += 1
        return self.changed(json, "epoch") { _ in
          .string(Identifier(kind: "flap", "\(turn)").text)
        }
      }
      let before = server.asked.count
      tab.enterName("Robin")
      tab.receive(.heard([]))
      #expect(server.asked.count - before < 120, "\(answer)")
      let settled = server.asked.count
      for _ in 0..<59 {
        tab.letTimePass(60_000)
        tab.receive(.beat)
      }
      #expect(server.asked.count == settled, "it waits for an hour")
      #expect(
        tab.state.desk.overview.settings.name == "Robin" && tab.state.desk.sync.trouble == .odd)
      server.lies = [:]
      tab.device.life = 1
      tab.start()
      tab.receive(.heard([]))
      #expect(tab.state.desk.sync.outbox.isEmpty)
      #expect(Tab.signedIn(server, seed: 2).state.desk.overview.settings.name == "Robin")
    }
  }

  @Test("A clock that is a year ahead or behind stamps nothing")
  func time() throws {
    for off in [-1, 1] as [Int64] {
      let server = FakeServer()
      let tab = Tab.signedUp(server)
      let year = off * 365 * 86_400_000
      let lie: (JSONValue) -> JSONValue = { json in
        self.changed(json, "time") { value in
          if case .int(let time)? = value { .int(time + year) } else { value }
        }
      }
      server.lies = [LyingAnswerTests.pull: lie, LyingAnswerTests.push: lie]
      tab.enterName("Robin")
      tab.receive(.heard([]))
      tab.enterName("Wren")
      let stamp = try #require(server.log.last).stamp.milliseconds
      #expect(abs(stamp - tab.now.milliseconds) < Replica.mostCorrection)
    }
  }

  // Checkpoints: SyncCheckpointTests has what is lost, forged, or of another place.

  // Words

  @Test("Names and addresses are shown as text, and are not longer than names are")
  func names() {
    let evil = "<img src=x onerror=alert(1)>" + String(repeating: "x", count: 100_000)
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let item: [JSONMember] = [
      JSONMember("id", .string(Identifier(high: 1, low: 1).text)),
      JSONMember("name", .string(evil)),
    ]
    let waits =
      item + [
        JSONMember("state", .string("waiting")),
        JSONMember("createdAt", .int(tab.now.milliseconds)),
        JSONMember(
          "commitment",
          .string(Base64.encode([UInt8](repeating: 1, count: Approval.commitmentBytes)))),
      ]
    let lists = [
      ("GET /api/devices", "devices", item), ("GET /api/passkeys", "passkeys", item),
      ("GET /api/account/approvals", "approvals", waits),
    ]
    for (answer, list, member) in lists {
      server.lies[answer] = { self.changed($0, list) { _ in .array([.object(member)]) } }
    }
    server.lies["GET /api/account"] = { self.changed($0, "email") { _ in .string(evil) } }
    tab.receive(.heard([]))
    tab.receive(.addressed("#/account"))
    let page = tab.page
    #expect(page.contains("&lt;img src=x") && !page.contains("<img src=x"))
    #expect(page.utf8.count < 100_000)
    #expect(tab.state.desk.sync.record?.email.utf8.count ?? 0 <= 256)
  }

  // Attachments

  @Test("A picture in the place of another one is not kept")
  func swappedPictures() throws {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let ids = [Identifier(high: 1, low: 2), Identifier(high: 3, low: 4)]
    for (place, id) in ids.enumerated() {
      let picture = Array("picture \(place)".utf8)
      one.store.attachments[id] = picture
      one.receive(
        .attached(
          AttachedFacts(
            id: id, medium: .photo, type: "image/jpeg", byteCount: picture.count,
            sha256: Hex.encode(SHA256.hash(picture)))))
    }
    let (first, second) = (server.attachments[ids[0].text], server.attachments[ids[1].text])
    (server.attachments[ids[0].text], server.attachments[ids[1].text]) = (second, first)
    #expect(first != nil && first != second)
    let other = Tab.signedIn(server, seed: 2)
    for id in ids { other.receive(.attachmentMissed(id)) }
    #expect(other.store.attachments.isEmpty && other.state.desk.overview.attachments.count == 2)
  }

  @Test("A list without the pictures, or with strange ones, has nothing deleted")
  func listedPictures() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    let id = Identifier(high: 1, low: 2)
    tab.store.attachments[id] = [1, 2, 3]
    tab.receive(
      .attached(
        AttachedFacts(
          id: id, medium: .photo, type: "image/jpeg", byteCount: 3,
          sha256: Hex.encode(SHA256.hash([1, 2, 3])))))
    for names in [[], [Identifier(high: 9, low: 9)]] {
      server.lies["GET /api/vault/attachments"] = { json in
        self.changed(json, "attachments") { _ in .array(names.map { .string($0.text) }) }
      }
      tab.start()
      #expect(tab.store.attachments[id] == [1, 2, 3] && server.attachments[id.text] != nil)
      #expect(!server.asked.contains { $0.hasPrefix("DELETE /api/vault/attachments") })
    }
  }

  // Sign-up

  @Test("Whatever is said to a sign-up, nothing of the journal goes without an open vault")
  func signUp() {
    let answers: [JSONValue] = [
      .object([]), .object([JSONMember("state", .string("known"))]),
      .object([JSONMember("state", .string("confirm")), JSONMember("account", .int(1))]),
      .array([]),
    ]
    for answer in answers {
      let server = FakeServer()
      server.lies["POST /api/accounts"] = { _ in answer }
      let tab = Tab.signedUp(server)
      #expect(tab.state.desk.sync.record == nil && server.log.isEmpty)
      #expect(tab.state.account.page == .confirm && !tab.asked.contains(.wipe))
    }
    let server = FakeServer()
    server.keepsAccount = true
    let tab = Tab.signedUp(server)
    #expect(tab.state.desk.sync.record == nil && server.log.isEmpty)
  }
}
