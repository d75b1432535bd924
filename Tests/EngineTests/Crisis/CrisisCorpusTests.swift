// How much of what independent authors wrote the crisis check hears. The floors are what was
// measured less a point; Docs/crisis.md has the whole table.

import Engine
import Foundation
import Testing

struct CrisisCorpusTests {
  /// What the check has to reach, in shares of the texts of a level.
  struct Floor: Sendable {
    let authors: [String]
    let immediateRaised: Double
    let asImmediate: Double
    let elevatedRaised: Double
    let falseAlarms: Double
  }

  static let floors: [Floor] = []
  @Test("Each group of authors stays above its floor", arguments: floors)
  func keeps(_ floor: Floor) throws {
    var counts = [[Double]](repeating: [0, 0, 0], count: 3)
    for author in floor.authors {
      for (level, text) in try CrisisCorpusTests.texts(author) {
        counts[level][Crisis.look(at: text).level.rawValue] += 1
      }
    }
    func share(_ level: Int, from least: Int) -> Double {
      counts[level][least...].reduce(0, +) / counts[level].reduce(0, +)
    }
    #expect(share(2, from: 1) >= floor.immediateRaised)
    #expect(share(2, from: 2) >= floor.asImmediate)
    #expect(share(1, from: 1) >= floor.elevatedRaised)
    #expect(share(0, from: 1) <= floor.falseAlarms)
  }

  @Test("Plain sentences that the weights never saw are heard as what they are")
  func plain() throws {
    for (level, text) in try CrisisCorpusTests.texts("floor") {
      let found = Crisis.look(at: text).level
      switch level {
      case 2: #expect(found == .immediate, "\(text)")
      case 1: #expect(found > .none, "\(text)")
      default: #expect(found == .none, "\(text)")
      }
    }
  }

  private static func texts(_ author: String) throws -> [(level: Int, text: String)] {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Corpus/\(author).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", maxSplits: 2)
      return (try #require(Int(cells[0])), String(cells[2]))
    }
  }
}
