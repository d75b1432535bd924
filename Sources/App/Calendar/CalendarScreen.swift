// The calendar: the main streaks, then a month of days to open, or a year of one tracker.
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
    body += showsYear ? yearBody(text, moment, desk) : monthBody(text, moment, desk)
    body += desk.streakHead(moment)
    body.append(.link(Link(text.toHistory, to: .history, symbol: .history)))
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  private func monthBody(_ text: CalendarText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    let month = shownMonth(moment, desk)
    let months = desk.calendarMonths(moment)
    let book = DayBook(
      desk.overview, only: desk.overview.calendarTrackers, from: month.firstDay,
      through: month.lastDay,
      now: moment.now, offset: moment.offset)
    let name = desk.locale.month(month.month) + " " + String(month.year)
    let grid = MonthGrid(month, startsOnSunday: MonthGrid.startsOnSunday(in: desk.country))
    let words = DaySentence(text: text, locale: desk.locale, overview: desk.overview)
    var weeks: [[MonthFigure<Message>.Cell?]] = []
    for week in grid.weeks {
      weeks.append(week.map { $0.map { desk.cell(book.calendarDay($0), words) } })
    }
    return [
      .heading(Heading(name)),
      walk(
        text, earlier: month > months.lowerBound, later: month < months.upperBound,
        isHere: month == desk.today(moment).month),
      .month(
        MonthFigure(
          key: "month", label: name, weekdays: grid.weekdays.map { desk.locale.shortWeekday($0) },
          weeks: weeks)),
      desk.legend(text),
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
  fileprivate func cell(_ day: CalendarDay, _ words: DaySentence) -> MonthFigure<Message>.Cell {
    var cell = MonthFigure<Message>.Cell(
      number: String(day.day.civil.day), sentence: words.whole(day), key: "day-" + day.day.text,
      pressed: day.isAhead ? nil : .went(.day(day.day)))
    cell.isToday = day.isToday
    cell.outer = day.mindful?.thousandths ?? 0
    cell.inner = day.workout?.thousandths ?? 0
    switch day.drinks {
    case .steady: cell.drinks = 1
    case .easy: cell.drinks = 2
    case .wild: cell.drinks = 3
    case nil: break
    }
    for focus in day.focus where focus.mark != nil { cell.focus.append(focus.mark == .good) }
    for plan in day.plans where cell.signs.count < Desk.mostSigns {
      switch plan.outcome {
      case .kept: cell.signs.append(.kept)
      case .missed: cell.signs.append(.missed)
      case .excused, .unrecorded, .open, nil: break
      }
    }
    if day.excuse != nil { cell.signs = [.excused] }
    cell.hasNote = day.hasNote
    return cell
  }

  /// More signs under a day could not be told apart.
  private static let mostSigns = 3

  fileprivate func legend(_ text: CalendarText) -> Component<Message> {
    let rhythm = overview.settings.rhythm
    var lines = [text.legendSigns, text.legendFocus, text.legendDrinks]
    lines.append(text.legendRings(rhythm.mindfulAim, rhythm.workoutAim))
    lines.append(text.legendNote)
    return .details(
      Details(
        key: "calendar-legend", summary: text.legend, body: lines.map { .text(Text($0)) }))
  }
}
