// Only routes below /api take a body: reads past a small one elsewhere, hangs up on a large one.

import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Drops what no route reads before anything holds it in memory.
final class RequestBodyLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private var received = 0
  private var passes = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      received = 0
      passes = head.method != .get && head.method != .head && APIResponder.owns(head.path ?? "")
      context.fireChannelRead(data)
    case .body(let bytes):
      let before = received
      received += bytes.readableBytes
      let most = passes ? ServerLimits.largestBodyBytes : 0
      if passes, before <= most { context.fireChannelRead(data) }
      if received > most + ServerLimits.readPastBytes { context.close(promise: nil) }
    case .end:
      context.fireChannelRead(data)
    }
  }
}
