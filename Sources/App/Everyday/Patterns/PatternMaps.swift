// The pictures of when things come: a row of bars for each weekday, an hour each, and a table of
// the hours that hold anything.
import Engine

struct PatternMaps {
  let words: PatternWords

  private var language: Language { words.language }
  private var locale: Locale { words.desk.locale }
  /// The hour with which the person's day begins stands first.
  private var hours: [Int] {
    let start = words.desk.overview.settings.dayBoundary.start.hour
    return (0..<24).map { ($0 + start) % 24 }
  }

  func cravings(_ table: HourTable) -> HeatMap {
    var map = map("craving-hours", language.patternsCravingMap, table, withStrength: true)
    guard isRated(table) else { return map }
    map.sentence += " " + language.patternsMapDepth
    map.bars = bars(table) { cell in
      cell.mean.map { $0 < 35 ? 1 : $0 < 65 ? 2 : 3 } ?? 0
    }
    map.depths = [
      (1, language.patternsStrong1), (2, language.patternsStrong2), (3, language.patternsStrong3),
    ]
    if map.bars.contains(where: { $0.contains { $0?.depth == 0 } }) {
      map.depths.append((0, language.patternsStrong0))
    }
    return map
  }

  func use(_ table: HourTable) -> HeatMap {
    map("use-hours", language.patternsUseMap, table, withStrength: false)
  }

  private func isRated(_ table: HourTable) -> Bool {
    Weekday.allCases.contains { day in hours.contains { table.cell(day, hour: $0).mean != nil } }
  }

  private func map(
    _ key: String, _ title: String, _ table: HourTable, withStrength: Bool
  ) -> HeatMap {
    let count = table.ground.count
    var head = [language.patternsWeekday, language.patternsHour, language.patternsTimes]
    if withStrength { head.append(language.patternsMean) }
    var map = HeatMap(
      key: key, title: title,
      sentence: language.patternsMapSentence(count: count, number: words.digits(count)),
      rowLabels: Weekday.allCases.map { locale.shortWeekday($0) },
      columnLabels: hours.map { String($0) },
      tableLabel: TrackerInsightText(language).asTable,
      table: Table(caption: title, head: head, rows: rows(table, withStrength: withStrength)))
    map.bars = bars(table) { _ in 2 }
    return map
  }

  private func bars(
    _ table: HourTable, depth: (HourTable.Cell) -> Int
  ) -> [[HourBar?]] {
    Weekday.allCases.map { day in
      hours.map { hour in
        let cell = table.cell(day, hour: hour)
        guard cell.count > 0 else { return nil }
        return HourBar(
          height: cell.count * 1000 / max(1, table.fullest), depth: depth(cell))
      }
    }
  }

  private func rows(_ table: HourTable, withStrength: Bool) -> [[String]] {
    var rows: [[String]] = []
    for day in Weekday.allCases {
      for hour in hours {
        let cell = table.cell(day, hour: hour)
        guard cell.count > 0 else { continue }
        var row = [
          locale.weekday(day), words.clock(hour), words.digits(cell.count),
        ]
        if withStrength { row.append(cell.mean.map { words.tenths($0) } ?? "—") }
        rows.append(row)
      }
    }
    return rows
  }
}
