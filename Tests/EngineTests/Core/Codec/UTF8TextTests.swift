// What counts as UTF-8.

import Engine
import Testing

@Suite("UTF-8")
struct UTF8TextTests {
  @Test(
    "Malformed bytes are not text",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xFF, 0xFE, 0x41, 0x00], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x82, 0x41],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(!UTF8Text.isValid(bytes))
    #expect(UTF8Text.text(bytes) == nil)
    #expect(UTF8Text.text([0x61] + bytes + [0x62]) == nil)
  }

  @Test(
    "Well-formed bytes are their text",
    arguments: [
      "", "a", "\u{0}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}",
      "\u{CFFF}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{3FFFF}", "\u{10FFFF}",
    ])
  func wellFormed(text: String) {
    #expect(UTF8Text.text(Array(text.utf8)) == text)
    #expect(UTF8Text.text(Array("é\(text)é".utf8)) == "é\(text)é")
  }

  @Test("A range is judged by itself")
  func ranges() {
    let bytes = Array("aé€".utf8)
    #expect(UTF8Text.text(bytes, in: 1..<3) == "é")
    #expect(UTF8Text.text(bytes, in: 1..<2) == nil)
    #expect(UTF8Text.text(bytes, in: 2..<3) == nil)
    #expect(UTF8Text.text(bytes, in: 3..<5) == nil)
    #expect(UTF8Text.text(bytes, in: 3..<3) == "")
  }

  @Test("Every sequence of two bytes, and of three and four from the edges, is judged as by Swift")
  func agreesWithTheStandardLibrary() {
    let edges: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4,
    ]
    var differences: [[UInt8]] = []
    func check(_ bytes: [UInt8]) {
      let expected = String(validating: bytes, as: UTF8.self)
      if UTF8Text.text(bytes) != expected { differences.append(bytes) }
    }
    for first in 0...UInt8.max { for second in 0...UInt8.max { check([first, second]) } }
    for a in edges {
      for b in edges {
        for c in edges {
          for d in edges {
            check([a, b, c])
            check([a, b, c, d])
          }
        }
      }
    }
    #expect(differences.isEmpty)
  }
}
