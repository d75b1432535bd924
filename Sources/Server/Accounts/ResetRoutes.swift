// A new password for who has lost the old one.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var resetRoutes: [Route] {
    [
      Route(.post, "/api/resets") { try ask($0) },
      Route(.post, "/api/resets/confirm") { try await reset($0) },
    ]
  }

  /// The same answer whether there is an account or not, and whether this server sends mail.
  private func ask(_ request: APIRequest) throws -> Response {
    let address = try address(try request.fields("email"))
    try limits.resetSource.take(request.source, now: clock())
    if let mail { try mail.hand { try await write(to: address, mail) } }
    return JSONAnswer.accepted([])
  }

  private func write(to address: EmailAddress, _ mail: MailOffice) async throws {
    guard let account = try await store.account(email: address.text), account.deletionAt == nil,
      (try? limits.mail.take(address.text, now: clock())) != nil
    else { return }
    let token = OneTimeToken()
    try await store.addReset(
      of: account.id, token: token.hash,
      until: clock().adding(milliseconds: ServerLimits.resetMilliseconds))
    let words = MailText.of(account.language).reset(mail.link("reset", token))
    await mail.send(Mail(to: address, words: words), now: clock())
  }

  private func reset(_ request: APIRequest) async throws -> Response {
    try limits.tokenSource.take(request.source, now: clock())
    let fields = try request.fields("token", "salt", "rounds", "signIn")
    let token = try token(fields)
    let credentials = try await credentials(fields)
    guard let account = try await store.reset(token: token.hash, credentials, now: clock()) else {
      throw Problem.usedLink
    }
    try await store.clearRefusals(of: secrets.name(of: account.email))
    streams.end(account.id)
    audit.note(.passwordReset, account.id, source: request.source, at: clock())
    tell(account, of: .passwordChanged)
    return JSONAnswer.empty
  }
}
