// What household measures are called. The table has them in English, some of them at length.

/// The names of household measures, in one language.
public struct PortionText {
  let language: Language
  let showsGrams: Bool

  /// What nobody has a name for in German.
  static let portion = "Portion"

  /// `showsGrams` is false for who wants no numbers.
  public init(language: Language, showsGrams: Bool = true) {
    self.language = language
    self.showsGrams = showsGrams
  }

  /// `1 cup, sliced` beside an amount: "cup, sliced" or "Tasse, in Scheiben". What has no German
  /// name is a portion.
  public func name(_ measure: String) -> String {
    switch language {
    case .german: GermanPortion.name(measure, showsGrams: showsGrams) ?? PortionText.portion
    default: english(measure)
    }
  }

  /// Without the one that an amount beside it says.
  static func bare(_ measure: String) -> String {
    measure.hasPrefix("1 ") ? String(measure.dropFirst(2)) : measure
  }

  /// Without what the table notes as not said: `piece, NFS` and `piece (NFS)` are a piece.
  private static func said(_ measure: String) -> String {
    let note = " (NFS)"
    if measure.hasSuffix(note) { return String(measure.dropLast(note.utf8.count)) }
    var kept: [Substring] = []
    for part in measure.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.drop { $0 == " " }
      if words != "NFS", !words.hasPrefix("NS as to ") { kept.append(part) }
    }
    return kept.joined(separator: ",")
  }

  /// Of several words for one size the first: `medium/regular/sandwich size roll` is a medium roll.
  /// Energy in a name is left out: it would be told to those who want no numbers, too.
  private func english(_ measure: String) -> String {
    let short = PortionText.said(PortionText.bare(measure))
    for energy in ["100 calorie ", "100-calorie "] where short.hasPrefix(energy) {
      return "small " + short.dropFirst(energy.utf8.count)
    }
    guard let stroke = short.firstIndex(of: "/"), stroke > short.startIndex,
      !GermanPortion.isDigit(short[..<stroke].utf8.last)
    else { return short }
    var first = short[..<stroke]
    while first.last == " " { first.removeLast() }
    let words = short[stroke...].split(separator: " ", omittingEmptySubsequences: false)
    guard !first.contains(where: { $0 == "(" }),
      !first.split(separator: " ").contains(where: { $0 == "or" }), words[0] != "/"
    else { return short }
    let size = words.firstIndex { $0 == "size" } ?? 0
    let name = String(first) + (words[size].last == "," ? "," : "")
    return ([name[...]] + words.dropFirst(size + 1)).joined(separator: " ")
  }
}
