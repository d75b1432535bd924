// The whole web app in memory. A request's path is only ever a key here, never a file name.

import NIOCore

/// The files of the web app by the path that a browser asks for.
public struct AssetStore: Sendable {
  private let assets: [String: Asset]

  public var count: Int { assets.count }

  /// Reads a directory once, at the start.
  public init(directory: String) throws(AssetError) {
    guard WebDirectory.holdsAnApp(directory) else { throw .noIndex(directory: directory) }
    self.init(files: try AssetDirectory(directory).read())
  }

  init(files: [String: ByteBuffer]) {
    var assets: [String: Asset] = [:]
    for (name, content) in files where !AssetStore.isTwin(name, in: files) {
      assets["/" + name] = Asset(name: name, forms: AssetStore.forms(name, content, files))
    }
    assets["/"] = assets["/index.html"]
    self.assets = assets
  }

  /// The same files and further ones, which win where a name is there twice.
  func adding(_ files: [String: ByteBuffer]) -> AssetStore {
    AssetStore(assets: assets.merging(AssetStore(files: files).assets) { $1 })
  }

  private init(assets: [String: Asset]) { self.assets = assets }

  func asset(at path: String) -> Asset? { assets[path] }

  private static func forms(
    _ name: String, _ content: ByteBuffer, _ files: [String: ByteBuffer]
  ) -> [ContentCoding: Asset.Form] {
    var forms = [ContentCoding.identity: Asset.Form(content)]
    for coding in ContentCoding.allCases {
      guard let ending = coding.twinEnding, let twin = files[name + ending] else { continue }
      forms[coding] = Asset.Form(twin)
    }
    return forms
  }

  /// A twin is a form of another file and has no address of its own.
  private static func isTwin(_ name: String, in files: [String: ByteBuffer]) -> Bool {
    ContentCoding.allCases.contains { coding in
      guard let ending = coding.twinEnding, name.hasSuffix(ending) else { return false }
      return files[String(name.dropLast(ending.count))] != nil
    }
  }
}
