// A message read with the coach's grammar: the same letters and spellings as the crisis check has,
// and concepts of the coach's own. What a message is about follows from which concepts meet in it.

/// What a message is about, and the food that it names.
public struct CoachReading: Equatable, Sendable {
  public let intent: CoachIntent
  public let food: CoachFood?
  /// Whether it is about alcohol.
  public let isOnDrinking: Bool
  /// Whether it is for a doctor, a midwife or a pharmacist.
  public let needsProfessional: Bool
  /// Whether it asks about the day that comes.
  public let isAhead: Bool

  /// The words that are read at once; the piece that says most counts.
  private static let pieceLength = 160

  /// Reads a message in either language; the given one counts where it could be either.
  @inline(never)  // Not of a first visit.
  public init(_ text: String, isGerman: Bool) {
    var best = CoachReading()
    for piece in CrisisLetters.pieces(of: text, length: CoachReading.pieceLength) {
      let german = CrisisNames.shared.isGerman(piece, atDoubt: isGerman)
      var found = CoachReading(piece, CoachGrammar.of(isGerman: german))
      if found.intent.isTalk {
        // Dialect has few of the little words by which a language is known.
        let other = CoachReading(piece, CoachGrammar.of(isGerman: !german))
        if found.intent == .unknown || !other.intent.isTalk { found = other }
      }
      if best.intent.isTalk && (best.intent == .unknown || !found.intent.isTalk) { best = found }
    }
    self = best
  }

  private init() {
    intent = .unknown
    food = nil
    isOnDrinking = false
    needsProfessional = false
    isAhead = false
  }

  private init(_ words: [CrisisWord], _ grammar: CoachGrammar) {
    let concepts = CoachConcepts(words, grammar)
    let rule = grammar.rules.first { rule in
      rule.all.allSatisfy { concepts.has($0) } && !rule.none.contains { concepts.has($0) }
    }
    intent = rule?.intent ?? .unknown
    food = grammar.foods.first { concepts.has($0.symbol) }?.food
    isOnDrinking = concepts.has(grammar.drinking) || food == .alcohol
    needsProfessional = grammar.professional.contains { concepts.has($0) }
    isAhead = concepts.has(grammar.ahead)
  }
}

/// Which concepts stand where in the words of a message.
private struct CoachConcepts {
  private let words: [CrisisWord]
  private let grammar: CoachGrammar
  private var places: [[Range<Int>]]

  init(_ words: [CrisisWord], _ grammar: CoachGrammar) {
    self.words = words
    self.grammar = grammar
    places = Array(repeating: [], count: grammar.concepts.count)
    for (at, word) in words.enumerated() {
      let symbols =
        word.number == nil
        ? grammar.concepts.spelling.symbols(of: word.letters) : [grammar.number]
      for symbol in symbols { add(symbol, at..<at + 1) }
    }
    for phrase in grammar.concepts.phrases where has(phrase.needs.0) && has(phrase.needs.1) {
      for start in words.indices {
        if let end = end(of: phrase, part: 0, from: start, reach: 0) {
          add(phrase.result, start..<end)
        }
      }
    }
  }

  func has(_ symbol: Int) -> Bool { symbol >= 0 && !places[symbol].isEmpty }

  private mutating func add(_ symbol: Int, _ place: Range<Int>) {
    guard symbol >= 0, !places[symbol].contains(place) else { return }
    places[symbol].append(place)
    for further in grammar.concepts.implied[symbol] { add(further, place) }
  }

  /// Where a phrase ends whose part may begin at a word, or up to `reach` words behind it.
  private func end(
    of phrase: CrisisGrammar.Phrase, part: Int, from at: Int, reach: Int
  ) -> Int? {
    guard part < phrase.parts.count else { return at }
    switch phrase.parts[part] {
    case .gap(let most, _, _): return end(of: phrase, part: part + 1, from: at, reach: most)
    case .start:
      return at == 0 ? end(of: phrase, part: part + 1, from: at, reach: 0) : nil
    case .end:
      return isEnd(at) ? end(of: phrase, part: part + 1, from: at, reach: 0) : nil
    case .optional(let symbol):
      return step(symbol, phrase, part, at, reach)
        ?? end(of: phrase, part: part + 1, from: at, reach: reach)
    case .symbol(let symbol): return step(symbol, phrase, part, at, reach)
    }
  }

  private func step(
    _ symbol: Int, _ phrase: CrisisGrammar.Phrase, _ part: Int, _ at: Int, _ reach: Int
  ) -> Int? {
    for place in places[symbol]
    where place.lowerBound >= at && place.lowerBound <= at + reach
      && !crossesSentence(at, place.lowerBound, isFirst: part == 0)
    {
      if let end = end(of: phrase, part: part + 1, from: place.upperBound, reach: 0) {
        return end
      }
    }
    return nil
  }

  private func crossesSentence(_ from: Int, _ to: Int, isFirst: Bool) -> Bool {
    guard !isFirst, from <= to, to < words.count else { return false }
    return (from...to).contains { $0 > 0 && words[$0].border == .sentence }
  }

  private func isEnd(_ at: Int) -> Bool {
    at >= words.count || words[at].letters == CrisisLetters.question
      || words[at].border == .sentence
  }
}
