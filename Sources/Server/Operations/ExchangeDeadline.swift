// Ends a connection whose request or answer takes too long, however busily it trickles.

import NIOCore
import NIOHTTPTypes

/// Bounds the time from a request's head to its end, and from there to the end of the answer.
/// Waiting for a head, and so its slow sending, is bounded by the connection's idle timeout.
final class ExchangeDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let requestTime: TimeAmount
  private var unanswered = 0
  private var deadline: Scheduled<Void>?

  init(requestTime: TimeAmount) { self.requestTime = requestTime }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      unanswered += 1
      arm(context, requestTime)
    case .end where unanswered > 0:
      arm(context, ServerLimits.answerTime)
    case .end:
      deadline?.cancel()
    case .body:
      break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    let sent = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    sent.futureResult.whenSuccess { bound.value.answerSent() }
    context.write(data, promise: sent)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
  }

  private func answerSent() {
    unanswered -= 1
    if unanswered == 0 { deadline?.cancel() }
  }

  private func arm(_ context: ChannelHandlerContext, _ time: TimeAmount) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}
