// How much of a food somebody wrote: `2 slices of`, `1 1/2 cups`, `ein halbes`, `250 ml`.

/// An amount as it was written, before it is known what it is of.
struct FoodAmount: Equatable, Sendable {
  /// Thousandths, above 0.
  var thousandths: Int
  var unit: FoodUnit?
  /// Steps from the usual size, where one stands before the unit: `a large slice`.
  var size: Int?
  /// Whether a number was written, not just a unit.
  var hasNumber: Bool
  /// What was written of the energy among its words.
  var energy: FoodEnergy?

  /// Larger numbers are taken for this one.
  static let most = 100_000
  private static let dozen = 12_000

  /// One, though nobody wrote so.
  static let one = FoodAmount(thousandths: 1000, unit: nil, size: nil, hasNumber: false)

  /// One as if it had been counted, where a size or that it is whole was said.
  static let countedOne = FoodAmount(thousandths: 1000, unit: nil, size: nil, hasNumber: true)

  var halved: FoodAmount {
    var half = self
    half.thousandths = max(1, thousandths / 2)
    return half
  }

  /// The amount that the words begin with, and how many words it takes.
  static func leading(_ tokens: ArraySlice<FoodToken>) -> (amount: FoodAmount, length: Int)? {
    var at = tokens.startIndex
    var number = number(tokens, &at)
    if at < tokens.endIndex, let first = number, tokens[at].spells("x") {
      at += 1
      // "2 x 100 g".
      if let second = self.number(tokens, &at) { number = product(first, second) }
    }
    let isCounted = number != nil
    var size: Int?
    var unit = unit(tokens, &at, isCounted: isCounted)
    if unit == nil, at < tokens.endIndex, let step = FoodSize.step(of: [tokens[at]]) {
      var next = at + 1
      unit = self.unit(tokens, &next, isCounted: isCounted)
      if unit != nil { (size, at) = (step, next) }
    }
    // "A whole bag of chips" is a bag of them.
    if unit == nil, isCounted, at < tokens.endIndex, FoodPortionFinder.asksForWhole([tokens[at]]) {
      var next = at + 1
      unit = self.unit(tokens, &next, isCounted: true)
      if unit != nil { at = next }
    }
    guard isCounted || unit != nil else { return nil }
    // "A cup and a half of".
    if unit != nil, let first = number { number = first + half(tokens, &at) }
    if at < tokens.endIndex, isOf(tokens[at]) { at += 1 }
    // "A quarter of a melon".
    if let number, number < 1000, at + 1 < tokens.endIndex, word(tokens[at]) == 1000 { at += 1 }
    let energy = tokens[..<at].last { $0.energy != nil }?.energy
    let amount = FoodAmount(
      thousandths: number ?? 1000, unit: unit, size: size, hasNumber: isCounted, energy: energy)
    return (amount, at - tokens.startIndex)
  }

  /// A unit behind a number, or before an `of` or a food: `Glas Milch`. Of `12 oz can of` the first
  /// counts.
  private static func unit(
    _ tokens: ArraySlice<FoodToken>, _ at: inout Int, isCounted: Bool
  ) -> FoodUnit? {
    guard at < tokens.endIndex, let unit = FoodUnit.spelled(tokens[at].letters) else { return nil }
    let next = at + 1
    if !isCounted {
      guard next < tokens.endIndex, !tokens[next].opensPart else { return nil }
      let isMeasured = !unit.isMass && FoodWordKind.kind(of: tokens[next]) == .content
      guard isOf(tokens[next]) || isMeasured && !tokens[next].isNumber else { return nil }
    }
    at = next
    if at < tokens.endIndex, !tokens[at].opensPart, FoodUnit.spelled(tokens[at].letters) != nil {
      at += 1
    }
    return unit
  }

  /// A measure that stands alone or with its size: `pint`, `large bowl`, `whole pack`.
  static func measure(_ words: ArraySlice<FoodToken>) -> FoodAmount? {
    guard let last = words.last, let unit = FoodUnit.spelled(last.letters) else { return nil }
    let front = words.dropLast()
    if front.isEmpty {
      guard !unit.isMass, unit != .piece else { return nil }
      return FoodAmount(thousandths: 1000, unit: unit, size: nil, hasNumber: false)
    }
    let size = front.allSatisfy { FoodSize.isSize($0) } ? FoodSize.step(of: Array(front)) : nil
    guard size != nil || front.count == 1 && FoodPortionFinder.asksForWhole(front) else {
      return nil
    }
    return FoodAmount(thousandths: 1000, unit: unit, size: size, hasNumber: false)
  }

  /// An amount that is only estimated, behind its food: `about a cup and a half`.
  static func about(_ words: ArraySlice<FoodToken>) -> (amount: FoodAmount, length: Int)? {
    guard let first = words.first,
      first.spells(anyOf: ["about", "roughly", "etwa", "circa", "ca"]),
      let leading = leading(words.dropFirst())
    else { return nil }
    return (leading.amount, leading.length + 1)
  }

  static func isOf(_ token: FoodToken) -> Bool { token.spells(anyOf: ["of", "von"]) }

  /// Digits, fractions and words for numbers: `2`, `1 1/2`, `half a`, `two and a half`.
  private static func number(_ tokens: ArraySlice<FoodToken>, _ at: inout Int) -> Int? {
    guard at < tokens.endIndex else { return nil }
    let digits = value(tokens[at])
    guard var number = digits ?? word(tokens[at]) else { return nil }
    at += 1
    if digits != nil, at < tokens.endIndex, tokens[at].letters.contains(0x2F),
      !tokens[at].opensPart, let fraction = value(tokens[at])
    {
      at += 1
      return number + fraction
    }
    // "half a", "a half", "half a dozen", "2 dozen", "a couple of", "zwei halbe".
    while at < tokens.endIndex, !tokens[at].opensPart, let next = word(tokens[at]),
      next < 1000 || next == dozen || digits == nil && number <= 1000
    {
      number = product(number, next)
      at += 1
    }
    if isDouble(tokens, at) {
      at += 1
      return product(number, 2000)
    }
    return digits == nil ? number + half(tokens, &at) : number
  }

  /// `A double espresso`; a double chocolate cookie is one.
  private static func isDouble(_ tokens: ArraySlice<FoodToken>, _ at: Int) -> Bool {
    let words: [StaticString] = ["double", "doppelte", "doppelten", "doppelter", "doppeltes"]
    guard at + 1 < tokens.endIndex, tokens[at].spells(anyOf: words) else { return false }
    return at + 2 == tokens.endIndex || tokens[at + 2].opensPart
  }

  private static func product(_ one: Int, _ other: Int) -> Int {
    Int(min(max(Int64(one) * Int64(other) / 1000, 1), Int64(1000 * most)))
  }

  /// The rest of `two and a half`, or 0.
  private static func half(_ tokens: ArraySlice<FoodToken>, _ at: inout Int) -> Int {
    guard at + 2 < tokens.endIndex, !tokens[at].opensPart,
      tokens[at].spells(anyOf: ["and", "und"]), word(tokens[at + 1]) == 1000,
      let half = word(tokens[at + 2]), half < 1000
    else { return 0 }
    at += 3
    return half
  }

  /// Thousandths of a number in digits, with a point, a comma or a stroke.
  private static func value(_ token: FoodToken) -> Int? {
    guard token.isNumber else { return nil }
    var numbers: [Int] = [0]
    var digits = 0
    var sign: UInt8 = 0
    for letter in token.letters {
      if FoodLetters.isDigit(letter) {
        guard numbers[numbers.count - 1] < most else { return 1000 * most }
        numbers[numbers.count - 1] = 10 * numbers[numbers.count - 1] + Int(letter - 0x30)
        digits += 1
      } else {
        sign = letter
        numbers.append(0)
        digits = 0
      }
    }
    let whole = min(numbers[0], most)
    guard numbers.count == 2 else { return whole > 0 ? 1000 * whole : nil }
    let value =
      sign == 0x2F
      ? (numbers[1] > 0 ? Int(1000 * Int64(whole) / Int64(numbers[1])) : 0)
      : decimal(whole, numbers[1], digits: digits, isComma: sign == 0x2C)
    return value > 0 ? min(value, 1000 * most) : nil
  }

  /// `1,000` is a thousand, `1.500` and `1,5` are one and a half.
  private static func decimal(_ whole: Int, _ part: Int, digits: Int, isComma: Bool) -> Int {
    if isComma, digits == 3, whole > 0 { return 1000 * min(1000 * min(whole, 99) + part, most) }
    var part = Int64(part)
    for _ in digits..<max(digits, 3) { part *= 10 }
    for _ in 3..<max(digits, 3) { part /= 10 }
    return 1000 * whole + Int(part)
  }

  /// Thousandths of a number that is written as a word.
  private static func word(_ token: FoodToken) -> Int? {
    for number in numbers where token.spells(anyOf: number.words) { return number.thousandths }
    return nil
  }

  private struct Word: Sendable {
    let thousandths: Int
    let words: [StaticString]

    init(_ thousandths: Int, _ words: [StaticString]) {
      self.thousandths = thousandths
      self.words = words
    }
  }

  private static let numbers: [Word] = [
    Word(1000, ["a", "an", "one", "ein", "eine", "einen", "einem", "einer", "eins"]),
    Word(500, ["half", "halb", "halbe", "halber", "halbes", "halben"]),
    Word(250, ["quarter", "viertel"]), Word(333, ["third", "drittel"]), Word(750, ["dreiviertel"]),
    Word(1500, ["anderthalb", "eineinhalb"]), Word(2500, ["zweieinhalb"]),
    Word(2000, ["two", "couple", "zwei", "zwo", "paar"]),
    Word(3000, ["three", "few", "drei", "einige"]), Word(4000, ["four", "vier"]),
    Word(5000, ["five", "funf", "fuenf"]),
    Word(6000, ["six", "sechs"]), Word(7000, ["seven", "sieben"]), Word(8000, ["eight", "acht"]),
    Word(9000, ["nine", "neun"]), Word(10000, ["ten", "zehn"]), Word(11000, ["eleven", "elf"]),
    Word(dozen, ["twelve", "dozen", "zwolf", "zwoelf", "dutzend"]),
  ]
}
