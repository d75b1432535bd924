// A made-up person who does everything that a journal can hold, at random: for what is counted a
// little at a time and must come to the same as counting everything anew.

import Engine

struct LivedJournal {
  private(set) var records = Records()
  private(set) var now: Instant
  private var dice: Dice
  private var clock = Clock(device: 5)
  private var drawn: UInt64 = 0
  /// What may be changed, deleted or brought back.
  private var made: [(id: Identifier, kind: String)] = []

  static let zone = Zone(name: "Test/Summer") { instant in
    // An hour forward on 2026-03-29, as in most of Europe.
    UTCOffset(minutes: instant.milliseconds < 1_774_746_000_000 ? 60 : 120)!
  }
  static let smoking = Tracker.identifier(for: .cigarettes)
  static let begin = Day(text: "2026-02-20")!
  private static let names = (1...5).map { Identifier(high: 60, low: UInt64($0)) }
  static let trackers = [smoking] + names

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    now = LivedJournal.zone.instant(LivedJournal.begin, TimeOfDay(minutes: 600)!)
    for (id, fields) in zip(LivedJournal.trackers, LivedJournal.kinds) {
      apply([create(id, Tracker.kind, [Field("name", .text("T"))] + fields)])
    }
  }

  private static let kinds: [[Field]] = [
    [Field("aim", .text("quit")), Field("substance", .text("cigarettes"))],
    [Field("aim", .text("quit")), Field("mode", .text("avoidance"))],
    [Field("aim", .text("build")), Field("mode", .text("counter"))]
      + Schedule.timesPerWeek(3).fields + StreakRule.forgiving.fields,
    [
      Field("aim", .text("notice")), Field("mode", .text("levels")), Field("cutoffHour", .int(0)),
      Field(
        "levels",
        .list([
          Level(id: 0, icon: "", name: "low", effect: .success).value,
          Level(id: 1, icon: "", name: "high", effect: .breaks).value,
        ])),
    ],
    [
      Field("aim", .text("build")), Field("mode", .text("counter")),
      Field("preset", .text("meditation")),
    ],
    [
      Field("aim", .text("build")), Field("mode", .text("feelings")),
      Field("archived", .bool(true)),
    ],
  ]

  mutating func number(_ below: Int) -> Int { Int(dice.next() % UInt64(below)) }

  private func create(_ id: Identifier, _ kind: String, _ fields: [Field]) -> Draft {
    .create(id, kind: kind, fields)
  }

  private mutating func name() -> Identifier {
    drawn += 1
    return Identifier(high: 61, low: drawn)
  }

  @discardableResult
  mutating func apply(_ drafts: [Draft]) -> [ChangedRecord] {
    var changed: [ChangedRecord] = []
    for draft in drafts {
      changed.append(records.apply(draft.stamped(by: &clock, now: now)))
      if !made.contains(where: { $0.id == draft.entity }) {
        made.append((draft.entity, draft.kind))
      }
    }
    return changed
  }

  mutating func letTimePass() {
    let minutes = [0, 1, 5, 50, 200, 700, 1_441, 3_000][number(8)]
    now = now.adding(milliseconds: Int64(minutes) * Milliseconds.minute)
  }

  var today: Day { DayBoundary.standard.day(of: now, in: LivedJournal.zone) }

  /// Mostly today, else one of the days before, seldom one to come.
  private mutating func day() -> Day {
    switch number(10) {
    case 0, 1: today.adding(days: -number(20))
    case 2: today.adding(days: 1)
    default: today
    }
  }

  private mutating func moment(_ day: Day) -> Instant {
    if day == today { return now.adding(milliseconds: Int64(-number(3) * number(10_000_000))) }
    return LivedJournal.zone.instant(day, TimeOfDay(minutes: number(1_440))!)
  }

  /// What somebody does next.
  mutating func draft() -> Draft {
    switch number(20) {
    case 0...9: return entry()
    case 10, 16: return total()
    case 11, 12: return change()
    case 13: return craving()
    case 14: return practice()
    case 15, 17, 18: return plan()
    default: return number(4) == 0 ? rare() : entry()
    }
  }

  private mutating func entry() -> Draft {
    let place = tracker()
    let day = day()
    var fields = [
      Field("tracker", .text(LivedJournal.trackers[place].text)),
      Field("day", .int(Int64(day.number))), Field("amount", .int(Int64(number(3)) * 1000)),
    ]
    if number(place == 0 ? 2 : 4) > 0 {
      fields.append(Field("at", .int(moment(day).milliseconds)))
    }
    if place == 3 { fields.append(Field("level", .int(Int64(number(3))))) }
    if place == 5 { fields.append(Field("words", .list([.text("w\(number(4))")]))) }
    if number(15) == 0 { fields.append(Field("skipped", .bool(true))) }
    return create(name(), Entry.kind, fields)
  }

  /// The place of one of them, mostly of what has plans.
  private mutating func tracker() -> Int {
    number(3) == 0 ? 0 : number(LivedJournal.trackers.count)
  }

  private mutating func total() -> Draft {
    let tracker = LivedJournal.trackers[tracker()]
    let day = day()
    return Draft(
      id: name(), entity: DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
      action: .create([
        Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
        Field("amount", .int(Int64(number(5)) * 1000)),
      ]))
  }

  /// An edit of something, its deletion or its return.
  private mutating func change() -> Draft {
    let (id, kind) = made[number(made.count)]
    let action: Change.Action
    switch number(4) {
    case 0: action = .delete
    case 1: action = .undelete
    case 2 where kind == Entry.kind:
      let tracker = LivedJournal.trackers[number(LivedJournal.trackers.count)]
      action = .set([Field("tracker", .text(tracker.text))])
    default:
      let day = day()
      action = .set([
        Field("amount", .int(Int64(number(4)) * 1000)), Field("day", .int(Int64(day.number))),
        Field("at", .int(moment(day).milliseconds)), Field("order", .int(Int64(number(5)))),
      ])
    }
    // A tracker that is gone tells little; it comes back with the next change of it.
    let isGone = kind == Tracker.kind && action == .delete && number(3) > 0
    return Draft(id: name(), entity: id, kind: kind, action: isGone ? .undelete : action)
  }

  private mutating func craving() -> Draft {
    let day = day()
    return create(
      name(), Craving.kind,
      [
        Field("at", .int(moment(day).milliseconds)), Field("day", .int(Int64(day.number))),
        Field("outcome", .text(number(3) > 0 ? "passed" : "used")),
      ])
  }

  private mutating func practice() -> Draft {
    let day = day()
    let at = moment(day)
    let counted = Int64(1 + number(900_000))
    return create(
      name(), PracticeRun.kind,
      [
        Field("at", .int(at.milliseconds)), Field("counted", .int(counted)),
        Field("day", .int(Int64(day.number))), Field("ended", .int(at.milliseconds + counted)),
        Field("kind", .text(number(2) == 0 ? "meditation" : "open")),
        Field("state", .text("done")),
      ])
  }

  private mutating func plan() -> Draft {
    let kind: Plan.Kind = [.stop, .reduce, .notice][number(3)]
    let from = today.adding(days: number(6) - 3)
    let days = kind == .reduce ? [2, 10, 30][number(3)] : number(5)
    let plan = Plan(
      fromDay: from, kind: kind, baseline: [1_500, 2_000, 10_000][number(3)],
      quitDay: from.adding(days: days), quitAt: number(3) > 0 ? moment(today) : nil,
      cadence: number(2) == 0 ? .daily : .weekly, price: [1_000, 733][number(2)],
      packUnits: [20, 19][number(2)])
    let tracker = LivedJournal.trackers[number(4) / 3]
    return create(name(), PlanRecord.kind, PlanRecord.fields(of: plan, tracker: tracker))
  }

  private mutating func rare() -> Draft {
    let first = today.adding(days: -number(4))
    switch number(6) {
    case 5:
      return create(
        name(), TipVote.kind,
        TipVote.fields(.walk, isUp: number(2) == 0, at: now, on: first, .utc))
    case 4:
      return create(
        HealthRecord.identifier(of: first), HealthRecord.kind,
        [
          Field("day", .int(Int64(first.number))), Field("steps", .int(Int64(number(9_000)))),
        ])
    case 3:
      return create(
        name(), CoachTurn.kind,
        [
          Field("at", .int(now.milliseconds)), Field("day", .int(Int64(first.number))),
          Field("text", .text("hello")),
        ])
    case 0:
      return create(
        name(), Excuse.kind,
        [Field("reason", .text("sick")), Field("from", .int(Int64(first.number)))]
          + (number(2) == 0 ? [Field("through", .int(Int64(today.number)))] : []))
    case 1:
      return create(
        name(), ModeChange.kind,
        [
          Field("tracker", .text(LivedJournal.names[number(5)].text)),
          Field("day", .int(Int64(first.number))), Field("before", .text("awareness")),
        ])
    default:
      return Draft(
        id: name(), entity: LivedJournal.trackers[number(6)], kind: Tracker.kind,
        action: .set([
          number(2) == 0
            ? Field("lastUse", .int(moment(first).milliseconds))
            : Field("lastUseDay", .int(Int64(first.number)))
        ]))
    }
  }
}
