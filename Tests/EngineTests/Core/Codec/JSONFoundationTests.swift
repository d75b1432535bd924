// The JSON reader against Foundation's: equal where both accept, never more tolerant.

import Engine
import Foundation
import Testing

@Suite("JSON reader and Foundation")
struct JSONFoundationTests {
  @Test("Both read the same values from random documents", arguments: [11, 12] as [UInt64])
  func sameValues(seed: UInt64) throws {
    var dice = CodecDice(seed: seed)
    for _ in 0..<1000 {
      let value = dice.json(depth: 4)
      guard !hasMark(value.bytes) else { continue }
      let theirs = try JSONSerialization.jsonObject(
        with: Data(value.bytes), options: .fragmentsAllowed)
      #expect(agrees(value, theirs), "seed \(seed)")
    }
  }

  @Test("What Foundation refuses is refused", arguments: [13, 14] as [UInt64])
  func neverMoreTolerant(seed: UInt64) {
    var dice = CodecDice(seed: seed)
    var accepted = 0
    for _ in 0..<5000 {
      let bytes = Mutation.mutated(dice.json(depth: 3).bytes, dice.json(depth: 3).bytes, &dice)
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      accepted += 1
      let theirs = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let theirs else {
        Issue.record("only ours accepts \(text), seed \(seed)")
        continue
      }
      #expect(hasMark(bytes) || agrees(value, theirs), "\(text), seed \(seed)")
    }
    #expect(accepted > 100)
  }

  /// Whether a tree holds what Foundation's objects hold.
  private func agrees(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours {
    case .null: return theirs is NSNull
    case .bool(let value): return theirs as? Bool == value
    case .int(let value): return (theirs as? NSNumber)?.int64Value == value
    case .number(let value):
      // Foundation reads many digits as a decimal number and rounds twice.
      guard let other = (theirs as? NSNumber)?.doubleValue else { return false }
      return abs(other - value) <= abs(value) * 1e-14
    case .string(let value): return (theirs as? String).map { sameBytes($0, value) } ?? false
    case .array(let elements):
      guard let others = theirs as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { agrees($0, $1) }
    case .object(let members):
      guard let others = theirs as? [String: Any] else { return false }
      // Foundation takes different spellings of an accented letter for one key.
      guard others.count == Set(members.map { $0.name }).count else { return false }
      guard others.count == members.count else { return true }
      return members.allSatisfy { member in
        others[member.name].map { agrees(member.value, $0) } ?? false
      }
    }
  }

  /// Whether U+FEFF occurs, which Foundation drops from the start of strings.
  private func hasMark(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}")
  }

  private func sameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}
