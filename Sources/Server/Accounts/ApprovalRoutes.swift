// A device that is let in, and cannot open the vault, asks the others for the key.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var approvalRoutes: [Route] {
    [
      route(.post, "/api/account/approvals") { try await askForApproval($0, $1) },
      route(.get, "/api/account/approvals") { who, _ in
        let waiting = try await approvals(who).filter {
          $0.isWaiting && $0.session != who.session.id
        }
        return JSONAnswer.ok([
          JSONMember("approvals", .array(waiting.map { .object(shown($0)) }))
        ])
      },
      route(.get, "/api/account/approvals/{id}") { who, request in
        let found = try await approvals(who).first {
          $0.id.text == request.parameter && $0.session == who.session.id
        }
        guard let found else { throw Problem.notFound }
        return JSONAnswer.ok(outcome(found))
      },
      route(.put, "/api/account/approvals/{id}") { try await approve($0, $1) },
      route(.delete, "/api/account/approvals/{id}") { try await deny($0, $1) },
    ]
  }

  private func approvals(_ who: SignedIn) async throws -> [KeyApproval] {
    try await store.approvals(of: who.account, now: clock())
  }

  private func shown(_ approval: KeyApproval) -> [JSONMember] {
    [
      JSONMember("id", .string(approval.id.text)),
      JSONMember("name", .string(approval.deviceName)),
      JSONMember("publicKey", .string(Base64.encode(approval.publicKey))),
      JSONMember("createdAt", .int(approval.createdAt.milliseconds)),
    ]
  }

  private func outcome(_ approval: KeyApproval) -> [JSONMember] {
    if approval.isDenied { return [JSONMember("state", .string("denied"))] }
    guard let sealed = approval.sealed else { return [JSONMember("state", .string("waiting"))] }
    return [
      JSONMember("state", .string("approved")),
      JSONMember("sealed", .string(Base64.encode(sealed))),
    ]
  }

  private func askForApproval(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let key = try publicKey(try request.fields("publicKey"))
    try limits.approval.take(who.account.text, now: clock())
    let approval = KeyApproval(
      id: RandomBytes.identifier(), account: who.account, session: who.session.id,
      deviceName: who.session.name, publicKey: key, createdAt: clock())
    try await store.ask(approval)
    audit.note(.approvalAsked, who.account, source: request.source, at: clock())
    streams.tellApproval(who.account)
    return JSONAnswer.ok([JSONMember("id", .string(approval.id.text))])
  }

  /// Nobody approves what they ask themselves.
  private func approve(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let sealed = try (try request.fields("sealed")).bytes("sealed", count: Approval.sealedBytes)
    try await answer(try await waiting(who, request), sealed)
    audit.note(.approvalGiven, who.account, source: request.source, at: clock())
    return JSONAnswer.empty
  }

  /// Who asks takes it back with this; for the others it is a no.
  private func deny(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    if let id = Identifier(text: request.parameter),
      try await store.withdraw(id, of: who.session.id)
    {
      streams.tellApproval(who.account)
      return JSONAnswer.empty
    }
    try await answer(try await waiting(who, request), nil)
    audit.note(.approvalDenied, who.account, source: request.source, at: clock())
    return JSONAnswer.empty
  }

  private func waiting(_ who: SignedIn, _ request: APIRequest) async throws -> KeyApproval {
    let found = try await approvals(who).first { $0.id.text == request.parameter }
    guard let found, found.isWaiting, found.session != who.session.id else {
      throw Problem.notFound
    }
    return found
  }

  private func answer(_ approval: KeyApproval, _ sealed: [UInt8]?) async throws {
    guard
      try await store.answer(
        approval.id, of: approval.account, sealed: sealed, now: clock())
    else { throw Problem.notFound }
    streams.tellApproval(approval.account)
  }
}
