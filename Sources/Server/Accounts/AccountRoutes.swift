// Looking at an account and changing its password, wraps and address.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var accountRoutes: [Route] {
    [
      route(.get, "/api/account") { who, _ in try await show(who) },
      route(.put, "/api/account/password") { try await setPassword($0, $1) },
      route(.put, "/api/account/wraps/{kind}") { try await setWrap($0, $1) },
      route(.post, "/api/account/email") { try await setEmail($0, $1) },
    ]
  }

  private func show(_ who: SignedIn) async throws -> Response {
    guard let account = try await store.account(id: who.account) else {
      throw Problem.unauthorized
    }
    let standing = try await vault.state(account: account.id)
    let providers = try await store.providers(of: account.id)
    return JSONAnswer.ok([
      JSONMember("account", .string(account.id.text)),
      JSONMember("email", .string(account.email)),
      JSONMember("createdAt", .int(account.createdAt.milliseconds)),
      JSONMember("hasPassword", .bool(account.credentials != nil)),
      JSONMember("providers", .array(providers.map { .string($0) })),
      JSONMember("changes", .int(standing.head)),
      JSONMember("bytes", .int(standing.bytes)),
      JSONMember("roomBytes", .int(standing.roomBytes)),
      JSONMember("keyVersion", .int(account.keyVersion)),
      JSONMember("hasSpareKey", .bool(try await store.spareKey(of: account.id) != nil)),
    ])
  }

  private func setPassword(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("oldSignIn", "salt", "rounds", "signIn", "passwordWrap")
    let wrap = try wrap(fields, "passwordWrap")
    let account = try await provenAgain(who, fields, member: "oldSignIn")
    try await store.setPassword(
      of: account.id, try await credentials(fields), wrap: wrap, keeping: who.session.id)
    try await store.clearRefusals(of: secrets.name(of: account.email))
    streams.end(account.id)
    audit.note(.passwordChanged, account.id, source: request.source, at: clock())
    tell(account, of: .passwordChanged)
    return JSONAnswer.empty
  }

  private func setWrap(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    guard let kind = WrapKind(rawValue: request.parameter) else { throw Problem.notFound }
    let fields = try request.fields("signIn", "wrap")
    let wrap = try wrap(fields, "wrap")
    let account = try await provenAgain(who, fields)
    try await store.setWrap(kind, of: account.id, wrap)
    switch kind {
    case .password:
      audit.note(.passwordWrapKept, account.id, source: request.source, at: clock())
    case .recovery:
      audit.note(.recoveryCodeChanged, account.id, source: request.source, at: clock())
      tell(account, of: .recoveryCodeChanged)
    }
    return JSONAnswer.empty
  }

  /// With mail the address changes once the link that goes to it was followed.
  private func setEmail(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("signIn", "email")
    let address = try address(fields)
    let account = try await provenAgain(who, fields)
    if let mail {
      try mail.hand { try await write(to: address, changing: account, mail) }
      tell(account, of: .addressAsked)
      return JSONAnswer.accepted([JSONMember("state", .string("confirm"))])
    }
    guard try await store.setEmail(of: account.id, address.text) else {
      throw Problem.invalid("email is no address that this account can have")
    }
    audit.note(.emailChanged, account.id, source: request.source, at: clock())
    return JSONAnswer.accepted([JSONMember("state", .string("ready"))])
  }

  /// An address that has an account already is told so.
  private func write(
    to address: EmailAddress, changing account: Account, _ mail: MailOffice
  ) async throws {
    guard (try? limits.mail.take(address.text, now: clock())) != nil else { return }
    let texts = MailText.of(account.language)
    if try await store.account(email: address.text) != nil {
      return await mail.send(Mail(to: address, words: texts.alreadyKnown), now: clock())
    }
    let token = OneTimeToken()
    try await store.addEmailChange(
      of: account.id, to: address.text, token: token.hash,
      until: clock().adding(milliseconds: ServerLimits.confirmMilliseconds))
    let words = texts.email(mail.link("confirm", token))
    await mail.send(Mail(to: address, words: words), now: clock())
  }
}
