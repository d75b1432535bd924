// Random changes over few entities, devices and stamps, so that they meet as often as possible.

import Engine
import Foundation

/// How often a property is tried: as often as said by `make test-long` alone.
enum Trials {
  private static let isLong = ProcessInfo.processInfo.environment["REDSTART_LONG"] != nil

  static func count(_ long: Int) -> Int {
    if isLong { return long }
    #if DEBUG
    return max(1, long / 100)
    #else
    return max(1, long / 10)
    #endif
  }
}

struct ChangeCases {
  var bits: SeededBits

  init(seed: UInt64) {
    bits = SeededBits(seed: seed)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &bits) }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// Up to `most` changes; stamps repeat across devices and even within one.
  mutating func changes(most: Int = 12) -> [Change] {
    (0...below(most)).map { index in change(number: Int64(index + 1)) }
  }

  mutating func change(number: Int64) -> Change {
    let entity = Identifier(high: 0, low: UInt64(below(3)))
    let id = Identifier(high: 1, low: bits.next())
    return Change(
      id: below(3) == 0 ? entity : id, device: UInt64(below(3)), number: number, stamp: stamp(),
      schema: below(8) == 0 ? 2 : 1, entity: entity, kind: pick(["entry", "entry", "plan"]),
      action: action())
  }

  mutating func stamp() -> Stamp {
    Stamp(
      milliseconds: Int64(below(4)), counter: UInt16(below(2)), device: UInt64(below(2)))
  }

  mutating func action() -> Change.Action {
    switch below(8) {
    case 0, 1, 2: .create(fields())
    case 3, 4, 5: .set(fields())
    case 6: .delete
    default: .undelete
    }
  }

  mutating func fields() -> [Field] {
    var names = ["a", "b", "note", "day"]
    names.shuffle(using: &bits)
    return names.prefix(below(4)).map { Field($0, value()) }
  }

  /// Includes texts that Swift calls equal although their bytes differ.
  static let texts = ["", "a", "\u{E9}", "e\u{301}", "\u{0}\n\"\\", "😀", "long text with words"]

  mutating func value(depth: Int = 0) -> Value {
    switch below(depth < 2 ? 9 : 7) {
    case 0: .bool(below(2) == 0)
    case 1, 2: .int(Int64(below(3)) - 1)
    case 3: .int(pick([.min, .max, 1 << 53, -1_000_000_000_000]))
    case 4, 5: .text(pick(ChangeCases.texts))
    case 6: .bytes((0..<below(4)).map { _ in UInt8(below(256)) })
    default: .list((0..<below(3)).map { _ in value(depth: depth + 1) })
    }
  }
}

/// What changes add up to, as bytes: the strictest way to compare two journals.
func exported(_ changes: [Change]) -> [UInt8] {
  var journal = Journal()
  for change in changes { journal.apply(change) }
  return JournalWriter.json(journal)
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
