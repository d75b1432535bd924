// What was said of the focus of one week: that it goes on, and that the week was looked back at.

/// The answers to a week's cards. Nothing depends on them but whether a card is shown again.
public struct FocusWeek: Hashable, Sendable {
  public static let kind = "focusWeek"
  /// Days, the first among them, on which a focus that saw no swap yet has no week to look back at.
  public static let newDays = 3

  public let id: Identifier
  /// The Monday.
  public let week: Day
  /// The focus that was confirmed for the week.
  public let confirmed: FocusKey?
  public let isReviewed: Bool
  /// The last day on which the check-in was put away.
  public let checkedIn: Day?
  /// The last day that was asked about on the day after and put away.
  public let askedAbout: Day?

  public init?(_ entity: Entity) {
    guard let week = entity["week"]?.asInt.flatMap({ Day(stored: $0) }) else { return nil }
    self.id = entity.id
    self.week = week.weekStart
    confirmed = FocusKey(text: entity["confirmed"]?.asText ?? "")
    isReviewed = entity["reviewed"]?.asBool ?? false
    checkedIn = entity["checkedIn"]?.asInt.flatMap { Day(stored: $0) }
    askedAbout = entity["askedAbout"]?.asInt.flatMap { Day(stored: $0) }
  }

  /// The one name of a week's answers, on whichever device.
  public static func identifier(week: Day) -> Identifier {
    Identifier(kind: kind, week.weekStart.text)
  }

  public static func fields(confirming key: FocusKey, week: Day) -> [Field] {
    [Field("confirmed", .text(key.text)), weekField(week)]
  }

  public static func fields(reviewed week: Day) -> [Field] {
    [Field("reviewed", .bool(true)), weekField(week)]
  }

  public static func fields(checkedInOn day: Day) -> [Field] {
    [Field("checkedIn", .int(Int64(day.number))), weekField(day)]
  }

  public static func fields(askedAbout day: Day) -> [Field] {
    [Field("askedAbout", .int(Int64(day.number))), weekField(day)]
  }

  private static func weekField(_ day: Day) -> Field {
    Field("week", .int(Int64(day.weekStart.number)))
  }
}

/// A card about the focus. It stands among others and can be passed over; it never opens by itself.
public enum FocusCard: Hashable, Sendable {
  /// There is no focus.
  case choose
  /// It is Monday: does it go on? With how often a swap of it was used in the week before.
  case confirm(FoodFocus, usesLastWeek: Int)
  /// It is Sunday: how the week was.
  case review(FoodFocus, uses: Int)
  /// Was a swap used today?
  case checkIn(FoodFocus)
}
