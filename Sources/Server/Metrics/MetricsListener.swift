// Answers at /metrics, on a port of its own that browsers have no business with.

import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Plain http for a monitor on the same machine or in the same private network.
struct MetricsListener: Service, CustomStringConvertible {
  let page: MetricsPage
  let address: Settings.MetricsAddress
  let requestTime: TimeAmount
  let logger: Logger
  /// Gets the port that was really taken.
  let onListening: @Sendable (Int) -> Void
  /// Services are named in the log.
  let description = "metrics"

  func run() async throws {
    let application = Application(
      responder: MetricsResponder(page: page),
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [
            ConnectionDeadlines(requestTime: requestTime), RequestBodyLimit(),
          ],
          httpDecoderConfiguration: .small)),
      configuration: ApplicationConfiguration(
        address: .hostname(address.host, port: address.port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          ServerLimits.metricsConnections, logger: logger)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        logger.info("metrics", metadata: ["port": "\(port)"])
        onListening(port)
      },
      logger: logger)
    do {
      try await application.run()
    } catch {
      throw ListenError(error, host: address.host, port: address.port, for: .metrics) ?? error
    }
  }
}

/// Answers one address and no other.
struct MetricsResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let page: MetricsPage

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    guard request.head.path == "/metrics" else { return PlainAnswer.notFound }
    guard request.method == .get else { return PlainAnswer.methodNotAllowed }
    return Response(
      status: .ok,
      headers: [.contentType: MetricsText.contentType, .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: await page.text())))
  }
}

extension HTTP1Channel.Configuration.DecoderConfiguration {
  /// Heads as this server takes them.
  static var small: Self {
    Self(
      maxHeaderFieldSize: ServerLimits.headerFieldBytes,
      maxHeaderListSize: ServerLimits.headerListBytes,
      maxHeaderFieldCount: ServerLimits.headerFieldCount)
  }
}
