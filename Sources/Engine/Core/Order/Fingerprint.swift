// A number for what was added, quick to make and the same on each machine.

/// FNV-1a of 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/. Whoever chooses what is added can
/// make two things of one number, so no secret and no right may rest on it.
public struct Fingerprint {
  /// What all that was added comes to.
  public private(set) var value: UInt64

  /// Begins with the number that FNV names, or with another one.
  public init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

  /// Adds a byte, or a whole word in one step.
  public mutating func add(_ part: UInt64) { value = (value ^ part) &* 0x100_0000_01B3 }

  /// Adds one byte after the other.
  public mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// Adds the eight bytes of a word, its lowest first.
  public mutating func add(bytesOf word: UInt64) {
    for place in UInt64(0)..<8 { add(word >> (8 * place) & 0xFF) }
  }
}
