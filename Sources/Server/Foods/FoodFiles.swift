// The food table as files beside those of the app: one that never changes, one that names it.

import Engine
import Foods
import NIOCore

/// Files that a browser asks for to have the table at hand without a network.
enum FoodFiles {
  static func path(of asset: FoodAsset) -> String { "/foods/\(asset.version).foods" }

  /// By name without the leading slash, packed twins included.
  static func files(_ asset: FoodAsset) -> [String: ByteBuffer] {
    let name = String(path(of: asset).dropFirst())
    var files = [
      name: ByteBuffer(bytes: asset.bytes),
      "foods/current.json": ByteBuffer(bytes: current(asset)),
    ]
    files[name + ".br"] = asset.brotli.map { ByteBuffer(bytes: $0) }
    files[name + ".gz"] = asset.gzip.map { ByteBuffer(bytes: $0) }
    return files
  }

  /// `{"version":"…","path":"/foods/….foods"}`
  private static func current(_ asset: FoodAsset) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("version")
    writer.string(asset.version)
    writer.key("path")
    writer.string(path(of: asset))
    writer.endObject()
    return writer.bytes
  }
}
