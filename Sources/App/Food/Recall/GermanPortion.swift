// Household measures in German. The table words them in English: a size, a thing and notes, as in
// `1 large slice, cooked (2 oz)`. What cannot be said wholly is not said in half.

/// One measure of the table, read for its German name.
struct GermanPortion {
  /// Hundredths of a millilitre and of a gram: NIST Handbook 44, appendix C.
  private static let ounceVolume: Int64 = 2957
  private static let ounceMass: Int64 = 2835
  /// Words of one entry.
  private static let longestEntry = 5

  /// Grams are said where numbers are shown.
  let showsGrams: Bool

  private var size: String?
  private var names: [String] = []
  private var metric: String?
  /// Words that are not read yet.
  private var rest: ArraySlice<String> = []

  private init(showsGrams: Bool) { self.showsGrams = showsGrams }

  /// `große Scheibe, gekocht`; nothing where a word of it is not known.
  static func name(_ measure: String, showsGrams: Bool = true) -> String? {
    let cut = Cut(PortionText.bare(measure))
    guard let first = cut.parts.first else { return nil }
    var portion = GermanPortion(showsGrams: showsGrams)
    guard var name = portion.thing(first) else { return nil }
    for part in cut.parts.dropFirst() {
      guard let note = note(part, showsGrams) else { return nil }
      if !note.isEmpty { name += ", " + note }
    }
    for aside in cut.asides {
      let words = GermanPortion.words(aside)
      let note =
        metric(words[...], showsGrams)?.text ?? PortionWords.notes[joined(words[...])] ?? ""
      if !note.isEmpty { name += " (" + note + ")" }
    }
    return name
  }

  // The thing with its size

  private mutating func thing(_ text: String) -> String? {
    rest = GermanPortion.words(text)[...]
    if let whole = GermanPortion.longest(rest, in: PortionWords.wholes) { return whole.text }
    if let found = GermanPortion.metric(rest, showsGrams) {
      metric = found.text
      rest = rest.dropFirst(found.length)
    } else if rest.dropFirst().first == "calorie" {
      size = "klein"
      rest = rest.dropFirst(2)
    }
    readSize()
    guard !rest.isEmpty else { return bare }
    guard let found = GermanPortion.longest(rest, in: PortionWords.things) else {
      // `28 g, roh`
      let note = PortionWords.notes[GermanPortion.joined(rest)]
      return note.map { [bare ?? "", $0].filter { !$0.isEmpty }.joined(separator: ", ") }
    }
    rest = rest.dropFirst(found.length)
    return tail.map { sized(found.text) + $0 }
  }

  /// Sizes, empty words and names, up to the thing.
  private mutating func readSize() {
    while let word = rest.first {
      if let found = GermanPortion.longest(rest, in: PortionWords.sizes),
        GermanPortion.longest(rest, in: PortionWords.things)?.length ?? 0 <= found.length
      {
        size = size ?? found.text
        rest = rest.dropFirst(found.length)
      } else if rest.dropFirst().first == "size" {
        rest = rest.dropFirst(2)
      } else if GermanPortion.longest(rest, in: PortionWords.things) != nil {
        return
      } else if PortionWords.empty.contains(word) {
        rest = rest.dropFirst()
      } else if GermanPortion.isName(word) {
        names.append(word)
        rest = rest.dropFirst()
      } else {
        return
      }
    }
  }

  /// What stands behind the thing; other ways to say it are left.
  private var tail: String? {
    guard let next = rest.first else { return "" }
    if next == "or" || next == "of" || GermanPortion.isName(next) { return "" }
    return PortionWords.notes[GermanPortion.joined(rest)].map { $0.isEmpty ? "" : " " + $0 }
  }

  /// `kleines Stück`, `Mini-Bagel`, `Becher (113 g)`.
  private func sized(_ thing: String) -> String {
    let gender = thing.last
    var text = String(thing.dropLast(2))
    switch size {
    case nil: break
    case "Mini"?: text = "Mini-" + text
    case let size?: text = size + (gender == "f" ? "e " : gender == "m" ? "er " : "es ") + text
    }
    for name in names.reversed() { text = name + " " + text }
    guard let metric, !metric.isEmpty else { return text }
    return text + " (" + metric + ")"
  }

  /// A size alone, a name alone, or a weight.
  private var bare: String? {
    let size = size == "mittler" ? "mittelgroß" : size == "halb" ? "Hälfte" : size
    var words = names
    if let metric { words.append(metric.isEmpty ? PortionText.portion : metric) }
    if let size { words.append(size) }
    return words.isEmpty ? "normal" : words.joined(separator: " ")
  }

  // Notes behind a comma

  /// Nothing where it is not known, empty where it says nothing.
  private static func note(_ text: String, _ showsGrams: Bool) -> String? {
    let words = words(text)
    let key = joined(words[...])
    if let known = PortionWords.notes[key] { return known }
    if key == "NFS" || key.hasPrefix("NS as") || key.hasPrefix("any size") { return "" }
    if key.hasPrefix("or ") || key.hasPrefix("except ") || key.hasPrefix("approx") { return "" }
    var other = GermanPortion(showsGrams: showsGrams)
    return other.thing(text)
  }

  // Words

  /// `2 fl oz` as `59 ml`, `oz` as `28 g`, and how many words that takes.
  private static func metric(
    _ words: ArraySlice<String>, _ showsGrams: Bool
  ) -> (text: String, length: Int)? {
    var at = words.startIndex
    var hundredths: Int64 = 100
    if let word = words.first, let number = Self.hundredths(word) {
      hundredths = number
      at += 1
    }
    let unit = words[at...]
    let used = at - words.startIndex
    if unit.first == "fl", unit.dropFirst().first == "oz" {
      return (rounded(hundredths * ounceVolume) + "\u{A0}ml", used + 2)
    }
    guard unit.first == "oz" else { return nil }
    return (showsGrams ? rounded(hundredths * ounceMass) + "\u{A0}g" : "", used + 1)
  }

  private static func rounded(_ product: Int64) -> String { String((product + 5000) / 10_000) }

  /// Of `5.3` or `16`; up to four digits in all.
  private static func hundredths(_ word: String) -> Int64? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, word.utf8.count <= 5 else { return nil }
    let whole = parts[0].isEmpty ? 0 : Int64(parts[0])
    guard parts.count == 2 else { return whole.map { $0 * 100 } }
    let digits = String(parts[1]) + (parts[1].utf8.count == 1 ? "0" : "")
    guard let whole, digits.utf8.count == 2, let part = Int64(digits) else { return nil }
    return whole * 100 + part
  }

  /// The entry that takes most of the leading words.
  private static func longest(
    _ words: ArraySlice<String>, in table: [String: String]
  ) -> (text: String, length: Int)? {
    for length in stride(from: min(longestEntry, words.count), to: 0, by: -1) {
      if let text = table[joined(words.prefix(length))] { return (text, length) }
    }
    return nil
  }

  private static func joined(_ words: ArraySlice<String>) -> String {
    words.joined(separator: " ")
  }

  /// Names keep their capitals in the table.
  private static func isName(_ word: String) -> Bool {
    word.utf8.first.map { ($0 | 0x20) != $0 && $0 >= UInt8(ascii: "A") } ?? false
  }

  static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// A stroke between words is an `or`, between digits a fraction.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "-" }) {
      guard word.contains(where: { $0 == "/" }), !isDigit(word.utf8.first) else {
        words.append(String(word))
        continue
      }
      for part in word.split(separator: "/") {
        if words.last != "or", !words.isEmpty, part.startIndex != word.startIndex {
          words.append("or")
        }
        words.append(String(part))
      }
    }
    return words
  }
}

/// A text at its commas, and what stands in brackets.
private struct Cut {
  var parts: [String] = []
  var asides: [String] = []

  init(_ text: String) {
    var open = ""
    var aside = ""
    var isAside = false
    for sign in text {
      switch sign {
      case "(": isAside = true
      case ")":
        isAside = false
        asides.append(aside)
        aside = ""
      case "," where !isAside:
        parts.append(open)
        open = ""
      default:
        if isAside { aside.append(sign) } else { open.append(sign) }
      }
    }
    parts.append(open)
  }
}
