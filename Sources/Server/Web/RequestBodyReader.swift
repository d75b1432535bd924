// Takes a request's body in, as far as its route and the room for all bodies allow.

import HTTPTypes
import Hummingbird
import NIOCore

enum RequestBodyReader {
  /// Empty, or JSON (a form where the route takes one) that says so, and never more than the route
  /// takes.
  static func read(
    _ request: Request, _ route: Route, _ held: HeldBody
  ) async throws(Problem) -> [UInt8] {
    let tooLarge = Problem(
      code: .tooLarge, message: "the body is at most \(route.bodyBytes) bytes")
    var body: [UInt8] = []
    if let text = request.headers[.contentLength] {
      guard let length = Int(text), length <= route.bodyBytes else { throw tooLarge }
      body.reserveCapacity(length)
    }
    do {
      for try await part in request.body {
        guard body.count + part.readableBytes <= route.bodyBytes else { throw tooLarge }
        try held.grow(by: part.readableBytes)
        body += part.readableBytesView
      }
    } catch {
      throw error as? Problem ?? .invalid("the body breaks off")
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
