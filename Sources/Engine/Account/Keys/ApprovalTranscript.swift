// What two devices have said to each other before a vault key goes from one to the other.

/// Both nonces, the asking device's key and its commitment: whoever stands between the devices has
/// to choose before they see what the other side chose, so trying many keys finds nothing.
public struct ApprovalTranscript: Equatable, Sendable {
  public let publicKey: [UInt8]
  /// SHA-256 of all that was said.
  public let digest: [UInt8]

  /// As the asking device knows it: `nonce` is its own, `answer` the other device's.
  public init(account: Identifier, publicKey: [UInt8], nonce: [UInt8], answer: [UInt8]) {
    self.publicKey = publicKey
    var writer = ByteWriter()
    writer.text(ApprovalTranscript.name)
    writer.uint64(account.high)
    writer.uint64(account.low)
    digest = SHA256.hash(
      writer.bytes + Approval.commitment(account: account, publicKey: publicKey, nonce: nonce)
        + answer + nonce + publicKey)
  }

  /// As the other device knows it; nothing when this is not what was committed to.
  public init?(
    account: Identifier, publicKey: [UInt8], nonce: [UInt8], answer: [UInt8],
    commitment: [UInt8]
  ) {
    let said = Approval.commitment(account: account, publicKey: publicKey, nonce: nonce)
    guard said == commitment, nonce.count == Approval.nonceBytes,
      publicKey.count == HPKE.publicKeyBytes
    else { return nil }
    self.init(account: account, publicKey: publicKey, nonce: nonce, answer: answer)
  }

  private static let name = "redstart approval 2"

  /// Six digits that both devices show before the key goes: a key that was swapped on the way has
  /// others.
  public var check: String { ApprovalTranscript.digits(digest) }

  /// The same as twelve words, 144 bits: nobody finds another conversation that shows them.
  public var checkWords: String { CheckWords(digest).text }

  /// Six digits that only who has the vault key can know; both devices show them once it was given,
  /// so that a key which somebody else sent is noticed before it is used.
  public func proof(of vaultKey: [UInt8]) -> String {
    ApprovalTranscript.digits(code(under: vaultKey))
  }

  /// The same as twelve words.
  public func proofWords(of vaultKey: [UInt8]) -> String { CheckWords(code(under: vaultKey)).text }

  private func code(under vaultKey: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart approval proof 2")
    return HMAC.code(writer.bytes + digest, key: vaultKey)
  }

  /// What the message is bound to.
  public var info: [UInt8] {
    var writer = ByteWriter()
    writer.text(ApprovalTranscript.name)
    return writer.bytes + digest
  }

  private static func digits(_ hash: [UInt8]) -> String {
    var value: UInt64 = 0
    for byte in hash.prefix(8) { value = value << 8 | UInt64(byte) }
    let text = String(value % 1_000_000)
    return String(repeating: "0", count: 6 - text.utf8.count) + text
  }
}
