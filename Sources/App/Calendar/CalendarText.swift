// The words of the calendar.
import Engine

struct CalendarText {
  let language: Language

  var title: String { language.pick("Calendar", "Kalender") }
  var view: String { language.pick("What is shown", "Was gezeigt wird") }
  var month: String { language.pick("Month", "Monat") }
  var year: String { language.pick("Year", "Jahr") }
  var today: String { language.pick("Today", "Heute") }
  var todayWord: String { language.pick("today", "heute") }
  var earlier: String { language.pick("Earlier", "Früher") }
  var later: String { language.pick("Later", "Später") }
  var toHistory: String { language.pick("All that you recorded", "Alles, was du notiert hast") }
  var toCalendar: String { language.pick("Calendar", "Kalender") }
  var nobodyTitle: String { language.pick("Nothing to show yet", "Noch nichts zu zeigen") }
  var nobodyText: String {
    language.pick(
      "Once you watch something, each day of a year stands here.",
      "Sobald du etwas beobachtest, steht hier jeder Tag eines Jahres.")
  }

  var legend: String { language.pick("What the signs say", "Was die Zeichen sagen") }
  var legendSigns: String {
    language.pick(
      "Under a day: a full dot is within the target, an open one above it, a dash an excused day.",
      "Unter einem Tag: Ein voller Punkt ist im Ziel, ein offener darüber, ein Strich ein "
        + "ausgenommener Tag.")
  }
  var legendFocus: String {
    language.pick(
      "In the middle: up to two trackers that you put there, full on a day as you wanted it.",
      "In der Mitte: bis zu zwei Tracker, die du dorthin gesetzt hast, voll an einem Tag, wie du "
        + "ihn wolltest.")
  }
  var legendDrinks: String {
    language.pick(
      "The glass: a little for up to one drink, half for up to five, full for six and more.",
      "Das Glas: wenig bei bis zu einem Drink, halb bei bis zu fünf, voll ab sechs.")
  }
  func legendRings(_ mindful: Int, _ workout: Int) -> String {
    language.pickLazily(
      "The outer ring: minutes of quiet, full at \(mindful). The inner ring: minutes of movement, "
        + "full at \(workout).",
      "Der äußere Ring: Minuten der Ruhe, voll bei \(mindful). Der innere Ring: Minuten in "
        + "Bewegung, voll bei \(workout).")
  }
  var legendNote: String {
    language.pick("The corner: a note on the day.", "Die Ecke: eine Notiz zum Tag.")
  }

  var whose: String { language.pick("Tracker", "Tracker") }
  var archived: String { language.pick("Archived", "Archiviert") }
  var asTable: String { language.pick("Month by month", "Monat für Monat") }
  var yearColumns: [String] { language == .english ? Self.columnsEn : Self.columnsDe }
  private static let columnsEn = ["Month", "Days recorded", "Days as wanted", "In all"]
  private static let columnsDe = ["Monat", "Notierte Tage", "Tage wie gewollt", "Insgesamt"]
  func yearSentence(_ recorded: Int, _ good: Int, _ total: String, hasTotal: Bool) -> String {
    let days = language.pickLazily(
      recorded == 1 ? "1 day recorded" : "\(recorded) days recorded",
      recorded == 1 ? "1 Tag notiert" : "\(recorded) Tage notiert")
    let wanted = language.pickLazily(
      ", \(good) of all days as you wanted them", ", \(good) von allen Tagen wie gewollt")
    let sum = hasTotal ? language.pickLazily(", \(total) in all", ", insgesamt \(total)") : ""
    return days + (good > 0 ? wanted : "") + sum + "."
  }

  var nothing: String { language.pick("Nothing recorded", "Nichts notiert") }
  var ahead: String { language.pick("Still ahead", "Kommt noch") }
  var unrecorded: String { language.pick("not recorded", "nicht notiert") }
  var hasNote: String { language.pick("A note", "Eine Notiz") }
  func within(_ target: String) -> String {
    language.pickLazily("within \(target)", "im Ziel von \(target)")
  }
  func above(_ target: String) -> String {
    language.pickLazily("above \(target)", "über dem Ziel von \(target)")
  }
  func soFar(_ target: String) -> String {
    language.pickLazily("so far, of \(target)", "bisher, von \(target)")
  }
  func mark(_ mark: DayMark) -> String {
    switch mark {
    case .good: language.pick("as you wanted it", "wie gewollt")
    case .needsGrace, .broken: language.pick("different this day", "an diesem Tag anders")
    case .empty: language.pick("nothing recorded", "nichts notiert")
    case .notDue: language.pick("not due", "nicht dran")
    case .excused: ExcusesText(language: language).excused
    case .open: language.pick("still open", "noch offen")
    }
  }
  func minutes(_ kind: MinuteKind, _ minutes: Int64, of aim: Int) -> String {
    kind == .mindful
      ? language.pickLazily("Quiet: \(minutes) of \(aim) min", "Ruhe: \(minutes) von \(aim) min")
      : language.pickLazily(
        "Movement: \(minutes) of \(aim) min", "Bewegung: \(minutes) von \(aim) min")
  }
}
