// The routes of checkpoints.

import Crypto
import Engine
import Hummingbird
import NIOCore
import Storage

/// Answers for an account whose session has been checked.
struct CheckpointResponder: Sendable {
  let store: any CheckpointStore
  let now: @Sendable () -> Instant

  /// `GET /api/vault/checkpoints`.
  func latest(of account: Identifier) async throws -> Response {
    let found = try await answer { () throws(VaultError) in
      try await store.latestCheckpoint(of: account, now: now())
    }
    return JSONAnswer.ok(bytes: found.bytes)
  }

  /// `PUT /api/vault/checkpoints`.
  func keep(_ request: APIRequest, of account: Identifier) async throws -> Response {
    _ = try request.fields("epoch", "sequence", "key", "body", "parts")
    guard let json = try? JSONValue(parsing: request.body),
      let offer = CheckpointOffer(json: json)
    else {
      throw Problem.invalid(
        "the body has epoch, sequence, key, body and at most \(SyncLimits.partsInCheckpoint) parts")
    }
    let verdict = try await answer { () throws(VaultError) in
      try await store.keep(offer, of: account, now: now())
    }
    switch verdict {
    // A later one serves a new device as well.
    case .kept, .notNewer: return JSONAnswer.empty
    case .beyondHead: throw Problem.invalid("the log does not reach to sequence")
    case .missingPart: throw Problem.notFound
    case .noRoom: throw CheckpointResponder.full
    }
  }

  /// `GET /api/vault/checkpoints/parts/{name}`.
  func show(_ request: APIRequest, of account: Identifier) async throws -> Response {
    let name = try name(request)
    let found = try await answer { () throws(VaultError) in
      try await store.part(name, of: account)
    }
    guard let found else { throw Problem.notFound }
    return JSONAnswer.ok(bytes: CheckpointPart.json(found))
  }

  /// `PUT /api/vault/checkpoints/parts/{name}`.
  func keepPart(_ request: APIRequest, of account: Identifier) async throws -> Response {
    let name = try name(request)
    _ = try request.fields("body")
    guard let json = try? JSONValue(parsing: request.body), let body = CheckpointPart.body(json)
    else { throw Problem.invalid("the body has at most \(SyncLimits.partBytes) bytes of body") }
    guard Array(SHA256.hash(data: body)) == name else {
      throw Problem.invalid("the name is the SHA-256 of the body")
    }
    let isKept = try await answer { () throws(VaultError) in
      try await store.keep(part: name, body, of: account, now: now())
    }
    guard isKept else { throw CheckpointResponder.full }
    return JSONAnswer.empty
  }

  private static let full = Problem(
    code: .storageFull, message: "the account has no room left")

  private func name(_ request: APIRequest) throws(Problem) -> [UInt8] {
    guard let name = CheckpointPart.name(request.parameter) else { throw .notFound }
    return name
  }

  private func answer<Value: Sendable>(
    _ work: () async throws(VaultError) -> Value
  ) async throws(Problem) -> Value {
    do { return try await work() } catch { throw Problem(error) }
  }
}
