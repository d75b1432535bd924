// A year of one layer: a row of days for each month, and a table of the months.
import Engine

extension CalendarState {
  func yearBody(
    _ text: CalendarText, _ layer: CalendarLayer, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let months = desk.calendarMonths(moment)
    let year = shownMonth(moment, desk).year
    var body: [Component<Message>] = [
      .heading(Heading(String(year))),
      walk(
        text, earlier: year > months.lowerBound.year, later: year < months.upperBound.year,
        isHere: year == desk.today(moment).month.year),
    ]
    if let picture = desk.yearPicture(text, layer, year, moment) { body.append(.heatMap(picture)) }
    return body
  }
}

extension Desk {
  /// Nothing for a year in which an archived tracker was not watched any more.
  fileprivate func yearPicture(
    _ text: CalendarText, _ layer: CalendarLayer, _ year: Int, _ moment: Moment
  ) -> HeatMap? {
    let book = book(
      of: layer, from: Month(year: year, month: 1).firstDay,
      through: Month(year: year, month: 12).lastDay, moment)
    guard let days = days(of: layer, in: book) else { return nil }
    let map = YearMap(days, year: year, today: days.today)
    var rows: [[String]] = []
    for row in map.rows {
      rows.append([
        locale.month(row.month.month), locale.number(Int64(row.recordedDays)),
        locale.number(Int64(row.goodDays)), locale.amount(row.total),
      ])
    }
    let name = layerName(layer)
    let tracker = layerTracker(layer).flatMap { $0.levels.isEmpty ? $0 : nil }
    var picture = HeatMap(
      key: "year", title: name + ", " + String(year),
      sentence: text.yearSentence(
        map.recordedDays, map.goodDays,
        tracker.map { locale.units(map.total, of: $0) } ?? locale.amount(map.total) + " min",
        hasTotal: tracker != nil || !days.isOfTracker),
      rowLabels: map.rows.map { locale.shortMonth($0.month.month) },
      columnLabels: (1...31).map { String($0) }, tableLabel: text.asTable,
      table: Table(caption: name + ", " + String(year), head: text.yearColumns, rows: rows))
    picture.days = map.rows.map { $0.fills }
    picture.legend = text.meanings(picture.days.flatMap { $0 }, isPlan: days.isPlan)
    return picture
  }
}

extension LayerDays {
  fileprivate var isOfTracker: Bool { tracker != nil }
}
