// Why a passkey, or what it signed, is not taken.

/// The cause, for this server alone: who signs in hears the same of each.
enum PasskeyError: Error, Equatable {
  case clientData
  case challenge
  case origin
  case authenticatorData
  case relyingParty
  case notPresent
  case credential
  case publicKey
  case attestation
  case signature
}
