// The forecast on real days: nine habits from a Loop database. Few days, and no days of use.

import Engine
import Foundation
import GRDB
import Testing

private let file = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/imports/uhabits_loop.db"
}

struct ForecastHabitTests {
  @Test(
    "On habits of real people it is nearer than the day before and than the running mean",
    .enabled(if: file != nil))
  func habits() throws {
    var configuration = Configuration()
    configuration.readonly = true
    let database = try DatabaseQueue(path: try #require(file), configuration: configuration)
    let done = try database.read { database in
      try Row.fetchAll(
        database, sql: "SELECT habit, timestamp / 86400000 AS day FROM Repetitions ORDER BY 1, 2"
      ).map { (habit: $0["habit"] as Int64, day: $0["day"] as Int32) }
    }
    let last = try #require(done.map { $0.day }.max())
    var errors = (forecast: 0.0, same: 0.0, mean: 0.0, days: 0)
    for days in Dictionary(grouping: done, by: { $0.habit }).values {
      let marked = Set(days.map { $0.day })
      let all = (days[0].day...last).map { RiskDay(Day(number: $0), used: marked.contains($0)) }
      for outcome in ForecastRecord(all).outcomes {
        let came = outcome.used ? 1.0 : 0
        errors.forecast += (outcome.chance - came) * (outcome.chance - came)
        errors.same += outcome.before == outcome.used ? 0 : 1
        errors.mean += (outcome.share - came) * (outcome.share - came)
        errors.days += 1
      }
    }
    #expect(errors.days > 300)
    #expect(errors.forecast < 0.95 * min(errors.same, errors.mean))
  }
}
