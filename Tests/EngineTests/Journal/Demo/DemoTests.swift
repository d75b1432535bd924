// Made-up journals: as many entries as asked for, in a life that could have been lived.

import Engine
import Testing

struct DemoTests {
  private static let berlin = AwkwardZone.named("Europe/Berlin").zone
  private static let until = Instant("2026-03-29T18:00:00Z")

  private static func overview(_ drafts: [Draft]) -> Overview {
    var records = Records()
    var clock = Clock(device: 0)
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    return Overview(records)
  }

  private static func entries(_ drafts: [Draft]) -> [Entry] {
    var records = Records()
    var clock = Clock(device: 0)
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    return records.all.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  @Test(
    "A journal has exactly as many entries as asked for",
    arguments: [(60, 600), (60, 1), (14, 20_000), (800, 3000), (3652, 50_000)])
  func count(days: Int, entries: Int) {
    let drafts = Demo.drafts(
      days: days, entries: entries, seed: 3, until: Self.until, zone: Self.berlin)
    let overview = Self.overview(drafts)
    #expect(overview.entryCount == entries)
    #expect(!overview.plans.isEmpty && overview.reasons.count == 4)
    #expect(overview.trackers.count == (entries >= 3000 ? 9 : 1))
    #expect(overview.archived.count == (days < 730 ? 0 : 1))
    #expect(overview.settings.welcomedAt != nil)
  }

  @Test("The same arguments give the same drafts, another seed gives others")
  func seeds() {
    func drafts(_ seed: UInt64) -> [Draft] {
      Demo.drafts(days: 60, entries: 600, seed: seed, until: Self.until, zone: Self.berlin)
    }
    #expect(drafts(1) == drafts(1))
    #expect(drafts(1) != drafts(2))
  }

  @Test(
    "Every entry lies on its day, under the offset of its zone, and not in the future",
    arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
  func placed(name: String) {
    let zone = AwkwardZone.named(name).zone
    let drafts = Demo.drafts(years: 3, entries: 4000, seed: 5, until: Self.until, zone: zone)
    for entry in Self.entries(drafts) {
      guard let at = entry.at else {
        #expect(entry.level != nil, "only what was drunk has no time")
        continue
      }
      #expect(at <= Self.until && entry.offset == zone.offset(at))
      #expect(entry.day == DayBoundary.standard.day(of: at, offset: entry.offset))
    }
  }

  @Test("Each draft is stamped later than the one before, at its own moment")
  func stamps() {
    let drafts = Demo.drafts(
      days: 60, entries: 600, seed: 1, until: Self.until, zone: Self.berlin)
    var last = Stamp(milliseconds: 0, counter: 0, device: 0)
    for draft in drafts {
      guard let stamp = draft.madeAt else {
        Issue.record("\(draft.id.text) has no stamp")
        continue
      }
      #expect(stamp > last)
      last = stamp
    }
    #expect(Set(drafts.map { $0.id }).count == drafts.count)
  }

  @Test("Use falls under a plan that is still going on, and cravings are linked to entries")
  func story() {
    let drafts = Demo.drafts(
      days: 60, entries: 600, seed: 1, until: Self.until, zone: Self.berlin)
    let overview = Self.overview(drafts)
    let today = DayBoundary.standard.day(of: Self.until, offset: Self.berlin.offset(Self.until))
    let tracker = Tracker.identifier(for: .vape)
    let plan = overview.plans(of: tracker).plan(on: today)
    #expect(plan?.kind == .reduce)
    #expect(plan?.quitDay.map { $0 > today } == true)
    #expect(
      plan?.problems(today: today, perDay: PlanLimits.puffsPerDay).isEmpty == true)
    let use = overview.use(of: tracker).history
    func sum(_ days: ClosedRange<Int>) -> Int64 {
      days.reduce(0) { $0 + (use.amount(on: today.adding(days: -$1)) ?? 0) }
    }
    #expect(sum(1...7) < sum(50...56))
    let cravings = Set(overview.cravings.map { $0.id })
    let linked = Self.entries(drafts).compactMap { $0.craving }
    #expect(!linked.isEmpty && linked.allSatisfy { cravings.contains($0) })
    #expect(overview.cravings.contains { $0.outcome == .passed })
    #expect(overview.cravings.allSatisfy { $0.intensity != nil && $0.at <= Self.until })
  }

  private static func lived(_ zone: Zone = berlin, words: DemoWords = .english) -> Overview {
    overview(
      Demo.drafts(days: 120, entries: 2200, seed: 1, until: until, zone: zone, words: words))
  }

  @Test("With room for them there are trackers of every kind, each with its last weeks")
  func trackers() {
    let overview = Self.lived()
    let own = overview.trackers.dropFirst()
    #expect(
      own.map { $0.mode } == [
        .counter, .yesNo, .levels, .counter, .feelings, .awareness, .avoidance, .levels,
      ])
    #expect(own.allSatisfy { !overview.use(of: $0.id).days.isEmpty })
    #expect(overview.entryCount == 2200)
    #expect(own.last?.drinksByLevel == true)
    let today = Day(text: "2026-03-29")!
    for tracker in own where tracker.mode != .avoidance && tracker.mode != .awareness {
      let days = overview.use(of: tracker.id).days
      #expect(days.contains { today.days(since: $0) < 14 }, "\(tracker.preset) is still kept")
    }
    #expect(own.filter { $0.isInCalendar }.count == CalendarDay.mostFocus)
    let walking = own.first { $0.preset == "walking" }
    let streak = walking.flatMap { overview.marks(of: $0, today: today) }
      .map { Streak($0, .forgiving) }
    #expect((streak?.best ?? 0) > 7)
  }

  @Test("What was noticed at first is left out now: one streak is over, the other one goes on")
  func changedMode() throws {
    let overview = Self.lived()
    let today = Day(text: "2026-03-29")!
    let snacking = try #require(overview.trackers.first { $0.mode == .avoidance })
    let past = overview.pastStreaks(of: snacking, today: today)
    #expect(past.map { $0.mode } == [.awareness] && past[0].streak.total > 20)
    let marks = try #require(overview.marks(of: snacking, today: today))
    #expect(Streak(marks, snacking.streakRule).current == 21)
    #expect(marks.first == past[0].through.adding(days: 1))
  }

  @Test("Days are excused, noted, begun with a sentence and looked back at, in either language")
  func days() {
    let today = Day(text: "2026-03-29")!
    for words in [DemoWords.english, .german] {
      let overview = Self.lived(words: words)
      #expect(overview.excuses.map { $0.reason } == [.sick])
      #expect(overview.excuses.first?.through?.days(since: overview.excuses[0].from) == 1)
      #expect(overview.reflections.notes.count == 2)
      #expect(overview.reflections.pledge(on: today) == nil, "today is still open")
      #expect(overview.reflections.pledge(on: today.adding(days: -1)) != nil)
      #expect(overview.reflections.review(on: today.adding(days: -1))?.words == [.calm, .proud])
    }
  }

  @Test("A journal without room for trackers has none")
  func noRoom() {
    for days in [14, 60, 120] {
      let overview = Self.overview(
        Demo.drafts(days: days, entries: 60, seed: 1, until: Self.until, zone: Self.berlin))
      #expect(overview.trackers.count == 1 && overview.excuses.isEmpty)
      #expect(overview.entryCount == 60)
    }
  }

  @Test("Cravings tell where, with whom, what was done and how strong it was then")
  func cravings() {
    let cravings = Self.overview(
      Demo.drafts(days: 60, entries: 600, seed: 1, until: Self.until, zone: Self.berlin)
    ).cravings
    let places = Set(cravings.map { $0.place })
    #expect(places.isSuperset(of: ["", "home", "work"]))
    #expect(places.allSatisfy { $0.isEmpty || CravingPlace(rawValue: $0) != nil })
    #expect(Set(cravings.compactMap { $0.company }).count >= 3)
    let techniques = cravings.compactMap { $0.technique }
    #expect(techniques.count > 10 && techniques.allSatisfy { Technique(rawValue: $0) != nil })
    #expect(cravings.allSatisfy { ($0.technique == nil) == ($0.action == nil) })
    let measured = cravings.filter { $0.intensityAfter != nil }
    #expect(measured.count > 5)
    #expect(measured.allSatisfy { $0.technique != nil && $0.intensityAfter! <= $0.intensity! })
  }

  @Test(
    "Every length of journal holds a few things of each kind, in either language",
    arguments: [14, 120, 3652], [DemoWords.english, .german])
  func keepsakes(days: Int, words: DemoWords) {
    let overview = Self.overview(
      Demo.drafts(
        days: days, entries: 300, seed: 9, until: Self.until, zone: Self.berlin, words: words))
    #expect(overview.doses.count == 5 && overview.doses.allSatisfy { $0.at <= Self.until })
    #expect(overview.debriefs.count == 1 && overview.thoughts.count == 1)
    #expect(overview.ifThenPlans.count == 1 && overview.wishes.count == 1)
    #expect(overview.scores.count == 1)
    #expect(overview.practice.finished.count == 7 && overview.practice.started.isEmpty)
    #expect(overview.practice.finished.allSatisfy { $0.ended! <= Self.until })
    food(overview)
    let thought = overview.thoughts[0]
    #expect(Thought.Part.allCases.allSatisfy { !thought[$0].isEmpty })
    #expect(overview.debriefs[0].tracker == Tracker.identifier(for: .vape))
    #expect(overview.reasons.last?.text.isEmpty == false)
  }

  /// Recalls that say what is usual, a focus, and swaps of the last two weeks.
  private func food(_ overview: Overview) {
    let today = Day(text: "2026-03-29")!
    #expect(overview.recalls.count == 4 && overview.recalls.allSatisfy { $0.isComplete })
    #expect(overview.recalls.allSatisfy { $0.items.count >= 4 && $0.withoutMeal.isEmpty })
    let insights = FoodInsights(overview.food.recalls, today: today)
    #expect(insights.state == .usual && insights.top.count == 3)
    let focus = overview.focus(on: today)
    #expect(focus.map { $0.key } == insights.top[0].key, "what is traded is worth it")
    #expect(overview.swapUses.count == 6 && overview.swapUses.allSatisfy { $0.at <= Self.until })
    let own = overview.food.ownSwaps.map { $0.key }
    #expect(own.count == 1)
    #expect(
      overview.swapUses.allSatisfy { SwapLibrary.swap($0.swap) != nil || own.contains($0.swap) })
    #expect(overview.food.goTo(of: insights.top[0].key).flatMap { SwapLibrary.swap($0) } != nil)
    #expect(overview.swapStreak(today: today).total == 6)
  }
}
