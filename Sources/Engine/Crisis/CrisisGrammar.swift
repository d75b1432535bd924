// The words and rules of the crisis check, made ready once out of their written form.

/// What the tables say: which words there are, which classes they belong to, which phrases make a
/// class, and which phrases are danger.
///
/// A line is `NAME: phrase, phrase`, or with a level and a kind in place of the name; level 1 is a
/// sign for the model, but `1+` raises a text by itself. A phrase is
/// made of words, of classes in capitals, of `~3` (up to three words of the same sentence between,
/// none of which says no or but) and of `=3` (the same with such words too); `~~3` also crosses the
/// end of a sentence, `?` before a part says that it may be missing,
/// `<` and `>` stand for a sentence's ends. A word may end or begin with a star.
struct CrisisGrammar {
  /// A part of a phrase.
  enum Part {
    case symbol(Int)
    case optional(Int)
    case gap(Int, crosses: Bool, denies: Bool)
    case start, end
  }

  /// A phrase and what it means.
  struct Phrase {
    let parts: [Part]
    /// Two classes or words that a text must have for it; the same twice where there is one.
    let needs: (Int, Int)
    /// The class it makes, or the rule it is.
    let result: Int
  }

  /// What follows from a rule.
  struct Rule {
    let level: Crisis.Level
    let kind: Crisis.Kind
    /// Whether it holds in spite of words of the past and of a topic.
    let isFirm: Bool
    /// Whether it raises a text whatever the model says.
    let raises: Bool
  }

  private(set) var phrases: [Phrase] = []
  private(set) var dangers: [Phrase] = []
  private(set) var rules: [Rule] = []
  /// The classes that follow from a class or word by itself.
  private(set) var implied: [[Int]] = []
  /// The number of each class among the classes, or -1 for a single word.
  private(set) var classNumbers: [Int] = []
  private(set) var classCount = 0
  private(set) var spelling = CrisisSpelling()
  private var classes: [UInt64: Int] = [:]

  /// Read once, at the first text.
  static let shared = CrisisGrammar(CrisisWordTable.all)

  var count: Int { implied.count }

  init(_ tables: [StaticString]) {
    for table in tables {
      var line: [UInt8] = []
      for at in 0..<table.utf8CodeUnitCount {
        let byte = table.utf8Start[at]
        if byte == 0x0A {
          read(line)
          line = []
        } else {
          line.append(byte)
        }
      }
      read(line)
    }
  }

  /// The class of a name, made when it is new.
  mutating func name(_ name: [UInt8]) -> Int {
    let key = CrisisSpelling.key(name[...])
    if let known = classes[key] { return known }
    classes[key] = implied.count
    implied.append([])
    let isClass = (0x41...0x5A).contains(name[0])
    classNumbers.append(isClass ? classCount : -1)
    if isClass { classCount += 1 }
    return implied.count - 1
  }

  /// The class of a name that the code itself asks for.
  func known(_ name: StaticString) -> Int {
    var letters: [UInt8] = []
    for at in 0..<name.utf8CodeUnitCount { letters.append(name.utf8Start[at]) }
    return classes[CrisisSpelling.key(letters[...])] ?? -1
  }

  private mutating func read(_ line: [UInt8]) {
    guard let colon = line.firstIndex(of: 0x3A) else { return }
    let head = line[..<colon]
    let isRule = head.first == 0x31 || head.first == 0x32
    let result = isRule ? rule(head) : name(Array(head))
    for phrase in line[(colon + 1)...].split(separator: 0x2C) {
      let parts = phrase.split(separator: 0x20).map { part($0) }
      guard !parts.isEmpty else { continue }
      if !isRule, parts.count == 1, case .symbol(let symbol) = parts[0] {
        implied[symbol].append(result)
        continue
      }
      var needs: [Int] = []
      for case .symbol(let symbol) in parts { needs.append(symbol) }
      guard let first = needs.first else { continue }
      let made = Phrase(
        parts: parts, needs: (first, needs.count > 1 ? needs[1] : first), result: result)
      if isRule { dangers.append(made) } else { phrases.append(made) }
    }
  }

  /// Reads `2 overdose`, `2! overdose` or `1+ overdose`.
  private mutating func rule(_ head: ArraySlice<UInt8>) -> Int {
    let words = head.split(separator: 0x20)
    let kind = Crisis.Kind(rawValue: String(decoding: words.last ?? [], as: UTF8.self))
    rules.append(
      Rule(
        level: head.first == 0x32 ? .immediate : .elevated, kind: kind ?? .selfHarm,
        isFirm: words[0].last == 0x21, raises: head.first == 0x32 || words[0].last == 0x2B))
    return rules.count - 1
  }

  private mutating func part(_ text: ArraySlice<UInt8>) -> Part {
    let first = text[text.startIndex]
    switch first {
    case 0x3C: return .start
    case 0x3E: return .end
    case 0x3F: return .optional(symbol(text.dropFirst()))
    case 0x7E, 0x3D:
      let crosses = text.dropFirst().first == 0x7E
      return .gap(
        CrisisGrammar.number(text.dropFirst(crosses ? 2 : 1)), crosses: crosses,
        denies: first == 0x3D)
    default: return .symbol(symbol(text))
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func symbol(_ text: ArraySlice<UInt8>) -> Int {
    let first = text[text.startIndex]
    if (0x41...0x5A).contains(first) { return name(Array(text)) }
    let made = name(Array(text))
    spelling.add(text, symbol: made)
    return made
  }
}
