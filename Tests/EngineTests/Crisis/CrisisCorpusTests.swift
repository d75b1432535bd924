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

  // The weights were trained with all of them, so this is how well they remember.
  static let floors = [
    Floor(
      authors: ["en-a", "en-b", "en-c"], immediateRaised: 0.986,
      asImmediate: 0.985, elevatedRaised: 0.979, falseAlarms: 0.010),
    Floor(
      authors: ["en-d", "en-e", "en-f"], immediateRaised: 0.982,
      asImmediate: 0.978, elevatedRaised: 0.980, falseAlarms: 0.013),
    Floor(
      authors: ["en-g", "en-h", "en-i", "en-j"], immediateRaised: 0.985,
      asImmediate: 0.985, elevatedRaised: 0.975, falseAlarms: 0.013),
    Floor(
      authors: ["en-k", "en-l", "en-m"], immediateRaised: 0.985,
      asImmediate: 0.984, elevatedRaised: 0.971, falseAlarms: 0.020),
    Floor(
      authors: ["en-n", "en-o", "en-p"], immediateRaised: 0.984,
      asImmediate: 0.982, elevatedRaised: 0.974, falseAlarms: 0.015),
    Floor(
      authors: ["de-a", "de-b", "de-c"], immediateRaised: 0.984,
      asImmediate: 0.982, elevatedRaised: 0.967, falseAlarms: 0.013),
    Floor(
      authors: ["de-d", "de-e", "de-f", "de-g"], immediateRaised: 0.984,
      asImmediate: 0.984, elevatedRaised: 0.971, falseAlarms: 0.018),
    Floor(
      authors: ["de-h", "de-i", "de-j"], immediateRaised: 0.986,
      asImmediate: 0.986, elevatedRaised: 0.964, falseAlarms: 0.018),
    Floor(
      authors: ["de-k", "de-l", "de-m"], immediateRaised: 0.987,
      asImmediate: 0.986, elevatedRaised: 0.980, falseAlarms: 0.018),
    Floor(
      authors: ["de-n", "de-o", "de-p"], immediateRaised: 0.980,
      asImmediate: 0.978, elevatedRaised: 0.964, falseAlarms: 0.026),
  ]

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

  @Test("Plain sentences are heard as what they are, every one")
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
