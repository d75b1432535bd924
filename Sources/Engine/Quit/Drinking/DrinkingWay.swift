// The two ways in which the one tracker of drinking is noted. A change between them keeps every
// entry: each way reads what the other one wrote.

/// How a person notes what they drink.
public enum DrinkingWay: String, CaseIterable, Sendable {
  /// One of three levels for a day.
  case byLevel
  /// Each drink, with its size or without, judged by a plan.
  case byDrinks

  /// With levels a day begins at 18:00: what is said before it speaks of the evening before.
  public static let levelCutoffHour = 18

  /// What the tracker is set to; its days are judged anew from `day` on.
  public func fields(since day: Day) -> [Field] {
    switch self {
    case .byLevel:
      [
        Field("cutoffHour", .int(Int64(DrinkingWay.levelCutoffHour))),
        Field("levels", .list(DrinkLevel.allCases.map { $0.level.value })),
        Field("mode", .text(TrackerMode.levels.rawValue)),
        Field("side", .text(TrackerSide.saboteur.rawValue)),
        Field("since", .int(Int64(day.number))),
      ]
    case .byDrinks:
      // An empty text is read as nothing: then the person's own start of the day holds, and a plan.
      [
        Field("cutoffHour", .text("")), Field("mode", .text("")),
        Field("since", .int(Int64(day.number))),
      ]
    }
  }
}

extension Tracker {
  /// Whether this is drinking noted by the three levels; own levels are a tracker like any other.
  public var drinksByLevel: Bool {
    guard substance == .alcohol, mode == .levels, levels.count == DrinkLevel.allCases.count else {
      return false
    }
    for (level, own) in zip(DrinkLevel.allCases, levels)
    where own.id != level.rawValue || own.key != level.key {
      return false
    }
    return true
  }
}

extension Entry {
  /// The one level of a tracker and day: two devices that note the same day meet in it.
  public static func identifier(ofLevelOf tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, "level", tracker.text, day.text)
  }

  /// A level of a day. It has no time: what is said in the morning happened the evening before.
  public static func fields(
    of level: DrinkLevel, tracker: Identifier, day: Day, isChosen: Bool, offset: UTCOffset
  ) -> [Field] {
    [
      Field("amount", .int(level.stored.amount)), Field("day", .int(Int64(day.number))),
      Field("dayChosen", .bool(isChosen)), Field("level", .int(Int64(level.rawValue))),
      Field("offset", .int(Int64(offset.minutes))), Field("tracker", .text(tracker.text)),
    ]
  }
}
