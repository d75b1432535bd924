// The whole server behind TLS in the test's own process.

import Foods
import Foundation
import Hummingbird
import Logging
import Server
import ServiceLifecycle
import Testing

/// A server with a certificate of its own, from its start to its stop.
struct SecureServer: Sendable {
  let port: Int
  private let group: ServiceGroup

  /// What a proper stop does; `run` returns when it is over.
  func stop() async { await group.triggerGracefulShutdown() }

  /// Ends with the test, when the test has not stopped it before.
  static func run(
    _ environment: [String: String] = [:], web: Folder? = nil,
    _ test: @escaping @Sendable (SecureServer) async throws -> Void
  ) async throws {
    let web = try web ?? WebFixture.folder()
    let data = try Folder()
    let files = try await Certificates.folder()
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let given = [
      "REDSTART_CERTIFICATE": files.path + "/certificate.pem",
      "REDSTART_KEY": files.path + "/key.pem", "REDSTART_PORT": "0",
    ]
    let site = try await Site(
      settings: Settings(flags: [:], environment: given.merging(environment) { $1 }),
      assets: AssetStore(directory: web.path), foods: FoodAsset.starter(),
      data: SiteData(directory: data.path, logger: logger), bcryptCost: 4, logger: logger)
    let (ports, told) = AsyncStream<Int>.makeStream()
    let application = try site.application { port in
      told.yield(port)
      told.finish()
    }
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [application], logger: logger))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      for await port in ports {
        let server = SecureServer(port: port, group: group)
        let result = await Result { try await test(server) }
        await server.stop()
        try await tasks.waitForAll()
        try result.get()
      }
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}

/// Certificates of this machine for itself.
enum Certificates {
  static let openssl = "/usr/bin/openssl"

  /// Two pairs, and a file that is none.
  static func folder() async throws -> Folder {
    let folder = try Folder()
    try folder.write("text.pem", "no certificate")
    for (certificate, key) in [
      ("certificate.pem", "key.pem"), ("other-certificate.pem", "other-key.pem"),
    ] {
      let program = try Program(
        openssl,
        [
          "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
          "-days", "2", "-subj", "/CN=localhost", "-out", folder.path + "/" + certificate,
          "-keyout", folder.path + "/" + key,
        ])
      try #require(try await program.status() == 0, "\(program.complaints)")
    }
    return folder
  }
}
