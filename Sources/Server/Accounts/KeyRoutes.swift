// The keys of an account: its key pair, and another vault key in the place of the one before.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var keyRoutes: [Route] {
    [
      route(.get, "/api/account/keys") { who, _ in try await showKeys(who) },
      route(.put, "/api/account/keys/pair") { try await setPair($0, $1) },
      route(.put, "/api/account/keys/vault") { try await changeKey($0, $1) },
    ]
  }

  private func showKeys(_ who: SignedIn) async throws -> Response {
    guard let account = try await store.account(id: who.account) else {
      throw Problem.unauthorized
    }
    var members = [JSONMember("keyVersion", .int(account.keyVersion))]
    if let pair = try await store.keyPair(of: account.id) {
      members += [
        JSONMember("publicKey", .string(Base64.encode(pair.publicKey))),
        JSONMember("privateKey", .string(Base64.encode(pair.privateKey))),
      ]
    }
    return JSONAnswer.ok(members)
  }

  private func setPair(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("keyVersion", "publicKey", "privateKey")
    let pair = AccountKeyPair(
      keyVersion: try fields.number("keyVersion", in: 1...Int64.max),
      publicKey: try publicKey(fields),
      privateKey: try fields.bytes("privateKey", in: KeyPair.sealedBytes))
    guard try await store.setKeyPair(of: who.account, pair) else { throw Problem.otherKey }
    audit.note(.keyPairKept, who.account, source: request.source, at: clock())
    return JSONAnswer.empty
  }

  private func changeKey(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields(
      "signIn", "keyVersion", "passwordWrap", "recoveryWrap", "keyRing")
    let version = try fields.number("keyVersion", in: 2...Int64(KeyRing.mostKeys))
    let recoveryWrap = try wrap(fields, "recoveryWrap")
    let keyRing = try fields.bytes("keyRing", in: ServerLimits.keyRingBytes)
    let account = try await provenAgain(who, fields)
    let passwordWrap = try account.credentials.map { _ in try wrap(fields, "passwordWrap") }
    let change = KeyChange(
      keyVersion: version, passwordWrap: passwordWrap, recoveryWrap: recoveryWrap,
      keyRing: keyRing)
    guard try await store.changeKey(of: account.id, change, keeping: who.session.id) else {
      throw Problem.otherKey
    }
    streams.end(account.id)
    audit.note(.keyChanged, account.id, source: request.source, at: clock())
    tell(account, of: .keyChanged)
    return JSONAnswer.empty
  }

  /// An uncompressed point of P-256; whether it lies on the curve is for who seals to it.
  func publicKey(_ fields: RequestFields) throws(Problem) -> [UInt8] {
    let key = try fields.bytes("publicKey", count: HPKE.publicKeyBytes)
    guard key.first == 4 else { throw .invalid("publicKey is an uncompressed point") }
    return key
  }
}

extension Problem {
  static let otherKey = Problem.invalid("the account's vault key has another version by now")
}
