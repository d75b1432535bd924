// A technique that a person brought along.

/// What helps this person, in their own words.
public struct OwnTechnique: Hashable, Sendable {
  public static let kind = "technique"
  /// Characters of a name.
  public static let longestName = 60
  /// Characters of the way to do it.
  public static let longestSteps = 300
  /// More of them are kept, and not shown.
  public static let most = 30

  public let id: Identifier
  public let name: String
  /// Empty where the name says it all.
  public let steps: String

  public init?(_ entity: Entity) {
    let name = entity["name"]?.asText ?? ""
    let steps = entity["steps"]?.asText ?? ""
    guard !name.isEmpty, name.unicodeScalars.count <= OwnTechnique.longestName,
      steps.unicodeScalars.count <= OwnTechnique.longestSteps
    else { return nil }
    self.id = entity.id
    self.name = name
    self.steps = steps
  }

  /// The fields of a technique; steps that were left empty are not written.
  public static func fields(_ name: String, steps: String) -> [Field] {
    var fields = [Field("name", .text(name))]
    if !steps.isEmpty { fields.append(Field("steps", .text(steps))) }
    return fields
  }

  /// What a craving keeps of it.
  public var key: String { Craving.ownPrefix + id.text }
}
