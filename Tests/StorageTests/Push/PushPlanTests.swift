// What a plan keeps, cancels, replaces and tells.

import Engine
import Foundation
import Storage
import Testing

@Suite("Plans of pushes")
struct PushPlanTests {
  private func keep(
    _ bench: PushBench, _ plan: PushPlan, _ box: PushBox = PushBench.box(1)
  ) async throws -> PushPlanAnswer {
    try #require(try await bench.store.keep(plan, in: box, now: PushBench.now))
  }

  @Test("What is neither kept nor new is cancelled, and of another box nothing")
  func cancelling() async throws {
    let bench = try PushBench()
    try await bench.box(1)
    try await bench.box(2)
    let three = PushBench.plan((1...3).map { PushBench.delivery($0) })
    _ = try await keep(bench, three)
    _ = try await keep(bench, three, PushBench.box(2))
    let answer = try await keep(bench, PushBench.plan([PushBench.delivery(4)], keeping: [2]))
    #expect(answer.missing.isEmpty && answer.gone.isEmpty && answer.spent.isEmpty)
    let sent = try await bench.claim()
    #expect(sent.filter { $0.name.box == PushBench.box(1) }.map { $0.number }.sorted() == [2, 4])
    #expect(sent.filter { $0.name.box == PushBench.box(2) }.count == 3)
  }

  @Test("A kept delivery that is not there is told as missing")
  func missing() async throws {
    let bench = try PushBench()
    try await bench.box()
    _ = try await keep(bench, PushBench.plan([PushBench.delivery(1)]))
    let answer = try await keep(bench, PushBench.plan([PushBench.delivery(3)], keeping: [1, 2]))
    #expect(answer.missing == [PushBench.id(2)])
  }

  @Test("A body for a subscription that is not there is told, and the others go out")
  func gone() async throws {
    let bench = try PushBench()
    try await bench.box(subscriptions: [1])
    let plan = PushBench.plan([
      PushBench.delivery(1, to: [1, 9]), PushBench.delivery(2, to: [8]),
    ])
    let answer = try await keep(bench, plan)
    #expect(answer.gone == [PushBench.id(8), PushBench.id(9)])
    #expect(answer.missing.isEmpty)
    let next = try await keep(bench, PushBench.plan(keeping: [1, 2]))
    #expect(next.missing == [PushBench.id(2)], "nothing is left of a delivery to nobody")
    #expect(try await bench.claim().map { $0.name.subscription } == [PushBench.id(1)])
  }

  @Test("A name that comes again replaces what was planned, until it was sent")
  func replacing() async throws {
    let bench = try PushBench()
    try await bench.box()
    _ = try await keep(bench, PushBench.plan([PushBench.delivery(1, text: "old")]))
    _ = try await keep(bench, PushBench.plan([PushBench.delivery(1, text: "new")]))
    let sent = try await bench.claim()
    #expect(sent.map { $0.body } == [Array("new 1".utf8)])
    _ = try await bench.claim(sent.map { PushOutcome($0, .over) })
    let other = PushBench.delivery(1, slot: "another", text: "newer")
    let answer = try await keep(bench, PushBench.plan([other]))
    #expect(answer.missing.isEmpty)
    #expect(try await bench.claim().isEmpty)
    let kept = try await keep(bench, PushBench.plan(keeping: [1]))
    #expect(kept.missing.isEmpty && kept.spent == ["slot-1"], "it is known as sent")
  }

  @Test("A used slot is told and never used again, whatever the delivery is called")
  func spent() async throws {
    let bench = try PushBench()
    try await bench.box()
    _ = try await keep(bench, PushBench.plan([PushBench.delivery(1, slot: "2027-01-15/1")]))
    #expect(try await bench.claim().count == 1)
    let second = PushBench.delivery(2, slot: "2027-01-15/1")
    let answer = try await keep(bench, PushBench.plan([second]))
    #expect(answer.spent == ["2027-01-15/1"])
    #expect(try await bench.claim().isEmpty)
    let third = try await keep(bench, PushBench.plan(keeping: [2]))
    #expect(third.missing == [PushBench.id(2)])
  }

  @Test("Of two deliveries with one slot the first one goes out")
  func oneSlot() async throws {
    let bench = try PushBench()
    try await bench.box()
    let plan = PushBench.plan([
      PushBench.delivery(1, at: 1_000, slot: "a"), PushBench.delivery(2, at: 0, slot: "a"),
    ])
    _ = try await keep(bench, plan)
    let claim = try await bench.store.claim(
      PushRoom(10, ofService: 10), settling: [], now: PushBench.later(2_000))
    #expect(claim.messages.map { $0.number } == [2] && claim.dropped == 1)
  }

  @Test("Slots of two boxes have nothing to do with each other")
  func slotsOfBoxes() async throws {
    let bench = try PushBench()
    for number in UInt8(1)...2 {
      let box = try await bench.box(number)
      _ = try await keep(bench, PushBench.plan([PushBench.delivery(1, slot: "a")]), box)
    }
    #expect(try await bench.claim().count == 2)
  }

  @Test("Quiet times replace the earlier ones, and end before their end")
  func quiet() async throws {
    let bench = try PushBench()
    try await bench.box()
    let (first, last) = (PushBench.later(1_000), PushBench.later(2_000))
    let plan = PushBench.plan(
      [PushBench.delivery(1), PushBench.delivery(2, at: 1_000)], quiet: [first..<last])
    _ = try await keep(bench, plan)
    #expect(try await bench.claim(after: 999).map { $0.number } == [1])
    let dropped = try await bench.store.claim(
      PushRoom(10, ofService: 10), settling: [], now: first)
    #expect(dropped.messages.isEmpty && dropped.dropped == 1)
    #expect(try await bench.claim(after: 2_000).isEmpty, "it is not sent afterwards")
    let kept = try await keep(bench, PushBench.plan(keeping: [2]))
    #expect(kept.missing.isEmpty && kept.spent.isEmpty, "and used no slot")
    let again = PushBench.plan([PushBench.delivery(3, at: 1_000)], quiet: [])
    _ = try await keep(bench, again)
    #expect(try await bench.claim(after: 1_500).map { $0.number } == [3])
  }

  @Test("At the end of a quiet time it is over")
  func endOfQuiet() async throws {
    let bench = try PushBench()
    try await bench.box()
    let quiet = [PushBench.later(1_000)..<PushBench.later(2_000)]
    _ = try await keep(bench, PushBench.plan([PushBench.delivery(1)], quiet: quiet))
    #expect(try await bench.claim(after: 2_000).map { $0.number } == [1])
  }

  @Test("A box with too many deliveries to remember takes no more")
  func records() async throws {
    let bench = try PushBench()
    try await bench.box()
    var count: UInt64 = 0
    var trouble: StorageError?
    while trouble == nil && count < 4_000 {
      let plan = PushBench.plan((count..<count + 80).map { PushBench.delivery($0) })
      do {
        _ = try await bench.store.keep(plan, in: PushBench.box(1), now: PushBench.now)
      } catch { trouble = error }
      let sent = try await bench.claim()
      _ = try await bench.claim(sent.map { PushOutcome($0, .over) }, most: 0)
      count += 80
    }
    #expect(trouble == .full)
    #expect(count > 1_900)
  }
}
