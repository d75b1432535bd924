// The words of Today.
import Engine

struct TodayText {
  let language: Language

  var title: String { language.pick("Today", "Heute") }

  func greeting(_ hour: Int, _ name: String) -> String {
    let words =
      switch hour {
      case 5..<12: language.pick("Good morning", "Guten Morgen")
      case 12..<17: language.pick("Good afternoon", "Guten Tag")
      case 17..<22: language.pick("Good evening", "Guten Abend")
      default: language.pick("Hello, night owl", "Hallo, Nachteule")
      }
    return name.isEmpty ? words : words + ", " + name
  }

  func of(_ target: String) -> String {
    language.pickLazily("of \(target)", "von \(target)")
  }
  func unitsToday(_ unit: String) -> String {
    language.pickLazily("\(unit) today", "\(unit) heute")
  }
  func left(_ amount: String) -> String {
    language.pickLazily("\(amount) left", "noch \(amount)")
  }
  var reached: String { language.pick("That is today's number", "Das ist die Zahl für heute") }
  func more(_ amount: String) -> String {
    language.pickLazily("\(amount) more than planned", "\(amount) mehr als geplant")
  }
  func last(_ ago: String) -> String {
    language.pickLazily("last \(ago)", "zuletzt \(ago)")
  }
  var justNow: String { language.pick("just now", "gerade eben") }
  var noneYet: String { language.pick("nothing yet today", "heute noch nichts") }
  var untilStop: String { language.pick("until you stop", "bis zum Aufhören") }
  var sinceStop: String { language.pick("free", "frei") }
  var sinceLast: String { language.pick("since the last one", "seit dem letzten Mal") }
  var freeInAll: String { language.pick("free in all", "insgesamt frei") }
  func free(_ time: String) -> String {
    language.pickLazily("\(time) free", "\(time) frei")
  }
  func thisRun(_ time: String) -> String {
    language.pickLazily("This run: \(time)", "Dieser Lauf: \(time)")
  }
  func bestRun(_ time: String) -> String {
    language.pickLazily("Best run: \(time)", "Bester Lauf: \(time)")
  }
  var timeUnits: [String] { [language.pick("d", "T"), "h", "min", "s"] }
  /// `days` with their unit.
  func timeSentence(_ days: String, _ hours: Int, _ minutes: Int, _ label: String) -> String {
    language.pickLazily(
      days + (hours == 1 ? ", 1 hour" : ", \(hours) hours")
        + (minutes == 1 ? " and 1 minute " : " and \(minutes) minutes ") + label,
      days + (hours == 1 ? ", 1 Stunde" : ", \(hours) Stunden")
        + (minutes == 1 ? " und 1 Minute " : " und \(minutes) Minuten ") + label)
  }
  func log(_ amount: String) -> String {
    "+ \(amount)"
  }
  var total: String { language.pick("One total for the day", "Eine Summe für den Tag") }
  func totalTitle(_ day: String) -> String {
    language.pickLazily("Total for \(day)", "Summe für \(day)")
  }
  func totalLabel(_ unit: String) -> String {
    language.pickLazily("How many \(unit)?", "Wie viele \(unit)?")
  }
  var totalHint: String {
    language.pick(
      "It stands in place of what was counted one by one.",
      "Sie steht anstelle dessen, was einzeln gezählt wurde.")
  }
  var totalProblem: String {
    language.pick("A number from 0 to 100,000, please.", "Bitte eine Zahl von 0 bis 100.000.")
  }
  var save: String { language.pick("Save", "Speichern") }
  var close: String { language.pick("Close", "Schließen") }
  func noted(_ amount: String) -> String {
    language.pickLazily("Noted: \(amount).", "Notiert: \(amount).")
  }
  var notedNone: String { language.pick("Noted: none.", "Notiert: keine.") }
  var undo: String { language.pick("Undo", "Rückgängig") }
  var craving: String { language.pick("I'm having a craving", "Ich habe Verlangen") }
  var entries: String { language.pick("Noted today", "Heute notiert") }
  var allEntries: String { language.pick("All of today", "Alles von heute") }
  var others: String { language.pick("Also today", "Heute auch") }
  var yesterday: String { language.pick("Yesterday", "Gestern") }
  func yesterdayQuestion(_ tracker: String) -> String {
    language.pickLazily(
      "\(tracker): nothing is noted for yesterday.",
      "\(tracker): Für gestern ist nichts notiert.")
  }
  var none: String { language.pick("None", "Keine") }
  var add: String { language.pick("Add", "Nachtragen") }
  var later: String { language.pick("Later", "Später") }
  var slip: String { language.pick("It goes on from here", "Von hier geht es weiter") }
  func slipBody(_ tracker: String) -> String {
    language.pickLazily(
      "\(tracker): it is noted. Your free time in all and every day so far stay. You can go on as "
        + "planned, or give the plan a little more room.",
      "\(tracker): Es ist notiert. Deine freie Zeit insgesamt und jeder Tag bisher bleiben. Du "
        + "kannst weitermachen wie geplant oder dem Plan etwas mehr Raum geben.")
  }
  var goOn: String { language.pick("Continue", "Weitermachen") }
  var adjust: String { language.pick("Adjust the plan", "Den Plan anpassen") }
  var prepare: String { language.pick("Before the day", "Vor dem Tag") }
  var installTitle: String { language.pick("Keep it at hand", "Immer zur Hand") }
  var installBody: String {
    language.pick(
      "On the home screen it opens like any app, also without a network.",
      "Vom Startbildschirm öffnet es sich wie jede App, auch ohne Netz.")
  }
  var install: String { language.pick("Install", "Installieren") }
  var backup: String { language.pick("Save a backup file", "Sicherungsdatei speichern") }
  var putAway: String { language.pick("Put this card away", "Karte weglegen") }
  var insight: String { language.pick("The last 7 days", "Die letzten 7 Tage") }
  func insightPassed(_ passed: String, _ all: String, isOne: Bool) -> String {
    language.pickLazily(
      "\(passed) of \(all) cravings passed.",
      "\(passed) von \(all) Verlangen \(isOne ? "ging" : "gingen") vorbei.")
  }
  func insightTrigger(_ trigger: String, _ count: String, _ all: String) -> String {
    language.pickLazily(
      "\(trigger) came up in \(count) of \(all) cravings.",
      "\(trigger) kam bei \(count) von \(all) Verlangen vor.")
  }
  func insightMean(_ now: String, _ days: Int, _ before: String) -> String {
    language.pickLazily(
      "\(now) a day on \(days) noted days. The week before it was \(before).",
      "\(now) am Tag an \(days) notierten Tagen. In der Woche davor waren es \(before).")
  }
  var tip: String { language.pick("One idea", "Eine Idee") }
  func source(_ name: String) -> String {
    language.pickLazily("Source: \(name)", "Quelle: \(name)")
  }
  var emptyTitle: String {
    language.pick("What would you like to change?", "Was möchtest du ändern?")
  }
  var emptyBody: String {
    language.pick(
      "Here stand the number of the day and the button for a hard moment.",
      "Hier stehen die Zahl des Tages und der Knopf für einen schweren Moment.")
  }
  var emptyAction: String { language.pick("Set up a plan", "Einen Plan anlegen") }
  var plain: String { language.pick("Count", "Zählen") }
}
