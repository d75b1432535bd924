// Answers of the routes below /api.

import Engine
import HTTPTypes
import Hummingbird

/// JSON that nobody keeps.
enum JSONAnswer {
  static func response(_ status: HTTPResponse.Status, _ value: JSONValue) -> Response {
    response(status, bytes: value.bytes)
  }

  static func ok(_ members: [JSONMember]) -> Response { response(.ok, .object(members)) }

  /// What the engine has written.
  static func ok(bytes: [UInt8]) -> Response { response(.ok, bytes: bytes) }

  private static func response(_ status: HTTPResponse.Status, bytes: [UInt8]) -> Response {
    Response(
      status: status, headers: [.contentType: ContentType.json, .cacheControl: "no-store"],
      body: AnswerBody.own(bytes))
  }

  static func accepted(_ members: [JSONMember]) -> Response {
    response(.accepted, .object(members))
  }

  static var empty: Response {
    Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }
}
