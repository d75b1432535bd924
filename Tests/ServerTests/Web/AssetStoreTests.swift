// Which directories are taken as a web app, and what in them is refused.

import Foundation
import Server
import Testing

@Suite("The web directory")
struct AssetStoreTests {
  @Test("Counts the page twice, twins and hidden files not at all")
  func count() throws {
    let folder = try WebFixture.folder()
    #expect(try AssetStore(directory: folder.path).count == 9)
  }

  @Test("Without a page it is no web app")
  func noIndex() throws {
    let folder = try Folder()
    for directory in [folder.path, folder.path + "/missing", "/dev/null"] {
      #expect(throws: AssetError.noIndex(directory: directory)) {
        try AssetStore(directory: directory)
      }
    }
  }

  @Test("A link is refused, as it could lead out of the directory")
  func link() throws {
    let folder = try WebFixture.folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/users.txt", withDestinationPath: "/etc/passwd")
    #expect(throws: AssetError.notAFile(name: "users.txt")) {
      try AssetStore(directory: folder.path)
    }
  }

  @Test("A name that a browser would encode is refused", arguments: ["a b.txt", "ä.txt", "a%.txt"])
  func name(name: String) throws {
    let folder = try WebFixture.folder()
    try folder.write(name, "")
    #expect(throws: AssetError.badName(name: name)) { try AssetStore(directory: folder.path) }
  }

  @Test("A file above the limit is refused, one at the limit is not")
  func size() throws {
    let folder = try WebFixture.folder()
    let file = folder.path + "/big.bin"
    try folder.write("big.bin", "")
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.truncate(atOffset: UInt64(ServerLimits.assetFileBytes))
    #expect(try AssetStore(directory: folder.path).count == 10)
    try handle.truncate(atOffset: UInt64(ServerLimits.assetFileBytes) + 1)
    #expect(throws: AssetError.self) { try AssetStore(directory: folder.path) }
  }
}
