// Why a request to the vault is not answered, in the words of the wire.

import Engine
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Tells a program what it can do; the cause stays inside.
public enum VaultProblem: Error, Hashable {
  case invalidRequest(String)
  case forbidden
  /// The history of this server has this name.
  case epoch(Identifier)
  case accountDeleted
  case upgradeRequired
  case serverBusy
  case storageFull

  init(_ error: VaultError) {
    switch error {
    case .otherVersion: self = .upgradeRequired
    case .epoch(let name): self = .epoch(name)
    case .noAccount: self = .accountDeleted
    case .storageFull: self = .storageFull
    case .unavailable: self = .serverBusy
    }
  }

  public var status: Int {
    switch self {
    case .invalidRequest: 400
    case .forbidden: 403
    case .epoch: 409
    case .accountDeleted: 410
    case .upgradeRequired: 426
    case .serverBusy: 503
    case .storageFull: 507
    }
  }

  public var code: String {
    switch self {
    case .invalidRequest: "invalid_request"
    case .forbidden: "forbidden"
    case .epoch: "epoch"
    case .accountDeleted: "account_deleted"
    case .upgradeRequired: "upgrade_required"
    case .serverBusy: "server_busy"
    case .storageFull: "storage_full"
    }
  }

  public var message: String {
    switch self {
    case .invalidRequest(let message): message
    case .forbidden: "the session speaks for another device"
    case .epoch: "the cursor belongs to another history"
    case .accountDeleted: "the account is deleted"
    case .upgradeRequired: "this version of the protocol is not answered; update the app"
    case .serverBusy: "the server cannot do this now; try again later"
    case .storageFull: "the server has no room left"
    }
  }

  public var details: [JSONMember] {
    guard case .epoch(let name) = self else { return [] }
    return [JSONMember("epoch", .string(name.text))]
  }

  /// Problem details with the members that `Docs/sync.md` names.
  public func response(requestID: String) -> Response {
    let members = [
      JSONMember("code", .string(code)), JSONMember("message", .string(message)),
      JSONMember("details", .object(details)), JSONMember("requestId", .string(requestID)),
    ]
    return Response(
      status: HTTPResponse.Status(code: status),
      headers: [.contentType: ContentType.problem, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: JSONValue.object(members).bytes)))
  }
}
