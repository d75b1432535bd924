// The words about days that do not count.
import Engine

struct ExcusesText {
  let language: Language

  var title: String { language.excusesTitle }
  var lead: String {
    language.excusesLead
  }
  var add: String { language.excusesAdd }
  var sickToday: String { language.excusesSickToday }
  var list: String { language.excusesList }
  var emptyTitle: String { language.excusesEmptyTitle }
  var emptyText: String {
    language.excusesEmptyText
  }

  func name(_ reason: ExcuseReason) -> String {
    switch reason {
    case .sick: language.excusesNameSick
    case .travel: language.excusesNameTravel
    case .nightShift: language.excusesNameNightShift
    case .fast: language.excusesNameFast
    case .holiday: language.excusesNameHoliday
    }
  }
  /// "excused: sick", beside a day.
  func excused(_ reason: ExcuseReason) -> String {
    let word = excused
    switch reason {
    case .sick: return word + ": " + language.excusesExcusedSick
    case .travel: return word + ": " + language.excusesExcusedTravel
    case .nightShift: return word + ": " + language.excusesExcusedNightShift
    case .fast: return word + ": " + language.excusesExcusedFast
    case .holiday: return word + ": " + language.excusesExcusedHoliday
    }
  }
  var excused: String { language.excusesExcused }
  func since(_ day: String) -> String {
    language.excusesSince(day: day)
  }
  func through(_ first: String, _ last: String) -> String {
    language.excusesThrough(first: first, last: last)
  }

  var sheet: String { language.excusesSheet }
  var reason: String { language.excusesReason }
  var from: String { language.excusesFrom }
  var last: String { language.excusesLast }
  var isOpen: String { language.excusesIsOpen }
  var isOpenDetail: String {
    language.excusesIsOpenDetail
  }
  func problem(_ problem: ExcusesState.Inputs.Problem) -> String {
    switch problem {
    case .reason: language.excusesProblemReason
    case .from: language.excusesProblemFrom
    case .through:
      language.excusesProblemThrough
    case .long:
      language.excusesProblemLong(longestDays: Excuse.longestDays)
    }
  }
  var save: String { language.excusesSave }
  var delete: String { language.excusesDelete }
  var close: String { language.excusesClose }
  var end: String { language.excusesEnd }
  func end(_ reason: String) -> String {
    language.excusesEnd2(reason: reason)
  }
  var kept: String { language.excusesKept }
  var paused: String {
    language.excusesPaused
  }
  var ended: String { language.excusesEnded }
  var deleted: String { language.excusesDeleted }
  func card(_ when: String) -> String {
    language.excusesCard(when: when)
  }
}
