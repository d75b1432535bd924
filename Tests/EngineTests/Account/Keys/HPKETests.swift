// Sealing to a public key, against the published vector of this very suite.
import Engine
import Testing

/// From the vectors of the CFRG for RFC 9180: mode 0, KEM 16, KDF 1, AEAD 2. `agreed` is what P-256
/// gives for the vector's `skRm` and `enc`.
private enum Vector {
  static let agreed = "e0412b4a8469693867019d05593cb1bf2e71aa663790b00457f31a21d3beddd6"
  static let enc =
    "04c06b4f6bebc7bb495cb797ab753f911aff80aefb86fd8b6fcc35525f3ab5f03e"
    + "0b21bd31a86c6048af3cb2d98e0d3bf01da5cc4c39ff5370d331a4f1f7d5a4e0"
  static let recipient =
    "04abc7e49a4c6b3566d77d0304addc6ed0e98512ffccf505e6a8e3eb25c685136f"
    + "853148544876de76c0f2ef99cdc3a05ccf5ded7860c7c021238f9e2073d2356c"
  static let info = "4f6465206f6e2061204772656369616e2055726e"
  static let key = "ee16802a936d5f544771131900ee6973d0551de9e852ece2ef34bf0d5f9e1d1d"
  static let nonce = "9bc50980832a7b4b58c40161"
}

@Suite("Sealing to a public key")
struct HPKETests {
  private func bytes(_ hex: String) -> [UInt8] { Hex.decode(hex) ?? [] }

  private func made(
    agreed: String = Vector.agreed, enc: String = Vector.enc,
    recipient: String = Vector.recipient, info: String = Vector.info
  ) -> HPKE.MessageKey {
    HPKE.messageKey(
      agreed: bytes(agreed), enc: bytes(enc), recipient: bytes(recipient), info: bytes(info))
  }

  @Test func theKeyScheduleGivesThePublishedKeyAndNonce() {
    #expect(Hex.encode(made().key) == Vector.key)
    #expect(Hex.encode(made().nonce) == Vector.nonce)
  }

  @Test func whateverIsDifferentGivesAnotherKeyAndAnotherNonce() {
    let others = [
      made(agreed: Vector.key), made(enc: Vector.recipient), made(recipient: Vector.enc),
      made(info: ""), made(info: Vector.info + "00"),
    ]
    for (place, other) in others.enumerated() {
      for known in [made()] + others[..<place] {
        #expect(other.key != known.key)
        #expect(other.nonce != known.nonce)
      }
    }
  }
}
