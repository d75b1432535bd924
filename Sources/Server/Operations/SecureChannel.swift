// A connection over TLS: HTTP/2 for a client that offers it, HTTP/1.1 for every other.

import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOHTTP2
import NIOSSL

/// The same limits for both. What they do for a connection in HTTP/1.1 they do for each stream in
/// HTTP/2, and `StreamWatch` does for the connection around those.
struct SecureChannel: HTTPChannelHandler {
  struct Value: ServerChildChannelValue {
    let spoken: EventLoopFuture<NIONegotiatedHTTPVersion<HTTP1Channel.Value, HTTP2Channel.Value>>
    let channel: any Channel
  }

  let responder: Responder
  private let context: NIOSSLContext
  private let requestTime: TimeAmount
  private let configuration: HTTP1Channel.Configuration
  private let http1: HTTP1Channel
  private let streams: SourceRoom
  private let connections: ConnectionRoom

  /// `requestTime` also bounds the handshake, and how long a connection without a stream is kept.
  init(
    _ tls: TLSConfiguration, configuration: HTTP1Channel.Configuration, requestTime: TimeAmount,
    connections: ConnectionRoom, streams: SourceRoom, responder: @escaping Responder
  ) throws {
    self.connections = connections
    self.streams = streams
    self.responder = responder
    self.requestTime = requestTime
    self.configuration = configuration
    context = try NIOSSLContext(configuration: tls)
    http1 = HTTP1Channel(responder: responder, configuration: configuration)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let handshake = channel.eventLoop.scheduleTask(
      in: min(requestTime, ServerLimits.handshakeTime)
    ) {
      channel.close(promise: nil)
    }
    channel.closeFuture.whenComplete { _ in handshake.cancel() }
    do {
      try channel.pipeline.syncOperations.addHandlers([
        ConnectionPlace(connections), NIOSSLServerHandler(context: context),
      ])
    } catch {
      return channel.eventLoop.makeFailedFuture(error)
    }
    return channel.configureHTTP2AsyncSecureUpgrade { channel in
      handshake.cancel()
      return http1.setup(channel: channel, logger: logger)
    } http2ConnectionInitializer: { channel in
      handshake.cancel()
      return setupStreams(of: channel, logger)
    }.map { Value(spoken: $0, channel: channel) }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.spoken.get() {
      case .http1_1(let connection): await http1.handle(value: connection, logger: logger)
      case .http2(let connection):
        await HTTP2Channel(responder: responder).handle(value: connection, logger: logger)
      }
    } catch {
      logger.debug("no handshake")
    }
  }

  private func setupStreams(
    of channel: any Channel, _ logger: Logger
  ) -> EventLoopFuture<HTTP2Channel.Value> {
    let watch = StreamWatch(requestTime: requestTime)
    let bound = NIOLoopBound(watch, eventLoop: channel.eventLoop)
    let (handlers, streams) = (configuration.additionalChannelHandlers, streams)
    let source = ClientSource.network(channel.remoteAddress?.ipAddress ?? "")
    let http2 = HTTP2Channel(
      responder: responder,
      configuration: HTTP2ChannelConfiguration(
        idleTimeout: .nanoseconds(requestTime.nanoseconds),
        gracefulCloseTimeout: .seconds(ServerLimits.drainSeconds),
        streamConfiguration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [StreamLimits(streams, bound.value, source: source)]
            + handlers())))
    do {
      try channel.pipeline.syncOperations.addHandler(LateClose())
    } catch {
      return channel.eventLoop.makeFailedFuture(error)
    }
    return http2.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let frames = try pipeline.handler(type: NIOHTTP2Handler.self)
      try pipeline.addHandler(AbuseWatch(), position: .after(frames))
      try pipeline.addHandler(bound.value)
      return value
    }
  }
}
