// A small web app on disk, and the server over it in the test's own process.

import Foods
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Server

/// Files as the build lays them out.
enum WebFixture {
  static let index = "<!doctype html><title>Redstart</title>"
  static let script = "app.0123456789abcdef.js"

  static func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("index.html", index)
    try folder.write("index.html.br", "index in Brotli")
    try folder.write("index.html.gz", "index in gzip")
    try folder.write(script, "the script")
    try folder.write(script + ".gz", "the script in gzip")
    try folder.write("app.0123456789abcdef.wasm", "the engine")
    try folder.write("style.00ff00ff.css", "p{}")
    try folder.write("sw.js", "the worker")
    try folder.write("manifest.webmanifest", "{}")
    try folder.write("icons/192.png", "a picture")
    try folder.write("icons/mark.svg", "<svg/>")
    try folder.write(".secret", "not for browsers")
    return folder
  }

  /// Answers over a real socket, so that everything which the channel adds is there.
  static func serve(
    _ environment: [String: String] = [:], page: String = index,
    _ test: @Sendable (any TestClientProtocol) async throws -> Void
  ) async throws {
    let folder = try folder()
    try folder.write("index.html", page)
    let data = try Folder()
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let site = try await Site(
      settings: Settings(flags: [:], environment: environment),
      assets: AssetStore(directory: folder.path), foods: FoodAsset.starter(),
      data: SiteData(directory: data.path, logger: logger), bcryptCost: 4, logger: logger)
    try await site.application().test(.live, test)
  }
}
