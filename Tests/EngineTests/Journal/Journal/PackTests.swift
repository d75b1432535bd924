// The packed form of changes: exact, fixed to the byte, and safe to read from anywhere.

import Engine
import Testing

struct PackTests {
  @Test("Packing and unpacking gives the same changes, to the byte of every text")
  func roundTrip() throws {
    let seed: UInt64 = 11
    var cases = ChangeCases(seed: seed)
    for trial in 0..<Trials.count(100_000) {
      let changes = cases.changes()
      let records: [[UInt8]] = (0..<cases.below(3)).map { [UInt8($0), 7] }
      let pack = try Pack(PackWriter.pack(changes, unreadable: records))
      guard pack.changes == changes, pack.unreadable == records,
        exported(pack.changes) == exported(changes)
      else {
        Issue.record("seed \(seed), trial \(trial): \(changes) became \(pack.changes)")
        return
      }
    }
  }

  @Test("A pack of a later version is refused as such, and one without content as cut off")
  func versions() {
    let later = [UInt8(2)] + PackWriter.pack(GoldenJournal.changes).dropFirst()
    #expect(throws: PackError.later(version: 2)) { _ = try Pack(later) }
    #expect(throws: PackError.bytes(.endsEarly)) { _ = try Pack([]) }
    #expect(throws: PackError.bytes(.unknownVersion(0))) { _ = try Pack([0]) }
  }

  @Test("Flags that this version does not know are refused", arguments: [16, 32, 64, 129, 255])
  func unknownFlags(flag: UInt8) {
    var bytes = PackWriter.pack(GoldenJournal.changes)
    bytes[1] = flag
    #expect(throws: PackError.self) { _ = try Pack(bytes) }
  }

  @Test("A pack that ends anywhere is refused whole, except between two changes")
  func truncation() throws {
    let bytes = PackWriter.pack(GoldenJournal.changes)
    var readable: Set<Int> = []
    for count in 0...GoldenJournal.changes.count {
      readable.insert(PackWriter.pack(Array(GoldenJournal.changes.prefix(count))).count)
    }
    for length in 0...bytes.count {
      let isReadable = (try? Pack(Array(bytes.prefix(length)))) != nil
      #expect(isReadable == readable.contains(length), "\(length) bytes")
    }
  }

  @Test("Damaged packs never trap, and what still parses packs to what it was")
  func damage() {
    let seed: UInt64 = 13
    var cases = ChangeCases(seed: seed)
    var parsed = 0
    for trial in 0..<Trials.count(700_000) {
      let original = trial % 3 == 0 ? GoldenJournal.changes : cases.changes(most: 4)
      let bytes = cases.damaged(PackWriter.pack(original))
      guard let pack = try? Pack(bytes) else { continue }
      parsed += 1
      let again = PackWriter.pack(pack.changes, unreadable: pack.unreadable)
      guard let second = try? Pack(again), second == pack,
        PackWriter.pack(second.changes, unreadable: second.unreadable) == again
      else {
        Issue.record("seed \(seed), trial \(trial): \(bytes)")
        return
      }
    }
    #expect(parsed > 0)
  }
}

extension ChangeCases {
  /// Bytes with one to three bytes changed, inserted, removed or repeated.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(6) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = pick([0, 1, 0x7F, 0x80, 0xFF, UInt8(below(256))])
      case 2: bytes.insert(UInt8(below(256)), at: place)
      case 3: bytes.remove(at: place)
      case 4: bytes.removeLast(min(bytes.count, below(6)))
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 8)], at: place)
      }
    }
    return bytes
  }
}
