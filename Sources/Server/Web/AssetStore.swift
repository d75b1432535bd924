// The whole web app in memory. A request's path is only ever a key here, never a file name.

import Foundation
import NIOCore

/// The files of the web app by the path that a browser asks for.
public struct AssetStore: Sendable {
  private let assets: [String: Asset]
  private let files: [String: ByteBuffer]

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
    self.files = files
  }

  /// The same files and those of the builds before, which are kept in a folder.
  public func withEarlier(in folder: EarlierAssets, now: Date) throws -> AssetStore {
    adding(try folder.renewed(with: files, now: now))
  }

  /// The same files and further ones, which win where a name is there twice.
  func adding(_ files: [String: ByteBuffer]) -> AssetStore {
    let added = AssetStore(files: files).assets
    return AssetStore(assets: assets.merging(added) { $1 }, files: self.files)
  }

  private init(assets: [String: Asset], files: [String: ByteBuffer]) {
    self.assets = assets
    self.files = files
  }

  func asset(at path: String) -> Asset? { assets[path] }

  /// The bytes of the file at a path, as it is without a coding.
  public func content(at path: String) -> [UInt8]? {
    assets[path]?.forms[.identity].map { Array($0.bytes.readableBytesView) }
  }

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
