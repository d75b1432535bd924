// The words of what a tracker's noticed moments say.
import Engine

struct TrackerInsightText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String {
    language.pick("What the last four weeks say", "Was die letzten vier Wochen sagen")
  }
  func tooLittle(_ more: String, isOne: Bool) -> String {
    language.pickLazily(
      isOne
        ? "One more moment, and a pattern may show."
        : "\(more) more moments, and a pattern may show.",
      isOne
        ? "Noch ein Moment, dann kann sich ein Muster zeigen."
        : "Noch \(more) Momente, dann kann sich ein Muster zeigen.")
  }
  var times: String { language.pick("Risk times", "Heikle Zeiten") }
  var hours: String { language.pick("Hours", "Uhrzeit") }
  var moments: String { language.pick("Moments", "Momente") }
  var asTable: String { language.pick("Show as a table", "Als Tabelle zeigen") }
  var and: String { language.pick(" and ", " und ") }
  func mostly(_ hours: String) -> String {
    language.pickLazily("Mostly at \(hours).", "Meist: \(hours) Uhr.")
  }
  var spread: String {
    language.pick("Spread over the whole day.", "Über den ganzen Tag verteilt.")
  }
  func triggers(_ names: String) -> String {
    language.pickLazily("What set it off: \(names).", "Auslöser: \(names).")
  }
  func places(_ names: String) -> String {
    language.pickLazily("Where: \(names).", "Wo: \(names).")
  }
  var weeks: String { language.pick("Week by week", "Woche für Woche") }
  var weekColumn: String { language.pick("Week", "Woche") }
  /// 0 is the last seven days.
  func week(_ ago: Int) -> String {
    switch ago {
    case 0: language.pick("last 7 days", "letzte 7 Tage")
    case 1: language.pick("the week before", "die Woche davor")
    default: language.pickLazily("\(ago) weeks before", "\(ago) Wochen davor")
    }
  }
  func trend(from first: String, to last: String, isFewer: Bool, isSame: Bool) -> String {
    if isSame {
      return language.pickLazily(
        "\(last) a week, as four weeks ago.", "\(last) pro Woche, wie vor vier Wochen.")
    }
    return language.pickLazily(
      "\(isFewer ? "Fewer" : "More"): \(last) in the last 7 days, \(first) four weeks ago.",
      "\(isFewer ? "Weniger" : "Mehr"): \(last) in den letzten 7 Tagen, \(first) vor vier Wochen.")
  }
}
