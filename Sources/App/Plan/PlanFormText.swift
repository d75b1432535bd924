// The words of the form that changes a plan.

struct PlanFormText {
  let language: Language

  func title(_ tracker: String) -> String {
    language.pickLazily("Your plan: \(tracker)", "Dein Plan: \(tracker)")
  }
  var close: String { language.pick("Close without changing", "Schließen, ohne zu ändern") }
  var stopDay: String { language.pick("The day of stopping", "Der Tag des Aufhörens") }
  var stopDayHint: String {
    language.pick(
      "Today, within two weeks, or a day in the past if you have stopped already.",
      "Heute, in den nächsten zwei Wochen, oder ein Tag in der Vergangenheit, wenn du schon "
        + "aufgehört hast.")
  }
  var stopTime: String { language.pick("At what time", "Um wie viel Uhr") }
  var stopTimeHint: String {
    language.pick(
      "Left empty, it is the start of your day.",
      "Bleibt es leer, gilt der Beginn deines Tages.")
  }
  var timeProblem: String { language.pick("A time such as 07:30.", "Eine Uhrzeit wie 07:30.") }
  var start: String { language.pick("The way starts", "Der Weg beginnt") }
  func startKept(_ date: String) -> String {
    language.pickLazily("As before, on \(date)", "Wie bisher am \(date)")
  }
  func startMoved(_ time: String) -> String {
    language.pickLazily("\(time) later", "\(time) später")
  }
  var startAgain: String { language.pick("Again, today", "Noch einmal, heute") }
  var length: String { language.pick("Days from the start to zero", "Tage vom Beginn bis null") }
  func baseline(_ units: String) -> String {
    language.pickLazily(
      "Usual \(units) a day, before the plan",
      "Üblich am Tag, vor dem Plan (\(units))")
  }
  func average(_ amount: String) -> String {
    language.pickLazily(
      "Noted lately: \(amount) a day on average.",
      "Zuletzt notiert: im Mittel \(amount) am Tag.")
  }
  var strength: String {
    language.pick(
      "Nicotine strength at the start, in mg/ml",
      "Nikotinstärke am Anfang, in mg/ml")
  }
  var strengthHint: String {
    language.pick(
      "If you give one, the plan lowers it evenly, too.",
      "Wenn du eine angibst, senkt der Plan auch sie gleichmäßig.")
  }
  var currency: String { language.pick("Currency", "Währung") }
  func packUnits(_ units: String) -> String {
    language.pickLazily(
      "How many in a pack (\(units))",
      "Wie viel in einer Packung (\(units))")
  }
  var packHint: String {
    language.pick(
      "Price and pack together say what it costs.",
      "Preis und Packung zusammen sagen, was es kostet.")
  }
  var scope: String {
    language.pick(
      "The amount or the price is new. Since when?",
      "Menge oder Preis sind neu. Seit wann?")
  }
  var fromToday: String { language.pick("From today", "Ab heute") }
  var fromTodayDetail: String {
    language.pick(
      "Everything up to now stays as it was counted.",
      "Alles bis jetzt bleibt, wie es gezählt ist.")
  }
  var always: String { language.pick("It was always so", "Es war schon immer so") }
  var alwaysDetail: String {
    language.pick(
      "Past targets and sums are counted anew with it.",
      "Frühere Ziele und Summen werden damit neu gerechnet.")
  }
  var preview: String { language.pick("What would come of it", "Was daraus wird") }
  var previewTargets: String {
    language.pick("Targets a day, from today", "Ziele am Tag, ab heute")
  }
  var before: String { language.pick("now", "jetzt") }
  var after: String { language.pick("new", "neu") }
  var period: String { language.pick("Time", "Zeit") }
  var use: String { language.pick("Use this plan from today", "Diesen Plan ab heute nutzen") }
  var saved: String {
    language.pick(
      "Your plan is changed. Past days keep their targets.",
      "Dein Plan ist geändert. Vergangene Tage behalten ihre Ziele.")
  }
  var corrected: String {
    language.pick("Noted, for the past days too.", "Notiert, auch für die vergangenen Tage.")
  }
  var methodMissing: String {
    language.pick("Pick how you want to go about it.", "Wähle, wie du es angehen willst.")
  }
  var lookAgain: String {
    language.pick(
      "Something above wants another look. Everything you typed is still there.",
      "Oben passt etwas noch nicht ganz. Alles, was du eingegeben hast, ist noch da.")
  }
  var dayMissing: String { language.pick("Pick the day.", "Wähle den Tag.") }
  func dayTooLate(_ date: String) -> String {
    language.pickLazily(
      "The day can be up to two weeks ahead: until \(date).",
      "Der Tag kann bis zu zwei Wochen voraus liegen: bis zum \(date).")
  }
  var dayTooEarly: String {
    language.pick(
      "The day lies more than a hundred years back.",
      "Der Tag liegt mehr als hundert Jahre zurück.")
  }
  var baselineMissing: String {
    language.pick(
      "The way down starts from your usual amount.",
      "Der Weg nach unten beginnt bei deiner üblichen Menge.")
  }
  func range(_ least: String, _ most: String) -> String {
    language.pickLazily(
      "A number from \(least) to \(most).",
      "Eine Zahl von \(least) bis \(most).")
  }
}
