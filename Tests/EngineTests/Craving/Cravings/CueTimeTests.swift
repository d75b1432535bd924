// The usual time of day of a trigger, and whether something was drunk lately.

import Engine
import Testing

struct CueTimeTests {
  private func usual(_ cravings: [Craving], start: Int = 240) -> String? {
    CueTime.usual(
      of: cravings, today: Day(text: "2026-03-28")!, start: TimeOfDay(minutes: start)!
    ) { $0.triggers.contains("coffee") }?.text
  }

  private func coffee(_ day: String, _ time: String) -> Craving {
    sampleCraving(1, on: day, at: time, [Field("triggers", .list([.text("coffee")]))])
  }

  @Test("It takes three cravings on three days of the last 28")
  func least() {
    let three = [
      coffee("2026-03-20", "08:10"), coffee("2026-03-21", "09:00"), coffee("2026-03-22", "08:30"),
    ]
    #expect(usual(three) == "08:30")
    #expect(usual(Array(three.prefix(2))) == nil)
    #expect(usual([three[0], three[0], three[0], three[1]]) == nil, "two days")
    #expect(usual([coffee("2026-02-28", "08:00")] + three.prefix(2)) == nil, "29 days ago")
    #expect(usual([coffee("2026-03-01", "08:20")] + three.prefix(2)) == "08:20", "28 days")
    #expect(usual(three.prefix(2) + [sampleCraving(1, on: "2026-03-22", at: "08:00")]) == nil)
  }

  @Test("A craving at half past midnight is late, not thirty minutes after getting up (D25)")
  func midnight() {
    let late = [
      coffee("2026-03-20", "23:30"), coffee("2026-03-21", "00:30"), coffee("2026-03-22", "23:50"),
    ]
    #expect(usual(late) == "23:50")
    #expect(usual(late, start: 0) == "23:30", "with a day that starts at midnight")
  }
}

struct RecentDrinkTests {
  private let today = Day(text: "2026-03-10")!

  private func series(_ fields: [Field], kind: String = Entry.kind) -> UseSeries {
    let tracker = Identifier(high: 1, low: 1)
    let id = Identifier(high: 1, low: 2)
    var records = Records()
    records.apply(
      Change(
        id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
        entity: id, kind: kind,
        action: .create(
          [Field("tracker", .text(tracker.text)), Field("day", .int(Int64(today.number)))]
            + fields)))
    return Overview(records).use(of: tracker)
  }

  @Test("A drink counts for six hours, a day's number on its day, and nothing else does")
  func hours() {
    let at = UTCOffset.utc.instant(today, TimeOfDay(text: "18:00")!)
    let drink = series([Field("at", .int(at.milliseconds))])
    func isRecent(_ series: UseSeries, after minutes: Int64, day: Int = 0) -> Bool {
      RecentDrink.isIn(
        series, now: at.adding(milliseconds: minutes * Milliseconds.minute),
        today: today.adding(days: day))
    }
    #expect(isRecent(drink, after: 0) && isRecent(drink, after: 360))
    #expect(!isRecent(drink, after: 361))
    let total = series([Field("amount", .int(2000))], kind: DayTotal.kind)
    #expect(isRecent(total, after: 0) && !isRecent(total, after: 0, day: 1))
    #expect(!isRecent(series([Field("amount", .int(0))], kind: DayTotal.kind), after: 0))
    #expect(!isRecent(UseSeries(), after: 0))
  }
}
