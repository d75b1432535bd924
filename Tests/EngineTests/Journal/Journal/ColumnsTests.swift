// The store's form of many changes: the same changes as one by one, and safe to read from anywhere.

import Engine
import Testing

struct ColumnsTests {
  @Test("In columns or one by one, in any order and split: the same changes, the same journal")
  func roundTrip() throws {
    let seed: UInt64 = 17
    var cases = ChangeCases(seed: seed)
    var rows = 0
    for trial in 0..<Trials.count(20_000) {
      let changes = cases.alike()
      let records: [[UInt8]] = (0..<cases.below(3)).map { [UInt8($0), 7] }
      var travelled = changes
      travelled.shuffle(using: &cases.bits)
      var arrived: [Change] = []
      while !travelled.isEmpty {
        let part = Array(travelled.prefix(1 + cases.below(60)))
        travelled.removeFirst(part.count)
        let pack = try Pack(
          stored: cases.below(4) == 0
            ? PackWriter.pack(part, unreadable: records)
            : PackWriter.columns(part, unreadable: records))
        #expect(pack.unreadable == records && pack.allChanges.count == part.count)
        for columns in pack.columns { rows += columns.count }
        arrived += pack.allChanges
      }
      guard spelled(arrived) == spelled(changes), exported(arrived) == exported(changes) else {
        Issue.record("seed \(seed), trial \(trial): \(changes) became \(arrived)")
        return
      }
    }
    #expect(rows > 0)
  }

  @Test("A pack without columns is read as it always was")
  func withoutColumns() throws {
    let bytes = PackWriter.pack(GoldenJournal.changes, unreadable: [[9, 1]])
    let pack = try Pack(stored: bytes)
    #expect(try pack == Pack(bytes) && pack.allChanges == GoldenJournal.changes)
  }

  @Test("Columns are of a later version where no store is read, and version 3 is later for all")
  func versions() {
    let bytes = PackWriter.columns(GoldenJournal.changes)
    #expect(throws: PackError.later(version: 2)) { _ = try Pack(bytes) }
    let later = [UInt8(3)] + bytes.dropFirst()
    #expect(throws: PackError.later(version: 3)) { _ = try Pack(stored: later) }
    #expect(throws: PackError.bytes(.endsEarly)) { _ = try Pack(stored: []) }
    #expect(throws: PackError.bytes(.unknownVersion(0))) { _ = try Pack(stored: [0]) }
  }

  @Test("Kinds, actions and fields that no noun knows come back as they were")
  func unknown() throws {
    var changes: [Change] = []
    for number: Int64 in 1...9 { changes.append(ChangeCases.strange(number)) }
    let pack = try Pack(stored: PackWriter.columns(changes))
    #expect(pack.columns.map { $0.count } == [9] && pack.changes.isEmpty)
    #expect(spelled(pack.allChanges) == spelled(changes))
    #expect(pack.columns[0].change(3) == changes[3])
  }

  @Test("Columns that end anywhere are refused, except between two parts of the pack")
  func truncation() throws {
    var cases = ChangeCases(seed: 19)
    let changes = cases.alike()
    let bytes = PackWriter.columns(changes)
    var readable = 0
    for length in 0..<bytes.count {
      guard let pack = try? Pack(stored: Array(bytes.prefix(length))) else { continue }
      readable += 1
      #expect(pack.allChanges.count < changes.count)
    }
    #expect(readable <= changes.count)
  }

  @Test("More rows than bytes, unknown flags and shares of a text that is not there are refused")
  func refused() {
    let bytes = PackWriter.columns(ChangeCases.plain(8))
    #expect(bytes[1] == 16 | 1 | 4 && bytes[2] == 8)
    for flags: UInt8 in [16 | 2, 16 | 32, 16 | 64, 16 | 128, 32, 64] {
      #expect(throws: PackError.malformed) { _ = try Pack(stored: changed(bytes, 1, flags)) }
    }
    #expect(throws: PackError.malformed) { _ = try Pack(stored: changed(bytes, 2, 0)) }
    #expect(throws: PackError.malformed) { _ = try Pack(stored: changed(bytes, 2, 127)) }
    let place = bytes.count - 1
    #expect(throws: PackError.malformed) { _ = try Pack(stored: changed(bytes, place, 1)) }
  }

  @Test("Damaged columns never trap, and what still parses packs to what it was")
  func damage() {
    let seed: UInt64 = 23
    var cases = ChangeCases(seed: seed)
    var parsed = 0
    for trial in 0..<Trials.count(100_000) {
      let original = trial % 3 == 0 ? ChangeCases.plain(9) : cases.alike()
      let bytes = cases.damaged(PackWriter.columns(original))
      guard let pack = try? Pack(stored: bytes) else { continue }
      parsed += 1
      let again = PackWriter.columns(pack.allChanges, unreadable: pack.unreadable)
      guard let second = try? Pack(stored: again),
        spelled(second.allChanges) == spelled(pack.allChanges),
        PackWriter.columns(second.allChanges, unreadable: second.unreadable) == again
      else {
        Issue.record("seed \(seed), trial \(trial): \(bytes)")
        return
      }
    }
    #expect(parsed > 0)
  }

  private func changed(_ bytes: [UInt8], _ place: Int, _ byte: UInt8) -> [UInt8] {
    var bytes = bytes
    bytes[place] = byte
    return bytes
  }

  /// Changes without their order, to the byte.
  private func spelled(_ changes: [Change]) -> [[UInt8]] {
    changes.map { PackWriter.pack([$0]) }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension ChangeCases {
  /// Changes of few shapes, so that there are columns, and some that have nothing in common.
  mutating func alike() -> [Change] {
    var all = changes(most: 5)
    for _ in 0...below(3) {
      let first = change(number: 1)
      for _ in 0..<below(30) { all.append(another(first, number: Int64(all.count + 1))) }
    }
    return all
  }

  private mutating func another(_ first: Change, number: Int64) -> Change {
    let id = Identifier(high: 1, low: bits.next())
    let action: Change.Action
    switch first.action {
    case .create(let fields): action = .create(fields.map { another($0) })
    case .set(let fields): action = .set(fields.map { another($0) })
    default: action = first.action
    }
    return Change(
      id: id, device: first.device, number: number, stamp: stamp(), schema: first.schema,
      entity: first.entity == first.id ? id : first.entity, kind: first.kind, action: action)
  }

  private mutating func another(_ field: Field) -> Field {
    for _ in 0..<20 {
      let value = value()
      switch (field.value, value) {
      case (.int, .int), (.text, .text), (.bytes, .bytes), (.list, .list):
        return Field(field.name, value)
      default: continue
      }
    }
    return field
  }

  /// A change by a later version.
  static func strange(_ number: Int64) -> Change {
    let text = number == 4 ? "\u{E9}" : "e\u{301}"
    let fields: [Field] = [
      Field("zz", .list([.int(number), .list([.text(text)])])), Field("aa", .text(text)),
      Field("b", .bool(true)), Field("raw", .bytes([0, UInt8(number)])),
      Field("n", .int(Int64.min + number)),
    ]
    return Change(
      id: Identifier(high: 4, low: UInt64(number)), device: 3, number: number * 5,
      stamp: Stamp(milliseconds: 1000 - number, counter: UInt16(number), device: 8), schema: 7,
      entity: Identifier(high: 5, low: 5), kind: "not.known", action: .set(fields))
  }

  /// So many taps of one tracker.
  static func plain(_ count: Int) -> [Change] {
    var changes: [Change] = []
    let fields: [Field] = [
      Field("amount", .int(1000)), Field("day", .int(20_541)), Field("tracker", .text("vape")),
    ]
    for number in 0..<Int64(count) {
      let id = Identifier(high: 9, low: UInt64(number))
      let stamp = Stamp(milliseconds: 1_774_746_000_000 + number, counter: 0, device: 7)
      changes.append(
        Change(
          id: id, device: 7, number: number + 1, stamp: stamp, entity: id, kind: "entry",
          action: .create(fields)))
    }
    return changes
  }
}
