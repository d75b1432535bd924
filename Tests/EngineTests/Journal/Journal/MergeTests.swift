// Whatever way changes travel, they add up to the same journal.

import Engine
import Testing

struct MergeTests {
  @Test("Any order, repetition and split of the same changes gives the same journal")
  func orderDoesNotMatter() throws {
    let seed: UInt64 = 20_260_329
    var cases = ChangeCases(seed: seed)
    for trial in 0..<Trials.count(100_000) {
      let changes = cases.changes()
      var travelled = changes
      for _ in 0..<cases.below(4) { travelled.append(cases.pick(changes)) }
      travelled.shuffle(using: &cases.bits)
      var arrived: [Change] = []
      while !travelled.isEmpty {
        let count = min(travelled.count, 1 + cases.below(5))
        arrived += try Pack(PackWriter.pack(Array(travelled.prefix(count)))).changes
        travelled.removeFirst(count)
      }
      let (expected, actual) = (exported(changes), exported(arrived))
      guard expected == actual else {
        Issue.record("seed \(seed), trial \(trial): \(text(expected)) became \(text(actual))")
        return
      }
    }
  }

  @Test("A change with a later final stamp leaves no trace of its provisional one")
  func provisionalStamp() {
    let seed: UInt64 = 7
    var cases = ChangeCases(seed: seed)
    for trial in 0..<Trials.count(100_000) {
      let others = cases.changes()
      let provisional = cases.change(number: 99)
      let final = Change(
        id: provisional.id, device: provisional.device, number: 100,
        stamp: Stamp(milliseconds: 4 + Int64(cases.below(3)), counter: 0, device: 1),
        schema: provisional.schema, entity: provisional.entity, kind: provisional.kind,
        action: provisional.action)
      var history = others + [provisional]
      history.shuffle(using: &cases.bits)
      let place = 1 + (history.firstIndex(of: provisional) ?? 0)
      history.insert(final, at: Int.random(in: place...history.count, using: &cases.bits))
      guard exported(history) == exported(others + [final]) else {
        Issue.record("seed \(seed), trial \(trial): \(history)")
        return
      }
    }
  }

  @Test("Deleting wins over undeleting with the same stamp, in both orders")
  func deletionTie() {
    let stamp = Stamp(milliseconds: 5, counter: 0, device: 1)
    let id = Identifier(high: 0, low: 1)
    let made = [Change.Action.create([]), .delete, .undelete].enumerated().map {
      Change(
        id: Identifier(high: 1, low: UInt64($0)), device: 1, number: Int64($0 + 1), stamp: stamp,
        entity: id, kind: "entry", action: $1)
    }
    for order in [[0, 1, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0]] {
      var journal = Journal()
      for place in order { journal.apply(made[place]) }
      #expect(journal[id]?.isDeleted == true)
      #expect(journal[id]?.isVisible == false)
    }
  }

  @Test("An edit that arrives before the creation shows only once the thing exists")
  func editFirst() {
    let id = Identifier(high: 0, low: 1)
    var journal = Journal()
    func change(_ milliseconds: Int64, _ action: Change.Action) -> Change {
      Change(
        id: Identifier(high: 1, low: UInt64(milliseconds)), device: 1, number: milliseconds,
        stamp: Stamp(milliseconds: milliseconds, counter: 0, device: 1), entity: id,
        kind: "entry", action: action)
    }
    journal.apply(change(2, .set([Field("note", .text("later"))])))
    #expect(journal[id]?.isVisible == false)
    journal.apply(change(1, .create([Field("note", .text("first")), Field("day", .int(3))])))
    #expect(journal[id]?.isVisible == true)
    #expect(journal[id]?["note"] == .text("later"))
    #expect(journal[id]?.stamp(of: "note")?.milliseconds == 2)
    #expect(journal[id]?.stamp(of: "day")?.milliseconds == 1)
    #expect(journal[id]?.stamp(of: "none") == nil)
  }
}
