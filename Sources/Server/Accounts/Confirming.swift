// The link in a mail shows who reads the mails of an address. It makes nobody an owner: an account
// begins, or gets its new address, when its password is typed in the browser that opened the link.

import Engine
import HTTPTypes
import Hummingbird
import Storage

extension Cookies {
  /// The token of a link that was opened in this browser.
  static let confirm = "__Host-redstart-confirm"
}

extension Accounts {
  /// Of a new account, or of a new address.
  func confirm(_ request: APIRequest) async throws -> Response {
    try limits.tokenSource.take(request.source, now: clock())
    let token = try token(try request.fields("token"))
    guard let waiting = try await store.waiting(token: token.hash, now: clock()) else {
      throw Problem.usedLink
    }
    // Whoever is signed in has shown the password, or what stands for it.
    if let account = waiting.account, let who = try? await signedIn(request),
      who.account == account
    {
      guard try await finish(token, request) != nil else { throw Problem.usedLink }
      return JSONAnswer.empty
    }
    var response = JSONAnswer.empty
    response.headers.append(
      Cookies.field(
        Cookies.confirm, token.text,
        seconds: ServerLimits.confirmMilliseconds / Milliseconds.second))
    return response
  }

  /// What waits for the link that was opened in the browser of this request.
  func openedLink(_ request: APIRequest) async throws -> (WaitingAddress, OneTimeToken)? {
    guard let text = Cookies.value(Cookies.confirm, in: request.headers),
      let token = OneTimeToken(text: text),
      let waiting = try await store.waiting(token: token.hash, now: clock())
    else { return nil }
    return (waiting, token)
  }

  /// The account that begins with this, or that has another address from now on; nothing when the
  /// address was taken meanwhile.
  func finish(_ token: OneTimeToken, _ request: APIRequest) async throws -> Account? {
    let fresh = RandomBytes.identifier()
    guard let id = try await store.confirm(token: token.hash, id: fresh, now: clock()) else {
      return nil
    }
    audit.note(id == fresh ? .signedUp : .emailChanged, id, source: request.source, at: clock())
    return try await store.account(id: id)
  }

  /// Somebody signed in by another way: the new address for which a link was opened here counts.
  func finishAddress(of account: Account, _ request: APIRequest) async throws -> Account {
    guard let (waiting, token) = try await openedLink(request), waiting.account == account.id else {
      return account
    }
    return try await finish(token, request) ?? account
  }
}
