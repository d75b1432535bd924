// Tells a supervisor or a load balancer that the process answers.

import HTTPTypes
import Hummingbird
import NIOCore

/// The answer at `/healthz`.
enum Health {
  static let path = "/healthz"

  static var answer: Response {
    let body = #"{"status":"ok","version":"\#(ServerVersion.text)"}"#
    return Response(
      status: .ok,
      headers: [.contentType: ContentType.json, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: body)))
  }
}
