// Takes a request's body in, as far as its route allows.

import HTTPTypes
import Hummingbird

enum RequestBodyReader {
  /// Empty, or JSON (a form where the route takes one) that says so, and never more than the route
  /// takes.
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
    let type = route.isForeignForm ? ContentType.form : ContentType.json
    guard body.isEmpty || media(request.headers[.contentType]) == type else {
      throw .invalid("the body is sent as \(type)")
    }
    return body
  }

  private static func media(_ type: String?) -> String {
    (type ?? "").prefix { $0 != ";" && $0 != " " }.lowercased()
  }
}
