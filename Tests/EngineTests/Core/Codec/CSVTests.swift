// Tables in CSV: other people's, and our own there and back.

import Engine
import Testing

private func fields(_ text: String, separator: CSVSeparator = .comma) throws -> [[String]] {
  try CSVReader.rows(Array(text.utf8), separator: separator).map { $0.fields }
}

private func fault(_ bytes: [UInt8]) -> CSVError? {
  do throws(CSVError) {
    _ = try CSVReader.rows(bytes)
    return nil
  } catch { return error }
}

@Suite("CSV")
struct CSVTests {
  @Test(
    "Tables are taken apart by RFC 4180",
    arguments: [
      ("", []), ("\n\r\n\n", []), ("a", [["a"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a\rb", [["a"], ["b"]]), (",", [["", ""]]),
      ("a,\n,b", [["a", ""], ["", "b"]]), ("\"\"", [[""]]), ("\"a,b\"", [["a,b"]]),
      ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"\"", [["\""]]), ("\"a\r\nb\"\n", [["a\r\nb"]]),
      ("\"a\nb\",\"c\rd\"", [["a\nb", "c\rd"]]), ("a\"b", [["a\"b"]]), (" \"a\"", [[" \"a\""]]),
      ("\u{FEFF}\"a\",b", [["a", "b"]]), ("a\n\nb", [["a"], ["b"]]), (" a , b ", [[" a ", " b "]]),
      ("é,\u{0}", [["é", "\u{0}"]]), ("a;b", [["a;b"]]), ("'=1", [["'=1"]]),
    ] as [(String, [[String]])])
  func tables(text: String, expected: [[String]]) throws {
    #expect(try fields(text) == expected)
  }

  @Test("A semicolon separates only when asked to")
  func semicolons() throws {
    #expect(
      try fields("a;\"b;c\";d,e\n1,5;2", separator: .semicolon) == [
        ["a", "b;c", "d,e"], ["1,5", "2"],
      ])
  }

  @Test("Rows say in which line they start, whatever ends a line")
  func lines() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["a", "\"b", "", "c\"", "", "d", ""].joined(separator: end)
      let rows = try CSVReader.rows(Array(text.utf8))
      #expect(rows.map { $0.line } == [1, 2, 6])
      #expect(rows[1].fields == ["b\(end)\(end)c"])
    }
  }

  @Test("Errors name the line")
  func errors() {
    let cases: [([UInt8], CSVError)] = [
      (Array("a\n\"b\nc".utf8), CSVError(.unterminatedQuote, line: 2)),
      (Array("\"".utf8), CSVError(.unterminatedQuote, line: 1)),
      (Array("\"\"\"".utf8), CSVError(.unterminatedQuote, line: 1)),
      (Array("a\n\n\"b\"c".utf8), CSVError(.bytesAfterQuote, line: 3)),
      (Array("\"a\" ,b".utf8), CSVError(.bytesAfterQuote, line: 1)),
      (Array("\"a\r\nb\"x".utf8), CSVError(.bytesAfterQuote, line: 2)),
      (Array("a\nb,".utf8) + [0xFF], CSVError(.badUTF8, line: 2)),
      ([0x22, 0xC0, 0x80, 0x22], CSVError(.badUTF8, line: 1)),
      ([0xC3, 0x2C, 0xA9], CSVError(.badUTF8, line: 1)),
      ([0xFF, 0xFE, 0x61, 0x00], CSVError(.badUTF8, line: 1)),
    ]
    for (bytes, expected) in cases { #expect(fault(bytes) == expected) }
  }

  @Test("Fields and rows end at their limits")
  func limits() {
    let long = [UInt8](repeating: 0x61, count: CSVReader.fieldLimit)
    let quote: [UInt8] = [0x22]
    #expect(fault(long) == nil)
    #expect(fault(quote + long + quote) == nil)
    #expect(fault([0x0A] + long + [0x61]) == CSVError(.fieldTooLong, line: 2))
    #expect(fault(quote + long + [0x61] + quote) == CSVError(.fieldTooLong, line: 1))
    let commas = [UInt8](repeating: 0x2C, count: CSVReader.fieldCountLimit)
    #expect(fault(Array(commas.dropLast())) == nil)
    #expect(fault(commas) == CSVError(.tooManyFields, line: 1))
  }

  @Test("Text that a spreadsheet would run gets an apostrophe, numbers do not")
  func formulas() {
    var writer = CSVWriter()
    writer.row([.text("=1+1"), .text("+1"), .text("-1"), .text("@a"), .text("\ta")])
    writer.row([.text("\ra"), .text("'=1"), .text("a=1"), .text("'a"), .text("'")])
    writer.row([.integer(-5), .decimal(-0.5), .decimal(.nan), .integer(.min)])
    let expected = """
      '=1+1,'+1,'-1,'@a,'\ta\r
      "'\ra",''=1,a=1,'a,'\r
      -5,-0.5,,-9223372036854775808\r

      """
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("Only what could be misread is quoted")
  func quoting() {
    var writer = CSVWriter(separator: .semicolon)
    writer.row([.text("a,b"), .text("a;b"), .text("a\"b"), .text("a\nb"), .text("a b"), .text("")])
    writer.row([.text("")])
    writer.row([])
    let expected = "\"a,b\";\"a;b\";\"a\"\"b\";\"a\nb\";a b;\r\n\"\"\r\n"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("Our own tables come back exactly", arguments: [CSVSeparator.comma, .semicolon])
  func roundTrip(separator: CSVSeparator) throws {
    let seed: UInt64 = 41
    var dice = CodecDice(seed: seed)
    for _ in 0..<300 {
      let table = (0...dice.below(5)).map { _ in
        (0...dice.below(5)).map { _ in dice.text(longest: 6) }
      }
      var writer = CSVWriter(separator: separator)
      for row in table { writer.row(row.map { .text($0) }) }
      // A table that starts with U+FEFF cannot be told from one with a byte order mark.
      if table[0][0].utf8.starts(with: "\u{FEFF}".utf8) { continue }
      let rows = try CSVReader.rows(writer.bytes, separator: separator, removesFormulaGuard: true)
      #expect(
        rows.map { $0.fields.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } },
        "seed \(seed)")
    }
  }
}
