// Signing in with a passkey: nobody says who they are before they have signed.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var passkeySignInRoutes: [Route] {
    [
      Route(.post, "/api/sessions/passkey/options") { request in
        let party = try someRelyingParty(request)
        try limits.challengeSource.take(request.source, now: clock())
        return JSONAnswer.ok(PasskeyOptions.request(challenge(purpose), at: party))
      },
      Route(.post, "/api/sessions/passkey") { try await signIn($0) },
    ]
  }

  private var purpose: String { "sign in by passkey" }

  private func signIn(_ request: APIRequest) async throws -> Response {
    let fields = try request.fields(
      "credential", "clientData", "authenticatorData", "signature", "userHandle", "device",
      "deviceName")
    let device = try NewDevice(fields)
    let shown = try ShownPasskey(fields)
    let party = try someRelyingParty(request)
    try limits.signInSource.take(request.source, now: clock())
    let name = Hex.encode(secrets.name(of: "passkey " + Hex.encode(shown.credential)))
    do throws(Problem) {
      try limits.passkey.take(name, now: clock())
    } catch {
      audit.note(.limited, nil, source: request.source, at: clock())
      throw error
    }
    let (passkey, account, counter) = try await afterAddressTime {
      try await proven(shown, at: party, from: request.source)
    }
    if let deletionAt = account.deletionAt { throw Problem.deleted(account.id, deletionAt) }
    guard try await store.use(passkey.id, counter: counter, at: clock()) else {
      audit.note(.passkeyCopied, account.id, source: request.source, at: clock())
      watch.passkeyCopied(account.id, source: request.source)
      throw Problem.wrongPasskey
    }
    let wrap = passkey.wrap.map { JSONMember("passkeyWrap", .string(Base64.encode($0))) }
    return try await open(account, device, request, and: wrap.map { [$0] } ?? [])
  }

  /// Refuses a passkey that nobody has as one whose signature is not its own.
  private func proven(
    _ shown: ShownPasskey, at party: RelyingParty, from source: String
  ) async throws -> (Passkey, Account, counter: Int64) {
    let passkey = try await store.passkey(credential: shown.credential)
    guard let passkey, let (account, counter) = try await proven(shown, by: passkey, at: party)
    else {
      if passkey == nil { _ = try? signed(shown, by: PasskeyPublicKey.nobody, at: party) }
      audit.note(.signInRefused, passkey?.account, source: source, at: clock())
      throw Problem.wrongPasskey
    }
    return (passkey, account, counter)
  }

  /// The account, and how often the passkey has signed; nothing for what is not its signature of
  /// an open challenge, which is used up by this.
  private func proven(
    _ shown: ShownPasskey, by passkey: Passkey, at party: RelyingParty
  ) async throws -> (Account, counter: Int64)? {
    guard let (client, counter) = try? signed(shown, by: passkey.publicKey, at: party),
      Identifier(bytes: shown.userHandle) == passkey.account,
      challenges.isOpen(client.challenge, purpose, now: clock()),
      try challenges.spend(client.challenge, now: clock()),
      let account = try await store.account(id: passkey.account)
    else { return nil }
    return (account, counter)
  }

  private func signed(
    _ shown: ShownPasskey, by publicKey: [UInt8], at party: RelyingParty
  ) throws(PasskeyError) -> (ClientData, counter: Int64) {
    let client = try ClientData(shown.clientData, for: .signIn, at: party)
    let assertion = try PasskeyAssertion(
      data: shown.authenticatorData, signature: shown.signature, by: publicKey, client,
      at: party)
    return (client, assertion.counter)
  }
}

/// What the browser hands over, within bounds.
private struct ShownPasskey {
  let credential: [UInt8]
  let clientData: [UInt8]
  let authenticatorData: [UInt8]
  let signature: [UInt8]
  /// The account, as the authenticator was told it.
  let userHandle: [UInt8]

  init(_ fields: RequestFields) throws(Problem) {
    credential = try fields.bytes("credential", in: AttestedCredential.nameBytes)
    clientData = try fields.bytes("clientData", in: ClientData.bytes)
    authenticatorData = try fields.bytes("authenticatorData", in: PasskeyAssertion.dataBytes)
    signature = try fields.bytes("signature", in: PasskeyAssertion.signatureBytes)
    userHandle = try fields.bytes("userHandle", count: 16)
  }
}

extension Problem {
  static let wrongPasskey = Problem(
    code: .unauthorized, message: "this passkey opens no account here")
}
