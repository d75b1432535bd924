// The two things that a passkey proves: that it was made here, and that it is here now.

import Engine
import Storage

/// What is asked of an authenticator each time: this site, a person, and that it is this one.
private func check(
  _ data: AuthenticatorData, at party: RelyingParty
) throws(PasskeyError) {
  guard data.relyingPartyHash == party.hash else { throw .relyingParty }
  guard data.isPresent, data.isVerified else { throw .notPresent }
}

/// A passkey that was made just now (Web Authentication, section 7.1).
struct PasskeyRegistration {
  static let bytes = 1...8_192

  let credential: AttestedCredential
  let counter: Int64

  /// Takes no attestation, or that of the key itself; which model made it is nobody's business.
  init(
    attestation: [UInt8], _ client: ClientData, at party: RelyingParty
  ) throws(PasskeyError) {
    guard let object = try? CBORReader.value(attestation),
      let bytes = object["authData"]?.byteString, let statement = object["attStmt"]
    else { throw .attestation }
    let data = try AuthenticatorData(bytes)
    try check(data, at: party)
    guard let credential = data.attested else { throw .credential }
    let key = try PasskeyPublicKey(cose: credential.publicKey)
    switch object["fmt"] {
    case .text("none"):
      guard statement == .map([]) else { throw .attestation }
    case .text("packed"):
      guard statement["x5c"] == nil, statement["alg"] == .int(key.algorithm),
        let signature = statement["sig"]?.byteString
      else { throw .attestation }
      guard key.isValid(signature, of: bytes + client.hash) else { throw .signature }
    default: throw .attestation
    }
    self.credential = credential
    counter = data.counter
  }
}

/// What a passkey signed (Web Authentication, section 7.2).
struct PasskeyAssertion {
  static let dataBytes = 37...2_048
  static let signatureBytes = 1...512

  let counter: Int64

  /// Refuses what this key did not sign, or signed elsewhere.
  init(
    data bytes: [UInt8], signature: [UInt8], by publicKey: [UInt8], _ client: ClientData,
    at party: RelyingParty
  ) throws(PasskeyError) {
    let data = try AuthenticatorData(bytes)
    try check(data, at: party)
    let key = try PasskeyPublicKey(cose: publicKey)
    guard key.isValid(signature, of: bytes + client.hash) else { throw .signature }
    counter = data.counter
  }
}
