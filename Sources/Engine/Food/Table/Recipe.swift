// A dish of the person's own, made of other foods.

/// Parts that become so many servings.
public struct Recipe: Hashable, Sendable {
  public static let kind = "recipe"
  /// Characters of a name.
  public static let longestName = 80
  public static let mostParts = 40
  public static let servings = 1...100
  /// More of them are kept, and not shown.
  public static let most = 500

  public let id: Identifier
  /// Never empty.
  public let name: String
  /// Never empty.
  public let parts: [FoodPart]
  /// Into how many the whole is shared.
  public let servings: Int

  /// Nothing without a name and a part that this version can read.
  public init?(_ entity: Entity) {
    let parts = FoodPart.all(entity["parts"], most: Recipe.mostParts)
    guard let name = entity["name"]?.asText, !name.isEmpty, !parts.isEmpty else { return nil }
    self.id = entity.id
    self.name = name.cut(at: Recipe.longestName)
    self.parts = parts
    servings = bounded(Int(clamping: entity["servings"]?.asInt ?? 1), in: Recipe.servings)
  }

  public static func fields(_ name: String, _ parts: [FoodPart], servings: Int) -> [Field] {
    [
      Field("name", .text(name.cut(at: longestName))),
      Field("parts", FoodPart.value(of: parts, most: mostParts)),
      Field("servings", .int(Int64(bounded(servings, in: Recipe.servings)))),
    ]
  }

  /// Of the whole dish.
  public var nutrition: Nutrition { FoodPart.nutrition(of: parts) ?? .unknown }

  /// Tenths of a gram of one serving, rounded.
  public var servingWeight: Int64 {
    var weight: Int64 = 0
    for part in parts { weight += part.weight }
    return max(1, (weight + Int64(servings) / 2) / Int64(servings))
  }
}
