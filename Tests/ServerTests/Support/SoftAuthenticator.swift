// A passkey in the test's own memory, which can also do everything wrong.

import Crypto
import CryptoExtras
import Engine
import Foundation

/// Just enough CBOR to be an authenticator.
enum CBOR {
  static func int(_ value: Int64) -> [UInt8] {
    value < 0 ? head(1, UInt64(-1 - value)) : head(0, UInt64(value))
  }
  static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(2, UInt64(bytes.count)) + bytes }
  static func text(_ text: String) -> [UInt8] {
    head(3, UInt64(text.utf8.count)) + Array(text.utf8)
  }
  static func map(_ pairs: [([UInt8], [UInt8])]) -> [UInt8] {
    head(5, UInt64(pairs.count)) + pairs.flatMap { $0.0 + $0.1 }
  }

  static func head(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
    let high = kind << 5
    if number < 24 { return [high | UInt8(number)] }
    if number < 256 { return [high | 24, UInt8(number)] }
    return [high | 25, UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
}

/// A private key of one of the kinds that authenticators have.
enum SoftKey: Sendable {
  case p256(P256.Signing.PrivateKey)
  case ed25519(Curve25519.Signing.PrivateKey)
  case rsa(_RSA.Signing.PrivateKey)

  var cose: [UInt8] {
    switch self {
    case .p256(let key): SoftKey.cose(point: Array(key.publicKey.rawRepresentation))
    case .ed25519(let key):
      CBOR.map([
        (CBOR.int(1), CBOR.int(1)), (CBOR.int(3), CBOR.int(-8)), (CBOR.int(-1), CBOR.int(6)),
        (CBOR.int(-2), CBOR.bytes(Array(key.publicKey.rawRepresentation))),
      ])
    case .rsa(let key):
      CBOR.map([
        (CBOR.int(1), CBOR.int(3)), (CBOR.int(3), CBOR.int(-257)),
        (CBOR.int(-1), CBOR.bytes(modulus(key))), (CBOR.int(-2), CBOR.bytes([1, 0, 1])),
      ])
    }
  }

  static func cose(point: [UInt8], algorithm: Int64 = -7, curve: Int64 = 1) -> [UInt8] {
    CBOR.map([
      (CBOR.int(1), CBOR.int(2)), (CBOR.int(3), CBOR.int(algorithm)),
      (CBOR.int(-1), CBOR.int(curve)), (CBOR.int(-2), CBOR.bytes(Array(point.prefix(32)))),
      (CBOR.int(-3), CBOR.bytes(Array(point.suffix(32)))),
    ])
  }

  private func modulus(_ key: _RSA.Signing.PrivateKey) -> [UInt8] {
    let parts = try? key.publicKey.getKeyPrimitives()
    return Array((parts?.modulus ?? Data()).drop { $0 == 0 })
  }

  func signature(of bytes: [UInt8]) throws -> [UInt8] {
    switch self {
    case .p256(let key): Array(try key.signature(for: bytes).derRepresentation)
    case .ed25519(let key): Array(try key.signature(for: bytes))
    case .rsa(let key):
      Array(
        try key.signature(for: Data(bytes), padding: .insecurePKCS1v1_5).rawRepresentation)
    }
  }
}

/// One passkey. Each member can be set wrong.
struct SoftAuthenticator: Sendable {
  static let site = "https://redstart.example"

  var key = SoftKey.p256(P256.Signing.PrivateKey())
  var cose: [UInt8]?
  var name = [UInt8](repeating: 0x41, count: 32)
  var userHandle: [UInt8] = []
  var party = "redstart.example"
  var origin = SoftAuthenticator.site
  var type: String?
  var moreClientData = ""
  /// Present, verified, fit for backup.
  var flags: UInt8 = 1 | 4 | 8
  var counter: UInt32 = 0
  var extensions: [UInt8] = []
  var format = "none"
  var statement: [UInt8] = CBOR.map([])
  /// What is changed after signing.
  var afterwards: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  func clientData(_ usual: String, _ challenge: String) -> [UInt8] {
    Array(
      (#"{"type":"\#(type ?? usual)","challenge":"\#(challenge)","origin":"\#(origin)""#
        + moreClientData + "}").utf8)
  }

  func data(attesting: Bool) -> [UInt8] {
    let hash = Array(Crypto.SHA256.hash(data: Array(party.utf8)))
    let count = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> $0) }
    let length = [UInt8(name.count >> 8), UInt8(name.count & 255)]
    let credential = [UInt8](repeating: 0, count: 16) + length + name + (cose ?? key.cose)
    return hash + [flags | (attesting ? 64 : 0)] + count + (attesting ? credential : [])
      + extensions
  }

  /// The body that keeps this passkey, without its name and the proof.
  func registration(_ challenge: String) throws -> [String: JSONValue] {
    let client = clientData("webauthn.create", challenge)
    let object = CBOR.map([
      (CBOR.text("fmt"), CBOR.text(format)), (CBOR.text("attStmt"), statement),
      (CBOR.text("authData"), CBOR.bytes(data(attesting: true))),
    ])
    return [
      "clientData": .string(Base64.encode(client)),
      "attestation": .string(Base64.encode(afterwards(object))),
      "name": .string("Ada's key"), "signIn": Person().signInText,
    ]
  }

  /// The body that signs in with this passkey.
  func signIn(_ challenge: String, device: UInt64 = 1) throws -> [String: JSONValue] {
    let client = clientData("webauthn.get", challenge)
    let data = data(attesting: false)
    let signature = try key.signature(
      of: data + Array(Crypto.SHA256.hash(data: client)))
    return [
      "credential": .string(Base64.encode(name)),
      "clientData": .string(Base64.encode(client)),
      "authenticatorData": .string(Base64.encode(data)),
      "signature": .string(Base64.encode(afterwards(signature))),
      "userHandle": .string(Base64.encode(userHandle)),
      "device": .string(DeviceName.text(device)), "deviceName": .string("Phone \(device)"),
    ]
  }
}

extension AccountServer {
  static let named = ["REDSTART_PUBLIC_ADDRESS": SoftAuthenticator.site]

  func passkeyChallenge(_ jar: Jar) async throws -> String {
    try await send(.post, "/api/passkeys/options", nil, jar).text("challenge")
  }

  func signInChallenge() async throws -> String {
    try await send(.post, "/api/sessions/passkey/options").text("challenge")
  }

  /// A passkey that was kept, which must work.
  func passkey(
    _ jar: Jar, _ key: SoftAuthenticator = SoftAuthenticator(), wrap: Bool = false
  ) async throws -> SoftAuthenticator {
    let options = try await send(.post, "/api/passkeys/options", nil, jar)
    guard case .string(let handle)? = options.json["user"]?["id"] else {
      throw Unexpected(options)
    }
    var body = try key.registration(options.text("challenge"))
    if wrap { body["wrap"] = .string(Person.wrap) }
    let answer = try await send(.post, "/api/passkeys", body, jar)
    guard answer.status == .ok else { throw Unexpected(answer) }
    var key = key
    key.userHandle = Base64.decode(handle) ?? []
    return key
  }
}
