// Things that are rows of columns until somebody touches them are what the changes say, one by one.

import Engine
import Testing

struct RowsTests {
  @Test("Rows and changes, in any order, split and repetition, give the same things")
  func same() throws {
    let seed: UInt64 = 29
    var cases = ChangeCases(seed: seed)
    var rows = 0
    for trial in 0..<Trials.count(10_000) {
      let changes = cases.alike()
      var one = Records()
      for change in changes { one.apply(change) }
      var travelled = changes + changes.prefix(cases.below(20))
      travelled.shuffle(using: &cases.bits)
      var other = Records()
      while !travelled.isEmpty {
        let part = Array(travelled.prefix(1 + cases.below(60)))
        travelled.removeFirst(part.count)
        let pack = try Pack(stored: PackWriter.columns(part))
        for columns in pack.columns { rows += columns.count }
        if cases.below(2) == 0 { for change in pack.changes { other.apply(change) } }
        for columns in pack.columns { other.apply(columns) }
        for change in pack.changes { other.apply(change) }
      }
      guard isSame(one, other) else {
        Issue.record("seed \(seed), trial \(trial): \(changes)")
        return
      }
    }
    #expect(rows > 0)
  }

  @Test("What every noun reads of a row is what it reads of the thing")
  func nouns() throws {
    let seed: UInt64 = 37
    var lived = LivedJournal(seed: seed)
    for _ in 0..<Trials.count(3_000) {
      lived.letTimePass()
      let draft = lived.draft()
      lived.apply([draft])
    }
    var changes: [Change] = []
    // Each of them eight times, which is enough for columns.
    for (copy, entity) in (0..<8).flatMap({ copy in
      lived.records.journal.sorted.map { (UInt64(copy), $0) }
    }) {
      guard let made = entity.created else { continue }
      let id = Identifier(high: entity.id.high ^ copy, low: entity.id.low)
      changes.append(
        Change(
          id: id, device: made.device, number: Int64(changes.count + 1), stamp: made,
          entity: id, kind: entity.kind, action: .create(entity.fields)))
    }
    let pack = try Pack(stored: PackWriter.columns(changes))
    let rows = pack.columns.reduce(0) { $0 + $1.count }
    #expect(rows > changes.count / 2, "seed \(seed)")
    var (one, other) = (Records(), Records())
    for change in pack.allChanges { one.apply(change) }
    for columns in pack.columns { other.apply(columns) }
    for change in pack.changes { other.apply(change) }
    #expect(isSame(one, other), "seed \(seed)")
    #expect(zip(one.all, other.all).allSatisfy { "\($0)" == "\($1)" }, "seed \(seed)")
    #expect(one.all.contains { if case .entry = $0 { true } else { false } })
  }

  @Test("Damaged columns that can still be read give what their changes give")
  func damaged() {
    let seed: UInt64 = 31
    var cases = ChangeCases(seed: seed)
    var parsed = 0
    for trial in 0..<Trials.count(30_000) {
      let original = trial % 3 == 0 ? ChangeCases.plain(9) : cases.alike()
      let bytes = cases.damaged(PackWriter.columns(original))
      guard let pack = try? Pack(stored: bytes), !pack.columns.isEmpty else { continue }
      parsed += 1
      var (one, other) = (Records(), Records())
      for columns in pack.columns {
        for change in columns.changes { one.apply(change) }
        other.apply(columns)
        #expect(columns.changes.map { $0.stamp }.max() == columns.latestStamp)
      }
      guard isSame(one, other) else {
        Issue.record("seed \(seed), trial \(trial): \(bytes)")
        return
      }
    }
    #expect(parsed > 0)
  }

  @Test("A row that is edited, deleted and brought back is what the thing would be")
  func touched() throws {
    let changes = ChangeCases.plain(9)
    let columns = try #require(try Pack(stored: PackWriter.columns(changes)).columns.first)
    let id = changes[4].entity
    let later: [(UInt64, Change.Action)] = [
      (3, .set([Field("amount", .int(5)), Field("a", .text("first"))])), (4, .delete),
      (2, .set([Field("amount", .int(6))])), (5, .undelete), (1, .create([Field("z", .int(1))])),
    ]
    var (one, other) = (Records(), Records())
    for change in changes { one.apply(change) }
    other.apply(columns)
    for (number, action) in later {
      let stamp = Stamp(
        milliseconds: changes[4].stamp.milliseconds + Int64(number), counter: 0, device: 2)
      let change = Change(
        id: Identifier(high: 9, low: number), device: 2, number: Int64(number), stamp: stamp,
        entity: id, kind: changes[4].kind, action: action)
      one.apply(change)
      other.apply(change)
      #expect(isSame(one, other), "\(action)")
      #expect(other.journal[id]?["amount"] == one.journal[id]?["amount"])
    }
    #expect(other.journal[id]?.edits.isEmpty == false)
    #expect(other.journal[changes[5].entity]?.edits.isEmpty == true)
  }

  private func isSame(_ one: Records, _ other: Records) -> Bool {
    let (a, b) = (one.journal.sorted, other.journal.sorted)
    guard a == b, Set(a) == Set(b), one.all.count == other.all.count else { return false }
    for (a, b) in zip(a, b) {
      guard a.kind == b.kind, a.created == b.created, a.fields == b.fields, a.edits == b.edits,
        a.isDeleted == b.isDeleted, a.deletionStamp == b.deletionStamp,
        a.isVisible == b.isVisible
      else { return false }
      for field in a.fields {
        guard b[field.name] == field.value, a.stamp(of: field.name) == b.stamp(of: field.name)
        else { return false }
      }
      guard b["not there"] == nil, b.stamp(of: "not there") == nil else { return false }
    }
    return zip(one.journal.entities, one.all).allSatisfy { entity, record in
      let place = other.journal.entities.firstIndex { $0.id == entity.id }
      return place.map { "\(other.all[$0])" == "\(record)" } == true
    }
  }
}
