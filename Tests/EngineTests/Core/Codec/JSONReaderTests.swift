// What the JSON reader gives for what it is asked.

import Engine
import Testing

private func reader(_ text: String) throws -> JSONReader { try JSONReader(Array(text.utf8)) }

/// What is wrong with asking for a value of a document, or nothing.
private func fault<Value>(
  _ text: String, _ read: (inout JSONReader) throws(JSONError) -> Value
) -> JSONError.Kind? {
  do throws(JSONError) {
    var reader = try JSONReader(Array(text.utf8))
    _ = try read(&reader)
    try reader.end()
    return nil
  } catch { return error.kind }
}

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("A document is pulled apart member by member")
  func document() throws {
    var reader = try reader(
      #"{"name":"Té","n":-5,"skip":{"a":[1,{"b":null}]},"list":[1.5,2],"on":true,"none":null}"#)
    var seen: [String] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      seen.append(key.text)
      switch key {
      case "name": #expect(try reader.readString() == "Té")
      case "n": #expect(try reader.readInt64() == -5)
      case "on": #expect(try reader.readBool())
      case "none": try reader.readNull()
      case "list":
        var values: [Double] = []
        try reader.beginArray()
        while try reader.nextElement() { values.append(try reader.readDouble()) }
        #expect(values == [1.5, 2])
      default: try reader.skipValue()
      }
    }
    try reader.end()
    #expect(seen == ["name", "n", "skip", "list", "on", "none"])
  }

  @Test(
    "Whole numbers are exact or refused",
    arguments: [
      ("0", 0), ("-0", 0), ("-1", -1), ("9007199254740991", 9_007_199_254_740_991),
      ("9007199254740992", 9_007_199_254_740_992), ("9007199254740993", 9_007_199_254_740_993),
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
    ])
  func wholeNumbers(text: String, expected: Int64) throws {
    var reader = try reader(text)
    #expect(try reader.readInt64() == expected)
  }

  @Test(
    "What is no whole number of 64 bits is refused",
    arguments: [
      ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange),
      ("18446744073709551616", .numberOutOfRange), ("10000000000000000000", .numberOutOfRange),
      ("100000000000000000000000", .numberOutOfRange), ("1.0", .notWhole), ("1e2", .notWhole),
      ("0.5", .notWhole), ("\"1\"", .wrongKind), ("null", .wrongKind), ("[1]", .wrongKind),
      ("x", .unexpectedByte), ("", .endsEarly),
    ] as [(String, JSONError.Kind)])
  func notWhole(text: String, expected: JSONError.Kind) {
    #expect(fault(text) { reader throws(JSONError) in try reader.readInt64() } == expected)
  }

  @Test(
    "Decimal numbers are the nearest ones",
    arguments: [
      ("0.1", 0.1), ("-0.0", -0.0), ("1e22", 1e22), ("1e23", 1e23),
      ("123456789.125", 123456789.125),
      ("9007199254740993", 9_007_199_254_740_992),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
      ("2.2250738585072011e-308", Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
      ("0.000000000000000000000000000001", 1e-30), ("1000000000000000000000000e-24", 1),
      ("179769313486231580793e288", .greatestFiniteMagnitude), ("0e999999", 0),
    ])
  func decimals(text: String, expected: Double) throws {
    var reader = try reader(text)
    #expect(try reader.readDouble().bitPattern == expected.bitPattern)
  }

  @Test("Asking for another kind than the document holds is an error of its own")
  func wrongKinds() {
    #expect(fault("1") { reader throws(JSONError) in try reader.readString() } == .wrongKind)
    #expect(fault("1") { reader throws(JSONError) in try reader.readBool() } == .wrongKind)
    #expect(fault("1") { reader throws(JSONError) in try reader.readNull() } == .wrongKind)
    #expect(fault("\"1\"") { reader throws(JSONError) in try reader.readDouble() } == .wrongKind)
    #expect(fault("[]") { reader throws(JSONError) in try reader.beginObject() } == .wrongKind)
    #expect(fault("{}") { reader throws(JSONError) in try reader.beginArray() } == .wrongKind)
    #expect(fault("?") { reader throws(JSONError) in try reader.beginArray() } == .unexpectedByte)
  }

  @Test("Escapes are resolved in strings and in keys")
  func escapes() throws {
    var reader = try reader(#"{"\u006eame":"\"\\\/\b\f\n\r\t\u0000\u00E9\u20ac\ud83D\uDe00!"}"#)
    try reader.beginObject()
    let key = try #require(try reader.nextKey())
    #expect(key == "name")
    #expect(try reader.readString() == "\"\\/\u{8}\u{C}\n\r\t\u{0}é€😀!")
    #expect(try reader.nextKey() == nil)
  }

  @Test("Keys of every length equal their own name and no other")
  func keys() throws {
    let names = [
      "", "a", "1234567", "12345678", "123456789", "1234567890123456", "12345678901234567",
    ]
    for name in names {
      var reader = try reader("{\"\(name)\":0}")
      try reader.beginObject()
      let key = try #require(try reader.nextKey())
      #expect(key.text == name)
      let found = [
        key == "", key == "a", key == "1234567", key == "12345678", key == "123456789",
        key == "1234567890123456", key == "12345678901234567",
      ]
      #expect(found == names.map { $0 == name })
      #expect(!(key == "b" || key == "1234567890123457" || key == "12345678901234568"))
    }
  }

  @Test("A raw value is what stands in the document, without the space around it")
  func raw() throws {
    var reader = try reader(#"{"x": {"b" : [1, 2.50], "a":"\u0041"} , "y":1}"#)
    try reader.beginObject()
    _ = try reader.nextKey()
    let raw = try reader.rawValue()
    #expect(String(decoding: raw, as: UTF8.self) == #"{"b" : [1, 2.50], "a":"\u0041"}"#)
    #expect(try reader.nextKey()?.text == "y")
  }

  @Test("A copy goes on by itself")
  func copies() throws {
    var reader = try reader("[1,2]")
    try reader.beginArray()
    #expect(try reader.nextElement())
    var copy = reader
    #expect(try copy.readInt64() == 1)
    #expect(try reader.readInt64() == 1)
    #expect(try reader.peekAfterComma() == .number)
  }

  @Test("Asking out of turn throws and does not trap")
  func outOfTurn() {
    #expect(fault("}") { reader throws(JSONError) in try reader.nextKey() } == .unexpectedByte)
    #expect(fault("]") { reader throws(JSONError) in try reader.nextElement() } == .unexpectedByte)
    #expect(fault("[1]") { reader throws(JSONError) in try reader.beginArray() } == .unexpectedByte)
    let unread = fault("[1,2]") { reader throws(JSONError) in
      try reader.beginArray()
      _ = try reader.nextElement()
      return try reader.nextElement()
    }
    #expect(unread == .unexpectedByte)
  }
}

extension JSONReader {
  fileprivate mutating func peekAfterComma() throws(JSONError) -> JSONKind {
    _ = try nextElement()
    return try peek()
  }
}
