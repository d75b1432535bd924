// Random values that come back signed, or in a cookie: good for a short time and for one use.

import Crypto
import Engine
import Synchronization

/// Each carries its own end and a seal, so asking for many costs no memory. Only those that were
/// used are remembered, until they run out by themselves. The key lives as long as the process.
final class Challenges: Sendable {
  /// An end of 8 bytes, 16 random ones, a seal of 16.
  static let count = 40

  private let key = SymmetricKey(size: .bits256)
  private let spent = Mutex<[[UInt8]: Int64]>([:])

  func make(_ purpose: String, until end: Instant) -> [UInt8] {
    var writer = ByteWriter()
    writer.uint64(UInt64(bitPattern: end.milliseconds))
    let content = writer.bytes + RandomBytes.make(16)
    return content + seal(content, purpose)
  }

  /// Whether it was made here for this purpose, and its time is not over.
  func isOpen(_ challenge: [UInt8], _ purpose: String, now: Instant) -> Bool {
    guard challenge.count == Challenges.count else { return false }
    let content = Array(challenge.prefix(24))
    let given = Array(challenge.suffix(16))
    let difference = zip(given, seal(content, purpose)).reduce(0) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 && end(challenge) > now.milliseconds
  }

  /// Uses it up; false when that was done before.
  func spend(_ challenge: [UInt8], now: Instant) throws(Problem) -> Bool {
    let isFirst: Bool? = spent.withLock { spent in
      if spent[challenge] != nil { return false }
      if spent.count >= ServerLimits.spentChallenges {
        spent = spent.filter { $0.value > now.milliseconds }
        guard spent.count < ServerLimits.spentChallenges else { return nil }
      }
      spent[challenge] = end(challenge)
      return true
    }
    guard let isFirst else { throw .busy }
    return isFirst
  }

  /// A secret of 32 bytes that follows from a challenge, for each name another one.
  func secret(of challenge: [UInt8], _ name: String) -> [UInt8] {
    Array(
      HMAC<Crypto.SHA256>.authenticationCode(
        for: Array("secret \(name) ".utf8) + challenge, using: key))
  }

  private func end(_ challenge: [UInt8]) -> Int64 {
    Int64(bitPattern: challenge.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  private func seal(_ content: [UInt8], _ purpose: String) -> [UInt8] {
    let code = HMAC<Crypto.SHA256>.authenticationCode(
      for: content + Array(purpose.utf8), using: key)
    return Array(code.prefix(16))
  }
}
