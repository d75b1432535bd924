// Puts the parts of pushes together: boxes, the routes to them, and what sends from them.

import Crypto
import Engine
import Logging
import NIOSSL
import ServiceLifecycle
import Storage

/// Pushes of one server. Where they are off, the routes say so and nothing is sent.
struct Push: Sendable {
  let store: any PushStore
  let routes: PushRoutes
  let counts = PushCounts()
  private let office: PushOffice?
  private let upkeep: PushUpkeep

  /// Reads the file of `--push-roots`, where there is one.
  init(
    _ settings: Settings, _ data: SiteData, _ lookup: HostLookup, disk: DiskReserve,
    serverClock: ServerClock, logger: Logger, clock: @escaping @Sendable () -> Instant
  ) async throws(TLSError) {
    let tls = try TLSConfiguration.pushClient(roots: settings.pushRoots)
    let addresses = PushAddresses(settings.pushHosts, lookup)
    let key = data.secrets.pushKey
    let publicKey = Base64.encode(Array(key.publicKey.x963Representation))
    store = SQLitePushStore(data.boxes)
    routes = PushRoutes(
      store: store, addresses: addresses, publicKey: publicKey, isOn: settings.isPushOn,
      disk: disk, clock: clock)
    upkeep = PushUpkeep(store: store, serverClock: serverClock, logger: logger, clock: clock)
    let tokens = await VAPIDTokens(key, contact: Push.contact(settings))
    let sender = PushSender(
      addresses: addresses, lines: PushLines(tls), tokens: tokens,
      beginnings: PushBeginnings(store), publicKey: publicKey)
    office =
      settings.isPushOn
      ? PushOffice(
        store: store, sender: sender, counts: counts, serverClock: serverClock, logger: logger,
        clock: clock)
      : nil
  }

  /// What push services may turn to; some take nothing without it.
  private static func contact(_ settings: Settings) -> String? {
    if let address = settings.publicAddress, address.hasPrefix("https://") { return address }
    return settings.operatorEmail.map { "mailto:" + $0.text }
  }

  /// Nothing is sent by a server that cannot listen.
  func services(once listening: AsyncStream<Void>) -> [any Service] {
    var services: [any Service] = [upkeep]
    if let office { services.append(OnceListening(work: office, listening: listening)) }
    return services
  }
}
