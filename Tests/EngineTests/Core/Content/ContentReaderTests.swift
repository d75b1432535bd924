// A file of prose: what is read, what is passed over, and what is refused in which line.

import Engine
import Testing

private func read(_ lines: [String]) throws(ContentError) -> [ContentEntry] {
  try ContentReader.entries(of: Array(lines.joined(separator: "\n").utf8))
}

private func problem(_ lines: [String]) -> ContentError? {
  do throws(ContentError) {
    _ = try read(lines)
    return nil
  } catch {
    return error
  }
}

struct ContentReaderTests {
  private let head = ContentReader.format

  @Test("Facts and steps belong to the entry above them, in their order")
  func order() throws {
    let entries = try read([
      head, "= plank", "effect: Holds still.", "1. Lie down.", "2. Rise.", "= side-plank-2",
      "muscles: Side: all of it", "",
    ])
    #expect(entries.map { $0.id } == ["plank", "side-plank-2"])
    #expect(entries[0].fact("effect") == "Holds still.")
    #expect(entries[0].fact("muscles") == nil)
    #expect(entries[0].steps == ["Lie down.", "Rise."])
    #expect(entries[1].fact("muscles") == "Side: all of it")
    #expect(entries[1].steps.isEmpty)
  }

  @Test(
    "A line of a sort that this version does not know is passed over",
    arguments: [
      "", " ", "# a heading", "words of nobody", "Effect: no", "1) no", "1.no", "a1: no", ": no",
      ". no", "effect:", "1. ", "=", "= ", "- a point", "== plank", "\t1. no",
    ])
  func unknown(line: String) throws {
    let entries = try read([head, line, "= plank", line, "1. Lie down."])
    #expect(entries.count == 1)
    #expect(entries[0].facts.isEmpty && entries[0].steps == ["Lie down."])
  }

  @Test("A file without entries has none")
  func empty() throws {
    #expect(try read([head]).isEmpty)
    #expect(try read([head, ""]).isEmpty)
  }

  @Test(
    "What is broken is named with its line",
    arguments: [
      ([""], ContentError(.unknownFormat, line: 1)),
      (["redstart-content 2", "= plank"], ContentError(.unknownFormat, line: 1)),
      (["<!doctype html>"], ContentError(.unknownFormat, line: 1)),
      ([ContentReader.format, "1. Lie down."], ContentError(.nowhere, line: 2)),
      ([ContentReader.format, "effect: None."], ContentError(.nowhere, line: 2)),
      ([ContentReader.format, "= a b"], ContentError(.badName, line: 2)),
      ([ContentReader.format, "= ä"], ContentError(.badName, line: 2)),
      ([ContentReader.format, "= a", "= b", "= a"], ContentError(.twin, line: 4)),
    ])
  func broken(lines: [String], error: ContentError) {
    #expect(problem(lines) == error)
  }

  @Test("At each limit a file is read, and one above it is refused")
  func limits() throws {
    let long = "1. " + String(repeating: "x", count: ContentReader.longestLine - 3)
    #expect(try read([head, "= a", long])[0].steps.count == 1)
    #expect(problem([head, "= a", long + "x"]) == ContentError(.lineTooLong, line: 3))

    let many = (0..<ContentReader.mostEntries).map { "= e\($0)" }
    #expect(try read([head] + many).count == ContentReader.mostEntries)
    let last = many.count + 2
    #expect(problem([head] + many + ["= z"]) == ContentError(.tooManyEntries, line: last))

    let lines = [head, "= a"] + Array(repeating: "a: b", count: ContentReader.mostLines)
    #expect(try read(lines)[0].facts.count == ContentReader.mostLines)
    #expect(problem(lines + ["1. c"]) == ContentError(.tooManyLines, line: lines.count + 1))

    let line = Array((String(repeating: "x", count: 99) + "\n").utf8)
    var file = Array((head + "\n").utf8)
    while file.count + line.count <= ContentReader.mostBytes { file += line }
    #expect(try ContentReader.entries(of: file).isEmpty)
    #expect(throws: ContentError(.fileTooLong, line: 0)) {
      try ContentReader.entries(of: file + line)
    }
  }

  @Test("Bytes that are no text are refused as a whole")
  func noText() {
    #expect(throws: ContentError(.badUTF8, line: 0)) {
      try ContentReader.entries(of: Array(ContentReader.format.utf8) + [0x0A, 0xFF])
    }
  }

  @Test("No change of a byte or two makes the reader trap")
  func changed() {
    let whole = Array("\(head)\n= plank\neffect: Hält still.\n1. Lie down.\n2. Rise.\n".utf8)
    for at in whole.indices {
      for byte in [0, 0x0A, 0x20, 0x2E, 0x3A, 0x3D, 0x80, 0xC3, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[at] = byte
        _ = try? ContentReader.entries(of: bytes)
        _ = try? ContentReader.entries(of: Array(bytes.prefix(at)))
      }
    }
  }
}
