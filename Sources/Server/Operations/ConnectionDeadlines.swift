// Ends a connection that is idle, slow or stuck, however busily it trickles, and lets an answer
// under way reach the client before the connection is closed for a stop.

import NIOCore
import NIOHTTPTypes

/// Counts an answer as given when its last byte has left, not when it was handed over: the
/// connection's own idle timeout and quiescing would cut a large answer to a slow client.
package final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart

  private let requestTime: TimeAmount
  private var unanswered = 0
  private var isReceiving = false
  private var deadline: Scheduled<Void>?
  private var heldQuiesce: ChannelShouldQuiesceEvent?

  /// `requestTime` bounds three waits: for a request's head, from its head to its end, and idle.
  package init(requestTime: TimeAmount) { self.requestTime = requestTime }

  package func handlerAdded(context: ChannelHandlerContext) { arm(context, requestTime) }

  package func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      if unanswered == 0 { arm(context, requestTime) }
      isReceiving = true
      unanswered += 1
    case .end:
      isReceiving = false
      if unanswered <= 1 { waitForNext(context) }
    case .body:
      break
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?)
  {
    guard case .end = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    let sent = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    sent.futureResult.whenSuccess { bound.value.0.answerSent(bound.value.1) }
    context.write(data, promise: sent)
  }

  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if unanswered > 0, let quiesce = event as? ChannelShouldQuiesceEvent {
      heldQuiesce = quiesce
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  private func answerSent(_ context: ChannelHandlerContext) {
    unanswered -= 1
    if unanswered == 0, let quiesce = heldQuiesce {
      heldQuiesce = nil
      return context.fireUserInboundEventTriggered(quiesce)
    }
    // After an answer to the head alone, the rest of the request keeps the head's deadline.
    if unanswered > 0 || !isReceiving { waitForNext(context) }
  }

  private func waitForNext(_ context: ChannelHandlerContext) {
    arm(context, unanswered > 0 ? ServerLimits.answerTime : requestTime)
  }

  private func arm(_ context: ChannelHandlerContext, _ time: TimeAmount) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}
