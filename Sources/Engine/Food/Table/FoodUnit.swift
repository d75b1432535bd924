// The household and kitchen measures that a person writes before a food.

/// A measure as somebody typed it, before it is known what it weighs.
public enum FoodUnit: UInt8, CaseIterable, Sendable {
  case gram, kilogram, milliliter, centiliter, liter, ounce, fluidOunce, pint, pound
  case teaspoon, tablespoon, cup, glass, mug, bowl, plate, can, bottle, slice, piece
  case package, bar, scoop, handful, serving

  /// Tenths of a gram where a unit always weighs the same; a volume as if it were water.
  ///
  /// Ounce and pound: NIST Handbook 44, appendix C; household volumes: 21 CFR 101.9(b)(5)(viii).
  var weight: Int? {
    switch self {
    case .gram, .milliliter: 10
    case .centiliter: 100
    case .kilogram, .liter: 10_000
    case .ounce: 283
    case .pound: 4_536
    case .fluidOunce: 300
    case .pint: 4_730
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
    return FoodUnitWords.all.first { token.spells(anyOf: $0.words) }?.unit
  }

  /// What the portions call a helping that holds many things.
  static let containers: [StaticString] = ["box", "container", "order", "sleeve"]

  /// How a food's portions spell the unit, best first.
  var portionWords: [StaticString] {
    FoodUnitWords.all.first { $0.unit == self }?.portions ?? []
  }
}

/// How a unit is written.
private struct FoodUnitWords: Sendable {
  let unit: FoodUnit
  /// By people, folded.
  let words: [StaticString]
  /// In the names of portions.
  let portions: [StaticString]

  init(_ unit: FoodUnit, _ words: [StaticString], portions: [StaticString] = []) {
    self.unit = unit
    self.words = words
    self.portions = portions
  }

  static let all: [FoodUnitWords] = [
    FoodUnitWords(.gram, ["g", "gr", "gram", "grams", "gramm"]),
    FoodUnitWords(.kilogram, ["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"]),
    FoodUnitWords(
      .milliliter, ["ml", "milliliter", "milliliters", "millilitre", "millilitres"]),
    FoodUnitWords(.centiliter, ["cl", "zentiliter", "centiliter", "centiliters"]),
    FoodUnitWords(.pint, ["pint", "pints"], portions: ["pint"]),
    FoodUnitWords(.liter, ["l", "liter", "liters", "litre", "litres"]),
    FoodUnitWords(.ounce, ["oz", "ounce", "ounces", "unze", "unzen"]),
    FoodUnitWords(.fluidOunce, ["fl", "floz"], portions: ["fl"]),
    FoodUnitWords(.pound, ["lb", "lbs", "pound", "pounds", "pfund"]),
    FoodUnitWords(
      .teaspoon, ["tsp", "teaspoon", "teaspoons", "tl", "teeloffel", "teeloeffel"],
      portions: ["teaspoon", "tsp"]),
    FoodUnitWords(
      .tablespoon,
      [
        "tbsp", "tbs", "tablespoon", "tablespoons", "el", "essloffel", "essloeffel", "splash",
        "drizzle", "dollop", "schuss", "klecks",
      ],
      portions: ["tablespoon", "tbsp"]),
    FoodUnitWords(.cup, ["cup", "cups", "tasse", "tassen", "becher"], portions: ["cup"]),
    FoodUnitWords(
      .glass, ["glass", "glasses", "glas", "glaser", "glaeser"], portions: ["glass", "cup"]),
    FoodUnitWords(.mug, ["mug", "mugs"], portions: ["mug", "cup"]),
    FoodUnitWords(
      .bowl, ["bowl", "bowls", "schussel", "schusseln", "schuessel", "schale", "schalen"],
      portions: ["bowl", "cup"]),
    FoodUnitWords(.plate, ["plate", "plates", "teller"], portions: ["plate"]),
    FoodUnitWords(.can, ["can", "cans", "dose", "dosen"], portions: ["can"]),
    FoodUnitWords(.bottle, ["bottle", "bottles", "flasche", "flaschen"], portions: ["bottle"]),
    FoodUnitWords(
      .slice, ["slice", "slices", "scheibe", "scheiben"],
      portions: ["slice", "wedge", "piece"]),
    FoodUnitWords(
      .piece, ["piece", "pieces", "pc", "pcs", "stuck", "stucke", "stueck", "stuecke"],
      portions: ["piece"]),
    FoodUnitWords(
      .package,
      [
        "package", "packages", "pack", "packs", "packet", "packets", "bag", "bags", "packung",
        "packungen", "packchen", "paeckchen", "tute", "tuete", "beutel",
      ], portions: ["bag", "package", "packet", "box", "container"]),
    FoodUnitWords(.bar, ["bar", "bars", "riegel", "tafel", "tafeln"], portions: ["bar"]),
    FoodUnitWords(.scoop, ["scoop", "scoops", "kugel", "kugeln"], portions: ["scoop"]),
    FoodUnitWords(.handful, ["handful", "handfuls", "handvoll"], portions: ["handful"]),
    FoodUnitWords(
      .serving, ["serving", "servings", "portion", "portions", "portionen"],
      portions: ["serving", "order", "portion"]),
  ]
}
