// Makes the app's small table out of a whole release and the everyday words.

import Engine

extension FNDDSRelease {
  /// The foods as the app has them.
  func table(_ common: CommonFoods) -> FoodTable {
    FoodTable(foods.map { $0.small(common.entries[$0.code]) }, phrases: common.phrases)
  }
}

extension FNDDSFood {
  /// Our own words come first, since people use them.
  fileprivate func small(_ entry: CommonFoods.Entry?) -> Food {
    let weighed = portions.filter { $0.weight.tenths > 0 }
    let usual = weighed.first { $0.name == FNDDSFood.usualPortion }
    return Food(
      code: code, name: name, germanName: entry?.german, words: words(with: entry),
      category: category, timesReported: timesReported ?? 0, facts: facts,
      portions: weighed.filter { $0.name != FNDDSFood.usualPortion }.map {
        FoodPortion($0.name, weight: $0.weight.tenths)
      },
      usualWeight: usual.map { $0.weight.tenths })
  }

  private func words(with entry: CommonFoods.Entry?) -> [String] {
    var words: [String] = []
    let all = (entry.map { [$0.english] + $0.words } ?? []) + self.words
    for word in all where word != name && !words.contains(word) { words.append(word) }
    return words
  }

  private var facts: FoodFacts {
    FoodFacts(
      energy: Int(amount(FNDDSColumn.energy).rounded(in: 1)),
      protein: mass(FNDDSColumn.protein), carbohydrate: mass(FNDDSColumn.carbohydrate),
      sugars: mass(FNDDSColumn.sugars), addedSugars: addedSugars?.gramsFromTeaspoons,
      fiber: mass(FNDDSColumn.fiber), fat: mass(FNDDSColumn.fat),
      saturatedFat: mass(FNDDSColumn.saturatedFat), alcohol: mass(FNDDSColumn.alcohol))
  }

  private func mass(_ column: String) -> Int { amount(column).hundredths }

  private func amount(_ column: String) -> FoodAmount {
    nutrients[FNDDSNutrientTable.place(of: column)]
  }
}
