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

  private static let vape = Identifier(high: 8, low: 3)

  /// Stopped at a moment, with nothing used since.
  private static func stopped(at moment: Instant) -> ReminderJournal {
    var journal = ReminderJournal()
    let day = journal.zone.offset(moment).local(moment).day
    journal.write(
      vape, Tracker.kind, [Tracker.field(aim: .quit), Tracker.field(substance: .vape)], at: moment)
    journal.write(
      Identifier(high: 8, low: 4), PlanRecord.kind,
      PlanRecord.fields(
        of: Plan(fromDay: day, kind: .stop, quitDay: day, quitAt: moment), tracker: vape),
      at: moment)
    return journal
  }

  @Test(
    "A milestone is planned for when it is reached, at night for the morning, and a use moves it")
  func milestone() {
    var journal = Self.stopped(at: ReminderJournal().at("2026-05-11", "15:00"))
    journal.choose([ReminderChoices.field(level: .milestones)])
    let now = journal.at("2026-05-11", "20:00")
    let days = ["05-12", "05-13", "05-14", "05-18"]
    #expect(journal.lines(now) == days.map { $0 + " 15:00 milestone" })
    let due = journal.plan(journal.at("2026-05-12", "15:01")).due
    let day: Int64 = 24 * 3600
    #expect(due?.kind == .milestone && due?.number == day)
    let use = journal.at("2026-05-11", "23:30")
    journal.write(
      Identifier(high: 9, low: 999), Entry.kind,
      Entry.fields(
        of: Self.vape, amount: Entry.unit, at: use, in: journal.zone,
        on: Day(text: "2026-05-11")!, ending: nil, strength: nil), at: use)
    #expect(journal.lines(use).first == "05-13 08:00 milestone")
  }

  @Test("Two months after a stop the word about yesterday comes on Mondays, and each year is named")
  func calm() {
    var journal = Self.stopped(at: ReminderJournal().at("2024-05-17", "15:00"))
    journal.choose([ReminderChoices.field(level: .often)])
    let lines = journal.lines(journal.at(Self.day, "20:00"))
    #expect(lines.filter { $0.hasSuffix("morning") }.map { $0.prefix(5) } == ["05-18", "05-25"])
    #expect(lines.contains("05-17 15:00 milestone"))
    #expect(!lines.contains { $0.hasSuffix("away") }, "who looks in once a week is not away")
  }

  @Test("Two months after a stop the evening comes on the day of the review, unless it was chosen")
  func calmEvening() {
    for (stopped, chosen, evenings) in [
      ("2024-05-17", false, ["05-17", "05-24"]), ("2024-05-17", true, []),
      ("2026-05-01", false, []),
    ] {
      var journal = Self.stopped(at: ReminderJournal().at(stopped, "15:00"))
      journal.track(ReminderJournal.mood, [])
      journal.choose(
        [ReminderChoices.field(level: .essentials), ReminderChoices.field(budget: 5)]
          + (chosen ? [ReminderChoices.field(.checkIn, isOn: true)] : []))
      let lines = journal.lines(journal.at(Self.day, "12:00"))
      let days = lines.filter { $0.hasSuffix("checkIn") }.map { String($0.prefix(5)) }
      #expect(evenings.isEmpty ? days.count > 10 : days == evenings, "\(stopped) \(chosen)")
    }
  }

  @Test("In the calm time a risky hour is named, but not on a day that the forecast calls easy")
  func calmRisk() {
    for (easy, comes) in [(0, false), (1, true)] {
      let journal = Self.stopped(at: ReminderJournal().at("2024-05-17", "15:00"))
      let now = journal.at(Self.day, "12:00")
      let records = journal.records
      var facts = Overview(records).reminderFacts(records, now: now, zone: journal.zone)
      facts.choices.level = .often
      facts.riskyHours = [RiskyHour(bin: 36, time: TimeOfDay(text: "18:10")!)]
      facts.easyDay = facts.today.adding(days: easy)
      let risky = ReminderPlan(facts).deliveries.filter { $0.kind == .risky }
      #expect(facts.isCalm)
      #expect(risky.contains { $0.occurrence.day == facts.today } == comes)
      facts.isCalm = false
      facts.easyDay = facts.today
      let others = ReminderPlan(facts).deliveries.filter { $0.kind == .risky }
      #expect(others.contains { $0.occurrence.day == facts.today }, "only the calm time is quieter")
    }
  }

  @Test("A week with less or more is said on its Monday, and only where both are known")
  func weeks() {
    for (last, kind) in [(4, "better"), (9, "rising"), (6, "")] {
      var journal = ReminderJournal()
      journal.write(
        Self.vape, Tracker.kind,
        [Tracker.field(aim: .reduce), Tracker.field(substance: .vape)],
        at: journal.at("2026-01-01", "09:00"))
      journal.choose([ReminderChoices.field(level: .often), ReminderChoices.field(budget: 5)])
      let monday = Day(text: "2026-05-11")!
      for number in 1...14 {
        let day = monday.adding(days: -number)
        journal.write(
          DayTotal.identifier(of: Self.vape, on: day), DayTotal.kind,
          DayTotal.fields(
            of: Self.vape, on: day, amount: Int64(number <= 7 ? last : 6) * Entry.unit),
          at: journal.at("2026-05-11", "07:00"))
      }
      let lines = journal.lines(journal.at("2026-05-11", "09:00"))
      let said = lines.filter { $0.hasSuffix("better") || $0.hasSuffix("rising") }
      #expect(said == (kind.isEmpty ? [] : ["05-11 10:00 " + kind]), "\(last)")
      #expect(lines.contains("05-11 08:00 morning"))
    }
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
