// Cigarettes, puffs and replacement as separate series.

import Engine
import Testing

private let today = Day(text: "2026-05-13")!

/// A total on each day, counted back from yesterday.
private func use(_ amounts: [Int64?]) -> UseSeries {
  var records = Records()
  let tracker = Tracker.identifier(for: .cigarettes)
  for (index, amount) in amounts.enumerated() {
    guard let amount else { continue }
    let day = today.adding(days: -1 - index)
    let id = DayTotal.identifier(of: tracker, on: day)
    records.apply(
      Change(
        id: id, device: 1, number: Int64(index + 1),
        stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: id, kind: DayTotal.kind,
        action: .create([
          Field("amount", .int(amount)), Field("day", .int(Int64(day.number))),
          Field("tracker", .text(tracker.text)),
        ])))
  }
  return Overview(records).use(of: tracker)
}

struct NicotinePictureTests {
  @Test("The mean of a week leaves unknown days out and needs three known ones")
  func mean() {
    let begin = today.adding(days: -7)
    #expect(NicotinePicture.mean(use([5_000, nil, 7_000, 9_000]), from: begin, days: 7) == 7_000)
    #expect(NicotinePicture.mean(use([5_000, 7_000]), from: begin, days: 7) == nil)
    #expect(NicotinePicture.mean(use([0, 0, 0]), from: begin, days: 7) == 0)
  }

  @Test("Before is the plan's usual use, else the first week, else nothing")
  func before() {
    let week = Array(repeating: Int64(5_000) as Int64?, count: 7)
    let young = NicotinePicture.series(.cigarettes, use(week), baseline: nil, today: today)
    #expect(young == NicotineSeries(.cigarettes, before: nil, now: 5_000))
    let known = NicotinePicture.series(.cigarettes, use(week), baseline: 12_000, today: today)
    #expect(known?.before == 12_000)
    let old = use(week + Array(repeating: 9_000, count: 7))
    #expect(NicotinePicture.series(.puffs, old, baseline: nil, today: today)?.before == 9_000)
    #expect(NicotinePicture.series(.puffs, UseSeries(), baseline: 1, today: today) == nil)
  }

  @Test("Replacement that goes from 20 milligrams to none is told apart from smoke")
  func replacement() {
    func totals(_ strengths: [(daysAgo: Int, strength: Int64)]) -> DoseTotals {
      var records = Records()
      for (number, (daysAgo, strength)) in strengths.enumerated() {
        let day = today.adding(days: -daysAgo)
        let id = Identifier(high: 8, low: UInt64(number))
        records.apply(
          Change(
            id: id, device: 1, number: Int64(number + 1),
            stamp: Stamp(milliseconds: 1, counter: 0, device: 1), entity: id, kind: Dose.kind,
            action: .create([
              Field("at", .int(Int64(day.number) * 86_400_000)),
              Field("day", .int(Int64(day.number))), Field("product", .text("gum")),
              Field("strength", .int(strength)),
            ])))
      }
      return DoseTotals(Overview(records).doses)
    }
    func now(_ strengths: [(daysAgo: Int, strength: Int64)]) -> Int64? {
      NicotinePicture.replacement(totals(strengths), today: today)?.now
    }
    #expect(now((1...7).map { (daysAgo: $0, strength: 20) }) == 20_000)
    #expect(now([(daysAgo: 8, strength: 20)]) == 0)
    #expect(now([(daysAgo: 0, strength: 20)]) == 20_000)
    #expect(now([(daysAgo: 2, strength: 20)]) == 10_000, "two days, one of them without")
    #expect(now([]) == nil)
  }
}
