// Puts the security headers on each answer as it leaves, also on those which no route wrote.

import NIOCore
import NIOHTTPTypes

/// The last stop before the wire: even the answer to bytes that are no HTTP passes here.
final class SecurityHeadersHandler: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let headers: SecurityHeaders

  init(_ headers: SecurityHeaders) { self.headers = headers }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(let head) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    context.write(wrapOutboundOut(.head(headers.added(to: head))), promise: promise)
  }
}
