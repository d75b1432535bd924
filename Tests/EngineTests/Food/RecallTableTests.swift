// Recalls as a table, and a journal of ten years of them.

import Engine
import Testing

@Suite("Recalls as a table")
struct RecallTableTests {
  private func table(_ bench: RecallBench) -> [String] {
    String(decoding: RecallTable.csv(bench.overview), as: UTF8.self)
      .split(separator: "\r\n").map { String($0) }
  }

  @Test("Every item is a row, what is unknown is empty")
  func rows() {
    var bench = RecallBench()
    let sunday = Day(text: "2026-03-01")!
    let id = bench.eat(RecallFoods.cola, on: sunday)
    bench.put(
      RecallItem.kind,
      [RecallItem.field(of: .lunch), RecallItem.field(of: TimeOfDay(hour: 12, minute: 5))], id)
    bench.eat(RecallFoods.mystery, on: sunday)
    bench.make(RecallItem.kind, RecallItem.fields(on: sunday, order: 9, text: "=a, b", nil))
    let rows = table(bench)
    #expect(rows.count == 4)
    #expect(rows[0].split(separator: ",").count == RecallTable.columns.count)
    #expect(
      rows[1].hasPrefix(
        "2026-03-01,lunch,12:05,\"Soft drink, cola\",\"Soft drink, cola\",code:92410310,1,,372,"
          + "156.24,0,0,0,36.828,0,0,0,0,"))
    #expect(rows[2].hasPrefix("2026-03-01,,,Casserole,Casserole,code:58106000,1,,100,200,0,0,0,,0"))
    #expect(rows[3].hasPrefix("2026-03-01,,,\"'=a, b\",,,1,,,,,,,,,,,,"))
  }

  @Test("Without recalls there is the line of columns alone")
  func empty() { #expect(table(RecallBench()).count == 1) }

  @Test("Ten years of recalls are found by their day and looked at without reading them all")
  func tenYears() {
    var bench = RecallBench()
    let first = Day(text: "2016-03-02")!
    var fields = RecallItem.fields(
      on: first, order: 0, text: "cola", FoodPick(RecallFoods.cola, in: .english))
    fields.removeAll { $0.name == "day" || $0.name == "order" }
    for number in 0..<10_000 {
      let day = first.adding(days: number * 7 % 2500)
      bench.make(
        RecallItem.kind,
        fields + [
          Field("day", .int(Int64(day.number))), Field("order", .int(Int64(number / 2500))),
        ])
    }
    let overview = bench.overview
    #expect(overview.recalls.count == 2500)
    #expect(overview.recalls.allSatisfy { $0.items.count == 4 })
    for (place, recall) in overview.recalls.enumerated() {
      #expect(recall.day == first.adding(days: place))
      #expect(recall.items.map { $0.order } == [0, 1, 2, 3])
    }
    #expect(overview.recall(on: first.adding(days: 1234))?.items.count == 4)
    #expect(overview.recall(on: first.adding(days: 2500)) == nil)
    #expect(overview.food.recalls.recalls(in: first...first.adding(days: 6)).count == 7)
  }
}
