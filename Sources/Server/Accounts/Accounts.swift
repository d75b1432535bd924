// What the routes of accounts and sessions work with.

import Engine
import HTTPTypes
import Hummingbird
import Storage

/// Accounts behind their rules; the files beside this one hold its routes by noun.
struct Accounts: Sendable {
  let store: any AccountStore
  /// The copies of the store's database.
  let copies: Backups
  let secrets: ServerSecrets
  let hashing: HashingPool
  let tokens: AccessTokens
  let limits = RateLimits()
  /// Nothing where this server sends no mail.
  let mail: MailOffice?
  let audit: AuditLog
  let watch: BreachWatch
  let vault: any VaultStore
  /// Open event streams end with the sessions that opened them.
  let streams: HeadHub
  let challenges = Challenges()
  let providers: [ProviderOffice]
  let door: SignUpDoor
  /// As `https://redstart.example`; nothing means: whatever host a request names.
  let publicAddress: String?
  let clock: @Sendable () -> Instant
  /// Whether `clock` can be right.
  let serverClock: ServerClock

  var routes: [Route] {
    serverRoutes + signUpRoutes + sessionRoutes + deviceRoutes + accountRoutes + deletionRoutes
      + resetRoutes + spareKeyRoutes + passkeyRoutes + passkeySignInRoutes
      + providerRoutes + providerAccountRoutes + keyRoutes + approvalRoutes
  }
}

/// Who a request comes from, proven.
struct SignedIn: Sendable, Equatable {
  let session: Session
  /// The network source of the request.
  let source: String

  var account: Identifier { session.account }
  var device: UInt64 { session.device }
}

extension Problem {
  /// Names the account: a device believes this of its own one alone.
  static func deleted(_ account: Identifier, _ at: Instant) -> Problem {
    Problem(
      code: .accountDeleted, message: "the account is deleted",
      details: [
        JSONMember("account", .string(account.text)),
        JSONMember("deletionAt", .int(at.milliseconds)),
      ])
  }

  static let wrongSecret = Problem(
    code: .unauthorized, message: "this address and this password do not belong together")
}

extension Problem {
  /// Whether somebody asked for what is not theirs, or not there.
  fileprivate var isRefusal: Bool { [.unauthorized, .forbidden, .notFound].contains(code) }
}

extension Accounts {
  /// A route for who is signed in; the vault's routes are made with this too.
  func route(
    _ method: HTTPRequest.Method, _ path: String, bodyBytes: Int = ServerLimits.bodyBytes,
    answerBytes: Int = 0,
    _ answer: @escaping @Sendable (SignedIn, APIRequest) async throws -> Response
  ) -> Route {
    let isLarge = bodyBytes > ServerLimits.bodyBytes
    return Route(
      method, path, bodyBytes: bodyBytes, answerBytes: answerBytes, admits: isLarge ? admit : nil
    ) { request in
      var account: Identifier?
      do {
        let who = try await signedIn(request)
        account = who.account
        return try await answer(who, request)
      } catch let problem as Problem {
        if method == .get, problem.isRefusal { watch.refused(account, source: request.source) }
        throw problem
      }
    }
  }

  /// From the access cookie to an open session of an account that is there.
  func signedIn(_ request: APIRequest) async throws -> SignedIn {
    let claims = try await claims(request)
    guard let account = Identifier(text: claims.sub), let id = Identifier(text: claims.session),
      let standing = try await store.standing(account: account, session: id)
    else { throw Problem.unauthorized }
    if let deletionAt = standing.deletionAt { throw Problem.deleted(account, deletionAt) }
    guard let session = standing.session, DeviceName.text(session.device) == claims.device else {
      throw Problem.unauthorized
    }
    return SignedIn(session: session, source: request.source)
  }

  private func admit(_ request: APIRequest) async throws { _ = try await claims(request) }

  /// What the access cookie says, without a look at the database.
  private func claims(_ request: APIRequest) async throws(Problem) -> AccessClaims {
    guard let token = Cookies.value(Cookies.access, in: request.headers),
      let claims = await tokens.claims(of: token, now: clock())
    else { throw .unauthorized }
    return claims
  }
}
