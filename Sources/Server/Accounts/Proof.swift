// Whether somebody knows the sign-in secret of an account: counted, slow, and the same for an
// address that nobody has.

import Engine
import Storage

extension Accounts {
  /// The account of an address, proven by its sign-in secret.
  func proven(_ request: APIRequest, _ fields: RequestFields) async throws -> Account {
    let address = try address(fields)
    let secret = try fields.bytes("signIn", count: OneTimeToken.count)
    try limits.signInSource.take(request.source, now: clock())
    let name = secrets.name(of: address.text)
    do throws(Problem) {
      try limits.signIn.take(Hex.encode(name), now: clock())
    } catch {
      audit.note(.limited, nil, source: request.source, at: clock())
      throw error
    }
    guard try await store.refusals(of: name) < ServerLimits.refusalsInARow else {
      audit.note(.limited, nil, source: request.source, at: clock())
      throw Problem.limited(ServerLimits.longWaitSeconds)
    }
    let account = try await store.account(email: address.text)
    let matches = try await hashing.matches(
      Base64.encode(secret), account?.credentials?.signIn)
    guard let account, matches else {
      try await store.addRefusal(of: name, at: clock())
      audit.note(.signInRefused, account?.id, source: request.source, at: clock())
      throw Problem.wrongSecret
    }
    try await store.clearRefusals(of: name)
    return account
  }

  /// The account of who is signed in, proven once more: by the password, or where there is none
  /// by having signed in just now. Strangers who try use up nothing of this.
  func provenAgain(
    _ who: SignedIn, _ fields: RequestFields, member: String = "signIn"
  ) async throws -> Account {
    guard let account = try await store.account(id: who.account) else {
      throw Problem.unauthorized
    }
    guard let credentials = account.credentials else {
      let age = clock().milliseconds(since: who.session.createdAt)
      guard age <= ServerLimits.freshMilliseconds else {
        throw Problem(code: .forbidden, message: "sign in once more first")
      }
      return account
    }
    guard fields.has(member) else {
      throw Problem(code: .forbidden, message: "an account with a password wants \(member)")
    }
    let secret = try fields.bytes(member, count: OneTimeToken.count)
    try limits.proof.take(who.account.text, now: clock())
    guard try await hashing.matches(Base64.encode(secret), credentials.signIn) else {
      throw Problem(code: .forbidden, message: "the password is another one")
    }
    return account
  }

  func address(_ fields: RequestFields) throws(Problem) -> EmailAddress {
    let typed = try fields.text("email", bytes: 3...ServerLimits.emailBytes * 2)
    guard let address = EmailAddress(typed) else {
      throw .invalid("email is no address that this server takes")
    }
    return address
  }

  /// `salt`, `rounds` and `signIn` of a body, the last one hashed.
  func credentials(_ fields: RequestFields) async throws -> Credentials {
    let salt = try fields.identifier("salt")
    let rounds = try fields.number("rounds", in: ServerLimits.rounds)
    let secret = try fields.bytes("signIn", count: OneTimeToken.count)
    return Credentials(
      salt: Hex.decode(salt.text) ?? [], rounds: rounds,
      signIn: try await hashing.hash(Base64.encode(secret)))
  }

  func wrap(_ fields: RequestFields, _ name: String) throws(Problem) -> [UInt8] {
    let wrap = try fields.bytes(name, count: ServerLimits.wrapBytes)
    guard wrap.first == 1 else { throw .invalid("\(name) is a wrap of format 1") }
    return wrap
  }
}
