// What a program is told that asked in a way which cannot be answered.

import Engine
import HTTPTypes
import Hummingbird
import NIOCore

/// Problem details (RFC 9457).
enum ProblemAnswer {
  static func badRequest(_ detail: String) -> Response {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("title")
    writer.string("Bad Request")
    writer.key("status")
    writer.int64(400)
    writer.key("detail")
    writer.string(detail)
    writer.endObject()
    return Response(
      status: .badRequest,
      headers: [.contentType: ContentType.problem, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: writer.bytes)))
  }
}
