// JSON trees and the writer: what goes out comes back.

import Engine
import Testing

@Suite("JSON value and writer")
struct JSONValueTests {
  @Test("The writer sets commas, escapes and keys in the order given")
  func writer() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("z")
    writer.string("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é😀")
    writer.key("é\n")
    writer.beginArray()
    writer.int64(.min)
    writer.int64(0)
    writer.int64(.max)
    writer.double(1.5)
    writer.double(.nan)
    writer.double(-.infinity)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("raw")
    writer.raw(Array("[ 1 ]".utf8))
    writer.key("a")
    writer.bool(true)
    writer.key("b")
    writer.bool(false)
    writer.key("n")
    writer.null()
    writer.endObject()
    let expected =
      #"{"z":"a\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}é😀"
      + #"","é\n":[-9223372036854775808,0,9223372036854775807,1.5,null,null,{},[]],"#
      + #""raw":[ 1 ],"a":true,"b":false,"n":null}"#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("Whole numbers are kept apart from all others")
  func numbers() throws {
    let cases: [(String, JSONValue)] = [
      ("9007199254740993", .int(9_007_199_254_740_993)), ("1.0", .number(1)), ("1e2", .number(100)),
      ("9223372036854775807", .int(.max)), ("9223372036854775808", .number(0x1p63)),
      ("-9223372036854775808", .int(.min)), ("-9223372036854775809", .number(-0x1p63)),
    ]
    for (text, expected) in cases {
      #expect(try JSONValue(parsing: Array(text.utf8)) == expected, "\(text)")
    }
    let zero = try JSONValue(parsing: Array("-0".utf8))
    #expect(String(decoding: zero.bytes, as: UTF8.self) == "-0.0")
  }

  @Test("Members are found by their exact name")
  func members() throws {
    let value = try JSONValue(parsing: Array("{\"a\":1,\"é\":2,\"\":3}".utf8))
    #expect(value["a"] == .int(1))
    #expect(value["é"] == .int(2))
    #expect(value["e\u{301}"] == nil)
    #expect(value[""] == .int(3))
    #expect(value["b"] == nil)
    #expect(JSONValue.array([])["a"] == nil)
  }

  @Test("Any tree comes back as it went out", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var dice = CodecDice(seed: seed)
    for _ in 0..<1000 {
      let value = dice.json(depth: 4)
      let bytes = value.bytes
      let back = try JSONValue(parsing: bytes)
      #expect(back == value, "seed \(seed)")
      #expect(back.bytes == bytes, "seed \(seed)")
    }
  }

  @Test("Any decimal comes back with the same bits", arguments: [4, 5] as [UInt64])
  func decimals(seed: UInt64) throws {
    var dice = CodecDice(seed: seed)
    for _ in 0..<20_000 {
      let number = dice.decimal()
      var writer = JSONWriter()
      writer.double(number)
      var reader = try JSONReader(writer.bytes)
      let back = try reader.readDouble()
      #expect(back.bitPattern == number.bitPattern, "seed \(seed)")
    }
  }
}
