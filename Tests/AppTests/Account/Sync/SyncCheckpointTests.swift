// Checkpoints on several devices, as the app sees them.
import App
import Engine
import Testing

@Suite("Checkpoints in the app")
struct SyncCheckpointTests {
  private static let many = Int(Replica.changesBetweenCheckpoints) + 100

  /// Another tab of the device has brought in a long journal.
  private func write(_ count: Int, _ tab: Tab, _ name: String = "many") {
    var clock = Clock(bytes: tab.store.clock) ?? tab.state.desk.clock
    let changes = (0..<count).map { place in
      let id = Identifier(kind: name, "\(place)")
      let action = Change.Action.create([Field("a", .int(Int64(place)))])
      return Draft(id: id, entity: id, kind: "other", action: action)
        .stamped(by: &clock, now: tab.now)
    }
    tab.store.head += 1
    tab.store.log.append((tab.store.head, PackWriter.pack(changes)))
    tab.store.clock = clock.bytes
    tab.catchUp()
  }

  private func long(_ server: FakeServer) -> Tab {
    let tab = Tab.signedUp(server)
    write(SyncCheckpointTests.many, tab)
    return tab
  }

  private func count(_ server: FakeServer, _ start: String) -> Int {
    server.asked.count { $0.hasPrefix(start) }
  }

  @Test("A long journal makes a checkpoint once all of it is there, and its list comes last")
  func made() throws {
    let server = FakeServer()
    let tab = long(server)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    let sealed = try #require(server.checkpoint?.sealed)
    #expect(sealed.sequence == Int64(server.log.count) && sealed.epoch == server.epoch)
    #expect(server.parts.count == server.checkpoint?.parts.count)
    #expect(server.asked.last == "PUT /api/vault/checkpoints")
    write(Int(Replica.changesBetweenCheckpoints) - 1, tab, "more")
    #expect(count(server, "PUT /api/vault/checkpoints") - server.parts.count == 1)
    write(1, tab, "one more")
    #expect(server.checkpoint?.sealed.sequence == Int64(server.log.count))
  }

  @Test("A short journal makes none")
  func short() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    write(100, tab)
    #expect(server.checkpoint == nil && count(server, "GET /api/vault/checkpoints") == 0)
  }

  @Test("A new device begins with it instead of the log, and writes it at once")
  func begins() {
    let server = FakeServer()
    let one = long(server)
    let pulls = count(server, "GET /api/vault/changes")
    let other = Tab.signedIn(server, seed: 2)
    #expect(count(server, "GET /api/vault/changes") == pulls + 1, "it asks for the time")
    #expect(other.state.desk.sync.contact != nil, "it can say when all was on the server")
    #expect(other.json == one.json)
    #expect(other.store.log.count == 1)
    #expect(other.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
    other.idle()
    #expect(other.store.log.count <= 1)
    other.start()
    #expect(other.json == one.json)
    other.send(.settings(.enteredName("Wren")))
    one.receive(.heard([]))
    #expect(one.json == other.json)
  }

  @Test("What was written behind it comes by the log")
  func tail() {
    let server = FakeServer()
    let one = long(server)
    write(20, one, "later")
    let other = Tab.signedIn(server, seed: 2)
    #expect(other.json == one.json)
    #expect(other.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
  }

  @Test("Who began with it offers everything again to a server that was put back")
  func offeredAgain() {
    let server = FakeServer()
    _ = long(server)
    let all = Set(server.log.map { $0.id })
    let other = Tab.signedIn(server, seed: 2)
    server.restore(to: 10)
    other.receive(.heard([]))
    #expect(Set(server.log.map { $0.id }) == all && server.log.count == all.count)
  }

  @Test("A part that is lost or forged, and a list of another place: the log is read instead")
  func refused() throws {
    let server = FakeServer()
    let one = long(server)
    let offer = try #require(server.checkpoint)
    let parts = server.parts
    server.parts = [:]
    #expect(Tab.signedIn(server, seed: 2).json == one.json)
    let junk = CheckpointPart.json([UInt8](repeating: 1, count: 300))
    for name in parts.keys { server.parts[name] = junk }
    #expect(Tab.signedIn(server, seed: 3).json == one.json)
    server.parts = parts
    let sealed = offer.sealed
    let moved = SealedCheckpoint(
      epoch: sealed.epoch, sequence: sealed.sequence - 1, keyVersion: sealed.keyVersion,
      body: sealed.body)
    server.checkpoint = CheckpointOffer(moved, parts: offer.parts)
    #expect(Tab.signedIn(server, seed: 4).json == one.json)
  }

  @Test("A list or a part of another account, key or history, or of an earlier one, is not taken")
  func ofAnother() throws {
    let (server, other) = (FakeServer(), FakeServer())
    let one = long(server)
    write(SyncCheckpointTests.many + 1, Tab.signedUp(other, seed: 7))
    let (offer, parts) = (try #require(server.checkpoint), server.parts)
    let foreign = try #require(other.checkpoint)
    let sealed = offer.sealed
    // The other's list, as if it were of this place.
    server.checkpoint = CheckpointOffer(
      SealedCheckpoint(
        epoch: sealed.epoch, sequence: sealed.sequence, keyVersion: sealed.keyVersion,
        body: foreign.sealed.body), parts: offer.parts)
    #expect(Tab.signedIn(server, seed: 2).json == one.json)
    // The other's part under this one's name.
    server.checkpoint = offer
    let body = try #require(other.parts.values.first)
    for name in parts.keys { server.parts[name] = body }
    #expect(Tab.signedIn(server, seed: 3).json == one.json)
    // The list of another history, kept over a restore.
    server.parts = parts
    let count = server.log.count
    server.restore(to: count)
    server.parts = parts
    server.checkpoint = CheckpointOffer(
      SealedCheckpoint(
        epoch: server.epoch, sequence: sealed.sequence, keyVersion: sealed.keyVersion,
        body: sealed.body), parts: offer.parts)
    #expect(Tab.signedIn(server, seed: 4).json == one.json)
    // An earlier list that was true is no lie; what is behind it comes by the log.
    server.checkpoint = nil
    write(SyncCheckpointTests.many, one, "more")
    one.receive(.heard([]))
    #expect(Tab.signedIn(server, seed: 5).json == one.json)
  }

  @Test("After many pulls a device compares, finds what it lost, says so and reads the log anew")
  func compared() throws {
    let server = FakeServer()
    let one = long(server)
    let other = Tab.signedIn(server, seed: 2)
    for _ in 0..<Replica.pullsBetweenComparisons { other.receive(.heard([])) }
    #expect(other.state.desk.sync.record?.replica.attention == [])
    #expect(other.state.desk.sync.record?.replica.compared == server.checkpoint?.sealed.sequence)
    let third = Tab.signedIn(server, seed: 3)
    let record = try #require(third.store.log.first)
    let changes = try Pack(record.bytes).changes
    third.store.log[0] = (record.number, PackWriter.pack(Array(changes.dropLast())))
    third.start()
    #expect(third.json != one.json)
    for _ in 0..<Replica.pullsBetweenComparisons { third.receive(.heard([])) }
    #expect(third.state.desk.sync.record?.replica.attention.map { $0.reason } == [.differs])
    #expect(third.json == one.json)
    #expect(third.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
  }

  @Test("A server without room for it, or one that knows none, is left in peace")
  func notWanted() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    server.refusesCheckpoints = true
    write(SyncCheckpointTests.many, tab)
    #expect(server.checkpoint == nil && tab.state.desk.sync.trouble == nil)
    let asked = count(server, "PUT /api/vault/checkpoints")
    write(5, tab, "later")
    #expect(count(server, "PUT /api/vault/checkpoints") == asked && asked == 1)
  }
}
