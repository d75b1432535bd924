// A year of one tracker, and that it costs no more than its days.
import Engine
import Testing

@Suite("Year map")
struct YearMapTests {
  @Test("Each month has its days and its totals, today and the last of a month included")
  func months() {
    var journal = CalendarJournal()
    journal.track("water", mode: "counter", more: [Field("target", .int(2000))])
    for (day, amount) in [
      ("2025-12-31", 9000), ("2026-01-01", 2000), ("2026-01-31", 1000), ("2026-02-28", 2500),
      ("2026-03-10", 2000),
    ] as [(String, Int64)] {
      journal.enter("water", day, amount: amount)
    }
    let book = journal.book("2026-01-01", "2026-12-31", today: "2026-03-10")
    let map = YearMap(LayerDays(book.trackers[0]), year: 2026, today: book.today)
    #expect(map.rows.map { $0.fills.count } == [31, 28, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(map.rows.map { $0.total } == [3000, 2500, 2000] + [Int64](repeating: 0, count: 9))
    #expect(map.rows[0].fills[0] == .kept && map.rows[0].fills[30] == .noted)
    #expect(map.rows[0].fills[1] == .some(nil), "unknown is not over")
    #expect(map.rows[1].fills[27] == .kept)
    #expect(map.rows[2].fills[9] == .kept)
    #expect(map.recordedDays == 4 && map.goodDays == 3 && map.total == 7500)
  }

  @Test(
    "Days of a quit that nobody spoke of are none, and an avoided thing that did not happen too")
  func silence() {
    var journal = CalendarJournal()
    journal.smoke(from: "2026-03-01", quit: "2026-03-05")
    journal.track(
      "phone", mode: "avoidance",
      more: [Field("since", .int(Int64(Day(text: "2026-03-02")!.number)))])
    journal.enter("phone", "2026-03-04")
    let book = journal.book("2026-01-01", "2026-12-31", today: "2026-03-08")
    let smoking = YearMap(LayerDays(book.trackers[0]), year: 2026, today: book.today).rows[2].fills
    #expect(smoking == [nil, nil, nil, nil, .kept, .kept, .kept, nil])
    let phone = YearMap(LayerDays(book.trackers[1]), year: 2026, today: book.today).rows[2].fills
    #expect(phone == [nil, nil, .kept, .over, .kept, .kept, .kept, nil])
  }

  @Test("Levels are shown by their place, whatever number they carry")
  func levels() {
    var journal = CalendarJournal()
    let levels = [3, 1, 0].map {
      Value.list([.int($0), .text("x"), .text("n"), .text(""), .text("success")])
    }
    journal.track("mood", mode: "levels", more: [Field("levels", .list(levels))])
    journal.enter("mood", "2026-03-02", level: 3)
    journal.enter("mood", "2026-03-03", level: 0)
    journal.enter("mood", "2026-03-04", level: 2)
    let book = journal.book("2026-01-01", "2026-12-31", today: "2026-03-08")
    let values = (2...4).map { book.trackers[0].value(on: Day(year: 2026, month: 3, day: $0)!) }
    #expect(values[0] == 1 && values[1] == 3)
    #expect(values[2] == 1, "a level that is gone leaves what was counted")
  }
}
