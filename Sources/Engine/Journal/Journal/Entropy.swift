// The one supply of names and secrets for a message, fed by the shell: the engine has no random
// source. A class on purpose: every copy of a moment draws from the same supply, so whatever one
// message does, no name comes twice.

/// A supply of random names and secrets that all who hold it share.
public final class Entropy {
  private let seed: [UInt8]
  private var drawn: UInt64 = 0

  /// `seed` is at least 16 random bytes, 32 where secrets are drawn, used for one message only.
  public init(seed: [UInt8]) {
    precondition(seed.count >= 16, "a seed is at least 16 bytes")
    self.seed = seed
  }

  /// A new name, never the same again.
  public func identifier() -> Identifier { Identifier(bytes: draw("name")) }

  /// 32 random bytes for a key, a code or a salt; no name ever shares a bit with them.
  public func secret() -> [UInt8] { draw("secret") }

  private func draw(_ purpose: String) -> [UInt8] {
    drawn += 1
    var writer = ByteWriter()
    writer.uint64(drawn)
    return SHA256.hash(seed + writer.bytes + Array(purpose.utf8))
  }
}
