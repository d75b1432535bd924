// The words of the progress screen.

struct ProgressText {
  let language: Language

  var title: String { language.pick("Progress", "Fortschritt") }
  var trackerLabel: String { language.pick("What to look at", "Worum es geht") }
  var periodLabel: String { language.pick("How far back", "Wie weit zurück") }
  func period(_ days: Int) -> String {
    days == 365
      ? language.pick("1 year", "1 Jahr")
      : language.pickLazily("\(days) days", "\(days) Tage")
  }
  var noTrackerTitle: String { language.pick("Nothing to look at yet", "Noch nichts zu sehen") }
  var noTrackerText: String {
    language.pick(
      "Add what you want to watch, and its progress stands here.",
      "Füge hinzu, worauf du achten willst, dann steht hier der Fortschritt.")
  }
  var toPlan: String { language.pick("To the plan", "Zum Plan") }
  var emptyTitle: String {
    language.pick("Your progress will stand here", "Hier steht bald dein Fortschritt")
  }
  var emptyText: String {
    language.pick(
      "Use against target, days kept, money and cravings: all of it grows from what you note "
        + "on Today.",
      "Verbrauch und Ziel, eingehaltene Tage, Geld und Verlangen: Alles wächst aus dem, was du "
        + "unter Heute notierst.")
  }
  var toToday: String { language.pick("To Today", "Zu Heute") }
  var toHistory: String { language.pick("Every entry, by day", "Alle Einträge nach Tagen") }
  var why: String { language.pick("Where this comes from", "Woher das kommt") }
  func fewer(_ percent: String) -> String {
    language.pickLazily(
      "\(percent)\u{A0}% fewer than your start.",
      "\(percent)\u{A0}% weniger als am Anfang.")
  }
  func more(_ percent: String) -> String {
    language.pickLazily(
      "\(percent)\u{A0}% more than your start, as far as it is known.",
      "\(percent)\u{A0}% mehr als am Anfang, soweit bekannt.")
  }
  var same: String { language.pick("As many as at your start.", "So viel wie am Anfang.") }
  var none: String {
    language.pick(
      "None at all on the days before today that are known.",
      "Nichts an den bekannten Tagen vor heute.")
  }
  func notEnough(_ known: Int, _ needed: Int) -> String {
    language.pickLazily(
      "\(known) of \(needed) days: not enough yet to compare with your start. Today counts from "
        + "tomorrow on.",
      "\(known) von \(needed) Tagen: noch zu wenig für einen Vergleich mit dem Anfang. Heute "
        + "zählt ab morgen.")
  }
  var noBaseline: String {
    language.pick(
      "Say on the plan page how much you used before, and this page compares.",
      "Sag auf der Planseite, wie viel es vorher war, dann vergleicht diese Seite.")
  }
  func comparisonWhy(_ days: String) -> String {
    language.pickLazily(
      "What you used on \(days) of this period, against what you used before your plan. Unknown "
        + "days and today are left out.",
      "Dein Verbrauch (\(days) in diesem Zeitraum) gegenüber dem vor deinem Plan. Unbekannte "
        + "Tage und heute bleiben außen vor.")
  }
  var dailyTitle: String { language.pick("Use a day", "Verbrauch am Tag") }
  var weeklyTitle: String {
    language.pick("Use a day, week by week", "Verbrauch am Tag, Woche für Woche")
  }
  var weeklySentence: String {
    language.pick(
      "Each bar is a week: the mean of its known days that are over.",
      "Jeder Balken ist eine Woche: der Mittelwert ihrer bekannten Tage, die vorbei sind.")
  }
  func used(_ amount: String, _ days: String, _ mean: String) -> String {
    language.pickLazily(
      "\(amount) on \(days) that are over and known: \(mean) a day.",
      "\(amount), vorbei und bekannt: \(days), das sind \(mean) am Tag.")
  }
  func unknownDays(_ count: Int) -> String {
    count == 1
      ? language.pick("One day is unknown.", "Ein Tag ist unbekannt.")
      : language.pickLazily("\(count) days are unknown.", "\(count) Tage sind unbekannt.")
  }
  var nothingKnown: String {
    language.pick(
      "Nothing is known yet of the days that are over.",
      "Von den Tagen, die vorbei sind, ist noch nichts bekannt.")
  }
  var day: String { language.pick("Day", "Tag") }
  var week: String { language.pick("Week from", "Woche ab") }
  var target: String { language.pick("target", "Ziel") }
  var today: String { language.pick("today", "heute") }
  var open: String { language.pick("open", "offen") }
  var unknown: String { "?" }
  var asTable: String { language.pick("Show as a table", "Als Tabelle zeigen") }
  func of(_ part: String, _ whole: String) -> String {
    language.pickLazily("\(part) of \(whole)", "\(part) von \(whole)")
  }
  var dayUnit: String { language.pick("day", "Tag") }
  var daysUnit: String { language.pick("days", "Tage") }
  var daysHeading: String { language.pick("Days", "Tage") }
  var kept: String {
    language.pick(
      "days within the target, in this period",
      "Tage im Ziel, in diesem Zeitraum")
  }
  var keptWhy: String {
    language.pick(
      "Completed days on which use stayed within the target of that day. A day nobody recorded "
        + "counts among the days, but not as kept; excused days and today do not count.",
      "Abgeschlossene Tage, an denen der Verbrauch im Ziel des Tages blieb. Ein Tag ohne "
        + "Eintrag zählt zu den Tagen, aber nicht als eingehalten; entschuldigte Tage und heute "
        + "zählen nicht.")
  }
  var keptRun: String {
    language.pick("in a row within the target, up to yesterday", "in Folge im Ziel, bis gestern")
  }
  var keptRunWhy: String {
    language.pick(
      "Days in a row within the target, up to yesterday. An excused day neither adds nor ends "
        + "it.",
      "Tage in Folge im Ziel, bis gestern. Ein entschuldigter Tag verlängert nichts und "
        + "beendet nichts.")
  }
  var bestKept: String {
    language.pick("in a row within the target, at best", "in Folge im Ziel, am längsten")
  }
  var bestKeptWhy: String {
    language.pick(
      "Your longest run so far. Nothing takes it away.",
      "Deine längste Reihe bisher. Nichts nimmt sie dir.")
  }
  var keptInAll: String {
    language.pick(
      "days within the target, since the first plan",
      "Tage im Ziel, seit dem ersten Plan")
  }
  var keptInAllWhy: String {
    language.pick(
      "All completed days within their target, of all days that had one. A day over the target "
        + "takes none of them away.",
      "Alle abgeschlossenen Tage im Ziel, von allen Tagen mit einem Ziel. Ein Tag über dem "
        + "Ziel nimmt keinen davon weg.")
  }
  var freeRun: String { language.pick("in a row without use, now", "in Folge ohne, jetzt") }
  var freeRunWhy: String {
    language.pick(
      "Completed days in a row without any use. After the quit day a silent day counts as none.",
      "Abgeschlossene Tage in Folge ganz ohne. Nach dem Stopptag zählt ein stiller Tag als "
        + "keiner.")
  }
  var bestFree: String {
    language.pick("in a row without use, at best", "in Folge ohne, am längsten")
  }
  var bestFreeWhy: String {
    language.pick(
      "Your longest run without use. A slip leaves it as it is.",
      "Deine längste Reihe ohne. Ein Ausrutscher lässt sie, wie sie ist.")
  }
  var freeDays: String { language.pick("without use in all", "insgesamt ohne") }
  var freeDaysWhy: String {
    language.pick(
      "All completed days without use, in however many runs. They stay yours after a slip.",
      "Alle abgeschlossenen Tage ohne, in beliebig vielen Reihen. Nach einem Ausrutscher "
        + "bleiben sie deine.")
  }
  var amountsHeading: String {
    language.pick("Not spent, not used", "Nicht ausgegeben, nicht verbraucht")
  }
  var saved: String { language.pick("saved, in this period", "gespart, in diesem Zeitraum") }
  var savedBelow: String {
    language.pick(
      "saved on days below your start, in this period",
      "gespart an Tagen unter dem Anfang, in diesem Zeitraum")
  }
  var notUsedBelow: String {
    language.pick(
      "not used on days below your start, in this period",
      "nicht verbraucht an Tagen unter dem Anfang, in diesem Zeitraum")
  }
  var savedInAll: String {
    language.pick("saved, since the first plan", "gespart, seit dem ersten Plan")
  }
  var savedWhy: String {
    language.pick(
      "From completed days: what you used before minus what you used, times the price of one. "
        + "Unknown days are left out; after the quit day they count as none. Days above your "
        + "start take nothing away.",
      "Aus abgeschlossenen Tagen: was es vorher war, minus was es war, mal der Preis für eins. "
        + "Unbekannte Tage bleiben außen vor; nach dem Stopptag zählen sie als keiner. Tage "
        + "über dem Anfang nehmen nichts weg.")
  }
  var notUsed: String {
    language.pick("not used, in this period", "nicht verbraucht, in diesem Zeitraum")
  }
  var notUsedInAll: String {
    language.pick("not used, since the first plan", "nicht verbraucht, seit dem ersten Plan")
  }
  var notUsedWhy: String {
    language.pick(
      "From completed days: what you used before minus what you used. Unknown days are left "
        + "out; after the quit day they count as none.",
      "Aus abgeschlossenen Tagen: was es vorher war, minus was es war. Unbekannte Tage bleiben "
        + "außen vor; nach dem Stopptag zählen sie als keiner.")
  }
  var noPrice: String {
    language.pick(
      "With your usual amount, a price and a pack size in the plan, the money you save stands "
        + "here.",
      "Mit der üblichen Menge, einem Preis und einer Packungsgröße im Plan steht hier, was du "
        + "sparst.")
  }
  var cravingsHeading: String { language.pick("Cravings", "Verlangen") }
  var noCravings: String {
    language.pick(
      "Each craving you note, and each that passes, is counted here.",
      "Jedes Verlangen, das du notierst, und jedes, das vorbeigeht, wird hier gezählt.")
  }
  var passed: String {
    language.pick(
      "noticed cravings passed, in this period",
      "bemerkte Verlangen gingen vorbei, in diesem Zeitraum")
  }
  var passedInAll: String {
    language.pick(
      "noticed cravings passed, in all",
      "bemerkte Verlangen gingen vorbei, insgesamt")
  }
  var passedWhy: String {
    language.pick(
      "Cravings of which you said that they passed, of all that you noted. Those that name "
        + "nothing count here too.",
      "Verlangen, von denen du gesagt hast, dass sie vorbeigingen, von allen notierten. Solche "
        + "ohne Angabe, wonach, zählen mit.")
  }
  var timeHeading: String { language.pick("Time", "Zeit") }
  var freeNow: String { language.pick("without use, now", "ohne, jetzt") }
  var freeNowWhy: String {
    language.pick(
      "Since the last use, or since the moment of stopping.",
      "Seit dem letzten Mal, oder seit dem Moment des Aufhörens.")
  }
  var freeBest: String { language.pick("without use, at best", "ohne, am längsten") }
  var freeBestWhy: String {
    language.pick(
      "The longest stretch between two uses since you stopped. A slip leaves it as it is.",
      "Die längste Zeit zwischen zwei Malen, seit du aufgehört hast. Ein Ausrutscher lässt "
        + "sie, wie sie ist.")
  }
  var freeTotal: String {
    language.pick("since you stopped, in all", "seit du aufgehört hast, insgesamt")
  }
  var freeTotalWhy: String {
    language.pick(
      "All time under a plan to stop. A use is a moment, so a slip leaves this as it is.",
      "Alle Zeit unter einem Plan zum Aufhören. Ein Mal ist ein Moment, darum lässt ein "
        + "Ausrutscher sie, wie sie ist.")
  }
  var sinceLast: String { language.pick("since the last use", "seit dem letzten Mal") }
  var sinceLastWhy: String {
    language.pick(
      "Since the latest entry that has a time. Days entered as one number have none.",
      "Seit dem jüngsten Eintrag mit einer Uhrzeit. Tage, die als eine Zahl eingetragen sind, "
        + "haben keine.")
  }
  var planHeading: String { language.pick("Your plan", "Dein Plan") }
  var curveTitle: String { language.pick("The way down", "Der Weg nach unten") }
  func curveSentence(_ amount: String, _ date: String) -> String {
    language.pickLazily(
      "Today: \(amount) at most. None from \(date) on.",
      "Heute: höchstens \(amount). Ab dem \(date) nichts mehr.")
  }
  func stopsOn(_ date: String) -> String {
    language.pickLazily(
      "Your plan: no use from \(date) on.",
      "Dein Plan: ab dem \(date) nichts mehr.")
  }
}
