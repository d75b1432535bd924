// The routes of the vault: offering changes, asking for them, hearing of new ones.

import Engine
import HTTPTypes
import Hummingbird
import Logging
import Storage

/// Answers for an account whose session has been checked.
package struct VaultResponder: Sendable {
  private let store: any VaultStore
  private let heartbeat: Duration
  private let now: @Sendable () -> Instant
  private let logger: Logger
  private let hub: HeadHub

  package init(
    _ store: any VaultStore, logger: Logger, heartbeat: Duration = VaultLimits.heartbeat,
    listeners: Int = VaultLimits.listeners, now: @escaping @Sendable () -> Instant
  ) {
    self.init(store, logger: logger, heartbeat: heartbeat, hub: HeadHub(listeners), now: now)
  }

  init(
    _ store: any VaultStore, logger: Logger, heartbeat: Duration = VaultLimits.heartbeat,
    hub: HeadHub, now: @escaping @Sendable () -> Instant
  ) {
    self.store = store
    self.logger = logger
    self.heartbeat = heartbeat
    self.hub = hub
    self.now = now
  }

  /// How many event streams are open.
  package var listenerCount: Int { hub.count }

  /// `POST /api/vault/changes`; `device` is the one for which the session speaks.
  package func push(
    account: Identifier, device: UInt64, body: [UInt8]
  ) async throws(Problem) -> Response {
    JSONAnswer.ok(bytes: try await pushed(account: account, device: device, body: body).bytes)
  }

  func pushed(
    account: Identifier, device: UInt64, body: [UInt8]
  ) async throws(Problem) -> PushAnswer {
    let request = try VaultResponder.request(body)
    guard request.device == device else {
      throw Problem(code: .forbidden, message: "the session speaks for another device")
    }
    let answer: PushAnswer
    do {
      answer = try await store.push(account: account, request, now: now())
    } catch {
      throw problem(error)
    }
    hub.tell(account, head: answer.head)
    return answer
  }

  /// A later version may have another form, so its number is looked at first.
  private static func request(_ body: [UInt8]) throws(Problem) -> PushRequest {
    guard let json = try? JSONValue(parsing: body) else {
      throw .invalid("the body is JSON")
    }
    if let request = PushRequest(json: json) { return request }
    if case .int(let version)? = json["version"],
      !(SyncLimits.oldestVersion...SyncLimits.version).contains(version)
    {
      throw Problem(.otherVersion)
    }
    throw .invalid(
      "the body has version, epoch, device and at most \(SyncLimits.changesInPush) changes of it")
  }

  /// `GET /api/vault/changes?from=…&epoch=…&limit=…`; `query` is what stands behind the question
  /// mark, undecoded.
  package func pull(
    account: Identifier, query: Substring
  ) async throws(Problem) -> Response {
    JSONAnswer.ok(bytes: try await pulled(account: account, query: query).bytes)
  }

  func pulled(account: Identifier, query: Substring) async throws(Problem) -> PullAnswer {
    let question = try PullQuestion(query)
    do {
      return try await store.pull(
        account: account, from: question.from, epoch: question.epoch, limit: question.limit,
        now: now())
    } catch {
      throw problem(error)
    }
  }

  /// `GET /api/vault/events`: the head at once and after each push, until the client leaves or the
  /// server stops.
  package func events(account: Identifier) throws(Problem) -> Response {
    guard hub.hasRoom(for: account) else { throw .busy }
    let events = HeadEvents(store: store, hub: hub, account: account, heartbeat: heartbeat)
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in try await events.write(to: &writer) })
  }

  private func problem(_ error: VaultError) -> Problem {
    switch error {
    case .unavailable(let cause):
      logger.error("the vault cannot be used", metadata: ["cause": "\(cause)"])
    case .storageFull:
      logger.error("the disk is full")
    case .otherVersion, .epoch, .unknownKey, .noAccount:
      break
    }
    return Problem(error)
  }
}
