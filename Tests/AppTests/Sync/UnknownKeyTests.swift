// What names a key that nobody has, and what cannot be read on this device, stops nothing.
import App
import Engine
import Testing

@Suite("Sync goes on whatever is in its way")
struct UnknownKeyTests {
  private func name(_ tab: Tab, _ name: String) { tab.send(.settings(.enteredName(name))) }

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
    name(one, "Robin")
    for tab in [one, other] { tab.receive(.heard([])) }
    for tab in [one, other] {
      let record = tab.state.desk.sync.record
      #expect(record?.isSignedIn == true)
      #expect(record?.replica.cursor == Int64(server.log.count))
      #expect(record?.replica.attention.map { $0.reason } == [.unreadable])
      #expect(tab.state.desk.records.journal.unreadable.count == 1)
    }
    #expect(other.state.desk.overview.settings.name == "Robin")
    name(other, "Wren")
    one.receive(.heard([]))
    #expect(one.state.desk.overview.settings.name == "Wren")
  }

  @Test("With a damaged part, a server that was put back still gets all that can be read")
  func damaged() {
    let server = FakeServer()
    let tab = Tab.signedUp(server)
    name(tab, "Robin")
    name(tab, "Wren")
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
    name(tab, "Robin")
    let before = tab.json
    name(tab, "Wren")
    let after = tab.json
    let lost = tab.store.log.removeLast()
    #expect(!lost.bytes.isEmpty && before != after)
    tab.store.damaged = 1
    tab.start()
    #expect(tab.state.desk.overview.settings.name == "Wren")
    #expect(tab.json == after)
    #expect(tab.state.desk.sync.record?.replica.cursor == Int64(server.log.count))
  }

  @Test("Once an hour a device tells the others what it was shown, and nobody is worried")
  func reports() {
    let server = FakeServer()
    let one = Tab.signedUp(server)
    let other = Tab.signedIn(server, seed: 2)
    name(one, "Robin")
    let count = server.log.count
    for tab in [one, other] { tab.letTimePass(LogReport.interval) }
    name(one, "Wren")
    #expect(server.log.count == count + 2)
    name(one, "Lark")
    #expect(server.log.count == count + 3)
    for tab in [other, one, other] { tab.receive(.heard([])) }
    #expect(one.json == other.json)
    for tab in [one, other] {
      #expect(tab.state.desk.sync.record?.replica.attention.isEmpty == true)
    }
  }
}
