// What the journal and the clock tell of a moment in which a tip is asked for.

import Engine
import Testing

struct TipMomentTests {
  private static let smoking = Tracker.identifier(for: .cigarettes)
  /// A Tuesday.
  private static let day = Day(text: "2026-05-12")!
  private static let zone = Zone.fixed(UTCOffset(minutes: 60)!)

  private static func at(_ time: String, daysAgo: Int = 0) -> Instant {
    zone.instant(day.adding(days: -daysAgo), TimeOfDay(text: time)!)
  }

  private static func tracker() -> Draft {
    .create(
      smoking, kind: Tracker.kind,
      [Tracker.field(aim: .quit), Tracker.field(substance: .cigarettes)])
  }

  private static func stop(daysAgo: Int) -> Draft {
    let first = day.adding(days: -daysAgo)
    return .create(
      Identifier(high: 8, low: 4), kind: PlanRecord.kind,
      PlanRecord.fields(
        of: Plan(
          fromDay: first, kind: .stop, quitDay: first, quitAt: at("08:00", daysAgo: daysAgo)),
        tracker: smoking))
  }

  private static func use(_ time: String) -> Draft {
    .create(
      Identifier(high: 9, low: 1), kind: Entry.kind,
      Entry.fields(
        of: smoking, amount: Entry.unit, at: at(time), in: zone, on: day, ending: nil,
        strength: nil))
  }

  private static func craving(_ time: String, daysAgo: Int = 0, _ more: [Field] = []) -> Draft {
    .create(
      Identifier(high: 10, low: UInt64(daysAgo)), kind: Craving.kind,
      Happening.fields(
        at: at(time, daysAgo: daysAgo), on: day.adding(days: -daysAgo), UTCOffset(minutes: 60)!)
        + more)
  }

  private static func facts(_ drafts: [Draft], _ time: String) -> CoachFacts {
    var clock = Clock(device: 7)
    var records = Records()
    for draft in [tracker()] + drafts {
      records.apply(draft.stamped(by: &clock, now: at("00:00", daysAgo: 400)))
    }
    return Overview(records).coachFacts(now: at(time), zone: zone)
  }

  private static func moment(_ drafts: [Draft], _ time: String) -> TipMoment {
    facts(drafts, time).tips.moment
  }

  @Test("The clock tells morning, meals, ways and night, and of an empty journal nothing else")
  func clock() {
    let early = Self.moment([], "07:30")
    #expect(early.isMorning && early.isCommute && !early.isAfterMeal && !early.isNight)
    #expect(Self.moment([], "13:00").isAfterMeal && Self.moment([], "19:00").isAfterMeal)
    #expect(Self.moment([], "23:00").isNight && !Self.moment([], "11:00").isNight)
    for moment in [early, Self.moment([], "13:00")] {
      #expect(!moment.isRecent && !moment.isUrge && !moment.isRisky && !moment.isCalm)
      #expect(!moment.isAfterSlip && !moment.isOnStreak && !moment.isFirstWeeks)
      #expect(moment.isOfSmoking && !moment.usesReplacement && !moment.hasReason)
    }
  }

  @Test("A use is recent for half an hour, and after a stop it is a slip for two days")
  func used() {
    let drafts = [Self.stop(daysAgo: 10), Self.use("10:00")]
    #expect(Self.moment(drafts, "10:20").isRecent && !Self.moment(drafts, "10:40").isRecent)
    let slip = Self.moment(drafts, "16:00")
    #expect(slip.isAfterSlip && slip.isFirstWeeks && !slip.isOnStreak)
  }

  @Test("Weeks without are told apart, and from two months on it is calm")
  func free() {
    let ten = Self.moment([Self.stop(daysAgo: 10)], "12:00")
    #expect(ten.isOnStreak && ten.isFirstWeeks && !ten.isAfterSixWeeks && !ten.isAfterSlip)
    let fifty = Self.moment([Self.stop(daysAgo: 50)], "12:00")
    #expect(fifty.isOnStreak && !fifty.isFirstWeeks && fifty.isAfterSixWeeks && !fifty.isCalm)
    #expect(!Self.facts([Self.stop(daysAgo: 59)], "12:00").isCalm)
    #expect(Self.facts([Self.stop(daysAgo: 61)], "12:00").isCalm)
  }

  @Test("A craving counts while it is strong or goes on, not once it passed")
  func urge() {
    #expect(Self.moment([Self.craving("12:00")], "12:10").isUrge)
    #expect(!Self.moment([Self.craving("12:00")], "12:40").isUrge)
    let passed = [Field("outcome", .text("passed"))]
    #expect(!Self.moment([Self.craving("12:00", passed)], "12:10").isUrge)
  }

  @Test("An hour is risky from an hour before it, where cravings came on three days")
  func risky() {
    let cravings = (1...3).map { Self.craving("15:10", daysAgo: $0) }
    #expect(Self.moment(cravings, "14:30").isRisky && Self.moment(cravings, "15:20").isRisky)
    #expect(!Self.moment(cravings, "12:00").isRisky && !Self.moment(cravings, "16:00").isRisky)
    #expect(!Self.moment(Array(cravings.dropLast()), "14:30").isRisky)
  }
}
