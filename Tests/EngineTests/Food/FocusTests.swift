// One focus at a time, its week, its cards and its swaps, with the faults that others had.

import Engine
import Testing

private let cola = FocusKey.common("cola")
private let fries = FocusKey.common("fries")
private let berlin = AwkwardZone.named("Europe/Berlin").zone

private func noon(_ day: String) -> Instant { UTCOffset.utc.instant(Day(text: day)!, .noon) }

@Suite("The focus")
struct FocusTests {
  @Test("There is exactly one, from its day on; earlier ones stay in the history")
  func one() {
    var bench = RecallBench()
    #expect(bench.overview.focus(on: bench.today) == nil)
    bench.focus(on: cola, named: "Cola")
    bench.now = noon("2026-03-12")
    bench.focus(on: fries)
    let overview = bench.overview
    #expect(overview.focus(on: Day(text: "2026-03-01")!) == nil)
    #expect(overview.focus(on: Day(text: "2026-03-11")!)?.key == cola)
    #expect(overview.focus(on: Day(text: "2026-03-11")!)?.name == "Cola")
    #expect(overview.focus(on: Day(text: "2027-01-01")!)?.key == fries)
    #expect(overview.food.focus.choices.count == 2)
  }

  @Test("Choosing the same again changes nothing, however often")
  func again() {
    var bench = RecallBench()
    bench.focus(on: fries)
    let before = bench.records.journal.entities
    for day in ["2026-03-02", "2026-03-05", "2026-03-09", "2026-06-01"] {
      bench.now = noon(day)
      let isNew = bench.focus(on: fries, named: "another word for it")
      #expect(!isNew)
    }
    #expect(bench.records.journal.entities == before)
    #expect(bench.overview.focus(on: bench.today)?.since == Day(text: "2026-03-02"))
  }

  @Test("Two choices of one day are one: the later counts, on whichever device")
  func sameDay() {
    var bench = RecallBench()
    bench.focus(on: cola)
    bench.focus(on: fries)
    #expect(bench.overview.food.focus.choices.count == 1)
    #expect(bench.overview.focus(on: bench.today)?.key == fries)
    let isNone = bench.focus(on: nil)
    #expect(isNone && bench.overview.focus(on: bench.today) == nil)
    let isNew = bench.focus(on: nil)
    #expect(!isNew, "no focus twice is nothing new either")
  }

  @Test("Back to an earlier focus it begins anew, its go-to swap is as it was")
  func back() {
    var bench = RecallBench()
    bench.focus(on: cola)
    bench.goTo("cola-2", of: cola)
    bench.now = noon("2026-03-04")
    bench.focus(on: fries)
    #expect(bench.overview.food.goTo(of: fries) == nil)
    bench.now = noon("2026-03-06")
    bench.focus(on: cola)
    #expect(bench.overview.focus(on: bench.today)?.since == Day(text: "2026-03-06"))
    #expect(bench.overview.food.goTo(of: cola) == "cola-2")
  }

  @Test("Changed in the middle of a week, what was used stays with the old one")
  func changed() {
    var bench = RecallBench()
    bench.focus(on: cola)
    bench.use("a", of: cola)
    bench.use("b", of: cola)
    bench.now = noon("2026-03-05")
    bench.focus(on: fries)
    bench.use("c", of: fries)
    let uses = bench.overview.food.uses
    #expect(uses.count(of: cola, week: bench.today) == 2)
    #expect(uses.count(of: fries, week: bench.today) == 1)
    bench.now = noon("2026-03-06")
    bench.focus(on: cola)
    #expect(bench.overview.food.uses.count(of: cola, week: bench.today) == 2)
  }

  @Test("Monday asks whether it goes on, once, and says how the last week was")
  func confirm() {
    var bench = RecallBench()
    bench.focus(on: cola)
    bench.use("a", of: cola)
    #expect(!bench.hasConfirm, "it was chosen today")
    bench.now = noon("2026-03-08")
    bench.use("a", of: cola)
    bench.now = noon("2026-03-09")
    let focus = bench.overview.focus(on: bench.today)!
    #expect(bench.overview.food.cards(on: bench.today).first == .confirm(focus, usesLastWeek: 2))
    bench.put(
      FocusWeek.kind, FocusWeek.fields(confirming: cola, week: bench.today),
      FocusWeek.identifier(week: bench.today))
    #expect(!bench.hasConfirm && bench.overview.focus(on: bench.today) == focus)
    bench.now = noon("2026-03-10")
    #expect(!bench.hasConfirm)
    bench.now = noon("2026-03-16")
    #expect(bench.hasConfirm, "each week asks anew")
    bench.now = noon("2026-03-17")
    #expect(!bench.hasConfirm && bench.overview.focus(on: bench.today) == focus)
  }

  @Test("Sunday looks back, once")
  func review() {
    var bench = RecallBench()
    bench.focus(on: cola)
    for _ in 0..<3 { bench.use("a", of: cola) }
    bench.now = noon("2026-03-07")
    #expect(!bench.hasReview)
    bench.now = noon("2026-03-08")
    let focus = bench.overview.focus(on: bench.today)!
    #expect(bench.overview.food.cards(on: bench.today).contains(.review(focus, uses: 3)))
    bench.put(
      FocusWeek.kind, FocusWeek.fields(reviewed: bench.today),
      FocusWeek.identifier(week: bench.today))
    #expect(!bench.hasReview)
  }

  @Test("U13: the check-in is a card that goes with a use or when it is put away")
  func checkIn() {
    var bench = RecallBench()
    #expect(bench.overview.food.cards(on: bench.today) == [.choose])
    bench.focus(on: cola)
    let focus = bench.overview.focus(on: bench.today)!
    #expect(bench.overview.food.cards(on: bench.today) == [.checkIn(focus)])
    var used = bench
    used.use("a", of: cola)
    #expect(used.overview.food.cards(on: used.today).isEmpty)
    bench.put(
      FocusWeek.kind, FocusWeek.fields(checkedInOn: bench.today),
      FocusWeek.identifier(week: bench.today))
    #expect(bench.overview.food.cards(on: bench.today).isEmpty)
    #expect(bench.overview.swapUses.isEmpty, "putting a card away says nothing")
    bench.now = noon("2026-03-03")
    #expect(bench.overview.food.cards(on: bench.today) == [.checkIn(focus)])
  }
}

extension RecallBench {
  fileprivate var hasConfirm: Bool {
    overview.food.cards(on: today).contains {
      if case .confirm = $0 { true } else { false }
    }
  }

  fileprivate var hasReview: Bool {
    overview.food.cards(on: today).contains {
      if case .review = $0 { true } else { false }
    }
  }
}

@Suite("Weeks of swaps")
struct SwapWeekTests {
  /// Weeks in which the clocks change, and one in which they do not.
  private static let sundays = [
    ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"),
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("Pacific/Auckland", "2026-04-05"), ("Pacific/Auckland", "2026-09-27"),
    ("Europe/Berlin", "2026-06-14"), ("America/New_York", "2026-06-14"),
    ("Pacific/Auckland", "2026-06-14"),
  ]

  @Test(
    "Sunday 23:59 and Monday 00:00 are two weeks, also when the clocks change", arguments: sundays)
  func midnight(zone name: String, sunday: String) {
    let zone = AwkwardZone.named(name).zone
    let sunday = Day(text: sunday)!
    let monday = sunday.adding(days: 1)
    var bench = RecallBench(zone: zone, now: zone.instant(sunday, TimeOfDay(minutes: 1439)!))
    bench.use("a", of: cola)
    bench.now = zone.instant(monday, .midnight)
    bench.use("a", of: cola)
    let uses = bench.overview.food.uses
    #expect(uses.all.map { $0.day } == [sunday, monday])
    #expect(uses.count(of: cola, week: sunday) == 1 && uses.count(of: cola, week: monday) == 1)
    #expect(uses.uses(in: sunday.weekStart...sunday).count == 1)
  }

  @Test("With days that begin at four the week changes on Monday at four", arguments: sundays)
  func dayStart(zone name: String, sunday: String) {
    let zone = AwkwardZone.named(name).zone
    let sunday = Day(text: sunday)!
    let monday = sunday.adding(days: 1)
    var bench = RecallBench(zone: zone, boundary: .standard)
    for minutes in [0, 239, 240] {
      bench.now = zone.instant(monday, TimeOfDay(minutes: minutes)!)
      bench.use("a", of: cola)
    }
    let uses = bench.overview.food.uses
    #expect(uses.count(of: cola, week: sunday) == 2 && uses.count(of: cola, week: monday) == 1)
  }

  @Test("Who travels keeps the day on which a swap was used")
  func travelled() {
    let kiritimati = Zone.fixed(UTCOffset(minutes: 14 * 60)!, name: "Pacific/Kiritimati")
    var bench = RecallBench(zone: kiritimati, now: Instant("2026-03-08T11:00:00Z"))
    bench.use("a", of: cola)
    let use = bench.overview.swapUses[0]
    #expect(use.day == Day(text: "2026-03-09") && use.offset.minutes == 840)
  }

  @Test("A week counts to seven and beyond, its progress stays full")
  func full() {
    var bench = RecallBench()
    for count in 1...9 {
      bench.use("a", of: cola)
      #expect(bench.overview.food.uses.count(of: cola, week: bench.today) == count)
      #expect(
        bench.overview.food.uses.progress(of: cola, week: bench.today) == min(count, 7))
    }
  }

  @Test("D21: several swaps of one day are one day of the streak")
  func streakByDays() {
    var bench = RecallBench()
    for _ in 0..<5 { bench.use("a", of: cola) }
    #expect(bench.overview.swapStreak(today: bench.today).current == 1)
    bench.now = noon("2026-03-03")
    #expect(bench.overview.swapStreak(today: bench.today).current == 1, "today is open")
    bench.use("b", of: fries)
    #expect(bench.overview.swapStreak(today: bench.today).current == 2, "any focus counts")
  }

  @Test("A skipped day ends a short streak; after seven days one is mended; excused days wait")
  func streakGaps() {
    var bench = RecallBench()
    let first = bench.today
    bench.use("a", of: cola)
    bench.now = noon("2026-03-04")
    bench.use("a", of: cola)
    #expect(bench.overview.swapStreak(today: bench.today).current == 1)
    for offset in 3..<10 {
      bench.now = UTCOffset.utc.instant(first.adding(days: offset), .noon)
      bench.use("a", of: cola)
    }
    bench.now = noon("2026-03-13")
    bench.use("a", of: cola)
    let streak = bench.overview.swapStreak(today: bench.today)
    #expect(streak.current == 10 && streak.mended == [Day(text: "2026-03-12")!])
    #expect(streak.total == 10, "2, 4 … 11 and 13 March; mended days are no swaps")
    bench.make(
      Excuse.kind,
      [
        Field("reason", .text("sick")), Field("from", .int(Int64(bench.today.number + 1))),
        Field("through", .int(Int64(bench.today.number + 3))),
      ])
    bench.now = noon("2026-03-17")
    #expect(bench.overview.swapStreak(today: bench.today).current == 10)
  }

  @Test("A use that was taken back counts nowhere")
  func takenBack() {
    var bench = RecallBench()
    let id = bench.use("a", of: cola, energy: 150)
    bench.write(.delete, id, SwapUse.kind)
    #expect(bench.overview.swapUses.isEmpty && bench.overview.swapMarks(today: bench.today) == nil)
    #expect(bench.overview.swapStreak(today: bench.today) == Streak())
  }

  @Test("What a hostile device writes is bounded or no use")
  func hostile() {
    var bench = RecallBench()
    let fields = SwapUse.fields(
      "a", focus: cola, energy: 5, now: bench.now, zone: bench.zone, .midnight)
    for field in [
      Field("day", .int(.max)), Field("at", .text("x")), Field("focus", .text("cola")),
      Field("swap", .text("")), Field("swap", .text(String(repeating: "x", count: 65))),
    ] {
      bench.make(SwapUse.kind, fields.filter { $0.name != field.name } + [field])
    }
    #expect(bench.overview.swapUses.isEmpty)
    for energy in [-1, 10_001, Int64.max] {
      bench.make(
        SwapUse.kind, fields.filter { $0.name != "energy" } + [Field("energy", .int(energy))])
    }
    #expect(bench.overview.swapUses.count == 3)
    #expect(bench.overview.swapUses.allSatisfy { $0.energy == nil })
  }
}

@Suite("Faults of others with food")
struct FoodPhenomenaTests {
  /// Fries as the focus with a chosen go-to and two uses this week; more cola than fries eaten.
  private func started() -> RecallBench {
    var bench = RecallBench(zone: berlin)
    for back in [1, 3] {
      for food in [RecallFoods.cola, RecallFoods.fries, RecallFoods.cookie] {
        bench.eat(food, on: bench.today.adding(days: -back))
      }
    }
    bench.focus(on: fries)
    bench.goTo("fries-3", of: fries)
    bench.use("fries-3", of: fries)
    bench.use("fries-1", of: fries)
    return bench
  }

  private func common(_ code: FoodCode, _ category: Int) -> String? {
    category == 6804 ? "fries" : category == 7202 ? "cola" : nil
  }

  @Test("Finding swaps changes neither focus nor go-to nor count")
  func findSwaps() {
    var bench = started()
    let before = bench.records.journal.entities
    let insights = bench.insights(common)
    #expect(insights.top[0].key != fries, "another food is on top")
    let options = ["fries-1", "fries-2", "fries-3"].map {
      SwapOption($0, energy: 100, insteadOf: 365)
    }
    let overview = bench.overview
    let order = SwapOrder(
      options, goTo: overview.food.goTo(of: fries), refused: overview.food.refused)
    #expect(order.goTo == "fries-3")
    let isNew = bench.focus(on: overview.focus(on: bench.today)?.key)
    #expect(!isNew)
    #expect(bench.records.journal.entities == before)
    #expect(overview.focus(on: bench.today)?.key == fries)
    #expect(overview.food.uses.count(of: fries, week: bench.today) == 2)
  }

  @Test("D22: the week counts from its own events, whatever becomes of the focus")
  func weekCounter() {
    var bench = started()
    bench.focus(on: cola)
    bench.focus(on: fries)
    #expect(bench.overview.food.uses.count(of: fries, week: bench.today) == 2)
    bench.now = noon("2026-03-09")
    #expect(bench.overview.food.uses.count(of: fries, week: bench.today) == 0)
    #expect(bench.overview.food.uses.count(of: fries, week: bench.today.adding(days: -1)) == 2)
    #expect(bench.overview.focus(on: bench.today)?.key == fries, "it goes on over the week")
    #expect(bench.overview.food.goTo(of: fries) == "fries-3")
  }

  @Test("A new analysis after an edit leaves the focus of the week as it was chosen")
  func reanalysed() {
    var bench = started()
    bench.eat(RecallFoods.cola, on: bench.today.adding(days: -5), .grams(2000))
    #expect(bench.insights(common).top[0].key != fries)
    #expect(bench.overview.focus(on: bench.today)?.key == fries)
  }

  @Test("A recall has a date: what was said on Monday of Sunday stays with Sunday")
  func dated() {
    var bench = started()
    let sunday = bench.today.adding(days: -1)
    bench.now = noon("2026-03-20")
    #expect(bench.overview.recall(on: sunday)?.items.count == 3)
    #expect(bench.overview.recall(on: Recall.usualDay(today: bench.today)) == nil)
  }

  @Test("A saved go-to is found again, since ids of swaps are not drawn anew")
  func stableIds() throws {
    var bench = started()
    let own = bench.make(
      OwnSwap.kind, OwnSwap.fields("Beans", line: "", target: fries, []))
    bench.goTo(FoodKey.own(own).text, of: fries)
    try bench.reload()
    #expect(bench.overview.food.goTo(of: fries) == bench.overview.food.ownSwaps[0].key)
  }

  @Test("Energy that swaps save is known from the foods, and unknown where they do not tell")
  func energy() {
    let bench = started()
    #expect(bench.overview.swapUses.allSatisfy { $0.energy == nil })
    #expect(SwapOption("a", energy: 100, insteadOf: 365).energyDrop == 265)
    #expect(SwapOption("a", energy: 400, insteadOf: 365).energyDrop == 0, "never below nothing")
    #expect(SwapOption("a", energy: nil, insteadOf: 365).energyDrop == nil)
    #expect(SwapOption("a", energy: 100, insteadOf: nil).energyDrop == nil)
  }
}
