// The name of an object's member, compared without making a String of it.

/// A member's name as the reader saw it, escapes already resolved.
public struct JSONKey: Sendable {
  let bytes: [UInt8]
  let start: Int
  let end: Int

  /// The name as text; making it costs an allocation when it has more than 15 bytes.
  public var text: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Compares byte by byte, so two spellings of the same accented letter differ.
  public static func == (key: JSONKey, name: StaticString) -> Bool {
    guard key.end - key.start == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      for index in 0..<expected.count where key.bytes[key.start + index] != expected[index] {
        return false
      }
      return true
    }
  }

  /// Lets a `switch` over a key have names as its cases.
  public static func ~= (name: StaticString, key: JSONKey) -> Bool { key == name }

  /// A 64-bit fingerprint of the name: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
  var fingerprint: UInt64 {
    var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<end {
      fingerprint = (fingerprint ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return fingerprint
  }
}
