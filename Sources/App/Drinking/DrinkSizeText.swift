// The words of glasses, volumes and units.
import Engine

extension DrinkingText {
  var sized: String { language.pick("A drink with its size", "Ein Drink mit Größe") }
  var sheetTitle: String { language.pick("What was in the glass?", "Was war im Glas?") }
  var presets: String {
    language.pick("Often sold, or your own below", "Oft verkauft, oder unten dein eigener")
  }
  var measure: String { language.pick("Measure", "Maß") }
  var strength: String { language.pick("Strength in % vol", "Stärke in % vol") }
  var strengthHint: String {
    language.pick("It stands on the label.", "Sie steht auf dem Etikett.")
  }
  var count: String { language.pick("How many", "Wie viele") }
  var sizeWanted: String {
    language.pick(
      "With size and strength, here stands what is in it.",
      "Mit Größe und Stärke steht hier, was darin ist.")
  }

  func volume(isOunces: Bool) -> String {
    isOunces
      ? language.pick("Volume in US fl oz", "Menge in US fl oz")
      : language.pick("Volume in ml", "Menge in ml")
  }

  func problem(_ problem: DrinkProblem) -> String {
    switch problem {
    case .volume:
      language.pick("A volume up to 5 litres, please.", "Bitte eine Menge bis 5 Liter.")
    case .strength:
      language.pick("A number from 0 to 100, please.", "Bitte eine Zahl von 0 bis 100.")
    case .count: language.pick("A number up to 50, please.", "Bitte eine Zahl bis 50.")
    }
  }

  func name(_ preset: DrinkPreset) -> String {
    switch preset {
    case .beerHalf, .beerThird, .beerCan: language.pick("Beer", "Bier")
    case .pint: language.pick("Pint of beer", "Pint Bier")
    case .wineLarge, .wineGlass, .wineSmall: language.pick("Wine", "Wein")
    case .cider: language.pick("Cider", "Cider")
    case .spirit, .shot: language.pick("Spirit", "Schnaps")
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
      + language.pick(" g of alcohol", " g Alkohol")
  }

  func kilocalories(_ milligrams: Int64) -> String {
    locale.number(DrinkSize.kilocalories(milligrams: milligrams)) + " kcal"
  }

  func unitName(_ region: DrinkRegion, isOne: Bool) -> String {
    switch region {
    case .britain:
      language.pick(
        isOne ? "UK unit" : "UK units", isOne ? "britische Einheit" : "britische Einheiten")
    case .unitedStates:
      language.pick(
        isOne ? "US standard drink" : "US standard drinks",
        isOne ? "US-Standarddrink" : "US-Standarddrinks")
    case .canada:
      language.pick(
        isOne ? "Canadian standard drink" : "Canadian standard drinks",
        isOne ? "kanadischer Standarddrink" : "kanadische Standarddrinks")
    case .australia:
      language.pick(
        isOne ? "Australian standard drink" : "Australian standard drinks",
        isOne ? "australischer Standarddrink" : "australische Standarddrinks")
    case .germany, .elsewhere: language.pick("g of alcohol", "g Alkohol")
    }
  }

  /// What one unit is.
  func unit(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.pick(
        "A UK unit is 10 ml of pure alcohol, about 8 g.",
        "Eine britische Einheit sind 10 ml reiner Alkohol, etwa 8 g.")
    case .unitedStates:
      language.pick(
        "A US standard drink is 14 g of pure alcohol.",
        "Ein US-Standarddrink sind 14 g reiner Alkohol.")
    case .canada:
      language.pick(
        "A Canadian standard drink is 13.45 g of pure alcohol.",
        "Ein kanadischer Standarddrink sind 13,45 g reiner Alkohol.")
    case .australia:
      language.pick(
        "An Australian standard drink is 10 g of pure alcohol.",
        "Ein australischer Standarddrink sind 10 g reiner Alkohol.")
    case .germany:
      language.pick(
        "Alcohol is counted in grams, as the German guidance does.",
        "Alkohol wird in Gramm gezählt, wie in der deutschen Empfehlung.")
    case .elsewhere:
      language.pick(
        "Alcohol is counted in grams; a country in the settings may bring its own unit.",
        "Alkohol wird in Gramm gezählt; ein Land in den Einstellungen bringt vielleicht seine "
          + "Einheit mit.")
    }
  }
}
