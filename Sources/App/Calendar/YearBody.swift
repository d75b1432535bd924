// A year of one tracker: a row of days for each month, and a table of the months.
import Engine

extension CalendarState {
  func yearBody(_ text: CalendarText, _ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    guard
      let tracker = desk.tracker(self.tracker) ?? desk.overview.trackers.first
        ?? desk.overview.archived.first
    else {
      return [
        .empty(Empty(symbol: .calendar, title: text.nobodyTitle, text: text.nobodyText))
      ]
    }
    let months = desk.calendarMonths(moment)
    let year = shownMonth(moment, desk).year
    var body: [Component<Message>] = []
    body += desk.yearTrackers(text, tracker)
    body.append(.heading(Heading(String(year))))
    body.append(
      walk(
        text, earlier: year > months.lowerBound.year, later: year < months.upperBound.year,
        isHere: year == desk.today(moment).month.year))
    body.append(.heatMap(desk.yearPicture(text, tracker, year, moment)))
    return body
  }
}

extension Desk {
  /// Whose year it is: those that are watched, and below them those that were put away.
  fileprivate func yearTrackers(_ text: CalendarText, _ shown: Tracker) -> [Component<Message>] {
    guard overview.trackers.count + overview.archived.count > 1 else { return [] }
    var choices: [Component<Message>] = []
    for (trackers, isArchived) in [(overview.trackers, false), (overview.archived, true)]
    where !trackers.isEmpty {
      choices.append(
        .choice(
          Choice(
            isArchived ? text.archived : text.whose, look: .chips, hidesLabel: !isArchived,
            options: trackers.map {
              Choice<Message>.Option(
                locale.name(of: $0), .calendar(.pickedTracker($0.id)), key: "year-" + $0.key,
                isPicked: $0.id == shown.id)
            })))
    }
    return choices
  }

  fileprivate func yearPicture(
    _ text: CalendarText, _ tracker: Tracker, _ year: Int, _ moment: Moment
  ) -> HeatMap {
    let first = Month(year: year, month: 1).firstDay
    let last = Month(year: year, month: 12).lastDay
    let book = DayBook(
      overview, only: [tracker], from: first, through: last, now: moment.now,
      offset: moment.offset)
    guard let days = book.days(of: tracker.id) else {
      return HeatMap(
        key: "year", title: "", sentence: "", rowLabels: [], columnLabels: [], cells: [],
        tableLabel: text.asTable)
    }
    let map = YearMap(days, year: year, today: days.today)
    var rows: [[String]] = []
    for row in map.rows {
      rows.append([
        locale.month(row.month.month), locale.number(Int64(row.recordedDays)),
        locale.number(Int64(row.goodDays)), locale.amount(row.total),
      ])
    }
    let name = locale.name(of: tracker)
    return HeatMap(
      key: "year", title: name + ", " + String(year),
      sentence: text.yearSentence(
        map.recordedDays, map.goodDays, locale.units(map.total, of: tracker),
        hasTotal: tracker.levels.isEmpty),
      rowLabels: map.rows.map { locale.shortMonth($0.month.month) },
      columnLabels: (1...31).map { String($0) }, cells: map.rows.map { $0.values },
      tableLabel: text.asTable,
      table: Table(caption: name + ", " + String(year), head: text.yearColumns, rows: rows))
  }
}
