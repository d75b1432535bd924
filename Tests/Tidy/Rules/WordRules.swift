// Words that the project does not use: notes of unfinished work, vague names, words that shame.

/// Rules about words.
enum WordRules {
  /// This suite has to name what it refuses.
  static let ownFolder = "Tests/Tidy"
  static let unfinished: Set<String> = ["TODO", "FIXME", "XXX"]
  static let vagueEndings = ["Manager", "Helper", "Helpers", "Utils", "Service"]
  /// Words with a meaning too wide, or too hard on people, to be the name of a type.
  static let avoidedNames: Set<String> = [
    "Habit", "Log", "Tag", "Goal", "Success", "Failure", "Reward", "Freeze", "Notification",
    "Report",
  ]
  /// Whole words, without regard to case.
  static let shameWords = [
    "failed", "failure", "relapse", "should", "must", "oops", "streak lost", "don't give up",
    "musst", "sollst", "reset",
  ]
  /// Beginnings of words, without regard to case, since German bends them.
  static let shameBeginnings = [
    "versag", "rückfall", "rückfäll", "gescheitert", "schlecht", "zurücksetz", "zurückgesetz",
  ]
  /// Whole words in just this writing: `Bad` is a bath in German.
  static let shameLowercase = ["bad"]

  static func unfinished(_ file: SourceFile) -> [Finding] {
    guard !file.isIn([ownFolder]) else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      unfinished.sorted().filter { isWord($0, in: line) }.map {
        file.finding(index + 1, $0, cure: "finish it, or leave it out")
      }
    }
  }

  static func typeNames(_ file: SourceFile) -> [Finding] {
    guard file.isIn(["Sources"]) else { return [] }
    return Declarations(file.swift).types.compactMap { type in
      let isVague = vagueEndings.contains { type.name.hasSuffix($0) }
      guard isVague || avoidedNames.contains(type.name) else { return nil }
      return file.finding(
        lineNumber(of: type.offset, in: file.swift.code), "a type named \(type.name)",
        cure: "name it after what it is, with a word of Docs/glossary.md")
    }
  }

  /// Catalogues and strings of `…Text.swift` are read by people, some of them on a hard day.
  static func personFacing(_ file: SourceFile) -> [Finding] {
    if file.isIn(["Words"]) { return catalogue(file) }
    guard file.isIn(["Sources/App"]) && file.name.hasSuffix("Text.swift") else { return [] }
    return file.swift.literals.flatMap { literal in
      shame(in: literal.text).map {
        file.finding(literal.line, $0, cure: "say what happened, kindly and calmly")
      }
    }
  }

  /// The texts of a catalogue, without their names and the comments for translators.
  private static func catalogue(_ file: SourceFile) -> [Finding] {
    file.lines.enumerated().flatMap { index, line -> [Finding] in
      guard !line.hasPrefix("#") else { return [] }
      let text = line.hasPrefix(" ") ? line[...] : line.drop { $0 != "=" }
      return shame(in: String(text)).map {
        file.finding(index + 1, $0, cure: "say what happened, kindly and calmly")
      }
    }
  }

  /// What a sentence says that it may not say.
  static func shame(in sentence: String) -> [String] {
    let plain = sentence.replacing("’", with: "'")
    let lowered = plain.lowercased()
    var found = shameWords.filter { isWord($0, in: lowered) }
    found += shameBeginnings.filter { isWordBeginning($0, in: lowered) }
    found += shameLowercase.filter { isWord($0, in: plain) }
    var findings = found.map { "the word \"\($0)\"" }
    if plain.contains("!") { findings.append("an exclamation mark") }
    return findings
  }

  static func isWord(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains {
      !isLetter(text[..<$0.lowerBound].last) && !isLetter(text[$0.upperBound...].first)
    }
  }

  static func isWordBeginning(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { !isLetter(text[..<$0.lowerBound].last) }
  }

  private static func isLetter(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
