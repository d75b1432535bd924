// What is read while somebody wants something badly is easy to read: for a child of twelve, too.
import Catalogue
import Foundation
import Testing

/// A text as the formulas see it.
private struct Sentences {
  var count = 0
  var words: [Substring] = []

  init(_ text: String) {
    for sentence in text.split(whereSeparator: { ".!?:…".contains($0) }) {
      let found = sentence.split { !($0.isLetter || $0 == "’") }
      if found.isEmpty { continue }
      count += 1
      words += found
    }
  }

  /// Runs of vowels, one at least.
  static func syllables(_ word: Substring, isEnglish: Bool) -> Int {
    let letters = word.lowercased()
    var count = 0
    var isVowel = false
    for letter in letters {
      let wasVowel = isVowel
      isVowel = "aeiouyäöü".contains(letter)
      if isVowel && !wasVowel { count += 1 }
    }
    let isMute = isEnglish && letters.hasSuffix("e") && !letters.hasSuffix("le")
    return max(1, isMute ? count - 1 : count)
  }

  /// Source: Kincaid et al. 1975, Derivation of new readability formulas.
  var fleschKincaid: Double {
    let syllables = words.reduce(0) { $0 + Sentences.syllables($1, isEnglish: true) }
    return 0.39 * Double(words.count) / Double(count)
      + 11.8 * Double(syllables) / Double(words.count) - 15.59
  }

  /// Source: Bamberger and Vanecek 1984, Lesen, Verstehen, Lernen, Schreiben; the first formula.
  var wiener: Double {
    let lengths = words.map { Sentences.syllables($0, isEnglish: false) }
    func percent(_ matching: Int) -> Double { 100 * Double(matching) / Double(words.count) }
    return 0.1935 * percent(lengths.count { $0 >= 3 })
      + 0.1672 * Double(words.count) / Double(count)
      + 0.1297 * percent(words.count { $0.count > 6 }) - 0.0327 * percent(lengths.count { $0 == 1 })
      - 0.875
  }
}

@Suite("What is read in a craving")
struct ReadingEaseTests {
  /// The grade at school that is enough.
  private static let highestGrade = 6.0
  /// A line with fewer words than this says too little for a formula.
  private static let fewestWords = 8

  private func grade(_ text: String, _ tag: String) -> Double {
    let sentences = Sentences(text)
    return tag == "en" ? sentences.fleschKincaid : sentences.wiener
  }

  /// The texts of cravings and techniques, by name; what is filled in is one short word.
  private func texts(_ tag: String) throws -> [(id: String, text: String)] {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let file = try String(contentsOf: root.appending(path: "Words/\(tag).ftl"), encoding: .utf8)
    var texts: [(id: String, text: String)] = []
    for message in try Catalogue(tag: tag, text: file).messages
    where message.id.hasPrefix("craving-") || message.id.hasPrefix("technique") {
      guard case .plain(let parts) = message.pattern else { continue }
      var text = ""
      for part in parts { if case .text(let words) = part { text += words } else { text += "x" } }
      texts.append((id: message.id, text: text))
    }
    return texts
  }

  @Test("It needs six years of school, all of it and each longer line", arguments: ["en", "de"])
  func easy(tag: String) throws {
    let texts = try texts(tag)
    #expect(texts.count > 100)
    let whole = texts.map { $0.text }.joined(separator: ". ")
    #expect(grade(whole, tag) <= Self.highestGrade)
    for (id, text) in texts where Sentences(text).words.count >= Self.fewestWords {
      let grade = grade(text, tag)
      #expect(grade <= Self.highestGrade, "\(id): \(grade), \(text)")
    }
  }

  @Test("A text of an office is told from a plain one")
  func hard() {
    let english = "Utilisation of the aforementioned intervention necessitates consideration."
    let german =
      "Die Inanspruchnahme der genannten Maßnahmen erfordert sorgfältige Berücksichtigung."
    #expect(grade(english, "en") > 12 && grade("The cat sat on the mat.", "en") < 3)
    #expect(grade(german, "de") > 12 && grade("Die Katze sitzt auf der Matte.", "de") < 6)
  }
}
