// What a device that has the vault key says with one that asks for it.
import Engine

/// The first word of each side counts: a server that tries again finds the same.
public struct ApprovalTalk: Sendable {
  public let id: String
  /// What the asking device said before it knew this device's nonce.
  let commitment: [UInt8]
  let nonce: [UInt8]
  /// The server has the nonce.
  var isMet = false
  /// When to look for the answer next, by the clock that nobody sets.
  var lookAt: Int64 = 0
  /// What both have said, once the other device revealed what it had committed to.
  public private(set) var transcript: ApprovalTranscript?
  /// It revealed something else.
  public private(set) var isFalse = false

  /// Milliseconds between two looks.
  static let pause: Int64 = 3_000

  init(id: String, commitment: [UInt8], nonce: [UInt8]) {
    self.id = id
    self.commitment = commitment
    self.nonce = nonce
  }

  var isOpen: Bool { isMet && transcript == nil && !isFalse }

  mutating func hear(publicKey: [UInt8], nonce other: [UInt8], account: Identifier) {
    guard isOpen else { return }
    transcript = ApprovalTranscript(
      account: account, publicKey: publicKey, nonce: other, answer: nonce,
      commitment: commitment)
    isFalse = transcript == nil
  }
}
