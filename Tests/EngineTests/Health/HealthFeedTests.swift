// A file that comes in slices some time later says the same as one that lies at hand.

import Engine
import Foundation
import Testing

struct HealthFeedTests {
  private static let corpus =
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fuzz/Corpus/health")

  private func corpus(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: HealthFeedTests.corpus.appending(path: name)))
  }

  /// Feeds a file and says what it asked for.
  private func feed(_ bytes: [UInt8]) throws -> (HealthFeed, [HealthFeed.Slice]) {
    var feed = HealthFeed(size: Int64(bytes.count))
    var asked: [HealthFeed.Slice] = []
    while let slice = feed.wanted {
      asked.append(slice)
      let start = Int(slice.offset)
      try feed.take(Array(bytes[start..<start + slice.count]))
    }
    return (feed, asked)
  }

  @Test(
    "Packed or plain, it finds the days that a file at hand has",
    arguments: ["export.xml", "deflated.zip", "stored.zip", "piped.zip", "wide.zip"])
  func same(name: String) throws {
    let bytes = try corpus(name)
    let (feed, asked) = try feed(bytes)
    #expect(feed.totals.json == HealthOutcome(file: bytes).totals)
    #expect(feed.progress == 1)
    #expect(feed.totals.dayCount > 0)
    for slice in asked {
      #expect(slice.offset >= 0 && slice.offset + Int64(slice.count) <= Int64(bytes.count))
    }
  }

  @Test("A gigabyte is asked for in slices of less than a megabyte, in their order")
  func slices() throws {
    var feed = HealthFeed(size: 1 << 30)
    try feed.take([UInt8](repeating: 0x20, count: 4))
    var reached: Int64 = 0
    for _ in 0..<20 {
      let slice = try #require(feed.wanted)
      #expect(slice.offset == reached && slice.count < 1 << 20)
      try feed.take([UInt8](repeating: 0x20, count: slice.count))
      reached += Int64(slice.count)
    }
    #expect(feed.progress == Double(reached) / Double(1 << 30))
  }

  @Test("Bytes that are too few or too many are a problem, and nothing is asked for at the end")
  func wrongCount() throws {
    var feed = HealthFeed(size: 100)
    #expect(throws: HealthProblem.unreadable) { try feed.take([]) }
    #expect(throws: HealthProblem.unreadable) { try feed.take([1, 2, 3, 4, 5]) }
    var done = try self.feed(corpus("export.xml")).0
    let before = done.totals.json
    try done.take([1, 2, 3])
    #expect(done.wanted == nil && done.totals.json == before)
  }

  @Test("An empty file and one of no size are no export")
  func empty() {
    for size in [Int64(0), -1] {
      var feed = HealthFeed(size: size)
      #expect(throws: HealthProblem.notAnExport) { while feed.wanted != nil { try feed.take([]) } }
    }
  }
}
