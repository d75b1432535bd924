// Makes the app's small table out of a whole release and the everyday words.

import Engine

extension FNDDSRelease {
  /// The foods as the app has them.
  func table(_ common: CommonFoods) -> FoodTable {
    FoodTable(foods.map { $0.small(common) }, phrases: common.phrases)
  }
}

extension FNDDSFood {
  /// Our own words come first, since people use them.
  fileprivate func small(_ common: CommonFoods) -> Food {
    let weighed = portions.filter { $0.weight.tenths > 0 }
    let usual = weighed.first { $0.name == FNDDSFood.usualPortion }
    return Food(
      code: code, name: name, germanName: common.entries[code]?.german, words: words(with: common),
      category: category, timesReported: timesReported ?? 0, facts: facts,
      portions: weighed.filter { $0.name != FNDDSFood.usualPortion }.map {
        FoodPortion($0.name, weight: $0.weight.tenths)
      },
      usualWeight: usual.map { $0.weight.tenths })
  }

  private func words(with common: CommonFoods) -> [String] {
    var all = common.words(of: code, named: name)
    for word in words where word != name && !all.contains(word) { all.append(word) }
    return all
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

  private func amount(_ column: String) -> WrittenNumber {
    nutrients[FNDDSNutrientTable.place(of: column)]
  }
}
