// What a ticket from a provider is good for: signing in, an account, a link to one.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var providerAccountRoutes: [Route] {
    [
      Route(.post, "/api/sessions/oidc") { try await signIn($0) },
      Route(.post, "/api/accounts/oidc") { try await signUp($0) },
      route(.post, "/api/account/oidc") { try await link($0, $1) },
      route(.delete, "/api/account/oidc/{provider}") { try await unlink($0, $1) },
    ]
  }

  /// The ticket of a body, bound to the cookie of the browser that fetched it.
  private func ticket(
    _ request: APIRequest, _ fields: RequestFields
  ) throws(Problem) -> [UInt8] {
    let bytes = try fields.bytes("ticket", count: OneTimeToken.count)
    try limits.tokenSource.take(request.source, now: clock())
    guard let cookie = Cookies.value(ProviderFlow.cookie, in: request.headers) else {
      throw .usedTicket
    }
    return ProviderFlow.ticketHash(OneTimeToken(bytes), cookie: cookie)
  }

  private func signIn(_ request: APIRequest) async throws -> Response {
    let fields = try request.fields("ticket", "device", "deviceName", "account")
    let device = try NewDevice(fields)
    let only = fields.has("account") ? try fields.identifier("account") : nil
    let ticket = try ticket(request, fields)
    switch try await store.enter(ticket: ticket, only: only, now: clock()) {
    case .linked(let account): return try await open(account, device, request)
    case .other: return JSONAnswer.ok([JSONMember("state", .string("other"))])
    case .new(let shown): return try answer("new", shown)
    case .known(let shown): return try answer("known", shown)
    case .gone: throw Problem.usedTicket
    }
  }

  private func answer(_ state: String, _ shown: ProviderTicket) throws(Problem) -> Response {
    guard let email = shown.email else { throw .noAddress }
    let name = shown.name.map { JSONMember("name", .string($0)) }
    return JSONAnswer.ok(
      [
        JSONMember("state", .string(state)), JSONMember("provider", .string(shown.provider)),
        JSONMember("email", .string(email)),
      ] + (name.map { [$0] } ?? []))
  }

  /// An account without a password, and at once its first session.
  private func signUp(_ request: APIRequest) async throws -> Response {
    let fields = try request.fields(
      "ticket", "wrapName", "recoveryWrap", "language", "device", "deviceName", "invitation")
    let device = try NewDevice(fields)
    let signUp = ProviderSignUp(
      wrapName: try fields.identifier("wrapName"), recoveryWrap: try wrap(fields, "recoveryWrap"),
      language: try language(fields))
    let ticket = try ticket(request, fields)
    try limits.signUpSource.take(request.source, now: clock())
    try await door.enter(fields, for: Hex.encode(ticket), now: clock())
    let entry = try await store.create(
      signUp, ticket: ticket, id: RandomBytes.identifier(), now: clock())
    switch entry {
    case .linked(let account):
      audit.note(.signedUp, account.id, source: request.source, at: clock())
      return try await open(account, device, request)
    case .known(let shown): return try answer("known", shown)
    case .new: throw Problem.noAddress
    case .other, .gone: throw Problem.usedTicket
    }
  }

  private func link(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("ticket", "signIn")
    let ticket = try ticket(request, fields)
    let account = try await provenAgain(who, fields)
    guard try await store.link(ticket: ticket, to: account.id, now: clock()) else {
      throw Problem.usedTicket
    }
    audit.note(.providerLinked, account.id, source: request.source, at: clock())
    tell(account, of: .providerLinked)
    return JSONAnswer.empty
  }

  private func unlink(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let grant = try removed(
      try await store.unlink(provider: request.parameter, from: who.account))
    audit.note(.providerUnlinked, who.account, source: request.source, at: clock())
    if let grant { await revoke([grant]) }
    return JSONAnswer.empty
  }

  /// What is gone now of the ways to sign in; one of them always stays.
  func removed(_ outcome: RemovalOutcome) throws(Problem) -> ProviderGrant? {
    switch outcome {
    case .removed(let grant): return grant
    case .unknown: throw .notFound
    case .lastWay: throw .lastWay
    }
  }

  /// The account that a ticket belongs to, for who has no password to prove it with.
  func proven(byTicket request: APIRequest, _ fields: RequestFields) async throws -> Account {
    let ticket = try ticket(request, fields)
    let entry = try await store.enter(ticket: ticket, only: nil, now: clock())
    guard case .linked(let account) = entry else { throw Problem.usedTicket }
    return account
  }

  /// Tells providers to forget who is about to be removed; what does not work is left.
  func revoke(_ grants: [ProviderGrant]) async {
    for grant in grants {
      guard let office = providers.first(where: { $0.provider.name.rawValue == grant.provider }),
        let token = secrets.opened(grant.refreshToken, for: grant.provider)
      else { continue }
      _ = await office.revoke(token, now: clock())
    }
  }
}

extension Problem {
  static let usedTicket = Problem(
    code: .notFound, message: "this sign-in was used or has run out; begin it again")
  static let lastWay = Problem(
    code: .forbidden,
    message: "nothing else signs you in to this account; add a password or a passkey first")
  static let noAddress = Problem(
    code: .forbidden, message: "the provider names no confirmed address")
}
