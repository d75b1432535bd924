// Messages that are due are handed out once, whatever happens in between.

import Engine
import Foundation
import Storage
import Testing

@Suite("Due pushes")
struct PushClaimTests {
  @Test("What is due comes in its order, with where it goes and until when")
  func order() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: [1, 2])
    let plan = PushBench.plan([
      PushBench.delivery(3, at: 30, to: [1]), PushBench.delivery(1, at: 10, to: [2]),
      PushBench.delivery(2, at: 20, to: [1]), PushBench.delivery(4, at: 40),
    ])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    #expect(try await bench.claim(after: 9).isEmpty)
    let first = try await bench.claim(most: 2, after: 30)
    #expect(first.map { $0.number } == [1, 2])
    #expect(first[0].endpoint == "https://one.example/2" && first[0].tries == 1)
    #expect(first[0].window == PushBench.later(10)..<PushBench.later(10 + PushBench.hour))
    #expect(try await bench.store.waiting() == 2)
    #expect(try await bench.claim(after: 30).map { $0.number } == [3])
  }

  /// A box with a subscription at each of two push services, and eight messages of which the first
  /// six go to the first one.
  private func twoServices(_ bench: PushBench) async throws {
    let box = PushBench.box(1)
    for (number, host) in [(UInt64(1), "one"), (2, "two")] {
      _ = try await bench.store.keep(
        PushBench.subscription(number, at: host), in: box, now: PushBench.now)
    }
    let plan = PushBench.plan(
      (1...8).map { PushBench.delivery($0, at: Int64($0), to: [$0 < 7 ? 1 : 2]) })
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
  }

  @Test("A push service that hangs has its places, and the others have theirs")
  func services() async throws {
    let bench = try PushBench()
    try await twoServices(bench)
    let now = PushBench.later(100)
    let empty = PushRoom(5, ofService: 3)
    let hanging = try await bench.store.claim(empty, settling: [], now: now)
    #expect(hanging.messages.map { $0.number } == [1, 2, 3] && hanging.isMore)
    #expect(hanging.room.free == 2)
    let others = try await bench.store.claim(hanging.room, settling: [], now: now)
    #expect(others.messages.map { $0.number } == [7, 8])
    let none = try await bench.store.claim(others.room, settling: [], now: now)
    #expect(none.messages.isEmpty && none.room.free == 0)
    let end = PushOutcome(hanging.messages[0], .over)
    var room = none.room
    room.give(back: end)
    room.give(back: end)
    #expect(room.free == 1, "a place is given back once")
    let next = try await bench.store.claim(room, settling: [end], now: now)
    #expect(next.messages.map { $0.number } == [4])
    #expect(try await bench.store.waiting() == 7)
  }

  @Test("One that is too late is dropped")
  func late() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(1)]), in: box, now: PushBench.now)
    let claim = try await bench.store.claim(
      PushRoom(5, ofService: 5), settling: [], now: PushBench.later(PushBench.hour))
    #expect(claim.messages.isEmpty && claim.dropped == 1)
    #expect(try await bench.store.waiting() == 0)
  }

  @Test("All subscriptions of a delivery share its slot, also in two looks")
  func shared() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: [1, 2, 3])
    let plan = PushBench.plan([PushBench.delivery(1, to: [1, 2, 3])])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    let first = try await bench.claim(most: 2)
    let second = try await bench.claim()
    #expect(Set((first + second).map { $0.name.subscription }).count == 3)
    #expect(first.count == 2 && second.count == 1)
  }

  @Test("What was not taken comes again at its time, and can be cancelled until then")
  func again() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    let plan = PushBench.plan([PushBench.delivery(1), PushBench.delivery(2)])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    let sent = try await bench.claim()
    let later = sent.map { PushOutcome($0, .again(at: PushBench.later(5_000))) }
    #expect(try await bench.claim(later, after: 4_999).isEmpty)
    _ = try await bench.store.keep(PushBench.plan(keeping: [2]), in: box, now: PushBench.now)
    let second = try await bench.claim(after: 5_000)
    #expect(second.map { $0.number } == [2] && second.map { $0.tries } == [2])
  }

  @Test("One that was cancelled while it was under way does not come back")
  func cancelledUnderWay() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(1)]), in: box, now: PushBench.now)
    let sent = try await bench.claim()
    _ = try await bench.store.keep(PushBench.plan(), in: box, now: PushBench.now)
    let again = sent.map { PushOutcome($0, .again(at: PushBench.now)) }
    #expect(try await bench.claim(again, after: 10).isEmpty)
  }

  @Test("A subscription that its push service removed goes, unless it has another address by now")
  func removed() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: [1, 2])
    let plan = PushBench.plan([
      PushBench.delivery(1, to: [1, 2]), PushBench.delivery(2, at: 100, to: [1]),
    ])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    let sent = try await bench.claim()
    _ = try await bench.store.keep(
      PushBench.subscription(2, at: "two"), in: box, now: PushBench.now)
    #expect(try await bench.claim(sent.map { PushOutcome($0, .removed) }, after: 200).isEmpty)
    let answer = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(5, to: [1, 2])], keeping: [2]), in: box,
      now: PushBench.now)
    #expect(answer?.gone == [PushBench.id(1)] && answer?.missing == [PushBench.id(2)])
  }

  @Test("What is on its way is not handed out again while it waits for its connection")
  func held() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    let plan = PushBench.plan((1...5).map { PushBench.delivery($0, at: Int64($0)) })
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    let now = PushBench.later(10)
    var room = PushRoom(3, ofService: 3)
    let first = try await bench.store.claim(room, settling: [], now: now)
    room = first.room
    let over = PushOutcome(first.messages[1], .over)
    room.give(back: over)
    let second = try await bench.store.claim(room, settling: [over], now: now)
    #expect(first.messages.map { $0.number } == [1, 2, 3])
    #expect(second.messages.map { $0.number } == [4])
    #expect(try await bench.store.waiting() == 4)
  }

  @Test("One that was not begun when the server stopped goes out afterwards, and begins once")
  func stoppedBefore() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(1)]), in: box, now: PushBench.now)
    let name = try #require(try await bench.held().first).name
    try bench.reopen()
    #expect(try await bench.store.forgetBegun() == 0)
    #expect(try await bench.held(after: 5).map { $0.name } == [name])
    #expect(try await bench.store.begin([name]) == [name])
    #expect(try await bench.store.begin([name]).isEmpty)
    #expect(try await bench.held(after: 5).isEmpty)
    #expect(try await bench.store.waiting() == 0)
  }

  @Test("One that is cancelled before it begins does not begin")
  func cancelledBefore() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(1), PushBench.delivery(2)]), in: box,
      now: PushBench.now)
    let names = try await bench.held().map { $0.name }
    _ = try await bench.store.keep(PushBench.plan(keeping: [2]), in: box, now: PushBench.now)
    #expect(try await bench.store.begin(names).map { $0.delivery } == [PushBench.id(2)])
  }

  @Test("One that never got to its push service comes again at its time")
  func unreached() async throws {
    let bench = try PushBench()
    let box = try await bench.box()
    _ = try await bench.store.keep(
      PushBench.plan([PushBench.delivery(1)]), in: box, now: PushBench.now)
    let later = try await bench.held().map {
      PushOutcome($0, .again(at: PushBench.later(5_000)))
    }
    #expect(try await bench.held(later, after: 4_999).isEmpty)
    #expect(try await bench.held(after: 5_000).map { $0.tries } == [2])
  }

  @Test("A stop between any two steps hands nothing out twice")
  func reopening() async throws {
    let bench = try PushBench()
    let box = try await bench.box(subscriptions: [1, 2])
    let plan = PushBench.plan([
      PushBench.delivery(1, to: [1, 2]), PushBench.delivery(2, at: 10, to: [1]),
    ])
    _ = try await bench.store.keep(plan, in: box, now: PushBench.now)
    try bench.reopen()
    let first = try await bench.claim(most: 1)
    #expect(first.count == 1)
    try bench.reopen()
    let second = try await bench.claim(after: 10)
    #expect(second.count == 2 && !second.contains { $0.name == first[0].name })
    try bench.reopen()
    #expect(try await bench.claim(after: 20).isEmpty)
    let again = second.map { PushOutcome($0, .again(at: PushBench.later(30))) }
    _ = try await bench.claim(again, most: 0, after: 20)
    try bench.reopen()
    #expect(try await bench.store.forgetBegun() == 1, "the first one ended nobody knows how")
    let third = try await bench.claim(after: 30)
    #expect(Set(third.map { $0.name }) == Set(second.map { $0.name }))
    try bench.reopen()
    #expect(try await bench.store.forgetBegun() == 2)
    #expect(try await bench.claim(after: 1_000).isEmpty)
  }

  /// Uploads, looks, endings and stops in any order, with what went out counted by its slot.
  @Test(
    "In whatever order things happen no message goes out twice, none is quiet and none is late",
    arguments: 0..<8)
  func anyOrder(round: Int) async throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed) of round \(round)")
    var chance = SeededBits(seed: seed)
    let bench = try PushBench()
    let boxes = [try await bench.box(1, subscriptions: [1, 2]), try await bench.box(2)]
    var taken: [String: PushMessage.Name] = [:]
    var quiet: [PushBox: Range<Instant>] = [:]
    var (time, waiting) = (Int64(0), [PushMessage]())
    for _ in 0..<300 {
      time += Int64.random(in: 0..<400_000, using: &chance)
      switch Int.random(in: 0..<10, using: &chance) {
      case 0..<3:
        let box = boxes.randomElement(using: &chance)!
        let begin = PushBench.later(time + .random(in: 0..<1_000_000, using: &chance))
        quiet[box] = begin..<begin.adding(milliseconds: 500_000)
        let new = (0..<6).map { _ in
          PushBench.delivery(
            .random(in: 0..<400, using: &chance),
            at: time + .random(in: -1_000..<2_000_000, using: &chance),
            slot: "\(UInt8.random(in: 0..<200, using: &chance))", to: [1, 2])
        }
        let names = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let plan = PushPlan(
          quiet: [quiet[box]!],
          kept: (400..<800).map { PushBench.id($0 - 400) }.filter {
            names[$0] == nil && Bool.random(using: &chance)
          }, new: Array(names.values))
        _ = try await bench.store.keep(plan, in: box, now: PushBench.later(time))
      case 3..<4:
        try bench.reopen()
        waiting = []
        _ = try await bench.store.forgetBegun()
      default:
        let outcomes = waiting.map { message in
          let isAgain = Bool.random(using: &chance)
          if isAgain { taken = taken.filter { $0.value != message.name } }
          return PushOutcome(
            message, isAgain ? .again(at: PushBench.later(time + 1_000)) : .over)
        }
        // Whatever is not begun now may come in any later look, by its time.
        let held = try await bench.held(outcomes, most: 7, after: time)
        let going = held.filter { _ in Int.random(in: 0..<4, using: &chance) > 0 }
        let begun = try await bench.store.begin(going.map { $0.name })
        #expect(begun == Set(going.map { $0.name }), "nobody cancels in between")
        waiting = going
        for message in waiting {
          let now = PushBench.later(time)
          #expect(message.window.contains(now))
          #expect(quiet[message.name.box]?.contains(now) != true)
          let name =
            "\(message.name.box.name[0]) \(message.name.delivery.text) "
            + message.name.subscription.text
          #expect(taken.updateValue(message.name, forKey: name) == nil, "\(name) twice")
        }
      }
    }
    #expect(!taken.isEmpty)
  }
}
