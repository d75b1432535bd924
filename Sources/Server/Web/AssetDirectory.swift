// Reads the directory that the build of the web app has filled.

import Foundation
import NIOCore

/// Why the web app cannot be served; each is one line that names the cure.
public enum AssetError: Error, CustomStringConvertible, Equatable {
  case noIndex(directory: String)
  case unreadable(file: String)
  case notAFile(name: String)
  case badName(name: String)
  case tooManyFiles(directory: String)
  case tooLarge(file: String)

  public var description: String {
    switch self {
    case .noIndex(let directory):
      "no web app (index.html) in \(directory); build it, or name its directory with --web"
    case .unreadable(let file):
      "cannot read \(file); give this user the right to read the web directory"
    case .notAFile(let name):
      "\(name) in the web directory is neither a file nor a directory; remove it"
    case .badName(let name):
      "\(name) in the web directory has a name with other characters than A-Z a-z 0-9 . _ -; "
        + "rename it"
    case .tooManyFiles(let directory):
      "more than \(ServerLimits.assetFiles) files in \(directory); "
        + "name the directory of the built web app with --web"
    case .tooLarge(let file):
      "\(file) makes the web app larger than the server holds in memory; "
        + "name the directory of the built web app with --web"
    }
  }
}

/// The files below one directory.
struct AssetDirectory {
  private let path: String

  /// The directory itself may be a link, what lies in it may not.
  init(_ path: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The content of each file by its name relative to the directory, as `icons/192.png`.
  /// Names that start with a dot are passed over.
  func read() throws(AssetError) -> [String: ByteBuffer] {
    var files: [String: ByteBuffer] = [:]
    var total = 0
    for name in try names() {
      guard files.count < ServerLimits.assetFiles else {
        throw .tooManyFiles(directory: path)
      }
      let content = try content(of: name, room: ServerLimits.assetTotalBytes - total)
      total += content.readableBytes
      files[name] = content
    }
    return files
  }

  private func names() throws(AssetError) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: path) else {
      throw .noIndex(directory: path)
    }
    var names: [String] = []
    while let name = walk.nextObject() as? String {
      if name.split(separator: "/").last?.first == "." {
        walk.skipDescendants()
        continue
      }
      guard AssetDirectory.isPlain(name) else { throw .badName(name: name) }
      switch walk.fileAttributes?[.type] as? FileAttributeType {
      case .typeRegular: names.append(name)
      case .typeDirectory: break
      default: throw .notAFile(name: name)
      }
      guard names.count <= ServerLimits.assetFiles else { throw .tooManyFiles(directory: path) }
    }
    return names
  }

  private func content(of name: String, room: Int) throws(AssetError) -> ByteBuffer {
    let file = path + "/" + name
    guard let handle = FileHandle(forReadingAtPath: file) else { throw .unreadable(file: file) }
    defer { try? handle.close() }
    let limit = min(ServerLimits.assetFileBytes, room)
    let data: Data
    do {
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable(file: file)
    }
    guard data.count <= limit else { throw .tooLarge(file: file) }
    return ByteBuffer(bytes: data)
  }

  /// Only characters that no browser and no proxy encodes, so that a look-up needs no decoding.
  static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122: true
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"): true
      default: false
      }
    }
  }
}
