// Why a request below /api is not answered, in the words of the wire.

import Engine
import HTTPTypes

/// What a program is told instead of an answer. The cause stays inside.
package struct Problem: Error, Equatable {
  package enum Code: String {
    case invalidRequest = "invalid_request"
    case unauthorized
    case forbidden
    case signUpClosed = "sign_up_closed"
    case invitation
    case notFound = "not_found"
    case methodNotAllowed = "method_not_allowed"
    case epoch
    case accountDeleted = "account_deleted"
    case tooLarge = "too_large"
    case upgradeRequired = "upgrade_required"
    case rateLimited = "rate_limited"
    case `internal`
    case serverBusy = "server_busy"
    case storageFull = "storage_full"
    case pushOff = "push_off"
    case boxUnknown = "box_unknown"
    case tooManySubscriptions = "too_many_subscriptions"
    case pushHostRefused = "push_host_refused"

    package var status: HTTPResponse.Status {
      switch self {
      case .invalidRequest: .badRequest
      case .unauthorized: .unauthorized
      case .forbidden, .signUpClosed, .invitation: .forbidden
      case .notFound, .pushOff, .boxUnknown: .notFound
      case .methodNotAllowed: .methodNotAllowed
      case .epoch, .tooManySubscriptions: .conflict
      case .pushHostRefused: .unprocessableContent
      case .accountDeleted: .gone
      case .tooLarge: .contentTooLarge
      case .upgradeRequired: HTTPResponse.Status(code: 426, reasonPhrase: "Upgrade Required")
      case .rateLimited: .tooManyRequests
      case .internal: .internalServerError
      case .serverBusy: .serviceUnavailable
      case .storageFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
      }
    }
  }

  package let code: Code
  let message: String
  var details: [JSONMember] = []
  /// Seconds after which another try makes sense.
  var retryAfter: Int64?
  /// The methods that this path has, for `Allow`.
  var allow: String?

  static func invalid(_ message: String) -> Problem {
    Problem(code: .invalidRequest, message: message)
  }

  static func limited(_ seconds: Int64) -> Problem {
    Problem(code: .rateLimited, message: "too many tries; wait", retryAfter: seconds)
  }

  static let unauthorized = Problem(code: .unauthorized, message: "sign in first")
  static let notFound = Problem(code: .notFound, message: "nothing is here")
  static let busy = Problem(
    code: .serverBusy, message: "the server has much to do; try again",
    retryAfter: ServerLimits.busySeconds)
}
