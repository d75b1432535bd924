// The files that are made out of the catalogues lie in the project, so that every build has them.
import Catalogue
import Foundation
import Testing

@Suite("What is made of the catalogues")
struct MadeFilesTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The files in the project are those that the catalogues give: make words")
  func same() throws {
    for (path, text) in try WordFiles(root: root).made() {
      let there = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(there == text, "\(path) is old — cure: make words")
    }
  }
}
