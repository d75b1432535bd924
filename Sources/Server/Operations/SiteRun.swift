// Runs the server from its settings until it is told to stop.

import Foods
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

extension Site {
  /// Serves until SIGTERM or SIGINT, then lets answers under way finish for a bounded time.
  /// `announce` gets the address as soon as the server listens.
  public static func run(
    _ settings: Settings, executable: String?, announce: @escaping @Sendable (String) -> Void
  ) async throws {
    CoreDumps.forbid()
    let web =
      if let chosen = settings.web { chosen } else {
        try WebDirectory.find(
          current: FileManager.default.currentDirectoryPath, executable: executable)
      }
    var assets = try AssetStore(directory: web)
    let foods = try foods(settings)
    let help = try SignedDirectory.files(settings.directory)
    let logger = Site.logger(settings.logLevel)
    let directory = try DataDirectory(settings.data)
    do {
      let earlier = EarlierAssets(directory.path + "/assets")
      assets = try assets.withEarlier(in: earlier, now: Date())
    } catch {
      logger.warning("open pages of the build before may not find their files")
    }
    assets = assets.adding(help.mapValues { ByteBuffer(bytes: $0) })
    let data = try SiteData(
      directory: directory.path, largestBytes: settings.ceilings.bytes, logger: logger)
    let site = try await Site(
      settings: settings, assets: assets, foods: foods, data: data, logger: logger)
    defer { data.close(logger) }
    do {
      try await site.serve(announce)
    } catch {
      throw ListenError(error, host: settings.host, port: settings.port, for: .app) ?? error
    }
    withExtendedLifetime(directory) {}
  }

  private static func foods(_ settings: Settings) throws -> FoodAsset {
    guard let catalogue = settings.foods else { return try FoodAsset.starter() }
    return try FoodCatalogue.asset(of: catalogue)
  }

  private func serve(_ announce: @escaping @Sendable (String) -> Void) async throws {
    let application = try application { port in
      SiteData.noteVersion(logger)
      announce(address(port))
    }
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(
      min(settings.requestSeconds, ServerLimits.drainSeconds))
    try await ServiceGroup(configuration: configuration).run()
    logger.info("stopped")
  }

  private func address(_ port: Int) -> String {
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    return "\(tls == nil ? "http" : "https")://\(host):\(port)/"
  }

  private static func logger(_ level: Logger.Level) -> Logger {
    var logger = Logger(label: "redstart") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = level
    return logger
  }
}
