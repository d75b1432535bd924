// Thousands of made-up weeks with a focus, held to a model that keeps nothing but three tables:
// looking at things never changes focus, go-to or count.

import Engine
import Testing

/// What must hold, kept by hand.
private struct FocusModel {
  var focus: FocusKey?
  var goTo: [FocusKey: String] = [:]
  /// The Monday and the focus of each use that was not taken back.
  var uses: [(Identifier, Day, FocusKey)] = []

  func count(_ key: FocusKey, _ monday: Day) -> Int {
    uses.filter { $0.1 == monday && $0.2 == key }.count
  }
}

private struct FocusLife {
  static let keys = [
    FocusKey.common("cola"), .common("fries"), .food(.table(RecallFoods.cookie.code)),
  ]
  static let swaps = ["a", "b", "c", "own:00000000000000070000000000000001"]
  static let foods = [RecallFoods.cola, RecallFoods.fries, RecallFoods.cookie, RecallFoods.bread]

  var bench: RecallBench
  var model = FocusModel()
  var bits: ChangeCases

  /// Begins in one of the weeks before or after a change of the clocks.
  init(_ bits: ChangeCases) {
    var bits = bits
    let name = bits.pick(["Europe/Berlin", "America/New_York", "Pacific/Auckland"])
    let change = Day(
      text: bits.pick(["2026-03-08", "2026-03-29", "2026-04-05", "2026-09-27", "2026-10-25"]))!
    let zone = AwkwardZone.named(name).zone
    let boundary = bits.pick([DayBoundary.midnight, .standard])
    let start = zone.instant(change.adding(days: bits.below(9) - 7), TimeOfDay.noon)
    bench = RecallBench(zone: zone, boundary: boundary, now: start)
    self.bits = bits
  }

  /// The Monday of now, by the calendar of the zone and the start of the day, without the engine's
  /// weeks: the day before the start of a day belongs to the day before.
  var monday: Day {
    let local = bench.zone.offset(bench.now).local(bench.now)
    let day = local.time < bench.boundary.start ? local.day.number - 1 : local.day.number
    // 1970-01-05 was a Monday.
    return Day(number: day - ((day - 4) % 7 + 7) % 7)
  }

  mutating func act() throws {
    switch bits.below(12) {
    case 0:
      let key = bits.pick(Self.keys)
      let isNew = bench.focus(on: key)
      #expect(isNew == (model.focus != key))
      model.focus = key
    case 1:
      if let key = model.focus {
        let swap = bits.pick(Self.swaps)
        bench.goTo(swap, of: key)
        model.goTo[key] = swap
      }
    case 2, 3, 4: use()
    case 5: takeBack()
    case 6: bench.mark("b", SwapMark.fields("b", refused: bits.below(2) == 0))
    case 7: bench.eat(bits.pick(Self.foods), on: bench.today.adding(days: -1 - bits.below(4)))
    case 8: try bench.reload()
    case 9: confirm()
    default: bench.now = bench.now.adding(seconds: Int64(bits.below(60 * 3600)))
    }
  }

  private mutating func use() {
    guard let key = model.focus else { return }
    let id = bench.use(bits.pick(Self.swaps), of: key, energy: bits.below(2) == 0 ? 100 : nil)
    model.uses.append((id, monday, key))
  }

  private mutating func takeBack() {
    guard let last = model.uses.popLast() else { return }
    bench.write(.delete, last.0, SwapUse.kind)
  }

  private mutating func confirm() {
    guard let key = model.focus else { return }
    let fields =
      bits.below(2) == 0
      ? FocusWeek.fields(confirming: key, week: bench.today)
      : FocusWeek.fields(reviewed: bench.today)
    bench.put(FocusWeek.kind, fields, FocusWeek.identifier(week: bench.today))
  }

  /// Everything that only looks: swaps, insights, cards, figures, and choosing the same again.
  mutating func look() {
    let before = bench.records.journal.entities
    let overview = bench.overview
    let insights = bench.insights { _, category in category == 7202 ? "cola" : nil }
    _ = insights.isStale(overview.food.recalls, today: bench.today)
    let options = Self.swaps.map { SwapOption($0, energy: 50, insteadOf: 150) }
    for key in Self.keys {
      let refused = overview.food.refused
      let order = SwapOrder(options, goTo: overview.food.goTo(of: key), refused: refused)
      guard let goTo = model.goTo[key] else { continue }
      let isRefused = refused.contains(goTo)
      #expect(order.goTo == (isRefused ? nil : goTo))
      #expect((order.options[0].id == goTo) != isRefused)
    }
    _ = overview.food.cards(on: bench.today)
    _ = overview.foodWeeks(today: bench.today) { _, _ in nil }
    let isNew = bench.focus(on: model.focus)
    #expect(!isNew)
    #expect(bench.records.journal.entities == before)
  }

  func holds() -> Bool {
    let overview = bench.overview
    guard overview.focus(on: bench.today)?.key == model.focus else { return false }
    for key in Self.keys {
      if overview.food.goTo(of: key) != model.goTo[key] { return false }
      for back in 0...2 {
        let week = monday.adding(days: -7 * back)
        if overview.food.uses.count(of: key, week: week) != model.count(key, week) {
          return false
        }
      }
    }
    return overview.swapUses.count == model.uses.count
  }
}

struct FocusSimulationTests {
  @Test("Looking, analysing and choosing the same again change neither focus nor go-to nor count")
  func lives() throws {
    let seed: UInt64 = 601
    var seeds = ChangeCases(seed: seed)
    for trial in 0..<2000 {
      var life = FocusLife(ChangeCases(seed: seeds.bits.next()))
      for _ in 0..<6 { try life.act() }
      try #require(life.holds(), "seed \(seed), trial \(trial)")
      life.look()
      for _ in 0..<4 { try life.act() }
      try #require(life.holds(), "seed \(seed), trial \(trial), after looking")
    }
  }
}
