// A text read with the grammar: which classes stand where, and which rules hold.

struct CrisisReading {
  let words: [CrisisWord]
  let isGerman: Bool
  private let grammar = CrisisGrammar.shared
  /// For each class the newest place in `marks`, or -1.
  private var heads: [Int32]
  private var marks: [Mark] = []
  /// Words that belong to a figure of speech.
  private var isFigure: [Bool] = []
  /// The number of the sentence of each word.
  private var sentence: [Int] = []
  /// Which doubts kept a phrase of danger from being one.
  private(set) var doubts = [Bool](repeating: false, count: Doubt.allCases.count)
  private(set) var ruled = Crisis.Finding.nothing
  /// Whether a rule that held is enough by itself.
  private(set) var isSure = false
  /// The phrases of danger in the text by number, and why each says nothing, where it does.
  private(set) var held: [(phrase: Int, doubt: Doubt?)] = []
  /// The words of the phrase that is being matched.
  private var matched: [Int] = []

  enum Doubt: Int, CaseIterable { case figure, denied, harmless, topic, past }

  private struct Mark {
    let symbol: Int32
    let start: Int32
    let end: Int32
    let next: Int32
  }

  init(_ written: [CrisisWord], germanAtDoubt: Bool) {
    words = CrisisDialect.shared.standard(written)
    isGerman = CrisisNames.shared.isGerman(words, atDoubt: germanAtDoubt)
    heads = Array(repeating: -1, count: CrisisGrammar.shared.count)
    numberSentences()
    markWords()
    for phrase in grammar.phrases where has(phrase.needs) { mark(phrase) }
    isFigure = Array(repeating: false, count: words.count)
    for place in places(of: CrisisNames.shared.figure) {
      for at in place { isFigure[at] = true }
    }
    for (number, danger) in grammar.dangers.enumerated() where has(danger.needs) {
      judge(danger, number)
    }
  }

  /// Which limit the model has for it: where words of danger are doubtful, or where it is about
  /// smoking, more has to speak for danger than elsewhere.
  var group: Int {
    let doubtful = doubts.contains(true) ? 2 : has(CrisisNames.shared.smoke) ? 1 : 0
    return doubtful + (isGerman ? 3 : 0)
  }

  private mutating func numberSentences() {
    var number = 0
    for (at, word) in words.enumerated() {
      if at > 0, word.border == .sentence { number += 1 }
      sentence.append(number)
    }
  }

  private mutating func markWords() {
    for (at, word) in words.enumerated() {
      if let number = word.number {
        for (least, symbol) in CrisisNames.shared.numbers where number >= least {
          add(symbol, at, at + 1)
        }
        if isPastYear(number) { add(CrisisNames.shared.year, at, at + 1) }
        continue
      }
      let foreign = isGerman ? CrisisNames.shared.onlyEnglish : CrisisNames.shared.onlyGerman
      if foreign.contains(word.key) { continue }
      for symbol in grammar.spelling.symbols(of: word.letters) { add(symbol, at, at + 1) }
    }
  }

  /// The round one is as often an amount.
  private func isPastYear(_ number: Int32) -> Bool {
    number != 2000 && (1950...2024).contains(number)
  }

  private mutating func add(_ symbol: Int, _ start: Int, _ end: Int) {
    var mark = heads[symbol]
    while mark >= 0 {
      let known = marks[Int(mark)]
      if known.start == start, known.end == end { return }
      mark = known.next
    }
    marks.append(
      Mark(symbol: Int32(symbol), start: Int32(start), end: Int32(end), next: heads[symbol]))
    heads[symbol] = Int32(marks.count - 1)
    for further in grammar.implied[symbol] { add(further, start, end) }
  }

  /// Every class that was found, with its places.
  var classes: [(symbol: Int, start: Int, end: Int)] {
    var classes: [(symbol: Int, start: Int, end: Int)] = []
    // Who stopped smoking stopped nothing that can kill.
    let stop = CrisisNames.shared.smokeStop
    let plain = places(of: stop)
    for mark in marks
    where mark.symbol == stop || !plain.contains(where: { $0.contains(Int(mark.start)) }) {
      guard grammar.classNumbers[Int(mark.symbol)] >= 0 else { continue }
      classes.append((grammar.classNumbers[Int(mark.symbol)], Int(mark.start), Int(mark.end)))
    }
    return classes
  }

  private func has(_ needs: (Int, Int)) -> Bool { heads[needs.0] >= 0 && heads[needs.1] >= 0 }

  func has(_ symbol: Int) -> Bool { symbol >= 0 && heads[symbol] >= 0 }

  func places(of symbol: Int) -> [Range<Int>] {
    guard symbol >= 0 else { return [] }
    var places: [Range<Int>] = []
    var mark = heads[symbol]
    while mark >= 0 {
      places.append(Int(marks[Int(mark)].start)..<Int(marks[Int(mark)].end))
      mark = marks[Int(mark)].next
    }
    return places
  }

  private mutating func mark(_ phrase: CrisisGrammar.Phrase) {
    var found: [Range<Int>] = []
    match(phrase) { _, range in
      found.append(range)
      return false
    }
    for range in found { add(phrase.result, range.lowerBound, range.upperBound) }
  }

  private mutating func judge(_ danger: CrisisGrammar.Phrase, _ number: Int) {
    let rule = grammar.rules[danger.result]
    var holds = false
    var doubts: [Doubt] = []
    match(danger) { reading, range in
      guard let doubt = reading.doubt(rule, range) else {
        holds = true
        return true
      }
      doubts.append(doubt)
      return false
    }
    for doubt in doubts { self.doubts[doubt.rawValue] = true }
    if holds || !doubts.isEmpty { held.append((number, holds ? nil : doubts[0])) }
    if holds, rule.raises { isSure = true }
    if holds, rule.level > ruled.level { ruled = Crisis.Finding(rule.level, rule.kind) }
  }

  /// Why a phrase of danger says nothing where it stands; nothing where it holds.
  private func doubt(_ rule: CrisisGrammar.Rule, _ range: Range<Int>) -> Doubt? {
    let names = CrisisNames.shared
    if matched.contains(where: { isFigure[$0] }) { return .figure }
    if isDenied(range.lowerBound) || isDeniedBehind(range.upperBound) { return .denied }
    guard !rule.isFirm else { return nil }
    if has(names.harmless) { return .harmless }
    let own = sentence[range.lowerBound]
    func isHere(_ symbol: Int) -> Bool {
      places(of: symbol).contains { sentence[$0.lowerBound] == own }
    }
    if isHere(names.topic) { return .topic }
    return isHere(names.past) && !isHere(names.now) ? .past : nil
  }

  /// Whether a no stands before it, with nothing but helping words between.
  private func isDenied(_ start: Int) -> Bool {
    let names = CrisisNames.shared
    var at = start
    for _ in 0..<5 {
      guard at > 0, words[at].border == .none else { return false }
      at -= 1
      if stands(names.not, at) { return true }
      if !stands(names.helping, at) { return false }
    }
    return false
  }

  /// Whether a no stands right behind it, as German has it: `er schlaegt mich nicht`.
  private func isDeniedBehind(_ end: Int) -> Bool {
    guard isGerman else { return false }
    var at = end
    if at < words.count, words[at].border == .none, words[at].letters == Array("ich".utf8) {
      at += 1
    }
    guard at < words.count, words[at].border == .none, stands(CrisisNames.shared.not, at) else {
      return false
    }
    return at + 1 == words.count || words[at + 1].border != .none
      || !stands(CrisisNames.shared.goingOn, at + 1)
  }

  func stands(_ symbol: Int, _ at: Int) -> Bool {
    guard symbol >= 0 else { return false }
    var mark = heads[symbol]
    while mark >= 0 {
      let known = marks[Int(mark)]
      if Int(known.start) <= at, at < Int(known.end) { return true }
      mark = known.next
    }
    return false
  }

  // MARK: Matching

  /// Calls for each place where a phrase stands until the answer is true.
  private mutating func match(
    _ phrase: CrisisGrammar.Phrase, _ take: (CrisisReading, Range<Int>) -> Bool
  ) {
    guard case .symbol(let first) = phrase.parts[0] else {
      for start in words.indices {
        matched = []
        if follow(phrase, 0, start, start, 0, take) { return }
      }
      return
    }
    var mark = heads[first]
    while mark >= 0 {
      let known = marks[Int(mark)]
      matched = Array(Int(known.start)..<Int(known.end))
      if follow(phrase, 1, Int(known.start), Int(known.end), 0, take) { return }
      mark = known.next
    }
  }

  /// Goes on with the part at an index; `reach` says how many words may lie before it.
  private mutating func follow(
    _ phrase: CrisisGrammar.Phrase, _ index: Int, _ start: Int, _ at: Int, _ reach: Int,
    crosses: Bool = false, denies: Bool = false, _ take: (CrisisReading, Range<Int>) -> Bool
  ) -> Bool {
    guard index < phrase.parts.count else { return take(self, start..<at) }
    switch phrase.parts[index] {
    case .start:
      guard at < words.count, at == 0 || words[at].border == .sentence else { return false }
      return follow(phrase, index + 1, start, at, 0, take)
    case .end:
      guard at == words.count || words[at].border == .sentence || isQuestion(at) else {
        return false
      }
      return follow(phrase, index + 1, start, at, 0, take)
    case .gap(let most, let crosses, let denies):
      return follow(phrase, index + 1, start, at, most, crosses: crosses, denies: denies, take)
    case .optional(let symbol):
      if step(
        symbol, phrase, index, start, at, reach, crosses: crosses, denies: denies, take)
      {
        return true
      }
      return follow(
        phrase, index + 1, start, at, reach, crosses: crosses, denies: denies, take)
    case .symbol(let symbol):
      return step(
        symbol, phrase, index, start, at, reach, crosses: crosses, denies: denies, take)
    }
  }

  private func isQuestion(_ at: Int) -> Bool { words[at].letters == CrisisLetters.question }

  private mutating func step(
    _ symbol: Int, _ phrase: CrisisGrammar.Phrase, _ index: Int, _ start: Int, _ at: Int,
    _ reach: Int, crosses: Bool, denies: Bool, _ take: (CrisisReading, Range<Int>) -> Bool
  ) -> Bool {
    var mark = heads[symbol]
    while mark >= 0 {
      let known = marks[Int(mark)]
      mark = known.next
      let place = Int(known.start)
      guard place >= at, place <= at + reach,
        isOpen(at, place, crosses: crosses, denies: denies, isFirst: index == 0 || at == start)
      else { continue }
      let depth = matched.count
      matched += place..<Int(known.end)
      let found = follow(phrase, index + 1, start, Int(known.end), 0, take)
      if found { return true }
      matched.removeLast(matched.count - depth)
    }
    return false
  }

  /// Whether a phrase may go on from one word to another.
  private func isOpen(
    _ from: Int, _ to: Int, crosses: Bool, denies: Bool, isFirst: Bool
  ) -> Bool {
    for at in from...to {
      if !crosses, !(isFirst && at == from), words[at].border == .sentence { return false }
      if at < to, !denies,
        stands(CrisisNames.shared.not, at) || stands(CrisisNames.shared.but, at)
          || stands(CrisisNames.shared.nothing, at)
      {
        return false
      }
    }
    return true
  }
}
