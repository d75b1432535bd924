// When things happen in the course of a made-up day.

/// The daily rhythm, in the person's own zone.
struct DemoDay {
  /// How much happens in each hour from 00:00 on; nobody is awake at four.
  private static let rhythm: [Int64] = [
    4, 2, 1, 0, 0, 0, 3, 10, 12, 10, 11, 9, 12, 13, 9, 9, 10, 12, 13, 14, 15, 14, 11, 8,
  ]
  private static let rhythmSum = rhythm.reduce(0, +)

  /// The day as counted, which starts at the day boundary.
  let day: Day
  let zone: Zone
  let until: Instant
  let boundary = DayBoundary.standard

  /// A moment of the day, up to `until`.
  func moment(_ dice: inout Dice) -> Instant {
    let minutes = DemoDay.hour(dice.below(DemoDay.rhythmSum)) * 60 + Int(dice.below(60))
    let time = TimeOfDay(minutes: minutes) ?? .midnight
    let date = time < boundary.start ? day.adding(days: 1) : day
    let moment = zone.instant(date, time)
      .adding(milliseconds: dice.below(Milliseconds.minute))
    if moment <= until { return moment }
    let start = boundary.interval(of: day, in: zone).start
    return start.adding(milliseconds: dice.below(max(1, until.milliseconds(since: start))))
  }

  /// That many moments, earliest first.
  func moments(_ count: Int, _ dice: inout Dice) -> [Instant] {
    var moments: [Instant] = []
    for _ in 0..<count { moments.append(moment(&dice)) }
    return moments.ordered { $0 < $1 }
  }

  /// The fields that place something at a moment.
  func place(_ moment: Instant) -> [Field] {
    let offset = zone.offset(moment)
    return [
      Field("at", .int(moment.milliseconds)), Field("offset", .int(Int64(offset.minutes))),
      Field("day", .int(Int64(boundary.day(of: moment, offset: offset).number))),
    ]
  }

  private static func hour(_ drawn: Int64) -> Int {
    var rest = drawn
    for (hour, weight) in rhythm.enumerated() {
      if rest < weight { return hour }
      rest -= weight
    }
    return rhythm.count - 1
  }
}
