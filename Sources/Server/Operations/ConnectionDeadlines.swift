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
  /// When the request that is received began, and the bytes of its body since then; nothing while
  /// the client waits for an answer.
  private var pace: (start: NIODeadline, bytes: Int)?
  private var place: ConnectionPlace?
  private var deadline: Scheduled<Void>?
  private var heldQuiesce: ChannelShouldQuiesceEvent?

  /// `requestTime` bounds three waits: for a request's head, from its head to its end, and idle.
  /// A body must also come at a least rate.
  package init(requestTime: TimeAmount) { self.requestTime = requestTime }

  package func handlerAdded(context: ChannelHandlerContext) {
    place = try? context.pipeline.syncOperations.handler(type: ConnectionPlace.self)
    arm(context, requestTime)
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      if unanswered == 0 { beginBody(context) }
      isReceiving = true
      unanswered += 1
    case .end:
      isReceiving = false
      pace = nil
      if unanswered > 0 { place?.works() }
      if unanswered <= 1 { waitForNext(context) }
    case .body(let bytes):
      bodyGrew(context, by: bytes.readableBytes)
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
    if unanswered == 0 || (isReceiving && unanswered == 1) { place?.waits() }
    if isReceiving {
      // After an answer to the head alone, the rest of the request keeps the head's deadline; what
      // came behind another request gets its own now.
      if unanswered == 1 { beginBody(context) }
    } else {
      waitForNext(context)
    }
  }

  private func beginBody(_ context: ChannelHandlerContext) {
    pace = (.now(), 0)
    bodyGrew(context, by: 0)
  }

  /// The more has come, the later is the deadline, up to the time for a request.
  private func bodyGrew(_ context: ChannelHandlerContext, by bytes: Int) {
    guard var pace else { return }
    pace.bytes += bytes
    self.pace = pace
    let earned = TimeAmount.milliseconds(Int64(pace.bytes) * 1_000 / ServerLimits.bodyRate)
    let time = min(requestTime, ServerLimits.bodyGrace + earned)
    arm(context, pace.start + time - .now())
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
