// What an authenticator says of itself and of a key (Web Authentication, section 6.1).

import Engine

/// A key that was made just now.
struct AttestedCredential: Sendable {
  /// Bytes of a credential's name.
  static let nameBytes = 16...1_023

  /// Of the authenticator's model; zeros where it is not told.
  let model: [UInt8]
  let name: [UInt8]
  /// In its COSE form.
  let publicKey: [UInt8]
}

/// The signed part of each answer.
struct AuthenticatorData: Sendable {
  let relyingPartyHash: [UInt8]
  let counter: Int64
  let isPresent: Bool
  let isVerified: Bool
  let attested: AttestedCredential?

  private static let present: UInt8 = 1
  private static let verified: UInt8 = 4
  private static let mayBeBackedUp: UInt8 = 8
  private static let isBackedUp: UInt8 = 16
  private static let hasCredential: UInt8 = 64
  private static let hasExtensions: UInt8 = 128

  init(_ bytes: [UInt8]) throws(PasskeyError) {
    var reader = ByteReader(bytes)
    let rest: [UInt8]
    let flags: UInt8
    do {
      relyingPartyHash = try reader.raw(count: 32)
      flags = try reader.uint8()
      counter = Int64(try AuthenticatorData.number(&reader, bytes: 4))
      rest = try reader.raw(count: reader.remaining)
    } catch { throw .authenticatorData }
    isPresent = flags & AuthenticatorData.present != 0
    isVerified = flags & AuthenticatorData.verified != 0
    let backup = flags & (AuthenticatorData.mayBeBackedUp | AuthenticatorData.isBackedUp)
    guard backup != AuthenticatorData.isBackedUp else { throw .authenticatorData }
    var left = rest[...]
    attested =
      flags & AuthenticatorData.hasCredential == 0
      ? nil : try AuthenticatorData.credential(&left)
    if flags & AuthenticatorData.hasExtensions != 0 {
      var extensions = CBORReader(left)
      guard case .map? = try? extensions.value() else { throw .authenticatorData }
      left = extensions.rest
    }
    guard left.isEmpty else { throw .authenticatorData }
  }

  private static func credential(
    _ rest: inout ArraySlice<UInt8>
  ) throws(PasskeyError) -> AttestedCredential {
    var reader = ByteReader(Array(rest))
    let (model, name): ([UInt8], [UInt8])
    do {
      model = try reader.raw(count: 16)
      let count = Int(try number(&reader, bytes: 2))
      guard AttestedCredential.nameBytes.contains(count) else { throw PasskeyError.credential }
      name = try reader.raw(count: count)
    } catch { throw .credential }
    let start = rest.suffix(reader.remaining)
    var key = CBORReader(start)
    guard (try? key.value()) != nil else { throw .publicKey }
    rest = key.rest
    return AttestedCredential(
      model: model, name: name, publicKey: Array(start.dropLast(key.rest.count)))
  }

  /// The highest byte comes first.
  private static func number(
    _ reader: inout ByteReader, bytes: Int
  ) throws(BytesError) -> UInt64 {
    try reader.raw(count: bytes).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
