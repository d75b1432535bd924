// Notes that a request was answered, without anything that speaks about the person.

import HTTPTypes
import Logging

/// One line per request: no address, no path as it was sent, no query, no user agent.
struct RequestLog: Sendable {
  enum Kind: String {
    case page, asset, api, foods, health, unknown, refused
  }

  let logger: Logger

  func note(
    method: HTTPRequest.Method, _ kind: Kind, _ status: HTTPResponse.Status,
    in time: Duration
  ) {
    let elapsed = time.components
    let microseconds = elapsed.seconds * 1_000_000 + elapsed.attoseconds / 1_000_000_000_000
    logger.info(
      "request",
      metadata: [
        "method": "\(RequestLog.known(method))",
        "path": "\(kind.rawValue)",
        "status": "\(status.code)",
        "microseconds": "\(microseconds)",
      ])
  }

  /// A method is free text, so only the common ones are written.
  static func known(_ method: HTTPRequest.Method) -> String {
    let common: [HTTPRequest.Method] = [
      .get, .head, .post, .put, .delete, .options, .patch, .trace, .connect,
    ]
    return common.contains(method) ? method.rawValue : "other"
  }
}
