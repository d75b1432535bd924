// Boxes and their subscriptions: how many, how long, and that what goes is gone.

import Engine
import Foundation
import GRDB
import Storage
import Testing

@Suite("Boxes")
struct PushBoxTests {
  @Test("A box is there with its first subscription, and not before")
  func making() async throws {
    let bench = try PushBench()
    let box = PushBench.box(1)
    #expect(try await !bench.store.has(box))
    let answer = try await bench.store.keep(PushBench.plan(), in: box, now: PushBench.now)
    #expect(answer == nil)
    try await bench.box()
    #expect(try await bench.store.has(box))
    #expect(try await !bench.store.has(PushBench.box(2)))
    #expect(PushBox(name: []) == nil && PushBox(name: [UInt8](repeating: 1, count: 33)) == nil)
  }

  @Test("A box takes sixteen subscriptions and no more; one of them may be put again")
  func sixteen() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: Array(1...16))
    let more = try await bench.store.keep(
      PushBench.subscription(17), in: box, now: PushBench.now)
    #expect(more == .tooMany)
    let again = try await bench.store.keep(
      PushBench.subscription(3, at: "two"), in: box, now: PushBench.now)
    #expect(again == .kept)
    try await bench.store.drop(PushBench.id(5), of: box)
    let free = try await bench.store.keep(
      PushBench.subscription(17), in: box, now: PushBench.now)
    #expect(free == .kept)
    #expect(try bench.rows()["subscriptions"] == 16)
  }

  @Test("A full server takes no new box, and goes on with those that it has")
  func full() async throws {
    let bench = try PushBench(mostBoxes: 2)
    try await bench.box(1)
    try await bench.box(2)
    let third = try await bench.store.keep(
      PushBench.subscription(1), in: PushBench.box(3), now: PushBench.now)
    #expect(third == .noRoom)
    #expect(try await !bench.store.has(PushBench.box(3)))
    let second = try await bench.store.keep(
      PushBench.subscription(2), in: PushBench.box(2), now: PushBench.now)
    #expect(second == .kept)
  }

  @Test("A subscription takes its messages along, and its box keeps the others")
  func dropping() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: [1, 2])
    let plan = PushBench.plan([
      PushBench.delivery(10, to: [1]), PushBench.delivery(11, to: [1, 2]),
    ])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    try await bench.store.drop(PushBench.id(1), of: box)
    try await bench.store.drop(PushBench.id(1), of: box)
    let answer = try await bench.store.keep(
      PushBench.plan(keeping: [10, 11]), in: box, now: PushBench.now)
    #expect(answer?.missing == [PushBench.id(10)], "one without a message is not there")
    #expect(try await bench.claim().map { $0.number } == [11])
  }

  @Test("What was to go to an address goes with it, and the same address changes nothing")
  func otherAddress() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    let plan = PushBench.plan([PushBench.delivery(10, at: PushBench.hour)])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    try await bench.box()
    #expect(try bench.rows()["messages"] == 1)
    _ = try await bench.store.keep(
      PushBench.subscription(1, at: "two"), in: box, now: PushBench.now)
    #expect(try bench.rows()["messages"] == 0)
  }

  @Test("An erased box leaves no row and no byte, and others stay")
  func erasing() async throws {
    let bench = try PushBench()
    let canary = "canary-\(UInt64.random(in: 0 ... .max))"
    for number in UInt8(1)...2 {
      let box = try await bench.box(number)
      let text = number == 1 ? canary : "other"
      let quiet = [PushBench.later(PushBench.day)..<PushBench.later(2 * PushBench.day)]
      let plan = PushBench.plan(
        (0..<40).map { PushBench.delivery($0, slot: "\(text)-\($0)", text: text) }, quiet: quiet)
      _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    }
    _ = try await bench.claim(most: 30)
    #expect(try bench.holds(canary))
    #expect(try await bench.store.erase(PushBench.box(1)))
    #expect(try !bench.holds(canary))
    #expect(try await !bench.store.erase(PushBench.box(1)))
    #expect(try await bench.store.has(PushBench.box(2)))
    #expect(try bench.rows()["boxes"] == 1)
    #expect(try bench.rows()["deliveries"] == 40)
  }

  @Test("A box goes 30 days after a device was last there, and what was sent after 15")
  func purging() async throws {
    let bench = try PushBench()
    let box = try await bench.box(1)
    try await bench.box(2)
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(10)]), in: box, now: PushBench.now)
    let messages = try await bench.claim()
    _ = try await bench.claim(messages.map { PushOutcome($0, .over) })
    try await bench.store.purge(now: PushBench.later(15 * PushBench.day))
    #expect(try bench.rows()["slots"] == 1)
    #expect(try bench.rows()["deliveries"] == 1)
    try await bench.store.purge(now: PushBench.later(15 * PushBench.day + 1))
    #expect(try bench.rows()["slots"] == 0)
    #expect(try bench.rows()["deliveries"] == 0)
    #expect(try bench.rows()["boxes"] == 2)
    _ = try await bench.store.keep(
      PushBench.plan(), in: box, now: PushBench.later(20 * PushBench.day))
    try await bench.store.purge(now: PushBench.later(30 * PushBench.day))
    #expect(try bench.rows()["boxes"] == 2)
    try await bench.store.purge(now: PushBench.later(30 * PushBench.day + 1))
    #expect(try await bench.store.has(box))
    #expect(try await !bench.store.has(PushBench.box(2)), "an upload keeps a box")
  }

  @Test("A file that is full says so, and what stood in it stays")
  func noRoom() async throws {
    let bench = try PushBench(largestBytes: 200_000)
    let box = try await bench.box()
    let large = String(repeating: "x", count: 4_000)
    let plan = PushBench.plan((0..<80).map { PushBench.delivery($0, text: large) })
    await #expect(throws: StorageError.full) {
      _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    }
    #expect(try bench.rows()["messages"] == 0)
    #expect(try await bench.store.erase(box))
  }

  @Test("The file is for its owner alone, and a damaged one names its own cure")
  func file() async throws {
    let bench = try PushBench()
    try await bench.box()
    let facts = try FileManager.default.attributesOfItem(atPath: bench.path)
    #expect((facts[.posixPermissions] as? Int) == 0o600)
    let other = bench.folder.path + "/damaged.db"
    try Data("no database, but long enough to be looked at".utf8)
      .write(to: URL(fileURLWithPath: other))
    do {
      _ = try SQLiteDatabase.boxes(path: other)
      Issue.record("a damaged file was opened")
    } catch {
      #expect("\(error)".contains(other) && !"\(error)".contains("restore"))
    }
  }
}
