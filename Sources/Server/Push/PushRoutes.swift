// The routes of boxes: for anybody who knows a box's secret, with an account or without.

import Crypto
import Engine
import HTTPTypes
import Hummingbird
import Storage

/// A box stands behind a secret of 32 bytes that its devices share; the server keeps its hash.
struct PushRoutes: Sendable {
  static let key = "/api/push/key"
  static let plan = "/api/push/plan"

  let store: any PushStore
  let addresses: PushAddresses
  /// As browsers want it to subscribe: an uncompressed point in base64url.
  let publicKey: String
  /// Whether this server sends pushes at all.
  let isOn: Bool
  let disk: DiskReserve
  let clock: @Sendable () -> Instant
  private let boxLimit = RateLimiter(ServerLimits.boxesPerSource, in: Milliseconds.hour)
  private let subscriptionLimit = RateLimiter(
    ServerLimits.subscriptionsPerSource, in: Milliseconds.hour)
  private let planLimit = RateLimiter(ServerLimits.plansOfBox, in: Milliseconds.hour)

  init(
    store: any PushStore, addresses: PushAddresses, publicKey: String, isOn: Bool,
    disk: DiskReserve, clock: @escaping @Sendable () -> Instant
  ) {
    self.store = store
    self.addresses = addresses
    self.publicKey = publicKey
    self.isOn = isOn
    self.disk = disk
    self.clock = clock
  }

  var routes: [Route] {
    [
      Route(.get, PushRoutes.key) { _ in
        try checkOn()
        return JSONAnswer.ok([JSONMember("key", .string(publicKey))])
      },
      Route(.put, "/api/push/subscriptions/{id}") { try await subscribe($0) },
      Route(.delete, "/api/push/subscriptions/{id}") { request in
        try await store.drop(try subscription(request), of: try box(request))
        return JSONAnswer.empty
      },
      Route(
        .put, PushRoutes.plan, bodyBytes: ServerLimits.pushPlanBodyBytes, admits: admit
      ) { try await keepPlan($0) },
      Route(.delete, "/api/push") { request in
        _ = try await store.erase(try box(request))
        return JSONAnswer.empty
      },
    ]
  }

  private func checkOn() throws(Problem) {
    guard isOn else {
      throw Problem(code: .pushOff, message: "this server sends no pushes")
    }
  }

  private func box(_ request: APIRequest) throws(Problem) -> PushBox {
    try checkOn()
    let values = request.headers[values: .authorization]
    let prefix = "Box "
    guard values.count == 1, values[0].hasPrefix(prefix), values[0].utf8.count < 64,
      let secret = Base64.decode(String(values[0].dropFirst(prefix.count))),
      secret.count == PushBox.bytes,
      let box = PushBox(name: Array(Crypto.SHA256.hash(data: secret)))
    else {
      throw Problem(code: .unauthorized, message: "name the box: Authorization: Box and its secret")
    }
    return box
  }

  private func subscription(_ request: APIRequest) throws(Problem) -> Identifier {
    guard let id = Identifier(text: request.parameter) else {
      throw .invalid("a subscription's name is 32 lower-case hexadecimal digits")
    }
    return id
  }

  private func subscribe(_ request: APIRequest) async throws -> Response {
    let box = try box(request)
    let id = try subscription(request)
    let text = try request.fields("endpoint").text("endpoint", bytes: 1...ServerLimits.bodyBytes)
    guard let endpoint = PushEndpoint(text) else { throw Problem.hostRefused }
    let now = clock()
    try subscriptionLimit.take(request.source, now: now)
    try disk.check()
    if try await !store.has(box) { try boxLimit.take(request.source, now: now) }
    do throws(PushRefusal) {
      _ = try await addresses.addresses(of: endpoint, now: now)
    } catch {
      throw error == .host ? Problem.hostRefused : Problem.busy
    }
    switch try await store.keep(PushSubscription(id: id, endpoint: text), in: box, now: now) {
    case .kept: return JSONAnswer.empty
    case .tooMany:
      throw Problem(
        code: .tooManySubscriptions,
        message: "a box has at most \(StorageLimits.pushSubscriptions) subscriptions")
    case .noRoom:
      throw Problem(
        code: .storageFull, message: "the server has no room for another box",
        retryAfter: ServerLimits.fullSeconds)
    }
  }

  /// Before a large body is read.
  @Sendable private func admit(_ request: APIRequest) async throws {
    guard try await store.has(try box(request)) else { throw Problem.boxUnknown }
  }

  private func keepPlan(_ request: APIRequest) async throws -> Response {
    let box = try box(request)
    let now = clock()
    try planLimit.take(Hex.encode(box.name), now: now)
    let plan = try PushPlan(request.body, now: now)
    // What is cancelled must not go out because a disk is full.
    if !plan.new.isEmpty { try disk.check() }
    guard let answer = try await store.keep(plan, in: box, now: now) else {
      throw Problem.boxUnknown
    }
    return JSONAnswer.ok([
      JSONMember("missing", .array(answer.missing.map { .string($0.text) })),
      JSONMember("gone", .array(answer.gone.map { .string($0.text) })),
      JSONMember("spent", .array(answer.spent.map { .string($0) })),
    ])
  }
}

extension Problem {
  fileprivate static let hostRefused = Problem(
    code: .pushHostRefused, message: "this server does not talk to such a push service")
  fileprivate static let boxUnknown = Problem(
    code: .boxUnknown, message: "there is no such box; register it anew")
}
