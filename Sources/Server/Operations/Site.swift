// Puts routes, limits and TLS together into one application.

import Engine
import Foods
import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import Storage

/// The server as it will run, before it takes hold of a port.
public struct Site: Sendable {
  let assets: AssetStore
  let foods: FoodsResponder
  let accounts: Accounts
  let vaultRoutes: VaultRoutes
  let backups: DailyBackups
  let tls: TLSConfiguration?
  let settings: Settings
  let logger: Logger

  /// Reads the certificate's files when there are any. `clock` and `bcryptCost` are for tests:
  /// those move time and hash quickly.
  public init(
    settings: Settings, assets: AssetStore, foods: FoodAsset, data: SiteData,
    clock: @escaping @Sendable () -> Instant = Site.now,
    bcryptCost: UInt = ServerLimits.bcryptCost, logger: Logger
  ) async throws(TLSError) {
    self.assets = assets.adding(FoodFiles.files(foods))
    self.foods = FoodsResponder(foods)
    self.settings = settings
    self.logger = logger
    if let files = settings.certificate {
      tls = try TLSConfiguration(files)
    } else {
      tls = nil
    }
    let vault = SQLiteVault(data.database)
    let hub = HeadHub()
    accounts = Accounts(
      store: SQLiteAccountStore(data.database), secrets: data.secrets,
      hashing: HashingPool(cost: bcryptCost),
      tokens: await AccessTokens(key: data.secrets.accessTokens),
      mail: Site.mail(settings, logger), audit: data.audit, vault: vault, streams: hub,
      providers: settings.providers.compactMap { provider in
        settings.publicAddress.map { ProviderOffice(provider, publicAddress: $0) }
      }, publicAddress: settings.publicAddress, clock: clock)
    vaultRoutes = VaultRoutes(
      accounts: accounts, vault: VaultResponder(vault, logger: logger, hub: hub, now: clock),
      attachments: AttachmentResponder(store: vault),
      checkpoints: CheckpointResponder(store: vault, now: clock))
    backups = DailyBackups(data.database, data.backups, logger: logger, now: clock)
  }

  /// The routes below /api.
  var routes: [Route] {
    foods.routes + accounts.routes + vaultRoutes.routes
      + [OpenAPIDocument.route]
  }

  /// Each route as `GET /api/server`.
  public var routeNames: [String] { routes.map { $0.method.rawValue + " " + $0.path } }

  /// Removes what is due in the accounts; the server does it by itself every hour.
  public func purge() async throws { try await accounts.purge() }

  /// The machine's clock.
  public static let now: @Sendable () -> Instant = {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  private static func mail(_ settings: Settings, _ logger: Logger) -> MailOffice? {
    guard let server = settings.mail, let address = settings.publicAddress else { return nil }
    return MailOffice(server, publicAddress: address, logger: logger)
  }

  /// `onListening` gets the port that was really taken.
  public func application(
    onListening: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    let (listening, listens) = AsyncStream<Void>.makeStream()
    var services: [any Service] = [
      AccountUpkeep(accounts: accounts, logger: logger),
      OnceListening(work: backups, listening: listening),
    ]
    if let mail = accounts.mail { services.append(mail) }
    return Application(
      responder: SiteResponder(
        assets: AssetResponder(store: assets),
        api: APIResponder(
          routes, origin: OwnOrigin(publicAddress: settings.publicAddress),
          isBehindProxy: settings.isBehindProxy, logger: logger),
        log: RequestLog(logger: logger)),
      server: try server(),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        backlog: ServerLimits.connectionBacklog,
        availableConnectionsDelegate: MaximumAvailableConnections(
          ServerLimits.connections, logger: logger)),
      services: services,
      onServerRunning: { channel in
        listens.finish()
        onListening(channel.localAddress?.port ?? 0)
      },
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
