// The words of the calendar.
import Engine

struct CalendarText {
  let language: Language

  var title: String { language.calendarTitle }
  var view: String { language.calendarView }
  var month: String { language.calendarMonth }
  var year: String { language.calendarYear }
  var today: String { language.calendarToday }
  var todayWord: String { language.calendarTodayWord }
  var earlier: String { language.calendarEarlier }
  var later: String { language.calendarLater }
  var toHistory: String { language.calendarToHistory }
  var toCalendar: String { language.calendarToCalendar }
  var nobodyTitle: String { language.calendarNobodyTitle }
  var nobodyText: String {
    language.calendarNobodyText
  }

  /// What the fills mean that are there, in their order.
  func meanings(_ fills: [DayFill?], isPlan: Bool) -> [FillMeaning] {
    var meanings: [FillMeaning] = []
    for fill in DayFill.allCases where fills.contains(fill) {
      meanings.append(FillMeaning(fill, meaning(fill, isPlan)))
    }
    return meanings
  }

  private func meaning(_ fill: DayFill, _ isPlan: Bool) -> String {
    switch fill {
    case .kept: mark(.good)
    case .over: isPlan ? language.calendarLegendOver : mark(.needsGrace)
    case .excused: mark(.excused)
    case .noted: language.calendarLegendNoted
    }
  }

  var whose: String { language.calendarWhose }
  var archived: String { language.calendarArchived }
  var asTable: String { language.calendarAsTable }
  var yearColumns: [String] {
    [
      language.calendarYearColumns, language.calendarYearColumns2,
      language.calendarYearColumns3, language.calendarYearColumns4,
    ]
  }
  func yearSentence(_ recorded: Int, _ good: Int, _ total: String, hasTotal: Bool) -> String {
    let days = language.calendarYearSentence(recorded: recorded)
    let wanted = language.calendarYearSentence2(good: good)
    let sum = hasTotal ? language.calendarYearSentence3(total: total) : ""
    return days + (good > 0 ? wanted : "") + sum + "."
  }

  var nothing: String { language.calendarNothing }
  var ahead: String { language.calendarAhead }
  var unrecorded: String { language.calendarUnrecorded }
  var hasNote: String { language.calendarHasNote }
  func within(_ target: String) -> String {
    language.calendarWithin(target: target)
  }
  func above(_ target: String) -> String {
    language.calendarAbove(target: target)
  }
  func soFar(_ target: String) -> String {
    language.calendarSoFar(target: target)
  }
  func mark(_ mark: DayMark) -> String {
    switch mark {
    case .good: language.calendarMarkGood
    case .needsGrace, .broken: language.calendarMarkNeedsGrace
    case .empty: language.calendarMarkEmpty
    case .notDue: language.calendarMarkNotDue
    case .excused: ExcusesText(language: language).excused
    case .open: language.calendarMarkOpen
    }
  }
  func minutes(_ kind: MinuteKind, _ minutes: Int64, of aim: Int) -> String {
    kind == .mindful
      ? language.calendarMinutes(minutes: Int(clamping: minutes), aim: aim)
      : language.calendarMinutes2(minutes: Int(clamping: minutes), aim: aim)
  }
}
