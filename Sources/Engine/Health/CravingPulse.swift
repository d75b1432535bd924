// The pulse around cravings. Of each craving that the journal has when a file is read, two means
// are kept and how many readings they come from; the readings themselves go by and are gone.

/// How fast the heart went in the minutes before and after one craving.
public struct CravingPulse: Hashable, Sendable {
  public static let kind = "cravingPulse"
  /// How many minutes before a craving, and as many after.
  public static let minutes: Int64 = 5
  /// Fewer readings on one side say nothing.
  public static let leastReadings: Int64 = 3
  private static let rates: ClosedRange<Int64> = 200...3000

  /// Means in tenths of a beat a minute.
  public let before: Int64
  public let after: Int64
  public let readingsBefore: Int64
  public let readingsAfter: Int64

  /// There is one for each craving.
  public static func identifier(of craving: Identifier) -> Identifier {
    Identifier(kind: kind, craving.text)
  }

  init(before: Int64, after: Int64, readingsBefore: Int64, readingsAfter: Int64) {
    self.before = before
    self.after = after
    self.readingsBefore = readingsBefore
    self.readingsAfter = readingsAfter
  }

  public init?(_ entity: Entity) {
    guard entity.isVisible, entity.kind == CravingPulse.kind,
      let before = entity["before"]?.asInt, CravingPulse.rates.contains(before),
      let after = entity["after"]?.asInt, CravingPulse.rates.contains(after),
      let readingsBefore = entity["readingsBefore"]?.asInt,
      readingsBefore >= CravingPulse.leastReadings,
      let readingsAfter = entity["readingsAfter"]?.asInt,
      readingsAfter >= CravingPulse.leastReadings
    else { return nil }
    self.init(
      before: before, after: after, readingsBefore: readingsBefore, readingsAfter: readingsAfter)
  }

  // How it is written

  func fields(of craving: Identifier) -> [Field] {
    [
      Field("after", .int(after)), Field("before", .int(before)),
      Field("craving", .text(craving.text)), Field("readingsAfter", .int(readingsAfter)),
      Field("readingsBefore", .int(readingsBefore)),
    ]
  }

  /// The fields that take it away.
  public static var removal: [Field] {
    [
      Field("after", .text("")), Field("before", .text("")), Field("readingsAfter", .text("")),
      Field("readingsBefore", .text("")),
    ]
  }
}

extension Records {
  /// What the journal has of the pulse around cravings, also where it was deleted: what the person
  /// wants gone does not stay behind.
  public func cravingPulses() -> [Identifier] {
    var found: [Identifier] = []
    for entity in journal.entities where entity.kind == CravingPulse.kind {
      if let value = entity["before"], value != .text("") { found.append(entity.id) }
    }
    return found
  }
}
