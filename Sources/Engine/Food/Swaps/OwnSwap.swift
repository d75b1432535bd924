// A swap that a person thought of themselves; it stands beside those of the library.

/// A trade in the person's own words.
public struct OwnSwap: Hashable, Sendable {
  public static let kind = "ownSwap"
  /// Characters of a title.
  public static let longestTitle = 80
  /// Characters of the line below it.
  public static let longestLine = 120
  public static let mostParts = 8
  /// More of them are kept, and not shown.
  public static let most = 200

  public let id: Identifier
  /// Never empty.
  public let title: String
  /// What is good about it; may be empty.
  public let line: String
  /// What it stands for.
  public let target: FocusKey
  /// May be empty.
  public let parts: [FoodPart]

  /// Nothing without a title and a target.
  public init?(_ entity: Entity) {
    guard let title = entity["title"]?.asText, !title.isEmpty,
      let target = FocusKey(text: entity["target"]?.asText ?? "")
    else { return nil }
    self.id = entity.id
    self.title = title.cut(at: OwnSwap.longestTitle)
    self.target = target
    line = (entity["line"]?.asText ?? "").cut(at: OwnSwap.longestLine)
    parts = FoodPart.all(entity["parts"], most: OwnSwap.mostParts)
  }

  public static func fields(
    _ title: String, line: String, target: FocusKey, _ parts: [FoodPart]
  ) -> [Field] {
    [
      Field("line", .text(line.cut(at: longestLine))),
      Field("parts", FoodPart.value(of: parts, most: mostParts)),
      Field("target", .text(target.text)), Field("title", .text(title.cut(at: longestTitle))),
    ]
  }

  /// What a use and a mark keep of it.
  public var key: String { FoodKey.own(id).text }

  /// Kilocalories of all parts; nothing where a part does not tell, and without parts.
  public var energy: Int64? {
    guard let nutrition = FoodPart.nutrition(of: parts) else { return nil }
    return nutrition[.energy]
  }
}
