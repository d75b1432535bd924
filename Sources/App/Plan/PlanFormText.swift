// The words of the form that changes a plan.

struct PlanFormText {
  let title: (String) -> String
  let close: String
  let stopDay: String
  let stopDayHint: String
  let stopTime: String
  let stopTimeHint: String
  let timeProblem: String
  let start: String
  let startKept: (String) -> String
  let startMoved: (String) -> String
  let startAgain: String
  let length: String
  let baseline: (String) -> String
  let average: (String) -> String
  let strength: String
  let strengthHint: String
  let currency: String
  let packUnits: (String) -> String
  let packHint: String
  let scope: String
  let fromToday: String
  let fromTodayDetail: String
  let always: String
  let alwaysDetail: String
  let preview: String
  let previewTargets: String
  let before: String
  let after: String
  let period: String
  let use: String
  let saved: String
  let corrected: String
  let methodMissing: String
  let lookAgain: String
  let dayMissing: String
  let dayTooLate: (String) -> String
  let dayTooEarly: String
  let baselineMissing: String
  let range: (String, String) -> String

  static var en: PlanFormText {
    PlanFormText(
      title: { "Your plan: \($0)" },
      close: "Close without changing",
      stopDay: "The day of stopping",
      stopDayHint: """
        Today, within two weeks, or a day in the past if you have stopped already.
        """,
      stopTime: "At what time",
      stopTimeHint: "Left empty, it is the start of your day.",
      timeProblem: "A time such as 07:30.",
      start: "The way starts",
      startKept: { "As before, on \($0)" },
      startMoved: { "\($0) later" },
      startAgain: "Again, today",
      length: "Days from the start to zero",
      baseline: { "Usual \($0) a day, before the plan" },
      average: { "Noted lately: \($0) a day on average." },
      strength: "Nicotine strength at the start, in mg/ml",
      strengthHint: "If you give one, the plan lowers it evenly, too.",
      currency: "Currency",
      packUnits: { "How many in a pack (\($0))" },
      packHint: "Price and pack together say what it costs.",
      scope: "The amount or the price is new. Since when?",
      fromToday: "From today",
      fromTodayDetail: "Everything up to now stays as it was counted.",
      always: "It was always so",
      alwaysDetail: "Past targets and sums are counted anew with it.",
      preview: "What would come of it",
      previewTargets: "Targets a day, from today",
      before: "now",
      after: "new",
      period: "Time",
      use: "Use this plan from today",
      saved: "Your plan is changed. Past days keep their targets.",
      corrected: "Noted, for the past days too.",
      methodMissing: "Pick how you want to go about it.",
      lookAgain: """
        Something above wants another look. Everything you typed is still there.
        """,
      dayMissing: "Pick the day.",
      dayTooLate: { "The day can be up to two weeks ahead: until \($0)." },
      dayTooEarly: "The day lies more than a hundred years back.",
      baselineMissing: "The way down starts from your usual amount.",
      range: { "A number from \($0) to \($1)." })
  }

  static var de: PlanFormText {
    PlanFormText(
      title: { "Dein Plan: \($0)" },
      close: "Schließen, ohne zu ändern",
      stopDay: "Der Tag des Aufhörens",
      stopDayHint: """
        Heute, in den nächsten zwei Wochen, oder ein Tag in der Vergangenheit, wenn du \
        schon aufgehört hast.
        """,
      stopTime: "Um wie viel Uhr",
      stopTimeHint: "Bleibt es leer, gilt der Beginn deines Tages.",
      timeProblem: "Eine Uhrzeit wie 07:30.",
      start: "Der Weg beginnt",
      startKept: { "Wie bisher am \($0)" },
      startMoved: { "\($0) später" },
      startAgain: "Noch einmal, heute",
      length: "Tage vom Beginn bis null",
      baseline: { "Üblich am Tag, vor dem Plan (\($0))" },
      average: { "Zuletzt notiert: im Mittel \($0) am Tag." },
      strength: "Nikotinstärke am Anfang, in mg/ml",
      strengthHint: "Wenn du eine angibst, senkt der Plan auch sie gleichmäßig.",
      currency: "Währung",
      packUnits: { "Wie viel in einer Packung (\($0))" },
      packHint: "Preis und Packung zusammen sagen, was es kostet.",
      scope: "Menge oder Preis sind neu. Seit wann?",
      fromToday: "Ab heute",
      fromTodayDetail: "Alles bis jetzt bleibt, wie es gezählt ist.",
      always: "Es war schon immer so",
      alwaysDetail: "Frühere Ziele und Summen werden damit neu gerechnet.",
      preview: "Was daraus wird",
      previewTargets: "Ziele am Tag, ab heute",
      before: "jetzt",
      after: "neu",
      period: "Zeit",
      use: "Diesen Plan ab heute nutzen",
      saved: "Dein Plan ist geändert. Vergangene Tage behalten ihre Ziele.",
      corrected: "Notiert, auch für die vergangenen Tage.",
      methodMissing: "Wähle, wie du es angehen willst.",
      lookAgain: """
        Oben passt etwas noch nicht ganz. Alles, was du eingegeben hast, ist noch da.
        """,
      dayMissing: "Wähle den Tag.",
      dayTooLate: { "Der Tag kann bis zu zwei Wochen voraus liegen: bis zum \($0)." },
      dayTooEarly: "Der Tag liegt mehr als hundert Jahre zurück.",
      baselineMissing: "Der Weg nach unten beginnt bei deiner üblichen Menge.",
      range: { "Eine Zahl von \($0) bis \($1)." })
  }
}
