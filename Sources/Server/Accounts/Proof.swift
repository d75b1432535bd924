// Whether somebody knows the sign-in secret of an account: counted, slow, and the same for an
// address that nobody has.

import Engine
import Storage

extension Accounts {
  /// The account of an address, proven by its sign-in secret.
  func proven(_ request: APIRequest, _ fields: RequestFields) async throws -> Account {
    let address = try address(fields)
    let secret = try fields.bytes("signIn", count: OneTimeToken.count)
    let known = try await store.account(email: address.text)
    // An account that waits for its address begins where the link was opened, and only there.
    let begun = known == nil ? try await openedLink(request) : nil
    let waiting = begun.flatMap { $0.0.email == address.text ? $0 : nil }
    let guesser = try await allowed(request, address, known)
    let matches = try await hashing.matches(
      Base64.encode(secret), (known?.credentials ?? waiting?.0.credentials)?.signIn)
    var account = known
    if matches, let waiting { account = try await finish(waiting.1, request) }
    guard let account, matches else {
      try await store.addRefusal(of: guesser.name, at: clock())
      audit.note(.signInRefused, known?.id, source: request.source, at: clock())
      throw Problem.wrongSecret
    }
    // What strangers were refused still counts: it bounds how much can be guessed in a day.
    if guesser.isTrusted { try await store.clearRefusals(of: guesser.name) }
    return account
  }

  /// The account of who is signed in, proven once more: by the password, or where there is none
  /// by having signed in just now. Strangers who try use up nothing of this. It is counted in both
  /// cases, so that what follows, a mail to the owner for one, has a bound.
  func provenAgain(
    _ who: SignedIn, _ fields: RequestFields, member: String = "signIn"
  ) async throws -> Account {
    guard let account = try await store.account(id: who.account) else {
      throw Problem.unauthorized
    }
    do throws(Problem) {
      try limits.proof.take(who.session.id.text, now: clock())
    } catch {
      audit.note(.limited, account.id, source: who.source, at: clock())
      throw error
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
    guard try await hashing.matches(Base64.encode(secret), credentials.signIn) else {
      audit.note(.proofRefused, account.id, source: who.source, at: clock())
      throw Problem(code: .forbidden, message: "the password is another one")
    }
    return account
  }

  /// What a question about an address or a passkey comes to, at one time whether it is known:
  /// a row that is there takes some microseconds more to read than one that is not, a mail that
  /// goes out keeps the machine busy, and a signature costs what its kind of key costs.
  func afterAddressTime<Found: Sendable>(
    _ work: () async throws -> Found
  ) async throws -> Found {
    let jitter = Int.random(in: ServerLimits.addressJitter)
    let end = ContinuousClock.now + ServerLimits.addressTime + .microseconds(jitter)
    let found: Result<Found, any Error>
    do { found = .success(try await work()) } catch { found = .failure(error) }
    try await Task.sleep(until: end)
    return try found.get()
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
