// What is going on while a tip is asked for, as far as the journal and the clock tell. What is
// unknown adds nothing.

/// What may make a tip fit.
public struct TipMoment: Hashable, Sendable {
  /// Something was used within half an hour.
  public var isRecent = false
  /// A strong craving, or one that goes on.
  public var isUrge = false
  public var isMorning = false
  /// About the time at which many have just eaten.
  public var isAfterMeal = false
  /// About the time at which many are on their way to work or back.
  public var isCommute = false
  public var isNight = false
  /// A use within two days, after a stop.
  public var isAfterSlip = false
  /// A week without or more.
  public var isOnStreak = false
  public var isFirstWeeks = false
  public var isAfterSixWeeks = false
  /// An hour of cravings is near, or the forecast calls today a harder day.
  public var isRisky = false
  public var isCalm = false
  public var isOfSmoking = false
  public var usesReplacement = false
  public var hasReason = false

  public init() {}

  static let recentMinutes: Int64 = 30
  /// From this strength on, of ten.
  static let strong = 7
  static let slipHours: Int64 = 48
  static let streakDays: Int64 = 7
  static let firstDays: Int64 = 28
  static let sixWeeksDays: Int64 = 42
  /// How long before a risky hour it is near.
  static let nearMinutes = 60
}

extension TipMoment {
  /// The times at which many eat or travel, on the clock there.
  fileprivate mutating func take(_ time: TimeOfDay, _ weekday: Weekday) {
    let minutes = time.minutes
    isMorning = (5 * 60..<10 * 60).contains(minutes)
    isAfterMeal =
      (12 * 60 + 30..<14 * 60).contains(minutes) || (18 * 60 + 30..<20 * 60 + 30).contains(minutes)
    let isWorkday = weekday != .saturday && weekday != .sunday
    isCommute =
      isWorkday
      && ((7 * 60..<9 * 60).contains(minutes) || (16 * 60..<18 * 60).contains(minutes))
    isNight = minutes >= 22 * 60 || minutes < 5 * 60
  }

  fileprivate mutating func take(_ free: CoachFacts.Free) {
    let hour = Milliseconds.hour
    isAfterSlip = free.total != nil && free.current < TipMoment.slipHours * hour
    isOnStreak = free.current >= TipMoment.streakDays * 24 * hour
    isFirstWeeks = free.current < TipMoment.firstDays * 24 * hour
    isAfterSixWeeks = free.current >= TipMoment.sixWeeksDays * 24 * hour
  }
}

extension Overview {
  /// What is going on at a moment, from what the coach knows already and the last entries.
  func tipMoment(_ facts: CoachFacts, now: Instant, zone: Zone) -> TipMoment {
    var moment = TipMoment()
    let local = zone.offset(now).local(now)
    moment.take(local.time, local.day.weekday)
    if let free = facts.free { moment.take(free) }
    let first = now.adding(milliseconds: -TipMoment.recentMinutes * Milliseconds.minute)
    let isRecent = { (at: Instant) in at > first && at <= now }
    for tracker in watched {
      if tracker.substance == .cigarettes { moment.isOfSmoking = true }
      if use(of: tracker.id).lastUse.map(isRecent) == true { moment.isRecent = true }
    }
    if let last = cravings.last, isRecent(last.at), last.outcome != .passed {
      moment.isUrge = last.outcome == nil || (last.intensity ?? 0) >= TipMoment.strong
    }
    moment.isRisky =
      isNearRiskyHour(local.time, on: local.day)
      || (facts.outlook?.isToday == true && facts.outlook?.level == .harder)
    moment.isCalm = facts.isCalm
    moment.usesReplacement = facts.usesReplacement
    moment.hasReason = facts.reason != nil
    return moment
  }

  private func isNearRiskyHour(_ time: TimeOfDay, on day: Day) -> Bool {
    RiskyHour.all(of: cravings, today: day).contains { hour in
      let away = hour.time.minutes - time.minutes
      return away > -RiskyHour.binMinutes && away <= TipMoment.nearMinutes
    }
  }
}
