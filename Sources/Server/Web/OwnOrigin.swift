// Keeps other web sites from acting in the name of a person who is signed in here.

import HTTPTypes
import Hummingbird

/// What a request that changes something must show: a header that a foreign page cannot set, and
/// no foreign origin.
struct OwnOrigin: Sendable {
  /// As `https://redstart.example`; nothing means: whatever host the request names.
  let publicAddress: String?

  func check(_ request: Request) throws(Problem) {
    guard request.headers[markField] == "1" else {
      throw Problem(code: .forbidden, message: "the header X-Redstart: 1 is missing")
    }
    let origins = request.headers[values: .origin]
    guard origins.allSatisfy({ isOwn($0, request.head.authority) }) else {
      throw Problem(code: .forbidden, message: "the request comes from another site")
    }
  }

  private func isOwn(_ origin: String, _ host: String?) -> Bool {
    if let publicAddress { return origin == publicAddress }
    guard let host else { return false }
    return origin == "https://" + host || origin == "http://" + host
  }
}

private let markField = HTTPField.Name("X-Redstart")!
