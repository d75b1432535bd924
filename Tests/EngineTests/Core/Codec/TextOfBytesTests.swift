// Base64 and hexadecimal: known values, refused spellings, round trips.

import Engine
import Testing

@Suite("Base64 and hexadecimal")
struct TextOfBytesTests {
  @Test(
    "The examples of RFC 4648 hold, in both alphabets",
    arguments: [
      ("", "", ""), ("f", "Zg", "Zg=="), ("fo", "Zm8", "Zm8="), ("foo", "Zm9v", "Zm9v"),
      ("foob", "Zm9vYg", "Zm9vYg=="), ("fooba", "Zm9vYmE", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy", "Zm9vYmFy"),
    ])
  func examples(text: String, safe: String, standard: String) {
    #expect(Base64.encode(Array(text.utf8)) == safe)
    #expect(Base64.decode(safe) == Array(text.utf8))
    #expect(Base64.decodeStandard(standard) == Array(text.utf8))
  }

  @Test("The last two digits differ between the alphabets")
  func alphabets() {
    #expect(Base64.encode([0xFB, 0xFF, 0xBF]) == "-_-_")
    #expect(Base64.decode("-_-_") == [0xFB, 0xFF, 0xBF])
    #expect(Base64.decodeStandard("+/+/") == [0xFB, 0xFF, 0xBF])
    #expect(Base64.decode("+/+/") == nil)
    #expect(Base64.decodeStandard("-_-_") == nil)
  }

  @Test(
    "Other spellings in the safe alphabet are refused",
    arguments: [
      "A", "AAAAA", "Zg==", "Zh", "Zm9", "Z g", "Zg\n", "Zg=", "=", "é", "Zm8=", "\u{0}A",
    ])
  func badSafe(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test(
    "Other spellings in the standard alphabet are refused",
    arguments: [
      "A", "Zg", "Zg=", "Zh==", "Zm9=", "====", "A===", "Zg==Zg==", "Zm8=\n", "Z=g=", "Zm9v====",
    ])
  func badStandard(text: String) {
    #expect(Base64.decodeStandard(text) == nil)
  }

  @Test("Hexadecimal is two lower-case digits a byte")
  func hex() {
    #expect(Hex.encode([0, 1, 0x0F, 0x10, 0xAB, 0xFF]) == "00010f10abff")
    #expect(Hex.decode("00010f10abff") == [0, 1, 0x0F, 0x10, 0xAB, 0xFF])
    #expect(Hex.decode("") == [])
    for bad in ["0", "AB", "0g", "0x00", " 00", "é", "00 "] { #expect(Hex.decode(bad) == nil) }
  }

  @Test("Any bytes come back, and every byte value has its own digits")
  func roundTrip() {
    let seed: UInt64 = 31
    var dice = CodecDice(seed: seed)
    for length in 0..<300 {
      let bytes = dice.bytes(length)
      #expect(Base64.decode(Base64.encode(bytes)) == bytes, "seed \(seed)")
      #expect(Hex.decode(Hex.encode(bytes)) == bytes, "seed \(seed)")
    }
    #expect(Set((0...UInt8.max).map { Hex.encode([$0]) }).count == 256)
    #expect(Set((0...UInt8.max).map { Base64.encode([$0]) }).count == 256)
  }
}
