// The server's own secret on disk.

import Foundation
import Logging
import Server
import Testing

@Suite("The secret of the server")
struct SecretTests {
  private func open(_ folder: Folder) throws -> SiteData {
    try SiteData(
      directory: folder.path, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test func itIsMadeOnceAndForItsOwnerAlone() throws {
    let folder = try Folder()
    _ = try open(folder)
    let file = folder.path + "/secret"
    let first = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(first.count == 32 && Set(first).count > 8)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    _ = try open(folder)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == first)
    #expect(!FileManager.default.fileExists(atPath: file + ".new"))
  }

  @Test("A file of another length ends the start in one line", arguments: [0, 1, 31, 33, 100])
  func length(count: Int) throws {
    let folder = try Folder()
    try folder.write("secret", Data(repeating: 1, count: count))
    let error = SecretsFileError.damaged(folder.path + "/secret")
    #expect(throws: error) { try open(folder) }
    #expect(!error.description.contains("\n") && error.description.contains("backup"))
  }

  @Test func whatIsNoFileCannotBeRead() throws {
    let folder = try Folder()
    try folder.write("secret/inner", "")
    #expect(throws: SecretsFileError.unreadable(folder.path + "/secret")) { try open(folder) }
  }

  @Test func aLinkIsNotFollowed() throws {
    let folder = try Folder()
    try folder.write("other", Data(repeating: 1, count: 32))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/secret", withDestinationPath: folder.path + "/other")
    #expect(throws: SecretsFileError.unreadable(folder.path + "/secret")) { try open(folder) }
  }
}
