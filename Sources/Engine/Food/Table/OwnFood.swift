// A food that is not in the table: the person says what it is called and what its pack says.

/// A food of the person's own.
public struct OwnFood: Hashable, Sendable {
  public static let kind = "ownFood"
  /// Characters of a name.
  public static let longestName = 80
  /// More of them are kept, and not shown.
  public static let most = 500

  public let id: Identifier
  /// Never empty.
  public let name: String
  /// Per 100 g, or per portion, as it was typed.
  public let nutrition: Nutrition
  /// In the person's words; may be empty.
  public let portion: String
  /// Tenths of a gram of a portion; nothing where nobody weighed it.
  public let portionWeight: Int64?

  /// Nothing without a name.
  public init?(_ entity: Entity) {
    guard let name = entity["name"]?.asText, !name.isEmpty else { return nil }
    self.id = entity.id
    self.name = name.cut(at: OwnFood.longestName)
    nutrition = Nutrition(entity["facts"])
    portion = (entity["portion"]?.asText ?? "").cut(at: Helping.longestMeasure)
    let weight = entity["weight"]?.asInt ?? 0
    portionWeight = Helping.weights.contains(weight) ? weight : nil
  }

  /// `portionWeight` is in tenths of a gram.
  public static func fields(
    _ name: String, _ nutrition: Nutrition, portion: String, portionWeight: Int64?
  ) -> [Field] {
    [
      Field("facts", nutrition.value), Field("name", .text(name.cut(at: longestName))),
      Field("portion", .text(portion.cut(at: Helping.longestMeasure))),
      Field("weight", .int(portionWeight ?? 0)),
    ]
  }

  /// What a portion weighs under the facts of it, where they are per portion and it was weighed:
  /// then they hold for that weight, too.
  var known: Nutrition {
    guard case .portion = nutrition.basis, let portionWeight else { return nutrition }
    return Nutrition(.weight(portionWeight)) { nutrition[$0] }
  }
}
