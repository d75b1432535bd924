// The passkeys of who is signed in: making, listing, removing.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var passkeyRoutes: [Route] {
    [
      route(.post, "/api/passkeys/options") { try await offer($0, $1) },
      route(.post, "/api/passkeys") { try await keep($0, $1) },
      route(.get, "/api/passkeys") { who, _ in
        let passkeys = try await store.passkeys(of: who.account)
        return JSONAnswer.ok([
          JSONMember("passkeys", .array(passkeys.map { .object(members(of: $0)) }))
        ])
      },
      route(.delete, "/api/passkeys/{id}") { who, request in
        guard let id = Identifier(text: request.parameter) else { throw Problem.notFound }
        _ = try removed(try await store.remove(id, of: who.account))
        audit.note(.passkeyRemoved, who.account, source: request.source, at: clock())
        return JSONAnswer.empty
      },
    ]
  }

  /// This server for passkeys; nothing where it is reached by a bare number.
  func relyingParty(_ request: APIRequest) -> RelyingParty? {
    RelyingParty(publicAddress: publicAddress, host: request.host)
  }

  func someRelyingParty(_ request: APIRequest) throws(Problem) -> RelyingParty {
    guard let party = relyingParty(request) else {
      throw .invalid("passkeys need a server with a name")
    }
    return party
  }

  private func purpose(_ who: SignedIn) -> String { "passkey of " + who.account.text }

  /// As `PublicKeyCredential.parseCreationOptionsFromJSON` takes it.
  private func offer(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let party = try someRelyingParty(request)
    guard let account = try await store.account(id: who.account) else {
      throw Problem.unauthorized
    }
    let known = try await store.passkeys(of: who.account)
    return JSONAnswer.ok(
      PasskeyOptions.creation(
        challenge(purpose(who)), at: party, for: account,
        excluding: known.map { $0.credential }))
  }

  func challenge(_ purpose: String) -> [UInt8] {
    challenges.make(
      purpose, until: clock().adding(milliseconds: ServerLimits.challengeMilliseconds))
  }

  private func keep(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("signIn", "name", "clientData", "attestation", "wrap")
    let name = try fields.text("name", bytes: 1...ServerLimits.passkeyNameBytes)
    let clientData = try fields.bytes("clientData", in: ClientData.bytes)
    let attestation = try fields.bytes("attestation", in: PasskeyRegistration.bytes)
    let wrap = fields.has("wrap") ? try wrap(fields, "wrap") : nil
    let party = try someRelyingParty(request)
    let account = try await provenAgain(who, fields)
    let (made, challenge) = try registration(clientData, attestation, at: party, who)
    guard try challenges.spend(challenge, now: clock()) else { throw Problem.passkey(.challenge) }
    let passkey = Passkey(
      id: RandomBytes.identifier(), account: who.account, credential: made.credential.name,
      publicKey: made.credential.publicKey, counter: made.counter, name: name, wrap: wrap,
      createdAt: clock())
    switch try await store.add(passkey) {
    case .kept: break
    case .known: throw Problem.invalid("this passkey is known already")
    case .tooMany:
      throw Problem.invalid("an account has at most \(StorageLimits.passkeys) passkeys")
    }
    audit.note(.passkeyAdded, who.account, source: request.source, at: clock())
    tell(account, of: .passkeyAdded)
    return JSONAnswer.ok([JSONMember("id", .string(passkey.id.text))])
  }

  private func registration(
    _ clientData: [UInt8], _ attestation: [UInt8], at party: RelyingParty, _ who: SignedIn
  ) throws(Problem) -> (PasskeyRegistration, challenge: [UInt8]) {
    do throws(PasskeyError) {
      let client = try ClientData(clientData, for: .register, at: party)
      guard challenges.isOpen(client.challenge, purpose(who), now: clock()) else {
        throw .challenge
      }
      let made = try PasskeyRegistration(attestation: attestation, client, at: party)
      return (made, client.challenge)
    } catch {
      throw .passkey(error)
    }
  }

  private func members(of passkey: Passkey) -> [JSONMember] {
    var members = [
      JSONMember("id", .string(passkey.id.text)),
      JSONMember("name", .string(passkey.name)),
      JSONMember("createdAt", .int(passkey.createdAt.milliseconds)),
    ]
    if let usedAt = passkey.usedAt {
      members.append(JSONMember("usedAt", .int(usedAt.milliseconds)))
    }
    return members + [JSONMember("opensVault", .bool(passkey.wrap != nil))]
  }
}

extension Problem {
  /// Who is signed in learns what was wrong with a passkey of their own.
  static func passkey(_ error: PasskeyError) -> Problem {
    let what =
      switch error {
      case .clientData: "its client data is not as it has to be"
      case .challenge: "it answers another challenge, or too late"
      case .origin: "it was made for another site"
      case .authenticatorData: "its authenticator data is not as it has to be"
      case .relyingParty: "it belongs to another site"
      case .notPresent: "nobody was there to allow it"
      case .credential: "it has no name, or one that is too long"
      case .publicKey: "its public key is of no kind that is known here"
      case .attestation: "its attestation is of no kind that is known here"
      case .signature: "its signature is not its own"
      }
    return .invalid("this passkey cannot be taken: " + what)
  }
}
