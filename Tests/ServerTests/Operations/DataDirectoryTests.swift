// One process holds the data directory at a time.

import Foundation
import Server
import Testing

@Suite("The data directory")
struct DataDirectoryTests {
  @Test("Is created for its owner only")
  func creation() throws {
    let folder = try Folder()
    let path = folder.path + "/a/b"
    let directory = try DataDirectory(path)
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test("Is free again as soon as its holder is gone")
  func lock() throws {
    let folder = try Folder()
    var holder: DataDirectory? = try DataDirectory(folder.path)
    #expect(holder != nil)
    #expect(throws: DataDirectoryError.inUse(folder.path)) { try DataDirectory(folder.path) }
    holder = nil
    #expect(throws: Never.self) { try DataDirectory(folder.path) }
  }

  @Test("Cannot be below a file, nor hold a directory in the lock's place")
  func refusals() throws {
    let folder = try Folder()
    #expect(throws: DataDirectoryError.cannotCreate("/dev/null/x")) {
      try DataDirectory("/dev/null/x")
    }
    #expect(throws: DataDirectoryError.cannotCreate("/dev/null")) { try DataDirectory("/dev/null") }
    try folder.write("lock/file", "")
    #expect(throws: DataDirectoryError.notWritable(folder.path)) { try DataDirectory(folder.path) }
  }
}
