// Damages bytes in the ways in which files and attackers do.

/// One to four small changes: flipped bits, bytes put in, taken out or repeated, a cut end, and
/// the start of one input with the end of another.
enum Mutation {
  static func mutated(_ bytes: [UInt8], _ other: [UInt8], _ dice: inout CodecDice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) { change(&bytes, other, &dice) }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ other: [UInt8], _ dice: inout CodecDice) {
    let telling =
      Array("\"\\{}[],:;'=-+.eE019tfnu \n\r\t_/".utf8) + [0, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
    let place = dice.below(bytes.count + 1)
    switch dice.below(6) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(dice.below(8))
    case 1: bytes.insert(telling[dice.below(telling.count)], at: place)
    case 2 where place < bytes.count: bytes.remove(at: place)
    case 3 where place < bytes.count: bytes[place] = telling[dice.below(telling.count)]
    case 4 where dice.below(3) == 0: bytes.removeSubrange(place...)
    case 5: bytes = Array(bytes[..<place]) + other[dice.below(other.count + 1)...]
    default: bytes.insert(dice.bytes(1)[0], at: place)
    }
  }
}
