// The trackers of a made-up person: something to do, something to feel, something to see through,
// and what was said of single days. They live in the last weeks of a journal that has room for
// them.

/// What is kept of trackers and days, by the days that are left until the last one.
struct DemoTrackers {
  /// Days over which trackers are kept at most.
  private static let longest = 112

  /// What is kept on each day, the last day first.
  private(set) var days: [[DemoKeepsake]] = []
  /// How many entries these are.
  private(set) var entryCount = 0

  private let words: DemoWords
  private var dice: Dice
  private var day: DemoDay
  private var left = 0

  /// The first day that is left; the trackers are made on it.
  private let begin: Int
  /// On this day snacking is noticed no longer, but left out.
  private let change: Int

  init(until last: DemoDay, days count: Int, seed: UInt64, words: DemoWords) {
    begin = min(count, DemoTrackers.longest) - 1
    change = begin * 2 / 5
    dice = Dice(seed: seed)
    day = last
    self.words = words
    days = [[DemoKeepsake]](repeating: [], count: begin + 1)
    for number in (0...begin).reversed() {
      left = number
      day = DemoDay(day: last.day.adding(days: -number), zone: last.zone, until: last.until)
      if number == begin { make() }
      live()
      say()
    }
  }

  private static func id(_ preset: TrackerPreset) -> Identifier {
    Identifier(kind: Tracker.kind, "preset", preset.rawValue)
  }

  /// Before anything else happens on the day.
  private var morning: Instant {
    min(day.boundary.interval(of: day.day, in: day.zone).start, day.until)
  }

  private mutating func keep(
    _ id: Identifier, _ kind: String, _ fields: [Field], at: Instant, isChange: Bool = false
  ) {
    days[left].append(
      DemoKeepsake(at: at, id: id, kind: kind, fields: fields, isChange: isChange))
    if kind == Entry.kind { entryCount += 1 }
  }

  private mutating func make() {
    make(.water, order: 1)
    make(.walking, order: 2, StreakRule.forgiving.fields + [Field("inCalendar", .bool(true))])
    make(.mood, order: 3)
    make(.meditation, order: 4, StreakRule.forgiving.fields)
    make(.feelings, order: 5)
    make(.doomscrolling, order: 6)
    make(.snacking, order: 7, [Field("inCalendar", .bool(true))])
    keep(
      Tracker.identifier(for: .alcohol), Tracker.kind,
      [
        Field("aim", .text(Aim.notice.rawValue)), Field("order", .int(8)),
        Field("substance", .text(Substance.alcohol.rawValue)),
      ] + DrinkingWay.byLevel.fields(since: day.day), at: morning)
  }

  private mutating func make(_ preset: TrackerPreset, order: Int64, _ more: [Field] = []) {
    let aim: Aim = preset.side == .good ? .build : .notice
    var levels: [Value] = []
    for level in preset.levels { levels.append(level.value) }
    keep(
      DemoTrackers.id(preset), Tracker.kind,
      [
        Field("aim", .text(aim.rawValue)), Field("icon", .text(preset.icon)),
        Field("levels", .list(levels)), Field("mode", .text(preset.mode.rawValue)),
        Field("order", .int(order)), Field("preset", .text(preset.rawValue)),
        Field("side", .text(preset.side.rawValue)), Field("since", .int(Int64(day.day.number))),
        Field("target", .int((preset.goal ?? 0) * Entry.unit)),
      ] + more, at: morning)
  }

  private mutating func live() {
    let isFreeDay = day.day.weekday == .saturday || day.day.weekday == .sunday
    // Two times on most days the goal of eight glasses is met.
    for _ in 0..<2 { enter(.water, amount: 2 + dice.below(4)) }
    if dice.chance(isFreeDay ? 950 : 850) { enterOnce(.walking, []) }
    if dice.chance(750) { enter(.meditation, amount: 4 + dice.below(12)) }
    if dice.chance(920) {
      enterOnce(.mood, [Field("level", .int(min(4, 1 + dice.below(isFreeDay ? 4 : 3))))])
    }
    if dice.chance(350) {
      let feeling = dice.pick(Feeling.allCases)
      enter(.feelings, [Field("words", .list([.text(feeling.rawValue)]))])
    }
    while dice.chance(350 + Int64(left) * 3) { notice(.doomscrolling) }
    snack()
    drink(isFreeDay: day.day.weekday == .friday || day.day.weekday == .saturday)
  }

  private mutating func enter(
    _ preset: TrackerPreset, amount: Int64 = 1, _ more: [Field] = [], named id: Identifier? = nil
  ) {
    let at = day.moment(&dice)
    keep(
      id ?? dice.identifier(), Entry.kind,
      day.place(at) + [
        Field("amount", .int(amount * Entry.unit)),
        Field("tracker", .text(DemoTrackers.id(preset).text)),
      ] + more, at: at)
  }

  private mutating func enterOnce(_ preset: TrackerPreset, _ more: [Field]) {
    enter(preset, more, named: Entry.identifier(of: DemoTrackers.id(preset), on: day.day))
  }

  private mutating func notice(_ preset: TrackerPreset) {
    var more: [Field] = []
    if dice.chance(600) {
      let trigger: CravingTrigger = dice.chance(700) ? .boredom : .tiredness
      more.append(Field("triggers", .list([.text(trigger.rawValue)])))
      let place: CravingPlace = dice.chance(700) ? .home : .onTheWay
      more.append(Field("place", .text(place.rawValue)))
    }
    enter(preset, more)
  }

  /// Noticed at first, then left out; the streak of noticing stays in view.
  private mutating func snack() {
    let id = DemoTrackers.id(.snacking)
    if left == change {
      let today = Field("day", .int(Int64(day.day.number)))
      let begun = Int64(day.day.adding(days: left - begin).number)
      keep(
        id, Tracker.kind,
        [
          Field("aim", .text(Aim.quit.rawValue)),
          Field("mode", .text(TrackerMode.avoidance.rawValue)),
          Field("since", .int(Int64(day.day.number))),
        ], at: morning, isChange: true)
      keep(
        ModeChange.identifier(of: id, on: day.day), ModeChange.kind,
        [
          Field("at", .int(morning.milliseconds)),
          Field("before", .text(TrackerMode.awareness.rawValue)), today,
          Field("since", .int(begun)), Field("tracker", .text(id.text)),
        ], at: morning)
    }
    if left > change {
      if dice.chance(800) { notice(.snacking) }
    } else if left == change / 2 {
      notice(.snacking)
    }
  }

  /// What was drunk is noted in the late evening, so that of today only who asks then knows.
  private mutating func drink(isFreeDay: Bool) {
    let evening = day.zone.instant(day.day, TimeOfDay(minutes: 22 * 60) ?? .midnight)
    guard evening <= day.until, dice.chance(930) else { return }
    let drawn = dice.below(1000)
    let level: DrinkLevel
    if isFreeDay {
      level = drawn < 350 ? .steady : drawn < 930 ? .easy : .wild
    } else {
      level = drawn < 850 ? .steady : .easy
    }
    let id = Tracker.identifier(for: .alcohol)
    keep(
      Entry.identifier(ofLevelOf: id, on: day.day), Entry.kind,
      Entry.fields(
        of: level, tracker: id, day: day.day, isChosen: false, offset: day.zone.offset(evening)),
      at: evening)
  }

  /// What was said of a day: in the morning, in the evening, and why some do not count.
  private mutating func say() {
    if left == begin / 4 {
      keep(
        dice.identifier(), Excuse.kind,
        [
          Field("from", .int(Int64(day.day.number))),
          Field("reason", .text(ExcuseReason.sick.rawValue)),
          Field("through", .int(Int64(day.day.adding(days: 1).number))),
        ], at: morning)
    }
    let intention: Intention? =
      switch left {
      case 1, 5: .within
      case 2, 9: .pause
      case 3: .kind
      default: nil
      }
    if let intention {
      keep(
        Pledge.identifier(on: day.day), Pledge.kind, Pledge.fields(intention, "", on: day.day),
        at: morning)
    }
    let evening = day.zone.instant(day.day, TimeOfDay(minutes: 21 * 60) ?? .midnight)
    switch left {
    case 1, 3:
      let said: [DayWord] = left == 1 ? [.calm, .proud] : [.full]
      keep(
        DayReview.identifier(on: day.day), DayReview.kind,
        DayReview.fields(said, helped: words.helped, tomorrow: words.tomorrow, on: day.day),
        at: evening)
    case 2, 10:
      keep(
        DayNote.identifier(on: day.day), DayNote.kind,
        DayNote.fields(left == 2 ? words.note : words.olderNote, on: day.day), at: evening)
    default: break
    }
  }
}
