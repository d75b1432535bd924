// What a browser is asked to do with a passkey, in the JSON form of Web Authentication,
// section 5.1.9: binary members are base64url.

import Engine
import Storage

enum PasskeyOptions {
  /// For `navigator.credentials.create`.
  static func creation(
    _ challenge: [UInt8], at party: RelyingParty, for account: Account,
    excluding known: [[UInt8]]
  ) -> [JSONMember] {
    let user = bytes("id", Hex.decode(account.id.text) ?? [])
    return [
      member("rp", [text("id", party.id), text("name", "Redstart")]),
      member("user", [user, text("name", account.email), text("displayName", account.email)]),
      bytes("challenge", challenge),
      JSONMember(
        "pubKeyCredParams",
        .array(
          PasskeyPublicKey.algorithms.map {
            .object([text("type", "public-key"), JSONMember("alg", .int($0))])
          })),
      JSONMember("timeout", .int(ServerLimits.challengeMilliseconds)),
      JSONMember(
        "excludeCredentials",
        .array(known.map { .object([text("type", "public-key"), bytes("id", $0)]) })),
      member(
        "authenticatorSelection",
        [
          text("residentKey", "required"), JSONMember("requireResidentKey", .bool(true)),
          text("userVerification", "required"),
        ]),
      text("attestation", "none"),
      extensions,
    ]
  }

  /// For `navigator.credentials.get`; the authenticator knows the account.
  static func request(_ challenge: [UInt8], at party: RelyingParty) -> [JSONMember] {
    [
      bytes("challenge", challenge),
      JSONMember("timeout", .int(ServerLimits.challengeMilliseconds)),
      text("rpId", party.id),
      JSONMember("allowCredentials", .array([])),
      text("userVerification", "required"),
      extensions,
    ]
  }

  /// What the passkey makes of this text is a key of 32 bytes that the server never sees.
  private static let secretOf = "redstart passkey 1"

  private static var extensions: JSONMember {
    let evaluated = bytes("first", Array(secretOf.utf8))
    return member("extensions", [member("prf", [member("eval", [evaluated])])])
  }

  private static func member(_ name: String, _ members: [JSONMember]) -> JSONMember {
    JSONMember(name, .object(members))
  }

  private static func text(_ name: String, _ text: String) -> JSONMember {
    JSONMember(name, .string(text))
  }

  private static func bytes(_ name: String, _ bytes: [UInt8]) -> JSONMember {
    text(name, Base64.encode(bytes))
  }
}
