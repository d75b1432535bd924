// What bounds an HTTP/2 connection and its streams beyond what each request is bounded by.

import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection that has had no stream for too long, also one which does not answer when it
/// is asked to leave.
final class StreamWatch: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let idleTime: TimeAmount
  private var open = 0
  private var isLeaving = false
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?
  private var place: ConnectionPlace?

  init(requestTime: TimeAmount) { idleTime = requestTime + ServerLimits.goodbyeTime }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    place = try? context.pipeline.syncOperations.handler(type: ConnectionPlace.self)
    arm()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    self.context = nil
  }

  /// The server stops: what is open may end, and nothing is waited for after it.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      isLeaving = true
      arm()
    }
    context.fireUserInboundEventTriggered(event)
  }

  func opened() {
    open += 1
    deadline?.cancel()
    place?.works()
  }

  func closed() {
    open -= 1
    if open == 0 { place?.waits() }
    arm()
  }

  private func arm() {
    deadline?.cancel()
    guard open == 0, let context else { return }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let time = isLeaving ? ServerLimits.goodbyeTime : idleTime
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}

/// Lets the last frame of the last stream leave before the connection is closed for a stop: the
/// close comes when the frame is written and not yet sent on its way.
final class LateClose: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = ByteBuffer

  func close(
    context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
  ) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.eventLoop.execute {
      bound.value.flush()
      bound.value.close(mode: mode, promise: promise)
    }
  }
}

/// The first handler of each stream: takes a place for it among all streams of the server and of
/// its source, and holds its head to the bounds that HTTP/1.1 has while it is read. What is too
/// much is reset.
final class StreamLimits: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let streams: SourceRoom
  private let connection: StreamWatch
  /// Whose connection this is a stream of.
  private let source: String
  private var hasPlace = false

  init(_ streams: SourceRoom, _ connection: StreamWatch, source: String) {
    self.streams = streams
    self.connection = connection
    self.source = source
  }

  func handlerAdded(context: ChannelHandlerContext) { connection.opened() }

  func handlerRemoved(context: ChannelHandlerContext) {
    connection.closed()
    if hasPlace { streams.leave(source) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      hasPlace = StreamLimits.fits(head) && streams.enter(source)
      guard hasPlace else { return context.close(promise: nil) }
    }
    guard hasPlace else { return }
    context.fireChannelRead(data)
  }

  static func fits(_ head: HTTPRequest) -> Bool {
    let sizes = head.headerFields.map { $0.name.rawName.utf8.count + $0.value.utf8.count }
    return sizes.count <= ServerLimits.headerFieldCount
      && sizes.allSatisfy { $0 <= ServerLimits.headerFieldBytes }
      && sizes.reduce((head.path ?? "").utf8.count, +) <= ServerLimits.headerListBytes
  }
}
