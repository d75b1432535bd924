// Reading a line such as "diet coke, popcorn and two eggs, no soda" into foods.

/// The reader of free text with several foods.
public enum FoodLine {
  /// Words after these are not read.
  public static let mostWords = 300

  /// The items in the order in which they were written; what was not eaten is left out.
  ///
  /// Commas and new lines part items. `and` and `with` part them unless one food is called so.
  public static func read(
    _ text: String, in search: FoodSearch, preferring: [FoodCode] = [], own: [String] = []
  ) -> [FoodMention] {
    let written = Array(FoodTokenizer.tokens(text).prefix(mostWords))
    let tokens = FoodSaying.spelledOut(FoodTelling.dropped(FoodEnergyWords.taken(written)))
    var reader = FoodLineReader(text, search, preferring: preferring, own: own)
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, !tokens[end].opensPart { end += 1 }
      reader.readPart(tokens[start..<end], isTitle: end < tokens.count && tokens[end - 1].endsTitle)
      start = end
    }
    return reader.mentions
  }
}

/// Reads one part of a line after the other.
struct FoodLineReader {
  var mentions: [FoodMention] = []
  /// What the last mention was made of.
  var last: FoodSaid?
  /// The first mention of the part that was read last, if what it comes with is others.
  private var main: Int?
  /// What was read before a colon.
  private var title: Range<Int>?
  private let text: [UInt8]
  let search: FoodSearch
  private let preferring: [FoodCode]
  private let own: [String]
  let row: FoodRow

  init(_ text: String, _ search: FoodSearch, preferring: [FoodCode], own: [String]) {
    self.text = Array(text.utf8)
    self.search = search
    self.preferring = preferring
    self.own = own
    row = FoodRow(search: search, preferring: preferring, own: own)
  }

  /// Reads what stands between two commas. A title is no food where a food follows, or where it
  /// names none itself.
  mutating func readPart(_ words: ArraySlice<FoodToken>, isTitle: Bool) {
    let before = mentions.count
    readItems(words)
    let isWith = words.contains { FoodWordKind.kind(of: $0) == .with }
    main = isWith && mentions.count > before + 1 ? before : nil
    if let title, mentions[before...].contains(where: { $0.index != nil }) {
      mentions.removeSubrange(title)
    }
    title = nil
    guard isTitle else { return }
    if mentions[before...].allSatisfy({ $0.index == nil }) {
      mentions.removeSubrange(before...)
    } else {
      title = before..<mentions.count
    }
  }

  private mutating func readItems(_ words: ArraySlice<FoodToken>) {
    var rest = words
    let opening = words.prefix { !Self.isAnd($0) }
    if Self.saysWhere(opening), tells(opening) { rest = words[opening.endIndex...] }
    while let first = rest.first {
      if Self.isAnd(first) || FoodWordKind.kind(of: first) == .with {
        rest = rest.dropFirst()
      } else {
        let item = ownItem(rest) ?? firstItem(rest)
        if item.startIndex != words.startIndex || !tells(item) { readItem(item) }
        rest = rest[item.endIndex...]
      }
    }
  }

  /// What one of the person's own foods is called, with or without an amount before it. Its name
  /// may have numbers and an `and`.
  private func ownItem(_ words: ArraySlice<FoodToken>) -> ArraySlice<FoodToken>? {
    guard !own.isEmpty else { return nil }
    let ends = words.indices.dropFirst().filter {
      Self.isAnd(words[$0]) || FoodWordKind.kind(of: words[$0]) == .with
    }
    let amount = FoodAmount.leading(words)?.length ?? 0
    for end in [words.endIndex] + ends.reversed() {
      let item = words[..<end]
      if FoodOwnNames.exact(own, item) != nil { return item }
      if amount > 0, FoodOwnNames.exact(own, item.dropFirst(amount)) != nil { return item }
    }
    return nil
  }

  /// The longest run of words from the front that one food is called, or else all up to the next
  /// `and` or number.
  private func firstItem(_ words: ArraySlice<FoodToken>) -> ArraySlice<FoodToken> {
    let first = words.prefix(upTo: end(of: words, from: words.startIndex))
    var longest = first
    var end = first.endIndex
    while end < words.endIndex, Self.isAnd(words[end]), !isNewItem(words[(end + 1)...]) {
      end = self.end(of: words, from: end + 1)
      let joined = words[words.startIndex..<end]
      let rest = words[first.endIndex + 1..<end]
      if FoodSaying.isSeasoning(joined) || isOneFood(content(joined).words, besides: rest) {
        longest = joined
      }
    }
    return longest
  }

  /// Whether words with an `and` are one food. What are foods on both sides are two where the one
  /// is only nicknamed so, as pickles are `bread and butter`, or not mixed of them, as cheese
  /// bread.
  private func isOneFood(
    _ words: ArraySlice<FoodToken>, besides rest: ArraySlice<FoodToken>
  ) -> Bool {
    guard let naming = naming(words), naming.isWhole else { return false }
    let food = search.table.food(at: naming.food)
    let names = [food.name, food.germanName ?? ""].map { FoodTokenizer.tokens($0) }
    let name = names.flatMap { $0 }
    let asked = Set(words.filter { !Self.isAnd($0) }.map { FoodStem.stem($0.letters) })
    let isAsked = name.map { asked.contains(FoodStem.stem($0.letters)) }
    // Rice and vegetables may come with chicken, which nobody said.
    let isJoined = name.indices.dropFirst().dropLast().contains {
      Self.isAnd(name[$0]) && isAsked[$0 - 1] && isAsked[$0 + 1]
    }
    let fronts = names.flatMap { $0.firstPart }
    let isCalled = isJoined || fronts.contains { asked.contains(FoodStem.stem($0.letters)) }
    let isMixed = name.contains { Self.isAnd($0) || FoodWordKind.kind(of: $0) == .with }
    if isCalled && isMixed { return true }
    let first = words.prefix { !Self.isAnd($0) }
    return !isFood(first) || !isFood(rest)
  }

  /// Where the item that begins at an index ends.
  private func end(of words: ArraySlice<FoodToken>, from start: Int) -> Int {
    let leading = FoodAmount.leading(words[start...])
    var at = start + max(leading?.length ?? 0, 1)
    while at < words.endIndex {
      if Self.isAnd(words[at]) { break }
      if let about = FoodAmount.about(words[at...]) {
        at += about.length
        continue
      }
      if words[at].isNumber, hasFood(words[at...]), !beginsName(words[at...]) { break }
      // "with a glass of milk"
      if FoodWordKind.kind(of: words[at]) == .with, hasFood(words[(at + 1)...]) { break }
      at += 1
    }
    return min(at, words.endIndex)
  }

  /// Whether after an amount there is something to eat: `eggs 2` is one item, `eggs 2 rolls` two.
  private func hasFood(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let leading = FoodAmount.leading(words) else { return false }
    guard let next = words.dropFirst(leading.length).first else { return false }
    return !Self.isAnd(next)
  }

  /// Whether a number is part of a name.
  private func beginsName(_ words: ArraySlice<FoodToken>) -> Bool {
    search.withoutAmount(words).startIndex == words.startIndex
  }

  /// Whether words begin an item of their own: with an amount or with a no.
  private func isNewItem(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let first = words.first else { return true }
    return hasFood(words) || FoodWordKind.kind(of: first) == .without
  }

  static func isAnd(_ word: FoodToken) -> Bool { word.spells(anyOf: ands) }

  static let ands: [StaticString] = [
    "and", "und", "plus", "then", "dann", "sowie", "but", "aber",
  ]
}

// MARK: One item

extension FoodLineReader {
  /// Words of `no sugar added`, which says of a food how it is.
  private static let longestNo = 3

  private mutating func readItem(_ item: ArraySlice<FoodToken>) {
    if let first = item.first, FoodWordKind.kind(of: first) == .without,
      !item.prefix(Self.longestNo).contains(where: { $0.spells("added") })
    {
      return
    }
    if FoodOwnNames.exact(own, item) != nil { return add(item, nil) }
    if let measure = FoodAmount.measure(item), !row.isThing(item), attach(measure) { return }
    var (amount, words) = content(item)
    if words.isEmpty {
      guard let said = amount, !attach(said), said.energy != nil else { return }
      // Of a bar nothing is known but its energy, and of a bag not what was in it.
      words = item.suffix(1)
      amount?.unit = nil
      guard row.isThing(words) else { return append(words, written(item), nil, false, amount) }
    }
    if amount == nil, FoodOwnNames.exact(own, words) == nil, let trailing = trailing(words) {
      amount = trailing.amount
      words = words.dropLast(trailing.length)
    }
    add(words, amount)
  }

  /// An item without the amount before it.
  private func content(
    _ words: ArraySlice<FoodToken>
  ) -> (amount: FoodAmount?, words: ArraySlice<FoodToken>) {
    guard let leading = FoodAmount.leading(words) else {
      return (search.isWholeOne(words) ? .countedOne : nil, words)
    }
    let rest = words.dropFirst(leading.length)
    // "Half and half" is a cream.
    if let first = rest.first, Self.isAnd(first) { return (nil, words) }
    let isName = !rest.isEmpty && search.isName(words, leading.amount, rest)
    // "glass of milk" is milk either way, "cup of noodles" is a soup, "7 up" is no number.
    // "Halbes Hähnchen" is a name and half of one.
    let isHalf = leading.amount.thousandths < 1000
    let isSame =
      (!leading.amount.hasNumber || isHalf) && category(words) == category(rest)
    if isName, !isSame { return (nil, words) }
    return (leading.amount, isName && isHalf ? words : rest)
  }

  private func category(_ words: ArraySlice<FoodToken>) -> Int? {
    naming(words).map { search.table.food(at: $0.food).category }
  }

  /// The amount at the end, as in `eggs x2` and `milk 200 ml`, and how many words it takes.
  private func trailing(_ words: ArraySlice<FoodToken>) -> (amount: FoodAmount, length: Int)? {
    for at in words.indices.dropFirst() {
      if let about = FoodAmount.about(words[at...]), at + about.length == words.endIndex {
        return about
      }
    }
    for length in [3, 2, 1] where length < words.count {
      var tail = words.suffix(length)
      if tail.first?.spells("x") == true { tail = tail.dropFirst() }
      guard tail.first?.isNumber == true, let leading = FoodAmount.leading(tail) else { continue }
      if leading.length == tail.count { return (leading.amount, length) }
    }
    return nil
  }

  /// An amount of its own behind a comma belongs to what stands before: `popcorn, 1 cup`. A bare
  /// number counts the food and not what comes with it: `pierogi with onions (6)`.
  @discardableResult private mutating func attach(_ amount: FoodAmount) -> Bool {
    let isCount = amount.unit == nil && amount.energy == nil
    guard let at = isCount ? main ?? measured : measured else { return false }
    let counted = mentions[at]
    guard counted.amount == nil, counted.energy == nil else { return false }
    let words = FoodTokenizer.tokens(counted.text)
    mentions.remove(at: at)
    append(words[...], counted.text, counted.index, counted.isOwn, amount)
    if at < mentions.count - 1 {
      mentions.insert(mentions.removeLast(), at: at)
      last = nil
    }
    return true
  }

  /// The mention that an amount belongs to: the last one, or the food before words that no food
  /// has, as in `steak, medium rare, 8 oz`.
  private var measured: Int? {
    guard let last = mentions.indices.last else { return nil }
    let mention = mentions[last]
    guard last > 0, mention.index == nil, !mention.isOwn, mentions[last - 1].index != nil,
      FoodTokenizer.tokens(mention.text).allSatisfy({ isUnknown($0) })
    else { return last }
    return last - 1
  }

  private func isUnknown(_ word: FoodToken) -> Bool {
    !FoodRow.isNoun(word) || FoodWordKind.kind(of: word) == .usual
      || search.index.stem(of: word.letters) == nil
  }

  /// Adds the foods that words without an amount name: one, or several in a row.
  private mutating func add(_ words: ArraySlice<FoodToken>, _ amount: FoodAmount?) {
    if let own = FoodOwnNames.exact(own, words) {
      return append(words, written(words), own, true, amount)
    }
    let bare = withoutMeasure(withoutSize(words))
    if let amount, FoodBrand.isMaker(bare), attach(amount) { return }
    let isNamed = row.named(bare) != nil
    if FoodSaying.isSeasoning(bare) || FoodBrand.isPlace(bare) || !isNamed && row.tellsOnly(bare) {
      return append(words, written(words), nil, false, amount)
    }
    let naming = naming(bare)
    let hasAnd = words.contains { Self.isAnd($0) }
    let isOne = isNamed || hasAnd && naming?.isWhole == true
    let isSure = isOne && naming?.isMoreSpecial == false
    let hasWith = words.contains { FoodWordKind.kind(of: $0) == .with }
    let pieces = isOne && (!hasWith || isSure) ? [] : row.pieces(bare)
    if pieces.count > 1 { return add(pieces, amount, bare) }
    var food = naming.flatMap { isOne || isMeant($0, bare) ? $0.food : nil }
    if let piece = pieces.first, food == nil || piece.isOwn {
      if piece.isOwn { return add(pieces, amount, bare) }
      food = piece.food
    }
    append(words, written(words), food, false, amount ?? pieces.first?.amount)
  }

  /// Adds foods of a row, each with the words before it, which tell of it; the amount before all is
  /// the first one's.
  private mutating func add(
    _ pieces: [FoodPiece], _ amount: FoodAmount?, _ all: ArraySlice<FoodToken>
  ) {
    var start = all.startIndex
    for (at, piece) in pieces.enumerated() {
      let amount = piece.amount ?? (at == 0 ? amount : nil)
      var words = all[start..<piece.words.endIndex].drop { !FoodRow.isNoun($0) }
      if piece.amount != nil || piece.isOwn { words = piece.words }
      append(words, written(words), piece.food, piece.isOwn, amount)
      start = piece.words.endIndex
    }
  }

  /// `mini bagel` is a bagel, but a `big mac` is no mac.
  private func withoutSize(_ words: ArraySlice<FoodToken>) -> ArraySlice<FoodToken> {
    var rest = words.drop { FoodSize.isSize($0) }
    while let last = rest.last, FoodSize.isSaid(last) { rest.removeLast() }
    return rest.count == words.count || isFood(words) || !isFood(rest) ? words : rest
  }

  /// `bunch of grapes` are grapes, whether or not their bunches are known.
  private func withoutMeasure(_ words: ArraySlice<FoodToken>) -> ArraySlice<FoodToken> {
    guard FoodWeighing.isMeasure(words), !isFood(words) else { return words }
    let rest = words.dropFirst(2)
    let isFood = row.naming(rest).map { isMeant($0, rest) } == true
    return isFood || FoodSaying.isSeasoning(rest) ? rest : words
  }

  /// An unknown word more does not hide the food: `grandma's chicken soup`. One that is known of
  /// other foods does, and so does a word that makes it another food.
  private func isMeant(_ naming: FoodNaming, _ words: ArraySlice<FoodToken>) -> Bool {
    naming.hasHead && (!naming.isMoreSpecial || naming.isWhole) && !naming.missesKnown
      && (naming.isComplete || naming.isSure || words.allSatisfy { FoodRow.isNoun($0) })
      && !words.contains { $0.spells(anyOf: FoodRow.decisive) }
  }

  private func isFood(_ words: ArraySlice<FoodToken>) -> Bool {
    guard words.contains(where: { FoodRow.isNoun($0) }) else { return false }
    return FoodOwnNames.exact(own, words) != nil || row.named(words) != nil
  }

  private func naming(_ words: ArraySlice<FoodToken>) -> FoodNaming? { row.naming(words) }

  func written(_ words: ArraySlice<FoodToken>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    let start = first.range.lowerBound
    var end = last.range.upperBound
    // A bracket that opened within closes right behind.
    if text[start..<end].contains(0x28), end < text.count, text[end] == 0x29 { end += 1 }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  mutating func append(
    _ words: ArraySlice<FoodToken>, _ text: String, _ index: Int?, _ isOwn: Bool,
    _ amount: FoodAmount?
  ) {
    last = FoodSaid(words: words, amount: amount)
    var amount = amount
    if let index, !isOwn, FoodSaying.isSpritzer(words, search.table.food(at: index)) {
      amount = (amount ?? .one).halved
    }
    let item = FoodWeighing(words, search: search, preferring: preferring)
    if amount == nil, let index, !isOwn {
      amount = item.sizedOne ?? item.plural(search.table.food(at: index))
    }
    let said = FoodMention(
      text: text, index: index, isOwn: isOwn, amount: amount?.thousandths, unit: amount?.unit,
      energy: item.energy(amount))
    let mention = amount.map { item.measured(said, $0) } ?? said
    mentions.append(item.isTooHeavy(mention) ? mention.withoutAmount() : mention)
  }
}
