// Puts routes, limits and TLS together into one application.

import Foods
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL

/// The server as it will run, before it takes hold of a port.
public struct Site: Sendable {
  let assets: AssetStore
  let foods: FoodsResponder
  let tls: TLSConfiguration?
  let settings: Settings
  let logger: Logger

  /// Reads the certificate's files when there are any.
  public init(
    settings: Settings, assets: AssetStore, foods: FoodAsset, logger: Logger
  ) throws(TLSError) {
    self.assets = assets.adding(FoodFiles.files(foods))
    self.foods = FoodsResponder(foods)
    self.settings = settings
    self.logger = logger
    if let files = settings.certificate {
      tls = try TLSConfiguration(files)
    } else {
      tls = nil
    }
  }

  /// `onListening` gets the port that was really taken.
  public func application(
    onListening: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    Application(
      responder: SiteResponder(
        assets: AssetResponder(store: assets), foods: foods, log: RequestLog(logger: logger)),
      server: try server(),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        backlog: ServerLimits.connectionBacklog,
        availableConnectionsDelegate: MaximumAvailableConnections(
          ServerLimits.connections, logger: logger)),
      onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
      logger: logger)
  }

  private func server() throws -> HTTPServerBuilder {
    let requestTime = TimeAmount.seconds(Int64(settings.requestSeconds))
    let headers = SecurityHeaders(overTLS: tls != nil)
    var decoder = HTTP1Channel.Configuration.DecoderConfiguration()
    decoder.maxHeaderFieldSize = ServerLimits.headerFieldBytes
    decoder.maxHeaderListSize = ServerLimits.headerListBytes
    decoder.maxHeaderFieldCount = ServerLimits.headerFieldCount
    let plain = HTTPServerBuilder.http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [
          SecurityHeadersHandler(headers), ConnectionDeadlines(requestTime: requestTime),
          RequestBodyLimit(),
        ],
        httpDecoderConfiguration: decoder))
    guard let tls else { return plain }
    return try .tls(plain, tlsConfiguration: tls)
  }
}
