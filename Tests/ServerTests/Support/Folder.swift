// A directory that exists as long as a test needs it.

import Foundation

/// An empty directory of its own, removed with the value.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "redstart-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: nil)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ content: String) throws {
    try write(name, Data(content.utf8))
  }

  func write(_ name: String, _ content: Data) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }
}
