// Where the vault stands below /api, and for whom.

import Hummingbird

/// The vault's routes, for who is signed in.
struct VaultRoutes: Sendable {
  static let changes = "/api/vault/changes"

  let accounts: Accounts
  let vault: VaultResponder
  let attachments: AttachmentResponder
  let checkpoints: CheckpointResponder
  let clock: ServerClock
  let disk: DiskReserve
  let metrics: Metrics

  var routes: [Route] { logRoutes + checkpointRoutes }

  private var checkpointRoutes: [Route] {
    [
      accounts.route(.get, "/api/vault/checkpoints") { who, _ in
        try await clock.check()
        return try await checkpoints.latest(of: who.account)
      },
      accounts.route(
        .put, "/api/vault/checkpoints", bodyBytes: ServerLimits.checkpointBodyBytes
      ) {
        try disk.check()
        return try await checkpoints.keep($1, of: $0.account)
      },
      accounts.route(
        .get, "/api/vault/checkpoints/parts/{name}", answerBytes: ServerLimits.partBodyBytes
      ) {
        try await checkpoints.show($1, of: $0.account)
      },
      accounts.route(
        .put, "/api/vault/checkpoints/parts/{name}", bodyBytes: ServerLimits.partBodyBytes
      ) {
        try disk.check()
        return try await checkpoints.keepPart($1, of: $0.account)
      },
    ]
  }

  private var logRoutes: [Route] {
    [
      accounts.route(.post, VaultRoutes.changes, bodyBytes: ServerLimits.pushBodyBytes) {
        try await push($0, $1)
      },
      accounts.route(.get, VaultRoutes.changes) {
        try await pull($0, $1)
      },
      accounts.route(.get, "/api/vault/attachments") { who, _ in
        try await attachments.list(of: who.account)
      },
      accounts.route(
        .get, "/api/vault/attachments/{id}", answerBytes: ServerLimits.attachmentBodyBytes
      ) {
        let answer = try await attachments.show($1, of: $0.account)
        accounts.watch.readAttachment($0, $1.parameter, source: $1.source)
        return answer
      },
      accounts.route(
        .put, "/api/vault/attachments/{id}", bodyBytes: ServerLimits.attachmentBodyBytes
      ) {
        try disk.check()
        return try await attachments.keep($1, of: $0.account)
      },
      accounts.route(.delete, "/api/vault/attachments/{id}") {
        try await attachments.drop($1, of: $0.account)
      },
      accounts.route(.get, "/api/vault/events") { who, _ in
        try vault.events(account: who.account)
      },
    ]
  }

  private func push(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    try await clock.check()
    try disk.check()
    let answer = try await vault.pushed(
      account: who.account, device: who.device, body: request.body)
    metrics.pushed(answer)
    return JSONAnswer.ok(bytes: answer.bytes)
  }

  private func pull(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    try await clock.check()
    let answer = try await vault.pulled(account: who.account, query: request.query)
    metrics.pulled()
    accounts.watch.pulled(
      who, changes: answer.changes.count, head: answer.head, source: request.source)
    return JSONAnswer.ok(bytes: answer.bytes)
  }
}
