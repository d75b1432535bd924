// A slip and a run of them are read from the days; nothing of it is stored.

import Engine
import Testing

struct LapseTests {
  private let quitDay = Day(text: "2026-03-01")!
  private let today = Day(text: "2026-03-20")!

  /// Use of one unit at noon on these days, and numbers of whole days.
  private func lapse(_ days: [String], totals: [String: Int64] = [:]) -> Lapse? {
    let tracker = Identifier(high: 1, low: 1)
    var records = Records()
    func add(_ kind: String, _ day: Day, _ fields: [Field]) {
      let id = Identifier(high: 9, low: UInt64(records.all.count))
      records.apply(
        Change(
          id: id, device: 1, number: Int64(records.all.count + 1),
          stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: id, kind: kind,
          action: .create(
            [Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number)))]
              + fields)))
    }
    for text in days {
      let day = Day(text: text)!
      let at = UTCOffset.utc.instant(day, TimeOfDay(text: "12:00")!)
      add(Entry.kind, day, [Field("at", .int(at.milliseconds))])
    }
    for (text, amount) in totals {
      add(DayTotal.kind, Day(text: text)!, [Field("amount", .int(amount))])
    }
    return Lapse(
      Overview(records).use(of: tracker),
      stop: UTCOffset.utc.instant(quitDay, TimeOfDay(text: "10:00")!), stopDay: quitDay,
      today: today)
  }

  @Test("Use on today or yesterday is a slip; older use, use before the stop and none are not")
  func days() {
    #expect(lapse(["2026-03-20"])?.day == today)
    #expect(lapse(["2026-03-19"])?.day == today.adding(days: -1))
    #expect(lapse(["2026-03-18"]) == nil)
    #expect(lapse(["2026-02-28"]) == nil && lapse([]) == nil)
    #expect(lapse([], totals: ["2026-03-20": 3000])?.run == 1)
    #expect(lapse([], totals: ["2026-03-20": 0]) == nil)
  }

  @Test("Six days running are a slip, seven ask for other help, and a gap begins anew")
  func run() {
    let days = (14...20).map { "2026-03-\($0)" }
    #expect(lapse(Array(days.dropFirst()))?.isRun == false)
    #expect(lapse(Array(days.dropFirst()))?.run == 6)
    #expect(lapse(days)?.isRun == true)
    #expect(lapse(days.filter { $0 != "2026-03-16" })?.run == 4)
  }
}
