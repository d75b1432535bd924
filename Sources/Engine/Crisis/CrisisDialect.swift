// Words as the south of the language writes them, and little words with two letters swapped, made
// standard: mostly by rules of spelling, so that one table of words serves all.

struct CrisisDialect {
  static let shared = CrisisDialect()

  /// What a little word is in the standard language; some are two words.
  private let little: [UInt64: [[UInt8]]]
  /// Words that no other language has.
  private let sure: Set<UInt64>
  /// Words that say dialect only where more of them stand.
  private let likely: Set<UInt64>
  private let rules: [Rule]

  /// Letters for others: anywhere, at a word's beginning, or at its end.
  private struct Rule {
    let from: [UInt8]
    let to: [UInt8]
    let place: Place
    enum Place { case anywhere, beginning, end }
  }

  private init() {
    var little: [UInt64: [[UInt8]]] = [:]
    let lines = [CrisisDialect.littleWords, CrisisDialect.moreLittleWords]
    for line in lines.flatMap({ CrisisDialect.lines($0) }) {
      let words = line.split(separator: 0x20)
      little[CrisisSpelling.key(words[0])] = words.dropFirst().map { Array($0) }
    }
    self.little = little
    sure = CrisisDialect.keys(CrisisDialect.sureWords)
    likely = CrisisDialect.keys(CrisisDialect.likelyWords)
    rules = CrisisDialect.lines(CrisisDialect.spelling).map { line in
      let sides = line.split(separator: 0x3E, omittingEmptySubsequences: false)
      let isFirst = sides[0].first == 0x5E
      let isLast = sides[0].last == 0x24
      let from = Array(isFirst ? sides[0].dropFirst() : isLast ? sides[0].dropLast() : sides[0])
      return Rule(
        from: from, to: Array(sides[1]),
        place: isFirst ? .beginning : isLast ? .end : .anywhere)
    }
  }

  /// The words of a text in the standard language.
  func standard(_ words: [CrisisWord]) -> [CrisisWord] {
    let isDialect = isDialect(words)
    var found: [CrisisWord] = []
    found.reserveCapacity(words.count)
    for word in words {
      guard let made = isDialect ? standard(word.letters) : swapped(word) else {
        found.append(word)
        continue
      }
      for (number, letters) in made.enumerated() {
        found.append(CrisisWord(letters: letters, border: number == 0 ? word.border : .none))
      }
    }
    return found
  }

  private func isDialect(_ words: [CrisisWord]) -> Bool {
    var likelihood = 0
    var german = 0
    for word in words {
      if sure.contains(word.key) || isParticiple(word.letters) { return true }
      if likely.contains(word.key) {
        likelihood += 1
      } else if CrisisNames.shared.isGermanWord(word.key) {
        german += 1
      }
    }
    return likelihood > 1 && german > 1
  }

  /// `gschluckt`, `gfalln`: no other word begins so.
  private func isParticiple(_ letters: [UInt8]) -> Bool {
    guard letters.count > 4, letters[0] == UInt8(ascii: "g") else { return false }
    switch letters[1] {
    case UInt8(ascii: "s"), UInt8(ascii: "f"), UInt8(ascii: "w"), UInt8(ascii: "m"): return true
    default: return false
    }
  }

  private func standard(_ letters: [UInt8]) -> [[UInt8]]? {
    let key = CrisisSpelling.key(letters[...])
    if let known = little[key] { return known }
    guard letters.count > 2, !isKnown(key) else { return nil }
    let once = rules.flatMap { applied($0, to: letters) }
    for made in once where isKnown(CrisisSpelling.key(made[...])) { return [made] }
    for one in once {
      for rule in rules {
        for made in applied(rule, to: one) where isKnown(CrisisSpelling.key(made[...])) {
          return [made]
        }
      }
    }
    return nil
  }

  private func isKnown(_ key: UInt64) -> Bool {
    CrisisConcepts.shared.has(key) || CrisisGrammar.shared.spelling.has(key)
      || CrisisNames.shared.isLittle(key)
  }

  /// A word with a rule applied, or nothing where it does not fit.
  private func applied(_ rule: Rule, to letters: [UInt8]) -> [[UInt8]] {
    let last = letters.count - rule.from.count
    guard last >= 0 else { return [] }
    let places =
      switch rule.place {
      case .beginning: 0...0
      case .end: last...last
      case .anywhere: 0...last
      }
    for at in places where Array(letters[at..<at + rule.from.count]) == rule.from {
      return [letters[..<at] + rule.to + letters[(at + rule.from.count)...]]
    }
    return []
  }

  /// A little word whose letters were typed in the wrong order: `mcih`, `nciht`.
  private func swapped(_ word: CrisisWord) -> [[UInt8]]? {
    guard (3...5).contains(word.letters.count), !isKnown(word.key) else { return nil }
    for at in 1..<word.letters.count {
      var letters = word.letters
      letters.swapAt(at - 1, at)
      if CrisisNames.shared.isLittle(CrisisSpelling.key(letters[...])) { return [letters] }
    }
    return nil
  }

  private static func lines(_ text: StaticString) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for at in 0..<text.utf8CodeUnitCount {
      let byte = text.utf8Start[at]
      if byte == 0x0A { lines.append([]) } else { lines[lines.count - 1].append(byte) }
    }
    return lines
  }

  private static func keys(_ text: StaticString) -> Set<UInt64> {
    var keys: Set<UInt64> = []
    for line in lines(text) {
      for word in line.split(separator: 0x20) { keys.insert(CrisisSpelling.key(word)) }
    }
    return keys
  }

  private static var sureWords: StaticString {
    """
    ned nimma koa hod woar wia wos scho zwoa gwen gwesn kriag oida mog hois ois eam eich mia
    dahoam hoam guad oba isch noed nid nueme chume chum kei wott haet gno gsi oepper niemer mer
    uf gaht gaat mues bissl hots hams oane koane waun waunn daun dera
    """
  }

  private static var likelyWords: StaticString {
    """
    i a is da de mi di ma hob ka des san mei han net nimmer no vo u nix em sei dei gang
    """
  }

  private static var littleWords: StaticString {
    """
    i ich
    mi mich
    di dich
    ma mir
    ned nicht
    net nicht
    noed nicht
    nid nicht
    nit nicht
    nimma nicht mehr
    nimmer nicht mehr
    nueme nicht mehr
    koa keine
    koan keinen
    kan keinen
    siech sehe
    hois hals
    gschwoin geschwollen
    mim mit dem
    gfoin gefallen
    gfalln gefallen
    speib kotze
    heid heute
    heit heute
    koane keine
    ka keine
    kei keine
    a ein
    an ein
    is ist
    isch ist
    san sind
    hob habe
    han habe
    hod hat
    haet hat
    """
  }

  private static var moreLittleWords: StaticString {
    """
    het hat
    ham haben
    hom haben
    gno genommen
    gnumma genommen
    des das
    de die
    da der
    wos was
    wia wie
    no noch
    mei mein
    dei dein
    sei sein
    uf auf
    vo von
    eam ihm
    eich euch
    mia wir
    woar war
    waer waere
    gwen gewesen
    gwesn gewesen
    gsi gewesen
    wott will
    chan kann
    gang gehe
    gaht geht
    gaat geht
    ois alles
    afoch einfach
    dahoam daheim
    hoam heim
    oepper jemand
    niemer niemand
    mues muss
    zviel zuviel
    """
  }

  /// In the order in which they are tried.
  private static var spelling: StaticString {
    """
    scht>st
    oa>ei
    oa>a
    ua>u
    ue>u
    ia>ie
    uu>au
    ou>au
    oi>al
    oi>ol
    oi>el
    oi>il
    ii>ei
    o>a
    u>o
    ^ch>k
    ^gs>ges
    ^gf>gef
    ^gw>gew
    ^gh>geh
    ^gm>gem
    ^gn>gen
    ^g>ge
    ^zam>zusammen
    foin>fallen
    ngs>nges
    d>t
    b>p
    a$>er
    a$>e
    n$>en
    e$>en
    l$>el
    """
  }
}
