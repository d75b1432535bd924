// Energy that somebody writes beside a food: `90-calorie bag`, `Riegel mit 120 kcal`.

/// The reader of energy in a line.
enum FoodEnergyWords {
  private static let units: [StaticString] = [
    "calorie", "calories", "cal", "cals", "kcal", "kcals", "kalorien",
  ]
  private static let most = 10_000

  /// The words without energy, which the word beside it keeps: the one behind it, whose energy it
  /// is then each time, or else the one before.
  static func taken(_ words: [FoodToken]) -> [FoodToken] {
    var kept: [FoodToken] = []
    var at = 0
    while at < words.count {
      guard let energy = energy(words, at) else {
        kept.append(words[at])
        at += 1
        continue
      }
      at += 2
      if at < words.count, isThing(words[at], behind: words[at - 1]) {
        var next = words[at]
        next.energy = FoodEnergy(kilocalories: energy, isOfEach: true)
        next.opensPart = words[at - 2].opensPart
        kept.append(next)
        at += 1
      } else {
        while let last = kept.last, FoodWordKind.kind(of: last) == .with { kept.removeLast() }
        guard let last = kept.indices.last else { continue }
        kept[last].energy = FoodEnergy(kilocalories: energy, isOfEach: false)
      }
    }
    return kept.isEmpty ? words : kept
  }

  private static func energy(_ words: [FoodToken], _ at: Int) -> Int? {
    guard at + 1 < words.count, !words[at + 1].opensPart, words[at + 1].spells(anyOf: units),
      let amount = FoodAmount.leading(words[at...at])?.amount, words[at].isNumber
    else { return nil }
    let kilocalories = amount.thousandths / 1000
    return kilocalories <= most ? kilocalories : nil
  }

  /// Whether a word names something and stands right behind another one, without a bracket.
  private static func isThing(_ word: FoodToken, behind last: FoodToken) -> Bool {
    word.range.lowerBound <= last.range.upperBound + 1 && !word.opensPart
      && FoodRow.isNoun(word) && !word.spells(anyOf: FoodLineReader.ands)
  }
}
