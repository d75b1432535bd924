// Journals for the tests of insights: cravings and uses so many days ago, at an hour.
import Engine

let insightToday = Day(text: "2026-03-26")!

/// A journal that grows by cravings and uses.
struct InsightJournal {
  private(set) var world = TrackerWorld()
  var offset = UTCOffset(minutes: 60)!
  let tracker: Tracker

  init() {
    tracker = world.tracker("smoke", [Field("substance", .text("cigarettes"))])
  }

  mutating func craving(
    ago: Int, hour: Int = 12, _ triggers: [String] = ["boredom"], place: String = "",
    strength: Int? = nil, outcome: CravingOutcome? = nil, technique: String = ""
  ) {
    let day = insightToday.adding(days: -ago)
    let at = offset.instant(day, TimeOfDay(minutes: hour * 60)!)
    world.add(
      Craving.kind,
      Happening.fields(at: at, on: day, offset) + [
        Craving.field(triggers: triggers), Craving.field(place: place),
        Craving.field(intensity: strength), Craving.field(outcome: outcome),
        Field("technique", .text(technique)),
      ])
  }

  mutating func use(ago: Int, _ amount: Int64 = 1, hour: Int? = nil) {
    let day = insightToday.adding(days: -ago)
    let at = hour.map { offset.instant(day, TimeOfDay(minutes: $0 * 60)!).milliseconds }
    world.entry(
      tracker, day.text, at: at,
      [Field("amount", .int(amount * Entry.unit)), Happening.field(offset: offset)])
  }

  mutating func excuse(ago: Int) {
    let day = insightToday.adding(days: -ago)
    world.add(
      Excuse.kind,
      [
        Field("reason", .text("sick")), Field("from", .int(Int64(day.number))),
        Field("through", .int(Int64(day.number))),
      ])
  }

  var insights: Insights { world.overview.insights(world.records, today: insightToday) }
}
