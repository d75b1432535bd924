// Stands in for the browser's cryptography: what is sealed opens only under the same key and in
// the same place.
import App
import Engine

enum FakeCrypto {
  static func root(_ password: String, _ stretch: PasswordStretch) -> [UInt8] {
    SHA256.hash(Array(password.utf8) + stretch.salt)
  }

  static func sealed(_ parts: [SealedPart], under key: [UInt8]) -> [UInt8] {
    frames(parts.map { mark($0.bound, key) + $0.bytes })
  }

  static func opened(_ parts: [SealedPart], under key: [UInt8]) -> [UInt8] {
    frames(
      parts.map { part in
        if part.bound.isEmpty { return openedOnce(part, under: key) }
        let mark = mark(part.bound, key)
        return Array(part.bytes.prefix(mark.count)) == mark
          ? Array(part.bytes.dropFirst(mark.count)) : nil
      })
  }

  /// Exponents of a small field stand in for the curve: private key, public key of the new pair,
  /// and what both agree on. `chance` makes the new pair; nothing comes of what is no key.
  static func agreed(own: [UInt8], other: [UInt8], chance: UInt64) -> [UInt8] {
    let mine = own.isEmpty ? chance % prime : number(own)
    let made = power(generator, chance % prime)
    let theirs = other.isEmpty ? made : number(other)
    guard mine > 0, theirs > 0, theirs < prime else { return [] }
    return frames([bytes(mine, 138), [4] + bytes(made, 64), bytes(power(theirs, mine), 32)])
  }

  /// With the nonce in front, as the page does it.
  static func sealedOnce(_ part: SealedPart, under key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    frames([[1] + nonce + part.bytes + SHA256.hash(key + nonce + part.bytes).prefix(16)])
  }

  /// What was sealed once; nothing for anything else.
  static func openedOnce(_ part: SealedPart, under key: [UInt8]) -> [UInt8]? {
    guard part.bytes.count > 29 else { return nil }
    let nonce = Array(part.bytes[1..<13])
    let text = Array(part.bytes[13...].dropLast(16))
    let tag = Array(SHA256.hash(key + nonce + text).prefix(16))
    return tag == Array(part.bytes.suffix(16)) ? text : nil
  }

  private static let prime: UInt64 = (1 << 61) - 1
  private static let generator: UInt64 = 37

  private static func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var (result, square, left): (UInt64, UInt64, UInt64) = (1, base, exponent)
    while left > 0 {
      if left & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      left >>= 1
    }
    return result
  }

  private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    prime.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.raw([UInt8](repeating: 0, count: count - 8))
    writer.uint64(number)
    return writer.bytes
  }

  private static func mark(_ bound: [UInt8], _ key: [UInt8]) -> [UInt8] {
    SHA256.hash(key + bound)
  }

  /// Each behind its length of four bytes, as the page gives them.
  private static func frames(_ parts: [[UInt8]?]) -> [UInt8] {
    var writer = ByteWriter()
    for part in parts {
      writer.uint32(part.map { UInt32($0.count) } ?? .max)
      writer.raw(part ?? [])
    }
    return writer.bytes
  }
}
