// The words about days that do not count.
import Engine

struct ExcusesText {
  let language: Language

  var title: String { language.pick("Days that don’t count", "Tage, die nicht zählen") }
  var lead: String {
    language.pick(
      "Sick, away or on nights: such days neither add to a streak nor end one, here and in every "
        + "plan. They are called excused, never kept.",
      "Krank, unterwegs oder Nachtdienst: Solche Tage geben keiner Serie etwas dazu und beenden "
        + "keine, hier und in jedem Plan. Sie heißen ausgenommen, nie eingehalten.")
  }
  var add: String { language.pick("Choose days", "Tage wählen") }
  var sickToday: String { language.pick("Pause: sick today", "Pause: heute krank") }
  var list: String { language.pick("Your days", "Deine Tage") }
  var emptyTitle: String { language.pick("Every day counts", "Jeder Tag zählt") }
  var emptyText: String {
    language.pick(
      "When life gets in the way, take the days out here.",
      "Wenn das Leben dazwischenkommt, nimm die Tage hier heraus.")
  }

  func name(_ reason: ExcuseReason) -> String {
    switch reason {
    case .sick: language.pick("Sick", "Krank")
    case .travel: language.pick("Travelling", "Auf Reisen")
    case .nightShift: language.pick("Night shift", "Nachtdienst")
    case .fast: language.pick("Fasting", "Fasten")
    case .holiday: language.pick("Holiday", "Urlaub")
    }
  }
  /// "excused: sick", beside a day.
  func excused(_ reason: ExcuseReason) -> String {
    let word = excused
    switch reason {
    case .sick: return word + ": " + language.pick("sick", "krank")
    case .travel: return word + ": " + language.pick("travelling", "auf Reisen")
    case .nightShift: return word + ": " + language.pick("night shift", "Nachtdienst")
    case .fast: return word + ": " + language.pick("fasting", "Fasten")
    case .holiday: return word + ": " + language.pick("holiday", "Urlaub")
    }
  }
  var excused: String { language.pick("excused", "ausgenommen") }
  func since(_ day: String) -> String {
    language.pickLazily("since \(day), until you end it", "seit \(day), bis du es beendest")
  }
  func through(_ first: String, _ last: String) -> String {
    language.pickLazily("\(first) to \(last)", "\(first) bis \(last)")
  }

  var sheet: String { language.pick("Days that don’t count", "Tage, die nicht zählen") }
  var reason: String { language.pick("Why", "Warum") }
  var from: String { language.pick("First day", "Erster Tag") }
  var last: String { language.pick("Last day", "Letzter Tag") }
  var isOpen: String { language.pick("Until I end it", "Bis ich es beende") }
  var isOpenDetail: String {
    language.pick("For when you do not know yet.", "Wenn du es noch nicht weißt.")
  }
  func problem(_ problem: ExcusesState.Form.Problem) -> String {
    switch problem {
    case .reason: language.pick("Pick a reason.", "Wähl einen Grund.")
    case .from: language.pick("The first day is a date.", "Der erste Tag ist ein Datum.")
    case .through:
      language.pick(
        "The last day is a date, not before the first.",
        "Der letzte Tag ist ein Datum, nicht vor dem ersten.")
    case .long:
      language.pickLazily(
        "At most \(Excuse.longestDays) days at once.",
        "Höchstens \(Excuse.longestDays) Tage am Stück.")
    }
  }
  var save: String { language.pick("Keep", "Behalten") }
  var delete: String { language.pick("Delete", "Löschen") }
  var close: String { language.pick("Close", "Schließen") }
  var end: String { language.pick("It’s over", "Es ist vorbei") }
  func end(_ reason: String) -> String {
    language.pickLazily(
      "\(reason) is over: today counts again", "\(reason) ist vorbei: Heute zählt wieder")
  }
  var kept: String { language.pick("Noted. Those days don’t count.", "Notiert. Sie zählen nicht.") }
  var paused: String {
    language.pick(
      "Noted. Days don’t count until you end it.", "Notiert. Bis du es beendest, zählt kein Tag.")
  }
  var ended: String { language.pick("Today counts again.", "Heute zählt wieder.") }
  var deleted: String { language.pick("Deleted. They count.", "Gelöscht. Sie zählen.") }
  func card(_ when: String) -> String {
    language.pickLazily(
      "Days don’t count right now: \(when).", "Gerade zählen die Tage nicht: \(when).")
  }
}
