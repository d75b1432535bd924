// The files of earlier builds, for pages that still run one of them.

import Foundation
import NIOCore
import Storage

/// A folder with those files of the last builds that name their content. A page that was opened
/// before a deploy loads the rest of its own build from here, and never a part of the new one.
public struct EarlierAssets: Sendable {
  private let path: String
  /// Names the files of the build that was served last; its own name says no content.
  private static let list = "current"

  public init(_ path: String) { self.path = path }

  /// Keeps the files of this build, and returns those of earlier builds by their name. What went
  /// too long ago, or is too much, is removed, the oldest first.
  func renewed(with build: [String: ByteBuffer], now: Date) throws -> [String: ByteBuffer] {
    let files = FileManager.default
    try files.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let own = build.filter { Asset.namesItsContent($0.key) }
    try leave(Set(last().filter { own[$0] == nil }), now)
    for (name, content) in own where !files.fileExists(atPath: place(name)) {
      try write(Data(content.readableBytesView), to: name)
    }
    try write(Data(own.keys.sorted().joined(separator: "\n").utf8), to: Self.list)
    return try read(without: own, now)
  }

  private func place(_ name: String) -> String { path + "/" + name }

  private func write(_ content: Data, to name: String) throws {
    let file = URL(fileURLWithPath: place(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try content.write(to: file, options: .atomic)
    PrivateFile.tighten(place(name))
  }

  private func last() -> [String] {
    guard let list = try? String(contentsOfFile: place(Self.list), encoding: .utf8) else {
      return []
    }
    return list.split(separator: "\n").map(String.init)
  }

  /// The time of such a file is when its build was replaced.
  private func leave(_ names: Set<String>, _ now: Date) throws {
    for name in try names.intersection(hashed()) {
      try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: place(name))
    }
  }

  private func hashed() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      Asset.namesItsContent($0) && AssetDirectory.isPlain($0)
    }
  }

  private func read(
    without own: [String: ByteBuffer], _ now: Date
  ) throws -> [String: ByteBuffer] {
    var room = ServerLimits.earlierAssetBytes
    var found: [String: ByteBuffer] = [:]
    for (name, left) in try ages(without: own) {
      guard now.timeIntervalSince(left) < ServerLimits.earlierAssetSeconds,
        let content = FileManager.default.contents(atPath: place(name)), content.count <= room
      else {
        try FileManager.default.removeItem(atPath: place(name))
        continue
      }
      room -= content.count
      found[name] = ByteBuffer(bytes: content)
    }
    return found
  }

  /// What is of another build and when that was replaced, the newest first.
  private func ages(without own: [String: ByteBuffer]) throws -> [(String, Date)] {
    try hashed().filter { own[$0] == nil }.map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: place(name))
      return (name, attributes[.modificationDate] as? Date ?? .distantPast)
    }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }
  }
}
