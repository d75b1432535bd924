// Entities that nobody meant: every kind with fields of every type never traps.

import Engine
import Testing

struct HostileRecordTests {
  private static let kinds = EngineSources.literals(behind: ["static let kind = "]) + ["unknown"]
  /// What any noun spells, and what some of them make of prefixes and of their cases.
  private static let names =
    EngineSources.literals(behind: ["entity[", "Field("]) + [
      "asked.drinks", "dismissed.", "dismissed.install", "health.cameAt", "health.glass",
      "health.sleep", "health.writes.water", "heart", "hide.box", "last.meditation", "last.open",
      "on.morning", "reframe", "restingRate", "situation", "sleep", "thought", "time.recall",
    ]
  private static let tracker = Tracker.identifier(for: .vape)
  private static let words = [
    tracker.text, "reduce", "stop", "vape", "linear", "weekly", "EUR", "passed", "used", "health",
    "", "own:\u{301}",
    "hsi", "audit", "gradual", "tellSomeone", "patch",
    "trigger", "time", "23:59", "24:00", "fact", "home", "walk",
    "meditation", "open", "running", "done", "[]", "[10,3,0,0]", "always",
    String(repeating: "A", count: 22), String(repeating: "A", count: 43),
    String(repeating: "A", count: 86) + "A",
    "code:92410310", "common:cola", "own:00000000000000010000000000000001", "lastLook",
  ]
  private static let numbers: [Int64] = [
    0, 1, -1, 20_541, -25_567, 376_199, 376_200, 1000, 100_000_000, 100_000_001, .min, .max,
    Int64(Int32.max), Int64(Int32.min), 1_774_746_000_000, -1_774_746_000_000_000,
  ]

  private static func field(_ cases: inout ChangeCases) -> Field {
    let value: Value =
      switch cases.below(4) {
      case 0: cases.value()
      case 1: .text(cases.pick(words))
      default: .int(cases.pick(numbers))
      }
    return Field(cases.pick(names), value)
  }

  private static func entity(_ cases: inout ChangeCases, _ number: Int) -> Change {
    var fields = [Field("tracker", .text(tracker.text)), Field("method", .text("reduce"))]
    if cases.below(2) == 0 { fields.append(Field("day", .int(Int64(cases.below(20_000))))) }
    for _ in 0..<cases.below(12) { fields.append(field(&cases)) }
    let id = cases.below(9) == 0 ? Settings.identifier : Identifier(high: 3, low: UInt64(number))
    return Change(
      id: id, device: 1, number: Int64(number), stamp: cases.stamp(), entity: id,
      kind: cases.pick(kinds), action: .create(fields))
  }

  @Test("The kinds and fields are those of the sources")
  func sources() {
    #expect(Self.kinds.count > 40 && Self.names.count > 150)
    #expect(Self.kinds.contains(Wish.kind) && Self.names.contains("quitDay"))
  }

  @Test("Records of any fields become an overview, and the overview a document")
  func anything() {
    let seed: UInt64 = 37
    var cases = ChangeCases(seed: seed)
    let zone = AwkwardZone.named("Europe/Berlin").zone
    for trial in 0..<Trials.count(2000) {
      var records = Records()
      for number in 0..<20 { records.apply(Self.entity(&cases, number)) }
      let now = Instant(milliseconds: cases.pick([0, 1_774_746_000_000, 32_503_680_000_000]))
      let overview = Overview(records)
      #expect(overview.entryCount <= 20, "seed \(seed), trial \(trial)")
      let facts = overview.coachFacts(now: now, zone: zone)
      let answer = CoachAnswer(
        to: "how am I doing", isGerman: false, facts, after: overview.coachTurns, now: now)
      #expect(!answer.actions.isEmpty, "seed \(seed), trial \(trial)")
      let reminders = ReminderPlan(overview.reminderFacts(records, now: now, zone: zone))
      #expect(reminders.deliveries.count <= 15 * 5, "seed \(seed), trial \(trial)")
      let document = JournalSummary.json(records, now: now, zone: zone)
      #expect((try? JSONValue(parsing: document)) != nil, "seed \(seed), trial \(trial)")
      #expect(!EntriesTable.csv(records).isEmpty && !RecallTable.csv(overview).isEmpty)
      let today = Day(number: 20_541)
      let insights = FoodInsights(overview.food.recalls, today: today) { _, _ in nil }
      #expect(insights.top.count <= FoodInsights.mostTop, "seed \(seed), trial \(trial)")
      let weeks = overview.foodWeeks(today: today) { _, _ in nil }
      #expect(weeks.count <= FoodWeek.mostShown && overview.food.cards(on: today).count < 4)
    }
  }

  @Test("A series from the first day to the last knows both, and nothing between")
  func extremeDays() {
    var records = Records()
    for (number, day) in [Day.last, .first].enumerated() {
      let id = Identifier(high: 5, low: UInt64(number))
      records.apply(
        Change(
          id: id, device: 1, number: Int64(number + 1),
          stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: id, kind: Entry.kind,
          action: .create([
            Field("tracker", .text(Self.tracker.text)), Field("day", .int(Int64(day.number))),
          ])))
    }
    let series = Overview(records).use(of: Self.tracker)
    #expect(series.amount(on: .first) == 1000)
    #expect(series.amount(on: .last) == 1000)
    #expect(series.amount(on: Day(number: 0)) == nil)
    #expect(series.amount(on: Day.last.adding(days: 1)) == nil)
    #expect(series.lastUse == nil)
    #expect(series.days == [.first, .last], "the days between take no room")
    #expect(series.history.days.map { $0.day } == [.first, .last])
  }

  @Test("Thousands of trackers with entries a thousand years apart take no more than their entries")
  func manyExtremes() {
    var records = Records()
    for number in 0..<4000 {
      let id = Identifier(high: 5, low: UInt64(number))
      let tracker = Identifier(high: 6, low: UInt64(number / 2))
      let day = number % 2 == 0 ? Day.last : Day.first
      records.apply(
        Change(
          id: id, device: 1, number: Int64(number + 1),
          stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: id, kind: Entry.kind,
          action: .create([
            Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
          ])))
    }
    let overview = Overview(records)
    #expect(overview.uses.count == 2000)
    #expect(overview.uses.values.allSatisfy { $0.days == [.first, .last] })
  }

  @Test(
    "A day outside of the dates that a person can mean makes no entry",
    arguments: [-25_568, 376_200, Int64.min, .max])
  func farDays(day: Int64) {
    var journal = Journal()
    let id = Identifier(high: 5, low: 1)
    let place = journal.apply(
      Change(
        id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
        entity: id, kind: Entry.kind,
        action: .create([
          Field("tracker", .text(Self.tracker.text)), Field("day", .int(day)),
        ])))
    #expect(Entry(journal.entities[place]) == nil)
  }
}
