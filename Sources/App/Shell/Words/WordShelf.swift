// The tables of words that are here. A browser loads those of one language; every other build has
// all of them inside.

extension WordList {
  #if hasFeature(Embedded)
  /// By the place of the language. A browser's module has one thread.
  nonisolated(unsafe) private static var tables = [WordList?](repeating: nil, count: tags.count)
  #else
  // The literal ends where its last line does.
  private static let tables = tags.map { tag in
    inside(tag).flatMap { WordList(Array($0.utf8) + [UInt8(ascii: "\n")]) }
  }
  #endif

  static func table(_ language: Language) -> WordList? { tables[language.place] }

  /// Puts a table that came to its language; a smaller one never takes the place of a larger one.
  /// Whether it could be read.
  @discardableResult
  public static func take(_ bytes: [UInt8]) -> Bool {
    guard let words = WordList(bytes), let place = tags.firstIndex(of: words.tag) else {
      return false
    }
    #if hasFeature(Embedded)
    if words.count >= tables[place]?.count ?? 0 { tables[place] = words }
    #endif
    return place < tables.count
  }
}

extension Language {
  /// Whether its words are here.
  var isHere: Bool { WordList.table(self) != nil }

  /// Which way its lines run.
  var isRightToLeft: Bool { WordList.table(self)?.isRightToLeft ?? false }

  /// A text that nothing is filled in: most are such, and it is shorter to ask for one like this.
  @inline(never)
  func say(_ number: Int) -> String { say(number, [], by: 0) }

  /// A text by its number, with what is filled in. A browser that does not have it yet gives the
  /// call up and makes it again once it has.
  @inline(never)
  func say(_ number: Int, _ values: [String] = [], by count: Int = 0) -> String {
    let text = WordList.table(self)?.text(number, values, by: count)
    precondition(text != nil, "the words are not here")
    return text ?? ""
  }
}
