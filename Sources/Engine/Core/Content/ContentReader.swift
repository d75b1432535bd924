// Reads a file of prose that the build made of `Content`: one kind, one language, all its entries.
//
//     redstart-content 1
//     = plank
//     effect: The trunk holds the body straight.
//     1. Lie on your front.

/// The entries of a file of prose. Lines of a sort that this version does not know are left out.
public struct ContentReader {
  /// Bytes of a whole file.
  public static let mostBytes = 262_144
  /// Bytes of a line.
  public static let longestLine = 2_000
  /// Entries of a file.
  public static let mostEntries = 500
  /// Facts and steps of an entry together.
  public static let mostLines = 60
  /// The first line; its number goes up when older versions could not read the rest.
  public static let format = "redstart-content 1"

  private let bytes: [UInt8]
  private var number = 0
  private var entries: [ContentEntry] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All entries in the order of the file.
  public static func entries(of bytes: [UInt8]) throws(ContentError) -> [ContentEntry] {
    guard bytes.count <= mostBytes else { throw ContentError(.fileTooLong, line: 0) }
    guard UTF8Text.isValid(bytes) else { throw ContentError(.badUTF8, line: 0) }
    var reader = ContentReader(bytes)
    try reader.readLines()
    return reader.entries
  }

  private mutating func readLines() throws(ContentError) {
    var start = 0
    repeat {
      var end = start
      while end < bytes.count && bytes[end] != UInt8(ascii: "\n") { end += 1 }
      number += 1
      if end - start > ContentReader.longestLine { throw problem(.lineTooLong) }
      try readLine(start, end)
      start = end + 1
    } while start < bytes.count
  }

  private mutating func readLine(_ start: Int, _ end: Int) throws(ContentError) {
    if number == 1 {
      guard text(start, end) == ContentReader.format else { throw problem(.unknownFormat) }
      return
    }
    let mark = wordEnd(start, end)
    // What is told apart here is a mark, a blank, and words behind it.
    guard mark + 1 < end, bytes[mark] == UInt8(ascii: " "), mark > start else { return }
    let rest = text(mark + 1, end)
    if mark == start + 1, bytes[start] == UInt8(ascii: "=") {
      try begin(rest)
    } else if bytes[mark - 1] == UInt8(ascii: "."), isAll(start, mark - 1, ContentReader.isDigit) {
      try change { $0.steps.append(rest) }
    } else if bytes[mark - 1] == UInt8(ascii: ":"), isAll(start, mark - 1, ContentReader.isSmall) {
      let name = text(start, mark - 1)
      try change { $0.facts.append(ContentEntry.Fact(name, rest)) }
    }
  }

  private mutating func begin(_ id: String) throws(ContentError) {
    guard isAllOfName(id) else { throw problem(.badName) }
    for entry in entries where entry.id == id { throw problem(.twin) }
    guard entries.count < ContentReader.mostEntries else { throw problem(.tooManyEntries) }
    entries.append(ContentEntry(id: id))
  }

  private mutating func change(_ add: (inout ContentEntry) -> Void) throws(ContentError) {
    let last = entries.count - 1
    guard last >= 0 else { throw problem(.nowhere) }
    guard entries[last].facts.count + entries[last].steps.count < ContentReader.mostLines else {
      throw problem(.tooManyLines)
    }
    add(&entries[last])
  }

  /// Where the first blank of a line stands, or its end.
  private func wordEnd(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end && bytes[at] != UInt8(ascii: " ") { at += 1 }
    return at
  }

  /// Whether there are bytes at all between two places, and all of them of a sort.
  private func isAll(_ start: Int, _ end: Int, _ belongs: (UInt8) -> Bool) -> Bool {
    guard start < end else { return false }
    for at in start..<end where !belongs(bytes[at]) { return false }
    return true
  }

  private func isAllOfName(_ id: String) -> Bool {
    for byte in id.utf8 {
      let isLetter = ContentReader.isSmall(byte | 0x20)
      guard isLetter || ContentReader.isDigit(byte) || byte == UInt8(ascii: "-") else {
        return false
      }
    }
    return !id.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func problem(_ kind: ContentError.Kind) -> ContentError {
    ContentError(kind, line: number)
  }
}
