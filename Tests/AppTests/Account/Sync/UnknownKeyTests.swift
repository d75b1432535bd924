// What names a key that nobody has, and what cannot be read on this device, stops nothing.
import App
import Engine
import Testing

@Suite("Sync goes on whatever is in its way")
struct UnknownKeyTests {
  private func forged(_ number: Int64, key: Int64) -> SealedChange {
    SealedChange(
      id: Identifier(high: 0xBAD, low: UInt64(number)), device: 0xBAD, number: number,
      stamp: Stamp(milliseconds: 1_770_000_000_000, counter: 0, device: 0xBAD), keyVersion: key,
      body: [UInt8](repeating: 7, count: 157))
  }

  @Test("A change under a key that the account never had is kept unread, and the log goes on")
  func unknownKey() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    server.forge(forged(1, key: 1 << 40))
    one.enterName("Robin")
    for tab in [one, other] { tab.receive(.heard([])) }
    for tab in [one, other] {
      let record = tab.state.desk.sync.record
      #expect(record?.isSignedIn == true)
      #expect(record?.replica.cursor == Int64(server.log.count))
      #expect(record?.replica.attention.map { $0.reason } == [.unreadable])
      #expect(tab.state.desk.records.journal.unreadable.count == 1)
    }
    #expect(other.state.desk.overview.settings.name == "Robin")
    other.enterName("Wren")
    one.receive(.heard([]))
    #expect(one.state.desk.overview.settings.name == "Wren")
  }

  @Test("With a damaged part, a server that was put back still gets all that can be read")
  func damaged() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    tab.enterName("Wren")
    let count = server.log.count
    tab.store.damaged = 1
    tab.start()
    server.restore(to: 1)
    tab.receive(.heard([]))
    #expect(server.log.count == count)
    #expect(tab.state.desk.sync.outbox.isEmpty)
    #expect(tab.state.desk.storage.facts.damaged == 1)
  }

  @Test("What the server has of a damaged part comes back by itself")
  func comesBack() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    tab.enterName("Robin")
    let before = tab.json
    tab.enterName("Wren")
    let after = tab.json
    let lost = tab.store.log.removeLast()
    #expect(!lost.bytes.isEmpty && before != after)
    tab.store.damaged = 1
    tab.start()
    #expect(tab.state.desk.overview.settings.name == "Wren")
    #expect(tab.json == after)
    #expect(tab.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
  }

  @Test("Once all of it is here again, what is damaged goes out of the way of folding and copies")
  func putAside() {
    let server = FakeServer()
    let tab = Tab.signedUpLater(server)
    tab.enterName("Robin")
    tab.enterName("Wren")
    let after = tab.json
    tab.store.log.removeLast()
    tab.store.damaged = 1
    tab.start()
    #expect(tab.json == after && tab.state.desk.storage.facts.damaged == 1)
    server.answers = [Answer(status: 0)]
    tab.enterName("Lark")
    #expect(tab.idle() && tab.store.damaged == 0 && tab.store.log.isEmpty)
    #expect(tab.state.desk.storage.facts.damaged == 0)
    tab.start()
    #expect(tab.state.desk.overview.settings.name == "Lark")
    #expect(!tab.page.contains("can&#39;t be read"))
    tab.letTimePass(600_000)
    tab.receive(.beat)
    #expect(tab.state.desk.sync.record?.replica.mended == 0 && tab.state.desk.sync.outbox.isEmpty)
    #expect(tab.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
    // The next one that is lost is fetched again.
    tab.store.damaged = 1
    let asked = server.asked.count
    tab.start()
    #expect(tab.state.desk.sync.record?.replica.mended == 1)
    #expect(server.asked.dropFirst(asked).contains("GET /api/vault/changes"))
  }

  @Test("Not before, and not where nobody has it")
  func notPutAside() {
    let server = FakeServer()
    let tab = Tab.signedUpLater(server)
    tab.enterName("Robin")
    tab.store.damaged = 1
    server.answers = Array(repeating: Answer(status: 0), count: 99)
    tab.start()
    tab.enterName("Wren")
    #expect(!tab.idle() && tab.store.damaged == 1)
    let alone = begun(on: "2026-01-15")
    alone.store.damaged = 1
    alone.start()
    alone.enterName("Wren")
    #expect(!alone.idle() && alone.store.damaged == 1)
  }

  @Test("What a device has to tell of the log is none of the changes that are said to wait")
  func reportWaits() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    one.enterName("Robin")
    other.receive(.heard([]))
    server.answers = Array(repeating: Answer(status: 0), count: 99)
    other.enterName("Wren")
    #expect(other.state.desk.sync.outbox.map { $0.kind } == ["settings", "log"])
    other.receive(.addressed("#/account"))
    #expect(other.page.contains("One change waits for the server."))
  }

  @Test("With its answers and once an hour a device tells what it was shown, and nobody is worried")
  func reports() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    one.enterName("Robin")
    let count = server.log.count
    for tab in [one, other] { tab.letTimePass(LogReport.interval) }
    one.enterName("Wren")
    #expect(server.log.count == count + 2)
    one.enterName("Lark")
    #expect(server.log.count == count + 3)
    for tab in [other, one, other] { tab.receive(.heard([])) }
    let answered = server.log.count
    other.enterName("Finch")
    #expect(server.log.count == answered + 2)
    other.enterName("Robin")
    #expect(server.log.count == answered + 3, "nothing came meanwhile")
    one.receive(.heard([]))
    other.receive(.heard([]))
    #expect(server.log.count == answered + 3, "nobody answers who writes nothing")
    #expect(one.json == other.json)
    for tab in [one, other] {
      #expect(tab.state.desk.sync.record?.replica.attention.isEmpty == true)
    }
  }
}
