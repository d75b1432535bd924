// One route below /api, and how a path finds it.

import HTTPTypes
import Hummingbird

/// A method, a path and what answers there.
struct Route: Sendable {
  typealias Answer = @Sendable (APIRequest) async throws -> Response

  let method: HTTPRequest.Method
  /// `{…}` stands for one part made of lower-case letters and digits.
  let path: String
  let bodyBytes: Int
  /// Whether another site's page sends this as a form. Such a route proves by itself that the
  /// browser which comes is the one that left.
  let isForeignForm: Bool
  /// The most that a large answer has, which gets its room before the store is asked for it.
  let answerBytes: Int
  /// Asked by the head alone, before a large body is read.
  let admits: (@Sendable (APIRequest) async throws -> Void)?
  let answer: Answer

  init(
    _ method: HTTPRequest.Method, _ path: String, bodyBytes: Int = ServerLimits.bodyBytes,
    isForeignForm: Bool = false, answerBytes: Int = 0,
    admits: (@Sendable (APIRequest) async throws -> Void)? = nil, _ answer: @escaping Answer
  ) {
    self.method = method
    self.path = path
    self.bodyBytes = bodyBytes
    self.isForeignForm = isForeignForm
    self.answerBytes = answerBytes
    self.admits = admits
    self.answer = answer
  }

  /// What stands in the place of `{…}`, empty where there is none; nothing for another path.
  func parameter(of asked: some StringProtocol) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let given = asked.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == given.count else { return nil }
    var parameter = ""
    for (part, value) in zip(parts, given) where !part.utf8.elementsEqual(value.utf8) {
      guard part.hasPrefix("{"), Route.isPlain(value) else { return nil }
      parameter = String(value)
    }
    return parameter
  }

  private static func isPlain(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
  }
}

/// All routes below /api.
struct RouteTable: Sendable {
  let routes: [Route]

  func route(
    _ method: HTTPRequest.Method, _ path: some StringProtocol
  ) throws(Problem) -> (Route, parameter: String) {
    var allowed: [String] = []
    for route in routes {
      guard let parameter = route.parameter(of: path) else { continue }
      if route.method == method || (method == .head && route.method == .get) {
        return (route, parameter)
      }
      allowed.append(route.method.rawValue)
      if route.method == .get { allowed.append("HEAD") }
    }
    guard !allowed.isEmpty else { throw .notFound }
    throw Problem(
      code: .methodNotAllowed, message: "this method is not answered here",
      allow: allowed.joined(separator: ", "))
  }
}
