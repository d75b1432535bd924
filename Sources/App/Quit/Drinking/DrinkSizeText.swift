// The words of glasses, volumes and units.
import Engine

extension DrinkingText {
  var sized: String { language.drinkSizeSized }
  var sheetTitle: String { language.drinkSizeSheetTitle }
  var presets: String {
    language.drinkSizePresets
  }
  var measure: String { language.drinkSizeMeasure }
  var strength: String { language.drinkSizeStrength }
  var strengthHint: String {
    language.drinkSizeStrengthHint
  }
  var count: String { language.drinkSizeCount }
  var sizeWanted: String {
    language.drinkSizeSizeWanted
  }

  func volume(isOunces: Bool) -> String {
    isOunces
      ? language.drinkSizeVolume
      : language.drinkSizeVolume2
  }

  func problem(_ problem: DrinkProblem) -> String {
    switch problem {
    case .volume:
      language.drinkSizeProblemVolume
    case .strength:
      language.drinkSizeProblemStrength
    case .count: language.drinkSizeProblemCount
    }
  }

  func name(_ preset: DrinkPreset) -> String {
    switch preset {
    case .beerHalf, .beerThird, .beerCan: language.drinkSizeNameBeerHalf
    case .pint: language.drinkSizeNamePint
    case .wineLarge, .wineGlass, .wineSmall: language.drinkSizeNameWineLarge
    case .cider: language.drinkSizeNameCider
    case .spirit, .shot: language.drinkSizeNameSpirit
    }
  }

  /// "330 ml, 5 %", "12 fl oz, 5 %".
  func size(_ size: DrinkSize, isOunces: Bool) -> String {
    let volume =
      isOunces
      ? locale.amount(size.ounceThousandths) + " fl oz" : locale.amount(size.volume) + " ml"
    return volume + ", " + locale.amount(size.strength * 10) + " %"
  }

  /// "1.7 UK units", "20 g of alcohol".
  func units(_ milligrams: Int64, _ region: DrinkRegion) -> String {
    let text = number(region.units(milligrams: milligrams), region)
    return text + " " + unitName(region, isOne: text == "1")
  }

  /// A number of units: grams are whole, the rest has one decimal.
  func number(_ thousandths: Int64, _ region: DrinkRegion) -> String {
    locale.amount(thousandths, decimals: region.unitMilligrams == Entry.unit ? 0 : 1)
  }

  func grams(_ milligrams: Int64) -> String {
    // Canada's standard drink is the one number with more than a decimal.
    let decimals = milligrams == DrinkRegion.canada.unitMilligrams ? 2 : 0
    return locale.amount(milligrams, decimals: decimals)
      + language.drinkSizeGrams
  }

  func kilocalories(_ milligrams: Int64) -> String {
    locale.number(DrinkSize.kilocalories(milligrams: milligrams)) + " kcal"
  }

  func unitName(_ region: DrinkRegion, isOne: Bool) -> String {
    switch region {
    case .britain:
      language.drinkSizeUnitNameBritain(count: isOne ? 1 : 2)
    case .unitedStates:
      language.drinkSizeUnitNameUnitedStates(count: isOne ? 1 : 2)
    case .canada:
      language.drinkSizeUnitNameCanada(count: isOne ? 1 : 2)
    case .australia:
      language.drinkSizeUnitNameAustralia(count: isOne ? 1 : 2)
    case .germany, .elsewhere: language.drinkSizeUnitNameGermany
    }
  }

  /// What one unit is.
  func unit(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.drinkSizeUnitBritain
    case .unitedStates:
      language.drinkSizeUnitUnitedStates
    case .canada:
      language.drinkSizeUnitCanada
    case .australia:
      language.drinkSizeUnitAustralia
    case .germany:
      language.drinkSizeUnitGermany
    case .elsewhere:
      language.drinkSizeUnitElsewhere
    }
  }
}
