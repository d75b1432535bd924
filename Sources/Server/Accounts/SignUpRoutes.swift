// Asking for a salt, and making an account.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var serverRoutes: [Route] {
    [
      Route(.get, "/api/server") { request in
        try await JSONAnswer.ok([
          JSONMember("version", .int(SyncLimits.version)),
          JSONMember("oldestVersion", .int(SyncLimits.oldestVersion)),
          JSONMember("time", .int(clock().milliseconds)),
          JSONMember("mail", .bool(mail != nil)),
          JSONMember("signUp", .string(door.standing().rawValue)),
          JSONMember("passkeys", .bool(relyingParty(request) != nil)),
          JSONMember(
            "providers", .array(providers.map { .string($0.provider.name.rawValue) })),
          JSONMember("server", .string(ServerVersion.text)),
        ])
      }
    ]
  }

  var signUpRoutes: [Route] {
    [
      Route(.post, "/api/accounts/salt") { try await salt($0) },
      Route(.post, "/api/accounts") { try await signUp($0) },
      Route(.post, "/api/accounts/confirm") { try await confirm($0) },
    ]
  }

  private func salt(_ request: APIRequest) async throws -> Response {
    let address = try address(try request.fields("email"))
    try limits.saltSource.take(request.source, now: clock())
    let madeUp = secrets.madeUpSalt(for: address)
    let known = try await afterAddressTime {
      if let account = try await store.account(email: address.text) { return account.credentials }
      guard let (waiting, _) = try await openedLink(request), waiting.email == address.text else {
        return nil
      }
      return waiting.credentials
    }
    return JSONAnswer.ok([
      JSONMember("salt", .string(Hex.encode(known?.salt ?? madeUp))),
      JSONMember("rounds", .int(known?.rounds ?? ServerLimits.rounds.lowerBound)),
    ])
  }

  /// A known address gets the same answer: that there is an account is told in the mail alone.
  private func signUp(_ request: APIRequest) async throws -> Response {
    let fields = try request.fields(
      "email", "salt", "rounds", "signIn", "wrapName", "passwordWrap", "recoveryWrap", "language",
      "invitation")
    let address = try address(fields)
    let wrapName = try fields.identifier("wrapName")
    let passwordWrap = try wrap(fields, "passwordWrap")
    let recoveryWrap = try wrap(fields, "recoveryWrap")
    let language = try language(fields)
    try limits.signUpSource.take(request.source, now: clock())
    try await door.enter(fields, for: address.text, now: clock())
    let signUp = SignUp(
      email: address.text, credentials: try await credentials(fields), wrapName: wrapName,
      passwordWrap: passwordWrap, recoveryWrap: recoveryWrap, language: language)
    guard let mail else {
      let id = RandomBytes.identifier()
      if try await store.create(signUp, id: id, at: clock()) {
        audit.note(.signedUp, id, source: request.source, at: clock())
      }
      return JSONAnswer.accepted([JSONMember("state", .string("ready"))])
    }
    try mail.hand { try await write(to: address, signUp, mail) }
    return JSONAnswer.accepted([JSONMember("state", .string("confirm"))])
  }

  func language(_ fields: RequestFields) throws(Problem) -> String {
    let language = try fields.text("language", bytes: 2...2)
    guard MailText.languages.contains(language) else {
      throw Problem.invalid("language is one of \(MailText.languages.joined(separator: ", "))")
    }
    return language
  }

  private func write(to address: EmailAddress, _ signUp: SignUp, _ mail: MailOffice) async throws {
    guard (try? limits.mail.take(address.text, now: clock())) != nil else { return }
    if let known = try await store.account(email: address.text) {
      let words = MailText.of(known.language).alreadyKnown
      return await mail.send(Mail(to: address, words: words), now: clock())
    }
    let token = OneTimeToken()
    try await store.add(
      signUp, token: token.hash,
      until: clock().adding(milliseconds: ServerLimits.confirmMilliseconds))
    let words = MailText.of(signUp.language).confirm(mail.link("confirm", token), asked: clock())
    await mail.send(Mail(to: address, words: words), now: clock())
  }

  func token(_ fields: RequestFields) throws(Problem) -> OneTimeToken {
    OneTimeToken(try fields.bytes("token", count: OneTimeToken.count))
  }
}

extension Problem {
  static let usedLink = Problem(
    code: .notFound, message: "this link was used or has run out; ask for a new one")
}
