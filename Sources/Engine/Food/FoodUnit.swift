// The household and kitchen measures that a person writes before a food.

/// A measure as somebody typed it, before it is known what it weighs.
public enum FoodUnit: UInt8, CaseIterable, Sendable {
  case gram, kilogram, milliliter, liter, ounce, fluidOunce, pound
  case teaspoon, tablespoon, cup, glass, mug, bowl, plate, can, bottle, slice, piece
  case package, bar, scoop, handful, serving
}
