// What a person laid ready at a rest stop of their journey, for the day on which they get there.

/// Where a rest stop stands.
public enum RestPlace: Hashable, Sendable {
  case stage(RecoveryStage)
  /// After so many steps, where nothing is known of how the body recovers.
  case steps(Int)

  /// Where rest stops stand that belong to no stage of recovery, in steps.
  public static let stepCounts = [7, 30, 90, 180, 365]

  /// The name in the journal.
  public var key: String {
    switch self {
    case .stage(let stage): stage.rawValue
    case .steps(let count): "steps-" + String(count)
    }
  }

  public init?(key: String) {
    if let stage = RecoveryStage(rawValue: key) {
      self = .stage(stage)
      return
    }
    for count in RestPlace.stepCounts where key == "steps-" + String(count) {
      self = .steps(count)
      return
    }
    return nil
  }

  /// The rest stops on the way of a tracker, in their order.
  public static func all(for substance: Substance?) -> [RestPlace] {
    var places: [RestPlace] = []
    if let substance {
      for stage in RecoveryStage.all(for: substance) { places.append(.stage(stage)) }
    }
    if places.isEmpty {
      for count in stepCounts { places.append(.steps(count)) }
    }
    return places
  }
}

/// What opens at a rest stop; every part may be missing.
public struct RestStop: Hashable, Sendable {
  public static let kind = "restStop"
  /// Characters of the note to oneself.
  public static let longestNote = 500

  public let id: Identifier
  public let place: RestPlace
  public let note: String
  /// A picture or a voice note.
  public let attachment: Identifier?
  /// Something to treat oneself to.
  public let wish: Identifier?

  public init?(_ entity: Entity) {
    guard let place = RestPlace(key: entity["place"]?.asText ?? "") else { return nil }
    self.id = entity.id
    self.place = place
    note = String((entity["note"]?.asText ?? "").unicodeScalars.prefix(RestStop.longestNote))
    attachment = Identifier(text: entity["attachment"]?.asText ?? "")
    wish = Identifier(text: entity["wish"]?.asText ?? "")
  }

  public static func fields(
    note: String, attachment: Identifier?, wish: Identifier?, at place: RestPlace
  ) -> [Field] {
    [
      Field("attachment", .text(attachment?.text ?? "")),
      Field("note", .text(String(note.unicodeScalars.prefix(longestNote)))),
      Field("place", .text(place.key)), Field("wish", .text(wish?.text ?? "")),
    ]
  }

  /// The one name of what lies at a place, on whichever device it was laid there.
  public static func identifier(at place: RestPlace) -> Identifier {
    Identifier(kind: kind, place.key)
  }
}
