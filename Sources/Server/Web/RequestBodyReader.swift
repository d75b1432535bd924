// Takes a request's body in, as far as its route allows.

import HTTPTypes
import Hummingbird

enum RequestBodyReader {
  /// Empty, or JSON that says so, and never more than the route takes.
  static func read(_ request: Request, _ route: Route) async throws(Problem) -> [UInt8] {
    let tooLarge = Problem(
      code: .tooLarge, message: "the body is at most \(route.bodyBytes) bytes")
    if let text = request.headers[.contentLength] {
      guard let length = Int(text), length <= route.bodyBytes else { throw tooLarge }
    }
    let body: [UInt8]
    do {
      body = Array(buffer: try await request.body.collect(upTo: route.bodyBytes))
    } catch {
      throw tooLarge
    }
    guard body.isEmpty || isJSON(request.headers[.contentType]) else {
      throw .invalid("the body is sent as application/json")
    }
    return body
  }

  private static func isJSON(_ type: String?) -> Bool {
    let media = (type ?? "").prefix { $0 != ";" && $0 != " " }
    return media.lowercased() == ContentType.json
  }
}
