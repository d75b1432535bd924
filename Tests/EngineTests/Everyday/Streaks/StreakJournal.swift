// A journal with one tracker, filled day by day or moment by moment.

import Engine

struct StreakJournal {
  private(set) var records = Records()
  private var clock = Clock(device: 7)
  private var drawn: UInt64 = 0
  let id = Identifier(high: 70, low: 1)

  /// `fields` go before those of a counter of something to build.
  init(_ fields: [Field] = []) {
    let standard = [Field("aim", .text("build")), Field("name", .text("Water"))]
    let own = fields.map { $0.name }
    put(id, Tracker.kind, standard.filter { !own.contains($0.name) } + fields)
  }

  private mutating func put(_ id: Identifier, _ kind: String, _ fields: [Field]) {
    drawn += 1
    let draft = Draft.create(id, kind: kind, fields)
    records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: Int64(drawn))))
  }

  private mutating func new(_ kind: String, _ fields: [Field]) {
    put(Identifier(high: 71, low: drawn), kind, fields)
  }

  mutating func change(_ fields: [Field]) { put(id, Tracker.kind, fields) }

  mutating func add(on day: Day, amount: Int64 = 1000, level: Int? = nil) {
    new(
      Entry.kind,
      [
        Field("tracker", .text(id.text)), Field("day", .int(Int64(day.number))),
        Field("amount", .int(amount)), Field("dayChosen", .bool(true)),
      ] + (level.map { [Field("level", .int(Int64($0)))] } ?? []))
  }

  /// As the app does it: the day is decided once, from the clock on the wall.
  mutating func add(
    at moment: Instant, offset: UTCOffset, boundary: DayBoundary, level: Int? = nil
  ) {
    let day = boundary.day(of: moment, offset: offset)
    new(
      Entry.kind,
      [
        Field("tracker", .text(id.text)), Field("at", .int(moment.milliseconds)),
        Field("offset", .int(Int64(offset.minutes))), Field("day", .int(Int64(day.number))),
      ] + (level.map { [Field("level", .int(Int64($0)))] } ?? []))
  }

  mutating func excuse(_ from: Day, _ through: Day?, reason: String = "sick") {
    new(
      Excuse.kind,
      [Field("reason", .text(reason)), Field("from", .int(Int64(from.number)))]
        + (through.map { [Field("through", .int(Int64($0.number)))] } ?? []))
  }

  mutating func changeMode(on day: Day, before: String, since: Day? = nil) {
    new(
      ModeChange.kind,
      [
        Field("tracker", .text(id.text)), Field("day", .int(Int64(day.number))),
        Field("before", .text(before)),
      ] + (since.map { [Field("since", .int(Int64($0.number)))] } ?? []))
  }

  var overview: Overview { Overview(records) }
  var tracker: Tracker {
    let overview = overview
    return (overview.trackers + overview.archived)[0]
  }

  func marks(today: Day) -> [DayMark] {
    overview.marks(of: tracker, today: today)?.marks ?? []
  }

  func streak(today: Day) -> Streak {
    guard let marks = overview.marks(of: tracker, today: today) else { return Streak() }
    return Streak(marks, tracker.streakRule)
  }
}

extension Field {
  static let forgiving = Field("canHeal", .bool(true))
  static func since(_ day: Day) -> Field { Field("since", .int(Int64(day.number))) }
  static func mode(_ mode: TrackerMode) -> Field { Field("mode", .text(mode.rawValue)) }

  /// Steady, easy and wild, the last two for a grace day to mend.
  static let alcohol = [
    Field("aim", .text("reduce")), Field("substance", .text("alcohol")), mode(.levels),
    Field(
      "levels",
      .list([
        Level(id: 0, icon: "💧", name: "", key: "steady", effect: .success).value,
        Level(id: 1, icon: "✨", name: "", key: "easy", effect: .needsGrace).value,
        Level(id: 2, icon: "💥", name: "", key: "wild", effect: .needsGrace).value,
      ])),
  ]
}

extension DayMark {
  /// G good, n needs grace, b broken, x empty, - not due, e excused, ? open.
  var letter: Character {
    switch self {
    case .good: "G"
    case .needsGrace: "n"
    case .broken: "b"
    case .empty: "x"
    case .notDue: "-"
    case .excused: "e"
    case .open: "?"
    }
  }

  static func letters(_ marks: [DayMark]) -> String { String(marks.map { $0.letter }) }
}
