// Puts routes, limits and TLS together into one application.

import Engine
import Foods
import Foundation
import Hummingbird
import HummingbirdCore
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
  let metrics: Metrics
  let metricsPage: MetricsPage
  private let hook: HookOffice?
  let push: Push
  let tls: TLSConfiguration?
  let settings: Settings
  let logger: Logger

  /// Reads the certificate's files when there are any. `clock`, `uptime`, `freeBytes`, `lookup` and
  /// `bcryptCost` are for tests: those move time, fill the disk, move hosts and hash quickly.
  public init(
    settings: Settings, assets: AssetStore, foods: FoodAsset, data: SiteData,
    clock: @escaping @Sendable () -> Instant = Site.now,
    uptime: (@Sendable () -> Int64)? = nil, freeBytes: (@Sendable () -> Int64?)? = nil,
    lookup: HostLookup = .system, bcryptCost: UInt = ServerLimits.bcryptCost, logger: Logger
  ) async throws(TLSError) {
    self.assets = assets.adding(FoodFiles.files(foods))
      .adding(settings.isWorkerRetired ? RetiredWorker.files : [:])
      .adding(NamedPage.files(settings.operatorName, assets))
    self.foods = FoodsResponder(foods)
    self.settings = settings
    self.logger = logger
    if let files = settings.certificate {
      tls = try TLSConfiguration(files)
    } else {
      tls = nil
    }
    let vault = SQLiteVault(data.database)
    let serverClock = ServerClock(
      vault, logger: logger, now: clock, uptime: uptime ?? ServerClock.uptime)
    let hub = HeadHub()
    let reserve = settings.ceilings.reserve
    let disk =
      freeBytes.map { DiskReserve(bytes: reserve, free: $0) }
      ?? DiskReserve(bytes: reserve, under: data.directory)
    let operatorMail = OperatorMail(settings, logger: logger)
    hook = HookOffice(settings, logger: logger, clock: clock)
    metrics = Metrics()
    let store = SQLiteAccountStore(
      data.database, ledger: AccessLedger(data: data.directory), clock: clock)
    accounts = Accounts(
      store: store, copies: data.backups,
      secrets: data.secrets,
      hashing: HashingPool(cost: bcryptCost),
      tokens: await AccessTokens(key: data.secrets.accessTokens),
      mail: MailOffice(settings, logger: logger), audit: data.audit,
      watch: BreachWatch(
        audit: data.audit, mail: operatorMail, hook: hook, logger: logger,
        clock: clock),
      vault: vault, streams: hub,
      providers: settings.providers.compactMap { provider in
        settings.publicAddress.map { ProviderOffice(provider, publicAddress: $0) }
      },
      door: SignUpDoor(
        setting: settings.signUp, limits: settings.ceilings, database: data.database,
        store: store, secrets: data.secrets, disk: disk),
      publicAddress: settings.publicAddress, clock: clock, serverClock: serverClock)
    vaultRoutes = VaultRoutes(
      accounts: accounts, vault: VaultResponder(vault, logger: logger, hub: hub, now: clock),
      attachments: AttachmentResponder(store: vault),
      checkpoints: CheckpointResponder(store: vault, now: clock),
      clock: serverClock, disk: disk, metrics: metrics)
    push = try await Push(
      settings, data, lookup, disk: disk, serverClock: serverClock, logger: logger, clock: clock)
    metricsPage = MetricsPage(
      metrics: metrics, accounts: accounts, push: push, operatorMail: operatorMail, data: data)
    backups = DailyBackups(data.database, data.backups, logger: logger, now: clock)
  }

  /// The routes below /api.
  var routes: [Route] {
    foods.routes + accounts.routes + vaultRoutes.routes + push.routes.routes
      + [OpenAPIDocument.route]
  }

  /// Each route as `GET /api/server`.
  public var routeNames: [String] { routes.map { $0.method.rawValue + " " + $0.path } }

  /// Removes what is due in the accounts; the server does it by itself every hour.
  public func purge() async throws {
    try await accounts.purge()
    try await accounts.scrub()
  }

  /// The machine's clock.
  public static let now: @Sendable () -> Instant = {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  /// Looks once for signs of a breach that no request shows, and sends the mails that are due; the
  /// server does it by itself every few seconds.
  public func look() { accounts.watch.look() }

  /// Both get the port that was really taken.
  public func application(
    onListening: @escaping @Sendable (Int) -> Void = { _ in },
    onMetrics: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    let (listening, listens) = AsyncStream<Void>.makeStream()
    return Application(
      responder: SiteResponder(
        assets: AssetResponder(store: assets),
        api: APIResponder(
          routes, origin: OwnOrigin(publicAddress: settings.publicAddress),
          isBehindProxy: settings.isBehindProxy, logger: logger),
        log: RequestLog(logger: logger), metrics: metrics),
      server: try server(),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        backlog: ServerLimits.connectionBacklog,
        availableConnectionsDelegate: MaximumAvailableConnections(
          ServerLimits.connections, logger: logger)),
      services: services(once: listening, onMetrics),
      onServerRunning: { channel in
        listens.finish()
        onListening(channel.localAddress?.port ?? 0)
      },
      logger: logger)
  }

  private func services(
    once listening: AsyncStream<Void>, _ onMetrics: @escaping @Sendable (Int) -> Void
  ) -> [any Service] {
    var services: [any Service] = [
      AccountUpkeep(accounts: accounts, logger: logger),
      WatchRounds(watch: accounts.watch),
      OnceListening(work: backups, listening: listening),
    ]
    if let mail = accounts.mail { services.append(mail) }
    if let mail = metricsPage.operatorMail { services.append(mail.office) }
    if let hook { services.append(hook) }
    services += push.services(once: listening)
    if let address = settings.metrics {
      services.append(
        MetricsListener(
          page: metricsPage, address: address, requestTime: requestTime, logger: logger,
          onListening: onMetrics))
    }
    return services
  }

  private var requestTime: TimeAmount { .seconds(Int64(settings.requestSeconds)) }

  private static func handlers(
    _ headers: SecurityHeaders, _ requestTime: TimeAmount
  ) -> [any RemovableChannelHandler] {
    [
      SecurityHeadersHandler(headers), ConnectionDeadlines(requestTime: requestTime),
      RequestBodyLimit(),
    ]
  }

  private func server() throws -> HTTPServerBuilder {
    let headers = SecurityHeaders(overTLS: tls != nil)
    let (isPlain, requestTime) = (tls == nil, requestTime)
    // Behind a proxy all connections are the proxy's.
    let connections = ConnectionRoom(
      ServerLimits.connections - ServerLimits.connectionReserve,
      ofSource: settings.isBehindProxy
        ? ServerLimits.connections : ServerLimits.connectionsOfSource)
    let streams = SourceRoom(
      ServerLimits.streams,
      ofSource: settings.isBehindProxy ? ServerLimits.streams : ServerLimits.streamsOfSource)
    let configuration = HTTP1Channel.Configuration(
      additionalChannelHandlers: (isPlain ? [ConnectionPlace(connections)] : [])
        + Site.handlers(headers, requestTime),
      httpDecoderConfiguration: .small)
    guard let tls else { return .http1(configuration: configuration) }
    return HTTPServerBuilder { responder in
      try SecureChannel(
        tls, configuration: configuration, requestTime: requestTime, connections: connections,
        streams: streams, responder: responder)
    }
  }
}
