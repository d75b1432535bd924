// The words of the progress screen.

struct ProgressText {
  let title: String
  let trackerLabel: String
  let periodLabel: String
  let period: (Int) -> String
  let noTrackerTitle: String
  let noTrackerText: String
  let toPlan: String
  let emptyTitle: String
  let emptyText: String
  let toToday: String
  let toHistory: String
  let why: String
  let fewer: (String) -> String
  let more: (String) -> String
  let same: String
  let none: String
  let notEnough: (Int, Int) -> String
  let noBaseline: String
  let comparisonWhy: (String) -> String
  let dailyTitle: String
  let weeklyTitle: String
  let weeklySentence: String
  let used: (String, String, String) -> String
  let unknownDays: (Int) -> String
  let nothingKnown: String
  let day: String
  let week: String
  let target: String
  let today: String
  let open: String
  let unknown: String
  let asTable: String
  let of: (Int, Int) -> String
  let dayUnit: String
  let daysUnit: String
  let daysHeading: String
  let kept: String
  let keptWhy: String
  let keptRun: String
  let keptRunWhy: String
  let bestKept: String
  let bestKeptWhy: String
  let keptInAll: String
  let keptInAllWhy: String
  let freeRun: String
  let freeRunWhy: String
  let bestFree: String
  let bestFreeWhy: String
  let freeDays: String
  let freeDaysWhy: String
  let amountsHeading: String
  let saved: String
  let savedInAll: String
  let savedWhy: String
  let notUsed: String
  let notUsedInAll: String
  let notUsedWhy: String
  let noPrice: String
  let cravingsHeading: String
  let noCravings: String
  let passed: String
  let passedInAll: String
  let passedWhy: String
  let timeHeading: String
  let freeNow: String
  let freeNowWhy: String
  let freeBest: String
  let freeBestWhy: String
  let freeTotal: String
  let freeTotalWhy: String
  let sinceLast: String
  let sinceLastWhy: String
  let planHeading: String
  let curveTitle: String
  let curveSentence: (String, String) -> String
  let stopsOn: (String) -> String

  static var en: ProgressText {
    ProgressText(
      title: "Progress",
      trackerLabel: "What to look at",
      periodLabel: "How far back",
      period: { $0 == 365 ? "1 year" : "\($0) days" },
      noTrackerTitle: "Nothing to look at yet",
      noTrackerText: "Add what you want to watch, and its progress stands here.",
      toPlan: "To the plan",
      emptyTitle: "Your progress will stand here",
      emptyText: """
        Use against target, days kept, money and cravings: all of it grows from what you \
        note on Today.
        """,
      toToday: "To Today",
      toHistory: "Every entry, by day",
      why: "Where this comes from",
      fewer: { "\($0)\u{A0}% fewer than your start." },
      more: { "\($0)\u{A0}% more than your start, as far as it is known." },
      same: "As many as at your start.",
      none: "None at all on the days that are known.",
      notEnough: { known, needed in
        "\(known) of \(needed) days: not enough yet to compare with your start. Today counts from "
          + "tomorrow on."
      },
      noBaseline: """
        Say on the plan page how much you used before, and this page compares.
        """,
      comparisonWhy: { days in
        "What you used on \(days) of this period, against what you used before your plan. Unknown "
          + "days and today are left out."
      },
      dailyTitle: "Use a day",
      weeklyTitle: "Use a day, week by week",
      weeklySentence: "Each bar is a week: the mean of its known days that are over.",
      used: { "\($0) on \($1) that are over and known: \($2) a day." },
      unknownDays: { $0 == 1 ? "One day is unknown." : "\($0) days are unknown." },
      nothingKnown: "Nothing is known yet of the days that are over.",
      day: "Day",
      week: "Week from",
      target: "target",
      today: "today",
      open: "open",
      unknown: "?",
      asTable: "Show as a table",
      of: { "\($0) of \($1)" },
      dayUnit: "day",
      daysUnit: "days",
      daysHeading: "Days",
      kept: "days within the target, in this period",
      keptWhy: """
        Completed days on which use stayed within the target of that day. A day nobody \
        recorded counts among the days, but not as kept; excused days and today do not \
        count.
        """,
      keptRun: "in a row within the target, now",
      keptRunWhy: """
        Days in a row within the target, up to yesterday. An excused day neither adds \
        nor ends it.
        """,
      bestKept: "in a row within the target, at best",
      bestKeptWhy: "Your longest run so far. Nothing takes it away.",
      keptInAll: "days within the target, since the first plan",
      keptInAllWhy: """
        All completed days within their target, of all days that had one. A day over the \
        target takes none of them away.
        """,
      freeRun: "in a row without use, now",
      freeRunWhy: """
        Completed days in a row without any use. After the quit day a silent day counts \
        as none.
        """,
      bestFree: "in a row without use, at best",
      bestFreeWhy: "Your longest run without use. A slip leaves it as it is.",
      freeDays: "without use in all",
      freeDaysWhy: """
        All completed days without use, in however many runs. They stay yours after a \
        slip.
        """,
      amountsHeading: "Not spent, not used",
      saved: "saved, in this period",
      savedInAll: "saved, since the first plan",
      savedWhy: """
        From completed days: what you used before minus what you used, times the price \
        of one. Unknown days are left out; after the quit day they count as none. Days \
        above your start take nothing away.
        """,
      notUsed: "not used, in this period",
      notUsedInAll: "not used, since the first plan",
      notUsedWhy: """
        From completed days: what you used before minus what you used. Unknown days are \
        left out; after the quit day they count as none.
        """,
      noPrice: """
        With your usual amount, a price and a pack size in the plan, the money you save \
        stands here.
        """,
      cravingsHeading: "Cravings",
      noCravings: "Each craving you note, and each that passes, is counted here.",
      passed: "noticed cravings passed, in this period",
      passedInAll: "noticed cravings passed, in all",
      passedWhy: """
        Cravings of which you said that they passed, of all that you noted. Those that \
        name nothing count here too.
        """,
      timeHeading: "Time",
      freeNow: "without use, now",
      freeNowWhy: "Since the last use, or since the moment of stopping.",
      freeBest: "without use, at best",
      freeBestWhy: """
        The longest stretch between two uses since you stopped. A slip leaves it as it \
        is.
        """,
      freeTotal: "since you stopped, in all",
      freeTotalWhy: """
        All time under a plan to stop. A use is a moment, so a slip leaves this as it \
        is.
        """,
      sinceLast: "since the last use",
      sinceLastWhy: """
        Since the latest entry that has a time. Days entered as one number have none.
        """,
      planHeading: "Your plan",
      curveTitle: "The way down",
      curveSentence: { "Today: \($0) at most. None from \($1) on." },
      stopsOn: { "Your plan: no use from \($0) on." })
  }

  static var de: ProgressText {
    ProgressText(
      title: "Fortschritt",
      trackerLabel: "Worum es geht",
      periodLabel: "Wie weit zurück",
      period: { $0 == 365 ? "1 Jahr" : "\($0) Tage" },
      noTrackerTitle: "Noch nichts zu sehen",
      noTrackerText: "Füge hinzu, worauf du achten willst, dann steht hier der Fortschritt.",
      toPlan: "Zum Plan",
      emptyTitle: "Hier steht bald dein Fortschritt",
      emptyText: """
        Verbrauch und Ziel, eingehaltene Tage, Geld und Verlangen: Alles wächst aus dem, \
        was du unter Heute notierst.
        """,
      toToday: "Zu Heute",
      toHistory: "Alle Einträge nach Tagen",
      why: "Woher das kommt",
      fewer: { "\($0)\u{A0}% weniger als am Anfang." },
      more: { "\($0)\u{A0}% mehr als am Anfang, soweit bekannt." },
      same: "So viel wie am Anfang.",
      none: "Nichts an den Tagen, die bekannt sind.",
      notEnough: { known, needed in
        "\(known) von \(needed) Tagen: noch zu wenig für einen Vergleich mit dem Anfang. Heute "
          + "zählt ab morgen."
      },
      noBaseline: """
        Sag auf der Planseite, wie viel es vorher war, dann vergleicht diese Seite.
        """,
      comparisonWhy: { days in
        "Dein Verbrauch (\(days) in diesem Zeitraum) gegenüber dem vor deinem Plan. Unbekannte "
          + "Tage und heute bleiben außen vor."
      },
      dailyTitle: "Verbrauch am Tag",
      weeklyTitle: "Verbrauch am Tag, Woche für Woche",
      weeklySentence: """
        Jeder Balken ist eine Woche: der Mittelwert ihrer bekannten Tage, die vorbei \
        sind.
        """,
      used: { "\($0), vorbei und bekannt: \($1), das sind \($2) am Tag." },
      unknownDays: { $0 == 1 ? "Ein Tag ist unbekannt." : "\($0) Tage sind unbekannt." },
      nothingKnown: "Von den Tagen, die vorbei sind, ist noch nichts bekannt.",
      day: "Tag",
      week: "Woche ab",
      target: "Ziel",
      today: "heute",
      open: "offen",
      unknown: "?",
      asTable: "Als Tabelle zeigen",
      of: { "\($0) von \($1)" },
      dayUnit: "Tag",
      daysUnit: "Tage",
      daysHeading: "Tage",
      kept: "Tage im Ziel, in diesem Zeitraum",
      keptWhy: """
        Abgeschlossene Tage, an denen der Verbrauch im Ziel des Tages blieb. Ein Tag \
        ohne Eintrag zählt zu den Tagen, aber nicht als eingehalten; entschuldigte Tage \
        und heute zählen nicht.
        """,
      keptRun: "in Folge im Ziel, jetzt",
      keptRunWhy: """
        Tage in Folge im Ziel, bis gestern. Ein entschuldigter Tag verlängert nichts und \
        beendet nichts.
        """,
      bestKept: "in Folge im Ziel, am längsten",
      bestKeptWhy: "Deine längste Reihe bisher. Nichts nimmt sie dir.",
      keptInAll: "Tage im Ziel, seit dem ersten Plan",
      keptInAllWhy: """
        Alle abgeschlossenen Tage im Ziel, von allen Tagen mit einem Ziel. Ein Tag über \
        dem Ziel nimmt keinen davon weg.
        """,
      freeRun: "in Folge ohne, jetzt",
      freeRunWhy: """
        Abgeschlossene Tage in Folge ganz ohne. Nach dem Stopptag zählt ein stiller Tag \
        als keiner.
        """,
      bestFree: "in Folge ohne, am längsten",
      bestFreeWhy: "Deine längste Reihe ohne. Ein Ausrutscher lässt sie, wie sie ist.",
      freeDays: "insgesamt ohne",
      freeDaysWhy: """
        Alle abgeschlossenen Tage ohne, in beliebig vielen Reihen. Nach einem \
        Ausrutscher bleiben sie deine.
        """,
      amountsHeading: "Nicht ausgegeben, nicht verbraucht",
      saved: "gespart, in diesem Zeitraum",
      savedInAll: "gespart, seit dem ersten Plan",
      savedWhy: """
        Aus abgeschlossenen Tagen: was es vorher war, minus was es war, mal der Preis \
        für eins. Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als \
        keiner. Tage über dem Anfang nehmen nichts weg.
        """,
      notUsed: "nicht verbraucht, in diesem Zeitraum",
      notUsedInAll: "nicht verbraucht, seit dem ersten Plan",
      notUsedWhy: """
        Aus abgeschlossenen Tagen: was es vorher war, minus was es war. Unbekannte Tage \
        bleiben außen vor; nach dem Stopptag zählen sie als keiner.
        """,
      noPrice: """
        Mit der üblichen Menge, einem Preis und einer Packungsgröße im Plan steht hier, \
        was du sparst.
        """,
      cravingsHeading: "Verlangen",
      noCravings: """
        Jedes Verlangen, das du notierst, und jedes, das vorbeigeht, wird hier gezählt.
        """,
      passed: "bemerkte Verlangen gingen vorbei, in diesem Zeitraum",
      passedInAll: "bemerkte Verlangen gingen vorbei, insgesamt",
      passedWhy: """
        Verlangen, von denen du gesagt hast, dass sie vorbeigingen, von allen notierten. \
        Solche ohne Angabe, wonach, zählen mit.
        """,
      timeHeading: "Zeit",
      freeNow: "ohne, jetzt",
      freeNowWhy: "Seit dem letzten Mal, oder seit dem Moment des Aufhörens.",
      freeBest: "ohne, am längsten",
      freeBestWhy: """
        Die längste Zeit zwischen zwei Malen, seit du aufgehört hast. Ein Ausrutscher \
        lässt sie, wie sie ist.
        """,
      freeTotal: "seit du aufgehört hast, insgesamt",
      freeTotalWhy: """
        Alle Zeit unter einem Plan zum Aufhören. Ein Mal ist ein Moment, darum lässt ein \
        Ausrutscher sie, wie sie ist.
        """,
      sinceLast: "seit dem letzten Mal",
      sinceLastWhy: """
        Seit dem jüngsten Eintrag mit einer Uhrzeit. Tage, die als eine Zahl eingetragen \
        sind, haben keine.
        """,
      planHeading: "Dein Plan",
      curveTitle: "Der Weg nach unten",
      curveSentence: { "Heute: höchstens \($0). Ab dem \($1) nichts mehr." },
      stopsOn: { "Dein Plan: ab dem \($0) nichts mehr." })
  }
}
