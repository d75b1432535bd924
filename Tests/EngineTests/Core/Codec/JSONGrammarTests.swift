// Which documents are JSON and which are not.

import Engine
import Testing

/// What is wrong with a document, or nothing.
private func fault(_ bytes: [UInt8]) -> JSONError.Kind? {
  do throws(JSONError) {
    var reader = try JSONReader(bytes)
    try reader.skipValue()
    try reader.end()
    return nil
  } catch { return error.kind }
}

@Suite("JSON grammar")
struct JSONGrammarTests {
  @Test(
    "Documents that are not JSON are refused for the right reason",
    arguments: [
      ("", .endsEarly), (" \n", .endsEarly), ("[", .endsEarly), ("{", .endsEarly),
      ("[1", .endsEarly), ("{\"a\"", .endsEarly), ("{\"a\":", .endsEarly), ("\"a", .endsEarly),
      ("tru", .endsEarly), ("-", .endsEarly), ("1.", .endsEarly), ("1e", .endsEarly),
      ("1e+", .endsEarly), ("\"\\", .endsEarly), ("\"\\u12", .endsEarly),
      ("]", .unexpectedByte), ("[1,]", .unexpectedByte), ("[,1]", .unexpectedByte),
      ("[1 2]", .unexpectedByte), ("[1}", .unexpectedByte), ("{\"a\":1]", .unexpectedByte),
      ("{1:2}", .unexpectedByte), ("{a:2}", .unexpectedByte), ("{\"a\" 1}", .unexpectedByte),
      ("{\"a\":1,}", .unexpectedByte), ("{,}", .unexpectedByte), ("{\"a\"::1}", .unexpectedByte),
      ("'a'", .unexpectedByte), ("//\n1", .unexpectedByte), ("\u{0B}1", .unexpectedByte),
      ("\u{A0}1", .unexpectedByte), ("NaN", .unexpectedByte), ("Infinity", .unexpectedByte),
      ("+1", .unexpectedByte), (".5", .unexpectedByte), ("undefined", .unexpectedByte),
      ("-Infinity", .badNumber), ("-NaN", .badNumber), ("01", .badNumber), ("-01", .badNumber),
      ("00", .badNumber), ("1.e1", .badNumber), ("-.5", .badNumber), ("1e+x", .badNumber),
      ("--1", .badNumber), ("0x10", .trailingBytes), ("1_000", .trailingBytes),
      ("1e400", .numberOutOfRange), ("-1e400", .numberOutOfRange),
      ("[1e999999999999999999]", .numberOutOfRange),
      ("nul!", .badLiteral), ("True", .unexpectedByte), ("trUe", .badLiteral),
      ("nullx", .trailingBytes), ("1 2", .trailingBytes), ("{}{}", .trailingBytes),
      ("[]\u{0}", .trailingBytes), ("{} //", .trailingBytes),
      ("\"\\x\"", .badEscape), ("\"\\u00g0\"", .badEscape), ("\"\\U0041\"", .badEscape),
      ("\"\\u+041\"", .badEscape), ("\"\\ \"", .badEscape),
      ("\"\\ud800\"", .loneSurrogate), ("\"\\udc00\"", .loneSurrogate),
      ("\"\\ud800\\ud800\"", .loneSurrogate), ("\"\\ud800\\u0041\"", .loneSurrogate),
      ("\"\\ud83dx\"", .loneSurrogate), ("\"\\ud83d\\n\"", .loneSurrogate),
      ("\"a\nb\"", .controlCharacter), ("\"\u{0}\"", .controlCharacter),
      ("\"\u{1F}\"", .controlCharacter), ("\"\t\"", .controlCharacter),
      ("\u{FEFF}{}", .byteOrderMark),
      ("{\"a\":1,\"a\":1}", .duplicateKey), ("{\"a\":1,\"\\u0061\":2}", .duplicateKey),
      ("{\"\":1,\"\":2}", .duplicateKey), ("[{\"b\":{\"a\":1,\"c\":[],\"a\":1}}]", .duplicateKey),
      ("{\"a\":{\"b\":1},\"a\":2}", .duplicateKey),
      ("{\"a name of more than 16\":1,\"a name of more than 16\":2}", .duplicateKey),
    ] as [(String, JSONError.Kind)])
  func refused(text: String, expected: JSONError.Kind) {
    #expect(fault(Array(text.utf8)) == expected)
  }

  @Test(
    "Documents that are JSON are accepted",
    arguments: [
      "0", "-0", "1", "-1", "0.5", "-0.5e-3", "1E+2", "1e2", "1e-400", "9007199254740993",
      "123456789012345678901234567890", "true", "false", "null", "\"\"", "[]", "{}",
      " \t\r\n[ 1 , 2 ] \n", "{ \"a\" : { } }", "[[],[[]]]", "\"\\u0000\"", "\"\u{7F}\"",
      "\"\\ud83d\\ude00\"", "\"\\uD83D\\uDE00\"", "\"\u{10FFFF}\"", "\"\u{FEFF}\"",
      "{\"a\":1,\"A\":2}", "{\"a\":{\"a\":{\"a\":1}},\"b\":{\"a\":1}}",
      "[{\"a\":1},{\"a\":1}]", "{\"é\":1,\"e\u{301}\":2}", "{\"__proto__\":null}",
      "{\"12345678\":1,\"1234567\":1,\"123456789\":1,\"12345678\\u0000\":1}",
      "{\"a name of more than 16\":1,\"a name of more than 17\":2}",
    ])
  func accepted(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(
    "Bytes that are not UTF-8 are refused inside strings and keys",
    arguments: [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC3], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(fault(Array("\"abc".utf8) + bytes + Array("\"".utf8)) == .badUTF8)
    #expect(fault(Array("{\"".utf8) + bytes + Array("\":1}".utf8)) == .badUTF8)
  }

  @Test("UTF-16 is refused in either byte order, with and without a mark")
  func utf16() {
    for mark in [[], [0xFF, 0xFE]] as [[UInt8]] {
      #expect(fault(mark + Array("[1]".utf8).flatMap { [$0, 0] }) == .unexpectedByte)
    }
    for mark in [[], [0xFE, 0xFF]] as [[UInt8]] {
      #expect(fault(mark + Array("[1]".utf8).flatMap { [0, $0] }) == .unexpectedByte)
    }
  }

  @Test("A document cut anywhere is refused, and the error is at its end or before")
  func truncated() throws {
    let text = """
      {"id":"é\\u00e9\\ud83d\\ude00\\n","list":[1,-2.5e3,true,false,null,{}],"o":{"k":[[]]}}
      """
    let bytes = Array(text.utf8)
    #expect(fault(bytes) == nil)
    for length in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(bytes[..<length])) }
    }
  }

  @Test("Errors say at which byte")
  func positions() {
    let cases: [(String, Int)] = [
      ("[1,x]", 3), ("{\"a\":1,\"a\":2}", 7), ("[\"\\q\"]", 2), ("[1] x", 4), ("[01]", 1), ("[", 1),
      ("[\"12345678\n\"]", 10),
    ]
    for (text, expected) in cases {
      let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
      #expect(error?.position == expected, "\(text)")
    }
  }
}
