// A device that is let in, and cannot open the vault, asks the others for the key.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var approvalRoutes: [Route] {
    [
      route(.post, "/api/account/approvals") { try await askForApproval($0, $1) },
      route(.get, "/api/account/approvals") { who, _ in
        let open = try await approvals(who).filter { $0.isOpen && isSeen($0, by: who) }
        return JSONAnswer.ok([JSONMember("approvals", .array(open.map { .object(shown($0)) }))])
      },
      route(.get, "/api/account/approvals/{id}") { who, request in
        JSONAnswer.ok(outcome(try await own(who, request)))
      },
      route(.put, "/api/account/approvals/{id}/nonce") { try await meet($0, $1) },
      route(.put, "/api/account/approvals/{id}/reveal") { try await reveal($0, $1) },
      route(.put, "/api/account/approvals/{id}") { try await approve($0, $1) },
      route(.delete, "/api/account/approvals/{id}") { try await deny($0, $1) },
    ]
  }

  private func approvals(_ who: SignedIn) async throws -> [KeyApproval] {
    try await store.approvals(of: who.account, now: clock())
  }

  /// One that waits is for all other devices, one that was met for the device that met it.
  private func isSeen(_ approval: KeyApproval, by who: SignedIn) -> Bool {
    approval.session != who.session.id
      && (approval.met.map { $0.session == who.session.id } ?? true)
  }

  private func own(_ who: SignedIn, _ request: APIRequest) async throws -> KeyApproval {
    let found = try await approvals(who).first {
      $0.id.text == request.parameter && $0.session == who.session.id
    }
    guard let found else { throw Problem.notFound }
    return found
  }

  private func shown(_ approval: KeyApproval) -> [JSONMember] {
    var members = [
      JSONMember("id", .string(approval.id.text)),
      JSONMember("name", .string(approval.deviceName)),
      JSONMember("state", .string(approval.state.rawValue)),
      JSONMember("commitment", .string(Base64.encode(approval.commitment))),
      JSONMember("createdAt", .int(approval.createdAt.milliseconds)),
    ]
    if let revealed = approval.revealed {
      members += [
        JSONMember("publicKey", .string(Base64.encode(revealed.publicKey))),
        JSONMember("nonce", .string(Base64.encode(revealed.nonce))),
      ]
    }
    return members
  }

  private func outcome(_ approval: KeyApproval) -> [JSONMember] {
    var members = [JSONMember("state", .string(approval.state.rawValue))]
    if approval.isDenied { return members }
    if let met = approval.met {
      members.append(JSONMember("nonce", .string(Base64.encode(met.nonce))))
    }
    if let sealed = approval.sealed {
      members.append(JSONMember("sealed", .string(Base64.encode(sealed))))
    }
    return members
  }

  private func askForApproval(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let commitment = try (try request.fields("commitment"))
      .bytes("commitment", count: Approval.commitmentBytes)
    try limits.approval.take(who.account.text, now: clock())
    let approval = KeyApproval(
      id: RandomBytes.identifier(), account: who.account, session: who.session.id,
      deviceName: who.session.name, commitment: commitment, createdAt: clock())
    try await store.ask(approval)
    audit.note(.approvalAsked, who.account, source: request.source, at: clock())
    streams.tellApproval(who.account)
    return JSONAnswer.ok([JSONMember("id", .string(approval.id.text))])
  }

  /// The other device adds its nonce before it knows the asking device's.
  private func meet(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let nonce = try (try request.fields("nonce")).bytes("nonce", count: Approval.nonceBytes)
    let meeting = ApprovalMeeting(session: who.session.id, nonce: nonce)
    let found = try await waiting(who, request)
    return try told(
      who, try await store.meet(found.id, of: who.account, meeting, now: clock()))
  }

  /// What the asking device committed to, and nothing else.
  private func reveal(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let fields = try request.fields("publicKey", "nonce")
    let key = try publicKey(fields)
    let nonce = try fields.bytes("nonce", count: Approval.nonceBytes)
    let found = try await own(who, request)
    let said = Approval.commitment(account: who.account, publicKey: key, nonce: nonce)
    guard said == found.commitment else {
      throw Problem.invalid("publicKey and nonce are not what was committed to")
    }
    let reveal = ApprovalReveal(publicKey: key, nonce: nonce)
    return try told(
      who, try await store.reveal(found.id, of: who.session.id, reveal, now: clock()))
  }

  /// Nobody approves what they ask themselves.
  private func approve(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    let sealed = try (try request.fields("sealed")).bytes("sealed", count: Approval.sealedBytes)
    let found = try await waiting(who, request)
    let answer = try told(
      who, try await store.give(found.id, by: who.session.id, sealed: sealed, now: clock()))
    audit.note(.approvalGiven, who.account, source: request.source, at: clock())
    return answer
  }

  /// Who asks takes it back with this; for the others it is a no.
  private func deny(_ who: SignedIn, _ request: APIRequest) async throws -> Response {
    if let id = Identifier(text: request.parameter),
      try await store.withdraw(id, of: who.session.id)
    {
      return try told(who, true)
    }
    let found = try await waiting(who, request)
    let answer = try told(
      who, try await store.deny(found.id, of: who.account, now: clock()))
    audit.note(.approvalDenied, who.account, source: request.source, at: clock())
    return answer
  }

  private func waiting(_ who: SignedIn, _ request: APIRequest) async throws -> KeyApproval {
    let found = try await approvals(who).first { $0.id.text == request.parameter }
    guard let found, found.isOpen, found.session != who.session.id else {
      throw Problem.notFound
    }
    return found
  }

  /// The account's other devices hear of it; a step out of its order is none.
  private func told(_ who: SignedIn, _ isDone: Bool) throws -> Response {
    guard isDone else { throw Problem.notFound }
    streams.tellApproval(who.account)
    return JSONAnswer.empty
  }
}
