// Signing in, staying signed in, signing out.

import Engine
import HTTPTypes
import Hummingbird
import Storage

/// The device that is about to sign in.
struct NewDevice {
  let device: UInt64
  let name: String

  init(_ fields: RequestFields) throws(Problem) {
    device = try fields.device("device")
    name = try fields.text("deviceName", bytes: 1...ServerLimits.deviceNameBytes)
  }
}

extension Accounts {
  var sessionRoutes: [Route] {
    [
      Route(.post, "/api/sessions") { try await signIn($0) },
      Route(.post, "/api/sessions/refresh") { try await refresh($0) },
      route(.put, "/api/sessions/device") { try await setDevice($0, $1) },
      route(.delete, "/api/sessions/current") { who, request in
        _ = try await store.end(who.session.id, of: who.account)
        audit.note(.signedOut, who.account, source: request.source, at: clock())
        return without(JSONAnswer.empty)
      },
      route(.delete, "/api/sessions") { who, request in
        try await store.endSessions(of: who.account)
        streams.end(who.account)
        audit.note(.deviceRevoked, who.account, source: request.source, at: clock())
        return without(JSONAnswer.empty)
      },
    ]
  }

  private func signIn(_ request: APIRequest) async throws -> Response {
    let fields = try request.fields("email", "signIn", "device", "deviceName")
    let device = try NewDevice(fields)
    return try await open(try await proven(request, fields), device, request)
  }

  /// A new session of an account whose holder is proven, with all that a device needs of it.
  func open(
    _ account: Account, _ device: NewDevice, _ request: APIRequest, and more: [JSONMember] = []
  ) async throws -> Response {
    if let deletionAt = account.deletionAt { throw Problem.deleted(account.id, deletionAt) }
    let account = try await finishAddress(of: account, request)
    let now = clock()
    let session = Session(
      id: RandomBytes.identifier(), account: account.id, device: device.device,
      name: device.name, createdAt: now, seenAt: now)
    let token = OneTimeToken()
    try await store.open(session, token: token.hash)
    audit.note(.signedIn, account.id, source: request.source, at: now)
    let answer = JSONAnswer.ok(try await members(of: account, now) + more)
    var response = try await with(answer, session, token, now)
    response.headers.append(
      TrustedDevice.field(trustedDevice(request, account), for: account.id, secrets, now: now))
    if Cookies.value(Cookies.confirm, in: request.headers) != nil {
      response.headers.append(Cookies.field(Cookies.confirm, "", seconds: 0))
    }
    return response
  }

  private func members(of account: Account, _ now: Instant) async throws -> [JSONMember] {
    let standing = try await vault.state(account: account.id)
    var members = [
      JSONMember("account", .string(account.id.text)),
      JSONMember("email", .string(account.email)),
      JSONMember("wrapName", .string(account.wrapName.text)),
      JSONMember("keyVersion", .int(account.keyVersion)),
    ]
    if let wrap = account.passwordWrap {
      members.append(JSONMember("passwordWrap", .string(Base64.encode(wrap))))
    }
    if account.passwordWrap == nil, let key = try await spareKey(of: account.id) {
      members.append(JSONMember("spareKey", .string(Base64.encode(key))))
    }
    if let wrap = account.recoveryWrap {
      members.append(JSONMember("recoveryWrap", .string(Base64.encode(wrap))))
    }
    if let ring = try await store.keyRing(of: account.id) {
      members.append(JSONMember("keyRing", .string(Base64.encode(ring))))
    }
    return members + [
      JSONMember("epoch", .string(standing.epoch.text)),
      JSONMember("head", .int(standing.head)),
      JSONMember("time", .int(now.milliseconds)),
    ]
  }

  /// Leaves the cookies alone when the token is not taken: another tab may have newer ones.
  private func refresh(_ request: APIRequest) async throws -> Response {
    guard let text = Cookies.value(Cookies.refresh, in: request.headers),
      let token = OneTimeToken(text: text)
    else { throw Problem.unauthorized }
    // A session that is too old ends here, for good.
    try await serverClock.check()
    let successor = OneTimeToken(secrets.successor(of: token.bytes))
    let now = clock()
    switch try await store.turn(token: token.hash, successor: successor.hash, now: now) {
    case .turned(let session):
      return try await with(JSONAnswer.empty, session, successor, now)
    case .reused(let session):
      audit.note(.refreshReused, session.account, source: request.source, at: now)
      watch.refreshReused(session.account, source: request.source)
      throw Problem.unauthorized
    case .accountDeleted(let account, let at): throw Problem.deleted(account, at)
    case .unknown: throw Problem.unauthorized
    }
  }

  private func setDevice(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let device = try (try request.fields("device")).device("device")
    guard try await store.setDevice(of: who.session, device) else {
      throw Problem.invalid("another session speaks for this device")
    }
    let old = who.session
    let session = Session(
      id: old.id, account: old.account, device: device, name: old.name, createdAt: old.createdAt,
      seenAt: old.seenAt)
    var response = JSONAnswer.empty
    response.headers.append(try await accessCookie(session, clock()))
    return response
  }

  /// The answer with both cookies of a session.
  private func with(
    _ response: Response, _ session: Session, _ token: OneTimeToken, _ now: Instant
  ) async throws -> Response {
    var response = response
    let left = StorageLimits.sessionMilliseconds - now.milliseconds(since: session.createdAt)
    response.headers.append(try await accessCookie(session, now))
    response.headers.append(
      Cookies.field(
        Cookies.refresh, token.text,
        seconds: max(0, min(StorageLimits.idleMilliseconds, left) / Milliseconds.second)))
    return response
  }

  private func accessCookie(_ session: Session, _ now: Instant) async throws -> HTTPField {
    Cookies.field(
      Cookies.access, try await tokens.token(for: session, now: now),
      seconds: ServerLimits.accessSeconds)
  }

  /// The answer that takes both cookies away.
  func without(_ response: Response) -> Response {
    var response = response
    for name in [Cookies.access, Cookies.refresh] {
      response.headers.append(Cookies.field(name, "", seconds: 0))
    }
    return response
  }
}
