// A new password for who has lost the old one.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var resetRoutes: [Route] {
    [
      Route(.post, "/api/resets") { try await ask($0) },
      Route(.post, "/api/resets/confirm") { try await reset($0) },
    ]
  }

  /// The same answer whether there is an account or not, and whether this server sends mail.
  private func ask(_ request: APIRequest) async throws -> Response {
    let address = try address(try request.fields("email"))
    return try await afterAddressTime {
      let device = trustedDevice(request, try await store.account(email: address.text))
      if device == nil { try limits.resetSource.take(request.source, now: clock()) }
      let source = request.source
      if let mail { try mail.hand { try await write(to: address, from: source, device, mail) } }
      return JSONAnswer.accepted([])
    }
  }

  /// A device that was signed in before gets its mail whatever strangers have asked for.
  private func takeMail(
    to address: EmailAddress, from source: String, _ device: [UInt8]?
  ) throws(Problem) {
    if let device { return try limits.resetDevice.take(Hex.encode(device), now: clock()) }
    try limits.resetPair.take(address.text + " " + source, now: clock())
    try limits.resetMail.take(address.text, now: clock())
  }

  private func write(
    to address: EmailAddress, from source: String, _ device: [UInt8]?, _ mail: MailOffice
  ) async throws {
    guard let account = try await store.account(email: address.text), account.deletionAt == nil,
      (try? takeMail(to: address, from: source, device)) != nil
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
    let fields = try request.fields("token", "salt", "rounds", "signIn", "keepOthers")
    let token = try token(fields)
    let keepOthers = try fields.has("keepOthers") && fields.flag("keepOthers")
    let credentials = try await credentials(fields)
    let outcome = try await store.reset(
      token: token.hash, credentials, keepOthers: keepOthers, now: clock())
    guard let outcome else { throw Problem.usedLink }
    let account = outcome.account
    try await store.clearRefusals(of: secrets.name(of: account.email))
    streams.end(account.id)
    audit.note(.passwordReset, account.id, source: request.source, at: clock())
    tell(account, of: keepOthers ? .passwordChanged : .passwordReset)
    await revoke(outcome.grants)
    // Who reads the mails signs in here whatever strangers try; under a new name, since what was
    // wrong under the old one is what the reset is for.
    var response = JSONAnswer.empty
    response.headers.append(
      TrustedDevice.field(nil, for: account.id, secrets, now: clock()))
    return response
  }
}
