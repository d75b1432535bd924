// The short answers for people and programs that ask for what is not there.

import HTTPTypes
import Hummingbird
import NIOCore

/// Small answers in plain text which nobody keeps.
enum PlainAnswer {
  static var notFound: Response { text(.notFound, "Not found\n") }

  static var noHost: Response { text(.badRequest, "A request names one host\n") }

  static var notAcceptable: Response {
    var response = text(.notAcceptable, "None of the forms of this file is accepted\n")
    response.headers[.vary] = "Accept-Encoding"
    return response
  }

  /// Names the methods that are allowed, as RFC 9110, section 15.5.6 asks.
  static var methodNotAllowed: Response {
    var response = text(.methodNotAllowed, "Only GET and HEAD are answered here\n")
    response.headers[.allow] = "GET, HEAD"
    return response
  }

  private static func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: ContentType.plainText, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }
}
