// No route takes a body: reads past a small one, hangs up on a large one.

import NIOCore
import NIOHTTPTypes

/// Drops the bodies of requests before anything holds them in memory.
final class RequestBodyLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private var dropped = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      dropped = 0
      context.fireChannelRead(data)
    case .body(let bytes):
      dropped += bytes.readableBytes
      if dropped > ServerLimits.requestBodyBytes { context.close(promise: nil) }
    case .end:
      context.fireChannelRead(data)
    }
  }
}
