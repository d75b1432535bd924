// What a person wants to be asked in the morning, in the evening and once a week, and what the
// rings of the calendar aim at.

/// The settings around days and weeks; each is a field of the settings.
public struct Rhythm: Hashable, Sendable {
  /// A card in the morning asks for an intention.
  public var asksInTheMorning = false
  /// A card in the evening asks how the day was.
  public var asksInTheEvening = false
  /// The day of the week on which the week is looked at.
  public var reviewDay = Weekday.sunday
  /// The day of the last weekly review that was put away.
  public var reviewSeen: Day?
  /// The Monday of the last challenge that was told to be kept.
  public var challengeSeen: Day?
  /// Minutes a day, 1 … 120.
  public var mindfulAim = MinuteKind.mindful.usualAim
  /// Minutes a day, 1 … 120.
  public var workoutAim = MinuteKind.workout.usualAim

  public init() {}

  init(_ entity: Entity) {
    asksInTheMorning = entity["asksMorning"]?.asBool ?? false
    asksInTheEvening = entity["asksEvening"]?.asBool ?? false
    if let number = entity["reviewDay"]?.asInt, let day = Weekday(rawValue: Int(clamping: number)) {
      reviewDay = day
    }
    reviewSeen = entity["reviewSeen"]?.asInt.flatMap { Day(stored: $0) }
    challengeSeen = entity["challengeSeen"]?.asInt.flatMap { Day(stored: $0) }
    mindfulAim = Rhythm.aim(.mindful, entity)
    workoutAim = Rhythm.aim(.workout, entity)
  }

  /// The field of the settings that remembers which kept challenge was told of.
  public static func field(challengeSeen week: Day) -> Field {
    Field("challengeSeen", .int(Int64(week.number)))
  }

  /// The field that says whether the morning asks for an intention.
  public static func field(asksMorning: Bool) -> Field { Field("asksMorning", .bool(asksMorning)) }

  /// The field that says whether the evening asks how the day was.
  public static func field(asksEvening: Bool) -> Field { Field("asksEvening", .bool(asksEvening)) }

  /// The field of the day of the week on which the week is looked at.
  public static func field(reviewDay: Weekday) -> Field {
    Field("reviewDay", .int(Int64(reviewDay.rawValue)))
  }

  /// The field of the day on which a weekly review was put away.
  public static func field(reviewSeen day: Day) -> Field {
    Field("reviewSeen", .int(Int64(day.number)))
  }

  /// The field of the minutes a day that a ring aims at.
  public static func field(aim minutes: Int, of kind: MinuteKind) -> Field {
    Field(fieldName(of: kind), .int(Int64(minutes)))
  }

  private static func aim(_ kind: MinuteKind, _ entity: Entity) -> Int {
    let minutes = entity[fieldName(of: kind)]?.asInt ?? 0
    return RingFill.aims.contains(Int(clamping: minutes)) ? Int(minutes) : kind.usualAim
  }

  /// Minutes a day that a ring aims at.
  public func aim(_ kind: MinuteKind) -> Int { kind == .mindful ? mindfulAim : workoutAim }

  private static func fieldName(of kind: MinuteKind) -> String {
    kind == .mindful ? "mindfulAim" : "workoutAim"
  }

  /// The latest day of review up to a day.
  public func lastReview(upTo day: Day) -> Day {
    day.adding(days: -((day.weekday.rawValue - reviewDay.rawValue + 7) % 7))
  }
}
