// Whether a network address is one of the public internet.

import NIOCore

/// After the registries of special addresses of IANA
/// (https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry).
enum InternetAddress {
  /// False for anything that is no address, too.
  static func isPublic(_ text: String) -> Bool {
    guard let socket = try? SocketAddress(ipAddress: text, port: 0) else { return false }
    switch socket {
    case .v4(let v4): return isPublic4(withUnsafeBytes(of: v4.address.sin_addr) { Array($0) })
    case .v6(let v6): return isPublic6(withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) })
    case .unixDomainSocket: return false
    }
  }

  private static func isPublic4(_ bytes: [UInt8]) -> Bool {
    !special4.contains { $0.holds(bytes) }
  }

  /// Addresses that stand for one of IPv4 count as that one where a network translates them for
  /// everybody (RFC 6052); other ways to wrap one are refused.
  private static func isPublic6(_ bytes: [UInt8]) -> Bool {
    if translated.holds(bytes) { return isPublic4(Array(bytes.suffix(4))) }
    return global.holds(bytes) && !special6.contains { $0.holds(bytes) }
  }

  /// A block of addresses: their first bits.
  private struct Block {
    let first: [UInt8]
    let bits: Int

    func holds(_ bytes: [UInt8]) -> Bool {
      for (place, byte) in first.enumerated() {
        let left = bits - 8 * place
        if left <= 0 { return true }
        let mask: UInt8 = left >= 8 ? 0xff : ~(0xff >> UInt8(left))
        if (bytes[place] ^ byte) & mask != 0 { return false }
      }
      return true
    }
  }

  private static let special4 = [
    Block(first: [0], bits: 8), Block(first: [10], bits: 8), Block(first: [100, 64], bits: 10),
    Block(first: [127], bits: 8), Block(first: [169, 254], bits: 16),
    Block(first: [172, 16], bits: 12), Block(first: [192, 0, 0], bits: 24),
    Block(first: [192, 0, 2], bits: 24), Block(first: [192, 88, 99], bits: 24),
    Block(first: [192, 168], bits: 16), Block(first: [198, 18], bits: 15),
    Block(first: [198, 51, 100], bits: 24), Block(first: [203, 0, 113], bits: 24),
    // Multicast, reserved and broadcast.
    Block(first: [224], bits: 3),
  ]

  /// All that is given out to anybody.
  private static let global = Block(first: [0x20], bits: 3)
  private static let translated = Block(
    first: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], bits: 96)

  private static let special6 = [
    // Protocols of the IETF, Teredo and benchmarks among them.
    Block(first: [0x20, 0x01, 0x00], bits: 23),
    Block(first: [0x20, 0x01, 0x0d, 0xb8], bits: 32),
    // 6to4, which wraps any IPv4 address.
    Block(first: [0x20, 0x02], bits: 16),
    Block(first: [0x3f, 0xff, 0x00], bits: 20),
  ]
}
