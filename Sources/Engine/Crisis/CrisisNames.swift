// The classes of the grammar that the code itself asks for.

struct CrisisNames {
  static let shared = CrisisNames(CrisisGrammar.shared)

  let figure: Int
  let not: Int
  let but: Int
  /// What also denies where it stands inside a phrase.
  let nothing: Int
  /// What goes on after a no, so that the no is none for what stands before.
  let goingOn: Int
  /// A year that is over.
  let year: Int
  let helping: Int
  let past: Int
  let now: Int
  let topic: Int
  let harmless: Int
  let smoke: Int
  let smokeStop: Int
  /// What changes the meaning of everything around it.
  let around: [Int]
  /// From which number on a number belongs to which class.
  let numbers: [(least: Int32, symbol: Int)]
  /// Words that mean something else in German.
  let onlyEnglish: Set<UInt64>
  /// Words that mean something else in English.
  let onlyGerman: Set<UInt64>
  private let german: Set<UInt64>
  private let english: Set<UInt64>

  init(_ grammar: CrisisGrammar) {
    figure = grammar.known("FIGURE")
    not = grammar.known("NOT")
    but = grammar.known("BUT")
    nothing = grammar.known("NIL")
    goingOn = grammar.known("UNDENY")
    year = grammar.known("YEARNO")
    helping = grammar.known("HELPING")
    past = grammar.known("PAST")
    now = grammar.known("NOW")
    topic = grammar.known("TOPIC")
    harmless = grammar.known("HARMLESS")
    smoke = grammar.known("ZSMOKE")
    smokeStop = grammar.known("ZSMOKESTOP")
    around = [past, topic, harmless, figure, smoke, grammar.known("ZQUESTION")]
    var numbers: [(least: Int32, symbol: Int)] = []
    let names: [(Int32, StaticString)] = [
      (0, "N"), (2, "N2"), (3, "N3"), (4, "N4"), (6, "N6"), (10, "N10"), (20, "N20"), (50, "N50"),
      (100, "N100"), (500, "N500"),
    ]
    for (least, name) in names {
      let symbol = grammar.known(name)
      if symbol >= 0 { numbers.append((least, symbol)) }
    }
    self.numbers = numbers
    onlyEnglish = CrisisNames.words("die not den")
    onlyGerman = CrisisNames.words("gift will war tot rum brand fast kind brach hab alle mutter")
    german = CrisisNames.words(
      """
      ich nicht und das der mir mich ist hab habe bin ein eine auf mit zu den dem kein keine wenn \
      aber nur seit im von fuer es sie er hat wie noch schon mal auch mein meine ja jetzt dass wir \
      einfach ned nimma nimmer hob hod koa scho wia wos oida isch noed kei chume zu vom zum bei \
      was ihr oder dann
      """)
    english = CrisisNames.words(
      """
      the i my to and is it of for me that you have on with this a im was but he she his her \
      not just do its at be they are we ive dont
      """)
  }

  /// Whether a text has more German than English little words.
  func isGerman(_ words: [CrisisWord], atDoubt: Bool) -> Bool {
    var balance = 0
    for word in words {
      if german.contains(word.key) { balance += 1 }
      if english.contains(word.key) { balance -= 1 }
    }
    return balance == 0 ? atDoubt : balance > 0
  }

  /// Whether it is one of the little words of either language.
  func isLittle(_ key: UInt64) -> Bool { german.contains(key) || english.contains(key) }

  /// Whether it is one of the little words of German.
  func isGermanWord(_ key: UInt64) -> Bool { german.contains(key) }

  private static func words(_ text: StaticString) -> Set<UInt64> {
    var words: Set<UInt64> = []
    var word: [UInt8] = []
    for at in 0..<text.utf8CodeUnitCount {
      let byte = text.utf8Start[at]
      if byte == 0x20 {
        words.insert(CrisisSpelling.key(word[...]))
        word = []
      } else {
        word.append(byte)
      }
    }
    words.insert(CrisisSpelling.key(word[...]))
    return words
  }
}
