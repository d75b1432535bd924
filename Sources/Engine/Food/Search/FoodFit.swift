// How well one name fits a query.

/// Takes the words of a name one after the other and sums up what speaks for it and against it.
struct FoodFit {
  private let weights: FoodWeights
  private let namesKind: Bool
  private let head: UInt32
  private let extras: UInt32
  private let unwanted: UInt32
  /// For each word of the query the hundredths of its weight that it counts in this name.
  private var found: [Int]
  private var isName = true
  private var loss = 0
  /// What details that nobody asked for take away.
  private(set) var details = 0
  private var hasHead = false
  private var hasSecondHead = false
  /// Whether the noun of the query is that of the name.
  private(set) var isHeadAsked = false
  private var isHeadExtra = false
  /// Whether the noun of the query is no food of its own, only a kind of this one.
  private var isKindAsked = false
  /// Whether no word was only begun or misspelt.
  private(set) var isExact = true
  /// Whether the name, or its part before the first comma, says just what the query says.
  private(set) var isWhole = false
  private var lacksInFirst = 0
  /// Whether one of two names that stand for one another was missed: `Cake or cupcake, pumpkin`.
  private var lacksEither = false
  private var lacksInSecond = 0
  private var lacksLater = 0
  private var lacksExtra = 0

  /// `namesKind` where no food is called by the noun alone.
  init(_ query: FoodQuery, namesKind: Bool, weights: FoodWeights) {
    self.weights = weights
    self.namesKind = namesKind
    head = 1 << UInt32(query.head)
    var extras: UInt32 = 0
    var unwanted: UInt32 = 0
    for (at, word) in query.words.enumerated() {
      if word.isExtra { extras |= 1 << UInt32(at) }
      if word.isUnwanted { unwanted |= 1 << UInt32(at) }
    }
    self.extras = extras
    self.unwanted = unwanted
    found = [Int](repeating: 0, count: query.words.count)
  }

  /// Begins with another name: the food's own, or a further one.
  mutating func start(isName: Bool) {
    self.isName = isName
    for at in found.indices { found[at] = 0 }
    loss = 0
    details = 0
    hasHead = false
    hasSecondHead = false
    isHeadAsked = false
    isHeadExtra = false
    isKindAsked = false
    isExact = true
    lacksInFirst = 0
    lacksEither = false
    lacksInSecond = 0
    lacksLater = 0
    lacksExtra = 0
  }

  mutating func take(_ place: FoodPlace, _ mark: UInt32) {
    let bits = mark & FoodQuery.wordBits
    if bits == 0 { return miss(place) }
    if bits & unwanted != 0 {
      loss += place.has(FoodPlace.without) ? -weights.askedHead : weights.unwanted
    }
    if place.has(FoodPlace.without) { return }
    if place.has(FoodPlace.head) {
      hasHead = true
      if bits & head != 0 { isHeadAsked = true }
      if bits & extras != 0 { isHeadExtra = true }
    } else if place.has(FoodPlace.secondHead) {
      hasSecondHead = true
      if bits & head != 0 {
        isHeadAsked = true
        isKindAsked = namesKind && !place.has(FoodPlace.usual)
      }
    }
    let quality = Int(mark >> FoodQuery.qualityShift)
    if quality < weights.synonym { isExact = false }
    let value = worth(place) * quality / 100
    var rest = bits & ~unwanted
    while rest != 0 {
      let at = rest.trailingZeroBitCount
      found[at] = max(found[at], value)
      rest &= rest - 1
    }
  }

  private var isByKind: Bool { !hasHead && hasSecondHead && isName }

  /// Whether the noun stands among words that were not asked for; the kind, as in `Coffee, latte`,
  /// and what stands behind a `with` do not count.
  var isMoreSpecial: Bool { isByKind ? lacksInSecond > 0 : lacksInFirst > 0 }

  private mutating func miss(_ place: FoodPlace) {
    if place.has(FoodPlace.usual) || place.has(FoodPlace.without) {
      details += weights.usualNotAsked
      if place.has(FoodPlace.head) { lacksEither = true }
    } else if place.has(FoodPlace.extra) {
      lacksExtra += 1
    } else if place.has(FoodPlace.firstPart) {
      lacksInFirst += 1
    } else if place.has(FoodPlace.secondPart) {
      lacksInSecond += 1
    } else {
      lacksLater += 1
    }
  }

  /// Hundredths of its worth that a word costs which no name has; a guess costs less.
  private func loss(of word: FoodQueryWord, _ isHead: Bool) -> Int {
    var missing = weights.missing
    if word.isExtra { missing = weights.missingExtra }
    if word.isUsual { missing = weights.missingUsual }
    if isHead { missing = weights.missingHead }
    return missing * word.sureness / 100
  }

  /// The score of the name, of which all words were taken. `anywhere` are the words of the query
  /// that any name of the food answers.
  mutating func score(_ query: FoodQuery, anywhere: UInt32) -> Int {
    var score = 0
    var isComplete = true
    for at in found.indices where unwanted & (1 << UInt32(at)) == 0 {
      if found[at] > 0 {
        score += query.words[at].worth * found[at] / 100
      } else {
        let isBrand = query.words[at].brand != nil
        let isLight = query.words[at].isUsual && at != query.head
        if !isLight, !isBrand || query.isKnown(at) { isComplete = false }
        let isElsewhere = anywhere & (1 << UInt32(at)) != 0
        if isBrand, !isElsewhere { continue }
        score +=
          query.words[at].worth
          * (isElsewhere ? weights.otherName : -loss(of: query.words[at], at == query.head)) / 100
      }
    }
    if lacksEither, !hasHead, lacksInFirst == 0 { lacksInFirst = 1 }
    details += weights.laterNotAsked * lacksLater + weights.extraNotAsked * lacksExtra
    details += (isByKind ? weights.wordNotAsked : weights.laterNotAsked) * lacksInSecond
    loss += (isName ? weights.wordNotAsked : weights.furtherNotAsked) * lacksInFirst
    if !hasHead { loss += isByKind ? weights.kindNotAsked : weights.headNotAsked }
    if isHeadExtra, !isHeadAsked { loss += weights.extraAsHead }
    if hasHead, !isHeadAsked { loss += weights.otherNoun }
    if isHeadAsked { score += weights.askedHead }
    let lacksBehind = lacksInSecond + lacksLater + lacksExtra
    isWhole = isComplete && lacksInFirst == 0 && (isName || lacksBehind == 0)
    return score - loss - details + (isComplete ? wholeness : 0)
  }

  /// What it is worth that nothing else was asked for and nothing else is said.
  private var wholeness: Int {
    let hasNothingElse = lacksInFirst + lacksInSecond + lacksLater + lacksExtra == 0
    guard isName else { return hasNothingElse ? weights.wholeFurtherName : 0 }
    if isKindAsked, lacksInSecond == 0, lacksInFirst == 1 { return weights.wholeKind }
    return (lacksInFirst == 0 ? weights.wholeFirstPart : 0)
      + (hasNothingElse ? weights.wholeName : 0)
  }

  private func worth(_ place: FoodPlace) -> Int {
    let worth =
      place.has(FoodPlace.extra)
      ? weights.extra
      : place.has(FoodPlace.head)
        ? weights.head
        : place.has(FoodPlace.firstPart)
          ? weights.firstPart
          : place.has(FoodPlace.secondHead) ? weights.secondHead : weights.laterPart
    return isName ? worth : worth * weights.inFurtherName / 100
  }
}
