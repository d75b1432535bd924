// The corpus of tools/fuzz.sh without the tool: each file, and each file damaged many times, goes
// through the reader that it is for. What once broke a reader is a file there.

import Foundation
import Testing

@Suite("Readers of bytes from outside", .serialized)
struct FuzzCorpusTests {
  private static let corpus =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fuzz/Corpus")

  #if DEBUG
  private static let rounds = 1000
  #else
  private static let rounds = 5000
  #endif

  private func files(_ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = FuzzCorpusTests.corpus.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  @Test("Each file of the corpus is borne", arguments: FuzzTarget.allCases)
  func whole(_ target: FuzzTarget) throws {
    let files = try files(target)
    #expect(files.count >= 2)
    for file in files { #expect(target.problem(file) == nil) }
    #expect(target.problem([]) == nil)
  }

  @Test("Damaged files of the corpus are borne", arguments: FuzzTarget.allCases)
  func damaged(_ target: FuzzTarget) throws {
    let files = try files(target).filter { $0.count <= 4096 }
    let seed: UInt64 = 0xF022
    var dice = CodecDice(seed: seed)
    for round in 0..<FuzzCorpusTests.rounds {
      let bytes = Mutation.mutated(
        files[dice.below(files.count)], files[dice.below(files.count)], &dice)
      let problem = target.problem(bytes)
      #expect(problem == nil, "seed \(seed), round \(round)")
    }
  }
}
