// The routes of sealed photos and voice notes.

import Engine
import Hummingbird
import NIOCore
import Storage

/// Answers for an account whose session has been checked.
struct AttachmentResponder: Sendable {
  let store: any AttachmentStore

  /// `GET /api/vault/attachments`.
  func list(of account: Identifier) async throws -> Response {
    let names = try await answer { () throws(VaultError) in
      try await store.attachments(of: account)
    }
    let items = names.map { JSONValue.string($0.text) }
    return JSONAnswer.ok([JSONMember("attachments", .array(items))])
  }

  /// `GET /api/vault/attachments/{id}`.
  func show(_ request: APIRequest, of account: Identifier) async throws -> Response {
    let id = try name(request)
    let found = try await answer { () throws(VaultError) in
      try await store.attachment(id, of: account)
    }
    guard let found else { throw Problem.notFound }
    return JSONAnswer.ok([
      JSONMember("key", .int(found.keyVersion)),
      JSONMember("body", .string(Base64.encode(found.body))),
    ])
  }

  /// `PUT /api/vault/attachments/{id}`.
  func keep(_ request: APIRequest, of account: Identifier) async throws -> Response {
    let id = try name(request)
    _ = try request.fields("key", "body")
    guard let json = try? JSONValue(parsing: request.body),
      let attachment = SealedAttachment(id: id, json: json)
    else {
      throw Problem.invalid(
        "the body has key and at most \(SyncLimits.attachmentBytes) bytes of body")
    }
    let isKept = try await answer { () throws(VaultError) in
      try await store.keep(attachment, of: account)
    }
    guard isKept else {
      throw Problem(code: .storageFull, message: "the account has no room left")
    }
    return JSONAnswer.empty
  }

  /// `DELETE /api/vault/attachments/{id}`.
  func drop(_ request: APIRequest, of account: Identifier) async throws -> Response {
    let id = try name(request)
    try await answer { () throws(VaultError) in try await store.drop(id, of: account) }
    return JSONAnswer.empty
  }

  private func name(_ request: APIRequest) throws(Problem) -> Identifier {
    guard let id = Identifier(text: request.parameter) else { throw .notFound }
    return id
  }

  private func answer<Value: Sendable>(
    _ work: () async throws(VaultError) -> Value
  ) async throws(Problem) -> Value {
    do { return try await work() } catch { throw Problem(error) }
  }
}
