// Which reminders are planned: kinds, dismissals, hours with cravings, and every change of a clock.

import Engine
import Testing

struct ReminderPlanTests {
  private static let day = "2026-05-12"

  @Test("Three dismissals in a row halve how often a kind comes, an answer makes it whole again")
  func backOff() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["20:00"], back: 1)
    var now = journal.at(Self.day, "12:00")
    for _ in 0..<3 {
      let next = journal.plan(now).deliveries[0]
      journal.show(next, .later)
      now = next.at
    }
    let days = journal.lines(now).map { String($0.prefix(5)) }
    #expect(days.prefix(3) == ["05-16", "05-18", "05-20"])
    let next = journal.plan(now).deliveries[0]
    journal.show(next, .done)
    #expect(journal.lines(next.at).first == "05-17 20:00 tracker")
  }

  @Test("A counter with a goal reminds until the goal is there")
  func goal() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.water, ["18:00"], goal: 2000)
    let noon = journal.at(Self.day, "12:00")
    journal.log(ReminderJournal.water, at: noon)
    #expect(journal.lines(noon).first == "05-12 18:00 tracker")
    journal.log(ReminderJournal.water, at: noon)
    #expect(journal.lines(noon).first == "05-13 18:00 tracker")
  }

  @Test("An hour with cravings on three days is named a quarter before, unless it has come")
  func risky() {
    var journal = ReminderJournal()
    journal.choose([ReminderChoices.field(level: .often)])
    let now = journal.at(Self.day, "10:00")
    for day in ["2026-05-08", "2026-05-09"] { journal.craving(at: journal.at(day, "17:10")) }
    #expect(!journal.lines(now).contains { $0.hasSuffix("risky") })
    journal.craving(at: journal.at("2026-05-10", "17:20"))
    #expect(journal.lines(now).first { $0.hasSuffix("risky") } == "05-12 16:55 risky")
    let shortly = journal.at(Self.day, "16:40")
    journal.craving(at: shortly)
    #expect(journal.lines(shortly).first { $0.hasSuffix("risky") } == "05-13 16:55 risky")
    let old = journal.at("2026-06-01", "10:00")
    #expect(!journal.lines(old).contains { $0.hasSuffix("risky") }, "two weeks later it is past")
  }

  @Test("Levels and switches say what comes, and 0 a day is silence")
  func levels() {
    let now = ReminderJournal().at(Self.day, "07:00")
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, [])
    for (level, comes) in [
      (ReminderLevel.own, false), (.milestones, false), (.essentials, true), (.often, true),
    ] {
      journal.choose([ReminderChoices.field(level: level)])
      #expect(journal.lines(now).contains("05-12 20:00 checkIn") == comes, "\(level)")
    }
    journal.choose([ReminderChoices.field(.checkIn, isOn: false)])
    #expect(!journal.lines(now).contains { $0.hasSuffix("checkIn") })
    journal.choose([ReminderChoices.field(.practice, isOn: true)])
    #expect(journal.lines(now).contains("05-12 18:00 practice"))
    journal.choose([ReminderChoices.field(budget: 0)])
    #expect(journal.lines(now).isEmpty)
  }

  @Test("After a week away there is one question, and nothing else before its answer")
  func asks() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["20:00"])
    let day = Day(text: Self.day)!
    journal.choose(ReminderChoices.fields(openedOn: day, asks: true))
    let now = journal.at(Self.day, "10:00")
    #expect(journal.lines(now) == ["05-12 09:00 stillWanted"])
    #expect(journal.plan(now).due?.kind == .stillWanted)
    journal.choose(ReminderChoices.fields(openedOn: day, asks: false))
    #expect(journal.lines(now).first == "05-12 20:00 tracker")
  }

  @Test("What a person set and the budget has no room for is said, and own comes first")
  func leftOut() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["09:30", "12:00", "15:00"], back: 1)
    journal.track(ReminderJournal.water, [])
    journal.choose([ReminderChoices.field(level: .often)])
    let plan = journal.plan(journal.at(Self.day, "09:00"))
    let today = plan.deliveries.filter { $0.occurrence.day.text == Self.day }
    #expect(today.map { $0.kind } == [.tracker, .tracker] && today.map { $0.slot } == [1, 2])
    #expect(plan.leftOut.contains { $0.occurrence.minutes == 15 * 60 })
  }

  @Test("The same journal in any order gives the same plan")
  func order() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["20:00"])
    journal.track(ReminderJournal.water, ["20:00"])
    journal.choose([ReminderChoices.field(level: .often)])
    let now = journal.at(Self.day, "09:00")
    var other = ReminderJournal()
    other.choose([ReminderChoices.field(level: .often)])
    other.track(ReminderJournal.water, ["20:00"])
    other.track(ReminderJournal.mood, ["20:00"])
    #expect(journal.plan(now).deliveries == other.plan(now).deliveries)
  }

  /// Every change of the clock 2024 to 2030 in twelve zones.
  @Test("On the day of each change a reminder comes once, at its time", arguments: AwkwardZone.all)
  func changes(_ awkward: AwkwardZone) {
    let from = Instant("2024-01-01T00:00:00Z")
    let to = Instant("2031-01-01T00:00:00Z")
    for change in awkward.changes where change.moment > from && change.moment < to {
      let day = change.after.local(change.moment).day
      for minutes in [30, 90, 150, 200, 750, 1410] {
        checkChange(awkward, day, TimeOfDay(minutes: minutes)!)
      }
    }
  }

  private func checkChange(_ awkward: AwkwardZone, _ day: Day, _ time: TimeOfDay) {
    var journal = ReminderJournal(awkward.zone)
    journal.track(ReminderJournal.mood, [time.text], back: 1)
    journal.choose([
      ReminderChoices.field(quietFrom: .midnight), ReminderChoices.field(quietTo: .midnight),
    ])
    let now = awkward.zone.instant(day.adding(days: -1), .noon)
    let planned = journal.plan(now).deliveries.filter { $0.occurrence.day == day }
    #expect(planned.count == 1, "\(day.text) \(time.text)")
    #expect(planned.first?.at == awkward.expectedInstant(day, time), "\(day.text) \(time.text)")
  }
}
