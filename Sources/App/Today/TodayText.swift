// The words of Today.
import Engine

struct TodayText {
  let title: String
  let greeting: (_ hour: Int, _ name: String) -> String
  let of: (_ target: String) -> String
  let unitsToday: (_ unit: String) -> String
  let left: (_ amount: String) -> String
  let reached: String
  let more: (_ amount: String) -> String
  let last: (_ ago: String) -> String
  let noneYet: String
  let untilStop: String
  let sinceStop: String
  let sinceLast: String
  let freeInAll: String
  let thisRun: (_ time: String) -> String
  let timeUnits: [String]
  let timeSentence: (_ days: Int64, _ hours: Int, _ minutes: Int, _ label: String) -> String
  let log: (_ amount: String) -> String
  let logMore: String
  let total: String
  let totalTitle: (_ day: String) -> String
  let totalLabel: (_ unit: String) -> String
  let totalHint: String
  let totalProblem: String
  let save: String
  let close: String
  let noted: (_ amount: String) -> String
  let notedNone: String
  let undo: String
  let craving: String
  let others: String
  let yesterday: String
  let yesterdayQuestion: (_ tracker: String) -> String
  let none: String
  let add: String
  let later: String
  let slip: String
  let slipBody: (_ tracker: String) -> String
  let goOn: String
  let adjust: String
  let prepare: String
  let installTitle: String
  let installBody: String
  let install: String
  let backupTitle: String
  let backupBody: String
  let backup: String
  let putAway: String
  let insight: String
  let insightPassed: (_ passed: Int, _ all: Int) -> String
  let insightTrigger: (_ trigger: String, _ count: Int, _ all: Int) -> String
  let insightMean: (_ now: String, _ days: Int, _ before: String) -> String
  let tip: String
  let source: (_ name: String) -> String
  let emptyTitle: String
  let emptyBody: String
  let emptyAction: String
  let plain: String
}

extension TodayText {
  static var en: TodayText {
    TodayText(
      title: "Today",
      greeting: { hour, name in
        let words =
          switch hour {
          case 5..<12: "Good morning"
          case 12..<17: "Good afternoon"
          case 17..<22: "Good evening"
          default: "Hello, night owl"
          }
        return name.isEmpty ? words : words + ", " + name
      },
      of: { "of \($0)" }, unitsToday: { "\($0) today" }, left: { "\($0) left" },
      reached: "That is today's number", more: { "\($0) more than planned" },
      last: { "last \($0) ago" }, noneYet: "nothing yet today", untilStop: "until you stop",
      sinceStop: "free", sinceLast: "since the last one", freeInAll: "free in all",
      thisRun: { "This run: \($0)" }, timeUnits: ["d", "h", "min", "s"],
      timeSentence: { days, hours, minutes, label in
        (days == 1 ? "1 day" : "\(days) days") + (hours == 1 ? ", 1 hour" : ", \(hours) hours")
          + (minutes == 1 ? " and 1 minute " : " and \(minutes) minutes ") + label
      },
      log: { "+ \($0)" }, logMore: "More at once", total: "One total for the day",
      totalTitle: { "Total for \($0)" }, totalLabel: { "How many \($0)?" },
      totalHint: "It stands in place of what was counted one by one.",
      totalProblem: "A number from 0 to 100,000, please.", save: "Save", close: "Close",
      noted: { "Noted: \($0)." }, notedNone: "Noted: none.", undo: "Undo",
      craving: "I'm having a craving", others: "Also today", yesterday: "Yesterday",
      yesterdayQuestion: { "\($0): nothing is noted for yesterday." }, none: "None", add: "Add",
      later: "Later", slip: "It goes on from here",
      slipBody: { name in
        "\(name): it is noted. Your free time in all and every day so far stay. You can go on as "
          + "planned, or give the plan a little more room."
      },
      goOn: "Continue", adjust: "Adjust the plan", prepare: "Before the day",
      installTitle: "Keep it at hand",
      installBody: "On the home screen it opens like any app, also without a network.",
      install: "Install", backupTitle: "A copy for you",
      backupBody: "Your journal is only on this device. A file in a safe place keeps it.",
      backup: "Save a backup file", putAway: "Put this card away", insight: "The last 7 days",
      insightPassed: { "\($0) of \($1) cravings passed." },
      insightTrigger: { "\($0) came up in \($1) of \($2) cravings." },
      insightMean: { now, days, before in
        "\(now) a day on \(days) noted days. The week before it was \(before)."
      },
      tip: "One idea", source: { "Source: \($0)" }, emptyTitle: "What would you like to change?",
      emptyBody: "Here stand the number of the day and the button for a hard moment.",
      emptyAction: "Set up a plan", plain: "Count")
  }

  static var de: TodayText {
    TodayText(
      title: "Heute",
      greeting: { hour, name in
        let words =
          switch hour {
          case 5..<12: "Guten Morgen"
          case 12..<17: "Guten Tag"
          case 17..<22: "Guten Abend"
          default: "Hallo, Nachteule"
          }
        return name.isEmpty ? words : words + ", " + name
      },
      of: { "von \($0)" }, unitsToday: { "\($0) heute" }, left: { "noch \($0)" },
      reached: "Das ist die Zahl für heute", more: { "\($0) mehr als geplant" },
      last: { "zuletzt vor \($0)" }, noneYet: "heute noch nichts", untilStop: "bis zum Aufhören",
      sinceStop: "frei", sinceLast: "seit dem letzten Mal", freeInAll: "insgesamt frei",
      thisRun: { "Dieser Lauf: \($0)" }, timeUnits: ["T", "h", "min", "s"],
      timeSentence: { days, hours, minutes, label in
        (days == 1 ? "1 Tag" : "\(days) Tage") + (hours == 1 ? ", 1 Stunde" : ", \(hours) Stunden")
          + (minutes == 1 ? " und 1 Minute " : " und \(minutes) Minuten ") + label
      },
      log: { "+ \($0)" }, logMore: "Mehrere auf einmal", total: "Eine Summe für den Tag",
      totalTitle: { "Summe für \($0)" }, totalLabel: { "Wie viele \($0)?" },
      totalHint: "Sie steht anstelle dessen, was einzeln gezählt wurde.",
      totalProblem: "Bitte eine Zahl von 0 bis 100.000.", save: "Speichern", close: "Schließen",
      noted: { "Notiert: \($0)." }, notedNone: "Notiert: keine.", undo: "Rückgängig",
      craving: "Ich habe Verlangen", others: "Heute auch", yesterday: "Gestern",
      yesterdayQuestion: { "\($0): Für gestern ist nichts notiert." }, none: "Keine",
      add: "Nachtragen", later: "Später", slip: "Von hier geht es weiter",
      slipBody: { name in
        "\(name): Es ist notiert. Deine freie Zeit insgesamt und jeder Tag bisher bleiben. Du "
          + "kannst weitermachen wie geplant oder dem Plan etwas mehr Raum geben."
      },
      goOn: "Weitermachen", adjust: "Den Plan anpassen", prepare: "Vor dem Tag",
      installTitle: "Immer zur Hand",
      installBody: "Vom Startbildschirm öffnet es sich wie jede App, auch ohne Netz.",
      install: "Installieren", backupTitle: "Eine Kopie für dich",
      backupBody:
        "Dein Tagebuch liegt nur auf diesem Gerät. Eine Datei an sicherem Ort bewahrt es.",
      backup: "Sicherungsdatei speichern", putAway: "Karte weglegen",
      insight: "Die letzten 7 Tage",
      insightPassed: { "\($0) von \($1) Verlangen \($0 == 1 ? "ging" : "gingen") vorbei." },
      insightTrigger: { "\($0) kam bei \($1) von \($2) Verlangen vor." },
      insightMean: { now, days, before in
        "\(now) am Tag an \(days) notierten Tagen. In der Woche davor waren es \(before)."
      },
      tip: "Eine Idee", source: { "Quelle: \($0)" }, emptyTitle: "Was möchtest du ändern?",
      emptyBody: "Hier stehen die Zahl des Tages und der Knopf für einen schweren Moment.",
      emptyAction: "Einen Plan anlegen", plain: "Zählen")
  }
}
