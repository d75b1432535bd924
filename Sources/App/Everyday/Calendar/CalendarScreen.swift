// The calendar: one layer of it as a month of days to open, or as a year, and the main streaks.
import Engine

extension CalendarState {
  func calendarScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.calendarText
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.view, look: .segments, hidesLabel: true,
          options: [false, true].map {
            Choice<Message>.Option(
              $0 ? text.year : text.month, .calendar(.pickedYear($0)),
              key: $0 ? "show-year" : "show-month", isPicked: $0 == showsYear)
          }))
    ]
    // Each layer asks the whole practice for its marks, so this is asked for once.
    let layers = desk.overview.calendarLayers(today: desk.today(moment))
    if let layer = shownLayer(of: layers) {
      body += desk.layerChoice(text, layers, layer, isArchived: false)
      body += showsYear ? yearBody(text, layer, moment, desk) : monthBody(text, layer, moment, desk)
      body += desk.layerChoice(text, layers, layer, isArchived: true)
    } else if showsYear {
      body.append(.empty(Empty(symbol: .calendar, title: text.nobodyTitle, text: text.nobodyText)))
    } else {
      body += monthBody(text, nil, moment, desk)
    }
    body += desk.streakHead(moment)
    body.append(.link(Link(text.toHistory, to: .history, symbol: .history)))
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  private func monthBody(
    _ text: CalendarText, _ layer: CalendarLayer?, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let month = shownMonth(moment, desk)
    let months = desk.calendarMonths(moment)
    let book = desk.book(of: layer, from: month.firstDay, through: month.lastDay, moment)
    let days = desk.days(of: layer, in: book)
    let name = desk.locale.month(month.month) + " " + String(month.year)
    let grid = MonthGrid(month, startsOnSunday: MonthGrid.startsOnSunday(in: desk.country))
    let words = DaySentence(text: text, locale: desk.locale, overview: desk.overview)
    var weeks: [[MonthFigure<Message>.Cell?]] = []
    for week in grid.weeks {
      weeks.append(week.map { $0.map { desk.cell(book.calendarDay($0), days, words) } })
    }
    return [
      .heading(Heading(name)),
      walk(
        text, earlier: month > months.lowerBound, later: month < months.upperBound,
        isHere: month == desk.today(moment).month),
      .month(
        MonthFigure(
          key: "month", label: name, weekdays: grid.weekdays.map { desk.locale.shortWeekday($0) },
          weeks: weeks,
          legend: text.meanings(weeks.flatMap { $0.map { $0?.fill } }, isPlan: days?.isPlan == true)
        )),
    ]
  }

  /// Earlier, today, later.
  func walk(
    _ text: CalendarText, earlier: Bool, later: Bool, isHere: Bool
  ) -> Component<Message> {
    let unit = showsYear ? text.year : text.month
    return .row([
      .button(
        Button(
          text.earlier, .calendar(.moved(-1)), key: "earlier", role: .chip, hint: unit,
          isDisabled: !earlier)),
      .button(
        Button(
          text.today, .calendar(.pressedToday), key: "to-this-month", role: .chip,
          isDisabled: isHere)),
      .button(
        Button(
          text.later, .calendar(.moved(1)), key: "later", role: .chip, hint: unit,
          isDisabled: !later)),
    ])
  }
}

extension Desk {
  fileprivate func cell(
    _ day: CalendarDay, _ days: LayerDays?, _ words: DaySentence
  ) -> MonthFigure<Message>.Cell {
    var cell = MonthFigure<Message>.Cell(
      number: String(day.day.civil.day), sentence: words.whole(day, days),
      key: "day-" + day.day.text, pressed: day.isAhead ? nil : .went(.day(day.day)))
    cell.isToday = day.isToday
    cell.fill = day.isAhead ? nil : days?.fill(on: day.day)
    return cell
  }
}
