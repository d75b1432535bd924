// The household and kitchen measures that a person writes before a food.

/// A measure as somebody typed it, before it is known what it weighs.
public enum FoodUnit: UInt8, CaseIterable, Sendable {
  case gram, kilogram, milliliter, liter, ounce, fluidOunce, pound
  case teaspoon, tablespoon, cup, glass, mug, bowl, plate, can, bottle, slice, piece
  case package, bar, scoop, handful, serving

  /// Tenths of a gram where a unit always weighs the same; a volume as if it were water.
  ///
  /// Ounce and pound: NIST Handbook 44, appendix C; household volumes: 21 CFR 101.9(b)(5)(viii).
  var weight: Int? {
    switch self {
    case .gram, .milliliter: 10
    case .kilogram, .liter: 10_000
    case .ounce: 283
    case .pound: 4_536
    case .fluidOunce: 300
    case .teaspoon: 50
    case .tablespoon: 150
    case .cup, .glass, .mug: 2_400
    default: nil
    }
  }

  /// Whether the weight is exact for every food.
  var isMass: Bool {
    switch self {
    case .gram, .kilogram, .ounce, .pound: true
    default: false
    }
  }

  /// The unit that a folded word stands for, in English or German.
  static func spelled(_ word: [UInt8]) -> FoodUnit? {
    let token = FoodToken(letters: word, range: 0..<0, opensPart: false, followsSlash: false)
    return allCases.first { token.spells(anyOf: $0.words) }
  }

  private var words: [StaticString] {
    switch self {
    case .gram: ["g", "gr", "gram", "grams", "gramm"]
    case .kilogram: ["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"]
    case .milliliter: ["ml", "milliliter", "milliliters", "millilitre", "millilitres"]
    case .liter: ["l", "liter", "liters", "litre", "litres"]
    case .ounce: ["oz", "ounce", "ounces", "unze", "unzen"]
    case .fluidOunce: ["fl", "floz"]
    case .pound: ["lb", "lbs", "pound", "pounds", "pfund"]
    case .teaspoon: ["tsp", "teaspoon", "teaspoons", "tl", "teeloffel", "teeloeffel"]
    case .tablespoon: ["tbsp", "tbs", "tablespoon", "tablespoons", "el", "essloffel", "essloeffel"]
    case .cup: ["cup", "cups", "tasse", "tassen", "becher"]
    case .glass: ["glass", "glasses", "glas", "glaser", "glaeser"]
    case .mug: ["mug", "mugs"]
    case .bowl: ["bowl", "bowls", "schussel", "schusseln", "schuessel", "schale", "schalen"]
    case .plate: ["plate", "plates", "teller"]
    case .can: ["can", "cans", "dose", "dosen"]
    case .bottle: ["bottle", "bottles", "flasche", "flaschen"]
    case .slice: ["slice", "slices", "scheibe", "scheiben"]
    case .piece: ["piece", "pieces", "pc", "pcs", "stuck", "stucke", "stueck", "stuecke"]
    case .package:
      [
        "package", "packages", "pack", "packs", "packet", "packets", "bag", "bags", "packung",
        "packungen", "packchen", "paeckchen", "tute", "tuete", "beutel",
      ]
    case .bar: ["bar", "bars", "riegel"]
    case .scoop: ["scoop", "scoops", "kugel", "kugeln"]
    case .handful: ["handful", "handfuls", "handvoll"]
    case .serving: ["serving", "servings", "portion", "portions", "portionen"]
    }
  }

  /// How a food's portions spell the unit, best first.
  var portionWords: [StaticString] {
    switch self {
    case .teaspoon: ["teaspoon", "tsp"]
    case .tablespoon: ["tablespoon", "tbsp"]
    case .fluidOunce: ["fl"]
    case .glass: ["glass", "cup"]
    case .mug: ["mug", "cup"]
    case .bowl: ["bowl", "cup"]
    case .package: ["package", "bag", "packet", "box", "container"]
    case .scoop: ["scoop"]
    case .serving: ["serving", "order", "portion"]
    case .piece: ["piece", "medium", "small", "regular"]
    case .gram, .kilogram, .milliliter, .liter, .ounce, .pound: []
    case .cup, .plate, .can, .bottle, .slice, .bar, .handful: Array(words.prefix(1))
    }
  }
}
