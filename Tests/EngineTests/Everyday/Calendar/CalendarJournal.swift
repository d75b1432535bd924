// Journals for the tests of calendar, journey and weeks.
import Engine

/// Drafts by hand, and what they add up to.
struct CalendarJournal {
  var drafts: [Draft] = []
  private var made = 0

  static func tracker(_ name: String) -> Identifier { Identifier(kind: "test", name) }

  mutating func add(_ kind: String, _ fields: [Field]) {
    made += 1
    drafts.append(.create(Identifier(kind: "made", String(made)), kind: kind, fields))
  }

  mutating func track(_ name: String, mode: String, more: [Field] = []) {
    drafts.append(
      .create(
        CalendarJournal.tracker(name), kind: Tracker.kind,
        [
          Field("aim", .text("build")), Field("mode", .text(mode)), Field("name", .text(name)),
          Field("order", .int(Int64(drafts.count))),
        ] + more))
  }

  /// Smoking with a plan of 10 a day at first that goes down over 100 days.
  mutating func smoke(from day: String, quit: String? = nil) {
    let from = Day(text: day)!
    let id = Tracker.identifier(for: .cigarettes)
    drafts.append(
      .create(
        id, kind: Tracker.kind,
        [Field("aim", .text("reduce")), Field("substance", .text("cigarettes"))]))
    let stop = quit.map { Day(text: $0)! }
    let plan = Plan(
      fromDay: from, kind: stop == nil ? .reduce : .stop, baseline: 10_000,
      quitDay: stop ?? from.adding(days: 100),
      quitAt: stop.map { UTCOffset.utc.instant($0, DayBoundary.standard.start) })
    drafts.append(
      .create(
        Identifier(kind: "plan", day), kind: PlanRecord.kind,
        PlanRecord.fields(of: plan, tracker: id)
      ))
  }

  mutating func total(_ units: Int64, _ day: String, of tracker: Identifier) {
    let day = Day(text: day)!
    drafts.append(
      .create(
        DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
        [
          Field("amount", .int(units * Entry.unit)), Field("day", .int(Int64(day.number))),
          Field("tracker", .text(tracker.text)),
        ]))
  }

  mutating func enter(
    _ name: String, _ day: String, amount: Int64 = Entry.unit, level: Int64? = nil
  ) {
    var fields = [
      Field("amount", .int(amount)), Field("day", .int(Int64(Day(text: day)!.number))),
      Field("tracker", .text(CalendarJournal.tracker(name).text)),
    ]
    if let level { fields.append(Field("level", .int(level))) }
    add(Entry.kind, fields)
  }

  mutating func crave(_ day: String, more: [Field] = []) {
    let number = Int64(Day(text: day)!.number)
    add(
      Craving.kind,
      [Field("at", .int(number * 86_400_000 + 43_200_000)), Field("day", .int(number))] + more)
  }

  var records: Records {
    var clock = Clock(device: 1)
    var records = Records()
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_000)))
    }
    return records
  }

  var overview: Overview { Overview(records) }

  static func noon(_ day: String) -> Instant { UTCOffset.utc.instant(Day(text: day)!, .noon) }

  /// The book of some days, at noon of `today`.
  func book(_ first: String, _ last: String, today: String) -> DayBook {
    DayBook(
      overview, from: Day(text: first)!, through: Day(text: last)!,
      now: CalendarJournal.noon(today), offset: .utc)
  }
}
