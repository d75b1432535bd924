// A month with a reminder on half of its days: how the lot falls, what stays away, and what may be
// said about it in the end.

import Engine
import Testing

struct ReminderTrialTests {
  private static let first = Day(text: "2026-05-04")!

  private static func days(_ trial: ReminderTrial) -> [Day] {
    (0..<ReminderTrial.days).map { trial.from.adding(days: $0) }
  }

  @Test("Two of each weekday's four days are without it, another two for another tracker")
  func lot() {
    var ways: [[Bool]] = []
    for number: UInt64 in 1...40 {
      let trial = ReminderTrial(of: Identifier(high: 8, low: number), from: Self.first)
      let leftOut = Self.days(trial).map { trial.isLeftOut($0) }
      for weekday in 0..<7 {
        #expect((0..<4).filter { leftOut[weekday + 7 * $0] }.count == 2)
      }
      if !ways.contains(leftOut) { ways.append(leftOut) }
    }
    #expect(ways.count > 30)
    let again = ReminderTrial(of: Identifier(high: 8, low: 1), from: Self.first)
    #expect(Self.days(again).map { again.isLeftOut($0) } == ways[0])
    #expect(!again.isLeftOut(Self.first.adding(days: -1)))
    #expect(!again.isLeftOut(Self.first.adding(days: ReminderTrial.days)))
  }

  private static func journal(_ evening: Bool = false) -> ReminderJournal {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["12:00"])
    journal.write(
      ReminderJournal.mood, Tracker.kind, [ReminderTrial.field(from: first)],
      at: journal.at("2026-05-03", "10:00"))
    if evening { journal.choose([ReminderChoices.field(level: .essentials)]) }
    return journal
  }

  @Test("On days without it nothing comes, neither at its time nor in the evening")
  func planned() {
    let trial = ReminderTrial(of: ReminderJournal.mood, from: Self.first)
    for evening in [false, true] {
      let journal = Self.journal(evening)
      let plan = journal.plan(journal.at("2026-05-03", "23:00"))
      let planned = plan.deliveries.map { $0.occurrence.day }
      for day in Self.days(trial).prefix(13) {
        #expect(planned.filter { $0 == day }.count == (trial.isLeftOut(day) ? 0 : 1))
      }
    }
  }

  @Test("Afterwards it comes every day again, and so it does once the trial is ended")
  func over() {
    var journal = Self.journal()
    let later = journal.at("2026-06-01", "08:00")
    #expect(journal.plan(later).deliveries.count == ReminderFacts.days)
    journal.write(
      ReminderJournal.mood, Tracker.kind, [ReminderTrial.field(from: nil)],
      at: journal.at("2026-05-05", "10:00"))
    #expect(
      journal.plan(journal.at("2026-05-05", "11:00")).deliveries.count == ReminderFacts.days)
  }

  @Test("Days that are over count, each for its half; today and what was never asked do not")
  func counted() throws {
    var journal = Self.journal()
    let trial = ReminderTrial(of: ReminderJournal.mood, from: Self.first)
    for day in Self.days(trial) where !trial.isLeftOut(day) {
      journal.log(ReminderJournal.mood, at: journal.at(day.text, "13:00"))
    }
    func result(_ day: String, _ time: String = "12:00") throws -> TrialResult {
      let overview = Overview(journal.records)
      let tracker = try #require(overview.trackers.first)
      return try #require(
        overview.trialResult(of: tracker, now: journal.at(day, time), zone: journal.zone))
    }
    let whole = try result("2026-06-01")
    #expect(whole.daysWith == 14 && whole.doneWith == 14)
    #expect(whole.daysWithout == 14 && whole.doneWithout == 0)
    #expect(whole.verdict == .helps)
    let early = try result("2026-05-06")
    #expect(early.daysWith + early.daysWithout == 2 && early.verdict == .open)
  }

  private static func result(
    _ with: Int, of daysWith: Int, _ without: Int, of daysWithout: Int
  ) -> TrialResult {
    var result = TrialResult()
    for number in 0..<daysWith { result.add(isDone: number < with, isLeftOut: false) }
    for number in 0..<daysWithout { result.add(isDone: number < without, isLeftOut: true) }
    return result
  }

  @Test("Only what chance would rarely show is said; the limits are those of Fisher's test")
  func verdicts() {
    // The sums of both sides, counted by hand: 0.046, 0.103 and 0.018; 1.
    #expect(Self.result(12, of: 14, 6, of: 14).verdict == .helps)
    #expect(Self.result(12, of: 14, 7, of: 14).verdict == .open)
    #expect(Self.result(2, of: 14, 9, of: 14).verdict == .hinders)
    #expect(Self.result(14, of: 14, 14, of: 14).verdict == .open)
    #expect(Self.result(0, of: 0, 3, of: 4).verdict == .open)
    #expect(Self.result(0, of: 0, 3, of: 4).effect == nil)
  }

  @Test("The interval is Newcombe's: 56 of 70 against 48 of 80 is 0.2, from 0.0524 to 0.3339")
  func interval() throws {
    let effect = try #require(Self.result(56, of: 70, 48, of: 80).effect)
    #expect(effect.least == 5 && effect.middle == 20 && effect.most == 33)
  }

  @Test(
    "A reminder that changes nothing is said to change something in at most one month of twenty")
  func nothing() {
    let seed: UInt64 = 20_261_126
    var dice = Dice(seed: seed)
    for chance: Int64 in [100, 300, 500, 800] {
      var claims = 0
      for person in 0..<2000 {
        let trial = ReminderTrial(
          of: Identifier(high: 9, low: UInt64(person)), from: Self.first)
        var result = TrialResult()
        var wasDone = dice.chance(chance)
        for day in Self.days(trial) {
          // Habits cling: a day is like the one before it in a third of all cases.
          if !dice.chance(333) { wasDone = dice.chance(chance) }
          result.add(isDone: wasDone, isLeftOut: trial.isLeftOut(day))
        }
        if result.verdict != .open { claims += 1 }
      }
      #expect(claims <= 100, "\(claims) of 2000 at \(chance) of 1000, seed \(seed)")
    }
  }
}
