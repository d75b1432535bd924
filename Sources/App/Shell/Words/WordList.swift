// The words of a language, found by their numbers. Sources/Catalogue writes the table.

/// A table of texts in one language. Whoever made the bytes may have cut or changed them.
public struct WordList: Sendable {
  /// The tag of its language.
  public let tag: String
  public let isRightToLeft: Bool
  let plurals: PluralForm
  private let bytes: [UInt8]
  /// Where each line begins, and one place behind the last.
  private let starts: [Int]

  private static let lineEnd = UInt8(ascii: "\n")
  private static let mark = "redstart-words"
  private static let version = "1"

  /// Nothing where the first line is none of this form, or the last one has no end.
  public init?(_ bytes: [UInt8]) {
    guard let headEnd = bytes.firstIndex(of: Self.lineEnd), bytes.last == Self.lineEnd else {
      return nil
    }
    let head = bytes[..<headEnd].split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard head.count == 5, head[0] == Self.mark, head[1] == Self.version,
      let plurals = UInt8(head[4]).flatMap({ PluralForm(rawValue: $0) })
    else { return nil }
    var starts: [Int] = []
    var start = headEnd + 1
    for place in start..<bytes.count where bytes[place] == Self.lineEnd {
      starts.append(start)
      start = place + 1
    }
    tag = head[2]
    isRightToLeft = head[3] == "rtl"
    self.plurals = plurals
    self.bytes = bytes
    self.starts = starts + [start]
  }

  /// So many texts are here.
  public var count: Int { starts.count - 1 }

  /// A text as it stands in the table; nothing for a number that this table does not have.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 0, number < count else { return nil }
    return bytes[starts[number]..<starts[number + 1] - 1]
  }
}

extension WordList {
  /// What follows is no text but says what stands here.
  private static let brace = UInt8(ascii: "{")
  private static let newline = UInt8(ascii: "/")
  private static let formEnd = UInt8(ascii: "|")
  private static let plural = UInt8(ascii: "?")
  private static let firstVariable = UInt8(ascii: "a")

  /// A text with what belongs into it; `number` chooses among the forms of a plural.
  public func text(_ place: Int, _ values: [String], by number: Int) -> String? {
    guard let line = line(place) else { return nil }
    guard line.contains(Self.brace) else { return String(decoding: line, as: UTF8.self) }
    let wanted = line.starts(with: [Self.brace, Self.plural]) ? plurals.form(of: number) : 0
    var text: [UInt8] = []
    var form = 0
    var isSign = false
    for byte in line {
      if isSign {
        isSign = false
        if byte == Self.formEnd { form += 1 }
        guard form == wanted else { continue }
        if byte == Self.newline { text.append(Self.lineEnd) }
        let value = Int(byte) - Int(Self.firstVariable)
        if values.indices.contains(value) { text += values[value].utf8 }
      } else if byte == Self.brace {
        isSign = true
      } else if form == wanted {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
