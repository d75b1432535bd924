// Titles and benefits are read from prose, and what is no swap is said with its step.

import Engine
import Testing

struct SwapTextTests {
  private func entry(_ steps: [String]) throws -> ContentEntry {
    var lines = [ContentReader.format, "= juice"]
    for index in steps.indices { lines.append("\(index + 1). \(steps[index])") }
    let entries = try ContentReader.entries(of: Array(lines.joined(separator: "\n").utf8))
    return try #require(entries.first)
  }

  @Test func anIdATitleAndABenefitAreRead() throws {
    let texts = try SwapText.all(entry(["a-b |  Tea, cold | Grün & kühl.", "c|D|E."]))
    #expect(texts.map { $0.id } == ["a-b", "c"])
    #expect(texts.map { $0.title } == ["Tea, cold", "D"])
    #expect(texts.map { $0.benefit } == ["Grün & kühl.", "E."])
  }

  @Test func noStepsAreNoSwaps() throws {
    #expect(try SwapText.all(entry([])).isEmpty)
  }

  @Test(arguments: [
    ("only words", SwapTextError.Kind.notThreeParts), ("a | b", .notThreeParts),
    ("a | b | c | d", .notThreeParts), ("a | | c", .emptyPart), (" | b | c", .emptyPart),
    ("a | b |  ", .emptyPart), ("first | b | c", .twin),
    ("a | b | " + String(repeating: "x", count: 91), .tooLong),
    ("a | " + String(repeating: "x", count: 61) + " | c", .tooLong),
  ])
  func whatIsNoSwapIsRefusedWithItsStep(_ step: String, _ kind: SwapTextError.Kind) throws {
    let entry = try entry(["first | b | c", step])
    #expect(throws: SwapTextError(kind, step: 2)) { try SwapText.all(entry) }
  }
}
