// A whole day in one number, for who does not count as it happens.

/// The use of one tracker on one day as one number; it stands in place of the day's entries.
public struct DayTotal: Hashable, Sendable {
  public static let kind = "dayTotal"

  public let id: Identifier
  public let tracker: Identifier
  public let day: Day
  /// In thousandths of a unit; zero is a day on which nothing was used, and that is known.
  public let amount: Int64

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let number = entity["day"]?.asInt, let day = Day(stored: number),
      let amount = entity["amount"]?.asInt, (0...Entry.largestAmount).contains(amount)
    else { return nil }
    self.id = entity.id
    self.tracker = tracker
    self.day = day
    self.amount = amount
  }

  /// The fields of a whole day in one number.
  public static func fields(of tracker: Identifier, on day: Day, amount: Int64) -> [Field] {
    [
      Entry.field(amount: amount), Happening.field(day: day), Happening.field(tracker: tracker),
    ]
  }

  /// When the number was written that stands there now.
  static func written(_ entity: Entity) -> Stamp? { entity.stamp(of: "amount") }

  /// The one name of a tracker's total of a day, on whichever device it is made.
  public static func identifier(of tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, tracker.text, day.text)
  }
}
