// One part of a recipe or of a swap: a food, how much of it, and what was known of it then.

/// So many grams of a food, with its facts as they were when it was picked.
public struct FoodPart: Hashable, Sendable {
  /// Tenths of a gram: up to 10 kg.
  public static let weights: ClosedRange<Int64> = 1...100_000
  /// Characters of a name.
  public static let longestName = 200

  /// Nothing where the part is only words.
  public let key: FoodKey?
  /// Never empty.
  public let name: String
  /// Tenths of a gram.
  public let weight: Int64
  public let nutrition: Nutrition

  /// Nothing without a name; a weight outside of its range becomes the nearest.
  public init?(_ key: FoodKey?, _ name: String, weight: Int64, _ nutrition: Nutrition) {
    guard !name.isEmpty else { return nil }
    self.key = key
    self.name = name.cut(at: FoodPart.longestName)
    self.weight = min(max(weight, FoodPart.weights.lowerBound), FoodPart.weights.upperBound)
    self.nutrition = nutrition
  }

  /// Nothing for a row that cannot be read.
  init?(_ value: Value) {
    guard case .list(let cells) = value, cells.count == 4, let name = cells[1].asText,
      let weight = cells[2].asInt
    else { return nil }
    self.init(
      FoodKey(text: cells[0].asText ?? ""), name, weight: weight, Nutrition(cells[3]))
  }

  var value: Value {
    .list([.text(key?.text ?? ""), .text(name), .int(weight), nutrition.value])
  }
}

extension FoodPart {
  /// The readable rows of a list of parts, at most so many.
  static func all(_ value: Value?, most: Int) -> [FoodPart] {
    guard case .list(let rows)? = value else { return [] }
    var parts: [FoodPart] = []
    for row in rows.prefix(most) {
      if let part = FoodPart(row) { parts.append(part) }
    }
    return parts
  }

  static func value(of parts: [FoodPart], most: Int) -> Value {
    var rows: [Value] = []
    for part in parts.prefix(most) { rows.append(part.value) }
    return .list(rows)
  }

  /// What all parts hold together; a nutrient that one part does not tell is unknown. Nothing
  /// without parts.
  public static func nutrition(of parts: [FoodPart]) -> Nutrition? {
    var weight: Int64 = 0
    for part in parts { weight += part.weight }
    guard weight > 0 else { return nil }
    return Nutrition(.weight(weight)) { nutrient in
      var sum: Int64 = 0
      for part in parts {
        guard let more = part.nutrition.thousandths(of: nutrient, in: part.weight) else {
          return nil
        }
        sum += more
      }
      return (sum + 500) / 1000
    }
  }
}
