// The sample files of other apps, whose place the environment names.

import Foundation
import Testing

enum Fixtures {
  /// Where `REDSTART_FIXTURES` says that the samples are.
  static let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
    $0 + "/imports"
  }
  static let isServer = ProcessInfo.processInfo.environment["CI"] == "true"
  static let absence: Comment = "REDSTART_FIXTURES does not name the folder of sample files"

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(folder, absence)
    return [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
  }
}

struct FixtureTests {
  @Test("Where tests are proof, the sample files are there", .enabled(if: Fixtures.isServer))
  func present() {
    #expect(Fixtures.folder != nil)
  }
}
