// A request to a route below /api, whole.

import Engine
import HTTPTypes

/// What a route gets to see.
struct APIRequest: Sendable {
  let headers: HTTPFields
  /// The host that the request names, with its port.
  let host: String?
  /// What stands behind the question mark, undecoded.
  let query: Substring
  /// What stands in the place of `{…}` in the route's path.
  let parameter: String
  /// The client's network address, coarse enough to count by; never written down as it is.
  let source: String
  let body: [UInt8]

  func fields(_ names: String...) throws(Problem) -> RequestFields {
    try RequestFields(body, names)
  }
}
