// The words of the page about the first weeks.
import Engine

struct WithdrawalText {
  let title: String
  let noClock: String
  let day: (Int) -> String
  let after: String
  let vaping: String
  let check: String
  let checkLead: String
  let symptom: (WithdrawalSymptom) -> String
  let strength: (SymptomStrength) -> String
  let hopeless: String
  let hopelessDetail: String
  let advice: (WithdrawalAdvice) -> String
  let toHelp: String
  let alcoholTitle: String
  let alcoholText: String
  let alcoholSigns: String
  let sign: (AlcoholSign) -> String
  let phases: String
  let peak: String
  let peakDetail: String
  let easing: String
  let easingDetail: String
  let over: String
  let overDetail: String
  let chart: String
  let chartSentence: (_ answered: Int) -> String
  let usual: (WithdrawalDay.Phase) -> String
  let dayColumn: String
  let meanColumn: String
  let usualColumn: String
  let asTable: String
  let cardTitle: String
  let toCheck: String
  let putAway: String

  static var en: WithdrawalText {
    WithdrawalText(
      title: "The first weeks", noClock: "The days count from the last use that you note.",
      day: { "Day \($0) since the last time" },
      after: "Four weeks and more. For most people withdrawal is over by now.",
      vaping:
        "Most studies are about smoking. After vaping the same signs were seen, somewhat milder.",
      check: "How is it today?",
      checkLead: "Answer what you like. It is for your own look back, and nobody rates it.",
      symptom: {
        switch $0 {
        case .anger: "Anger"
        case .anxiety: "Anxiety"
        case .lowMood: "Low mood"
        case .concentration: "Trouble concentrating"
        case .impatience: "Impatience"
        case .sleep: "Poor sleep"
        case .restlessness: "Restlessness"
        }
      },
      strength: {
        switch $0 {
        case .none: "not at all"
        case .slight: "slight"
        case .moderate: "moderate"
        case .strong: "strong"
        case .veryStrong: "very strong"
        }
      },
      hopeless: "I can't go on", hopelessDetail: "Then someone to talk to comes first.",
      advice: {
        switch $0 {
        case .emergency:
          "This can be dangerous after stopping alcohol. Call the emergency number "
            + "now."
        case .talkNow: "You don't have to be alone with this. Talk to somebody now."
        case .lowMoodLong:
          "Low mood has been strong for two weeks or more. Withdrawal alone "
            + "rarely lasts so strongly: please talk to a doctor or a help line."
        case .strongLate:
          "Strong signs after four weeks are worth a talk with a doctor or a help "
            + "line."
        case .usual: "This is usual in these weeks."
        }
      },
      toHelp: "Help numbers", alcoholTitle: "Stopping alcohol is different",
      alcoholText:
        "Who drank a lot every day is safer with a doctor before stopping. Any of these signs is "
        + "an emergency.",
      alcoholSigns: "Do you have one of these?",
      sign: {
        switch $0 {
        case .shaking: "Shaking"
        case .confusion: "Confusion"
        case .seizure: "A seizure"
        case .hallucination: "Seeing or hearing what is not there"
        }
      },
      phases: "What is usual", peak: "Week 1", peakDetail: "Signs are strongest here.",
      easing: "Weeks 2 to 4", easingDetail: "Signs fade; some are done early, some take longer.",
      over: "After four weeks", overDetail: "Mostly over. What is still strong deserves a talk.",
      chart: "Your own line",
      chartSentence: { "The mean of your answers on \($0) days, from 0 (not at all) to 4." },
      usual: {
        switch $0 {
        case .peak: "strongest week"
        case .easing: "fading"
        case .after: "mostly over"
        }
      },
      dayColumn: "Day", meanColumn: "Your mean", usualColumn: "Usual", asTable: "Show as a table",
      cardTitle: "What to expect today", toCheck: "How is it today?",
      putAway: "Put away for today")
  }

  static var de: WithdrawalText {
    WithdrawalText(
      title: "Die ersten Wochen", noClock: "Die Tage zählen ab dem letzten Mal, das du notierst.",
      day: { "Tag \($0) seit dem letzten Mal" },
      after: "Vier Wochen und mehr. Für die meisten ist der Entzug jetzt vorbei.",
      vaping:
        "Die meisten Studien handeln vom Rauchen. Nach dem Dampfen sah man dieselben Zeichen, "
        + "etwas milder.",
      check: "Wie ist es heute?",
      checkLead: "Antworte, worauf du magst. Es ist für deinen Rückblick, niemand bewertet es.",
      symptom: {
        switch $0 {
        case .anger: "Ärger"
        case .anxiety: "Angst"
        case .lowMood: "Gedrückte Stimmung"
        case .concentration: "Mühe mit der Konzentration"
        case .impatience: "Ungeduld"
        case .sleep: "Unruhiger Schlaf"
        case .restlessness: "Unruhe"
        }
      },
      strength: {
        switch $0 {
        case .none: "gar nicht"
        case .slight: "leicht"
        case .moderate: "mittel"
        case .strong: "stark"
        case .veryStrong: "sehr stark"
        }
      },
      hopeless: "Ich kann nicht mehr", hopelessDetail: "Dann kommt jemand zum Reden zuerst.",
      advice: {
        switch $0 {
        case .emergency:
          "Das kann nach dem Absetzen von Alkohol gefährlich sein. Ruf jetzt den "
            + "Notruf an."
        case .talkNow: "Du bist damit nicht allein. Sprich jetzt mit jemandem."
        case .lowMoodLong:
          "Die Stimmung ist seit zwei Wochen oder länger stark gedrückt. Entzug "
            + "allein ist selten so lange so stark: Bitte sprich mit einer Praxis oder einer "
            + "Hilfenummer."
        case .strongLate:
          "Starke Zeichen nach vier Wochen sind ein Gespräch mit einer Praxis oder "
            + "einer Hilfenummer wert."
        case .usual: "Das ist in diesen Wochen üblich."
        }
      },
      toHelp: "Hilfenummern", alcoholTitle: "Mit Alkohol aufzuhören ist anders",
      alcoholText:
        "Wer täglich viel getrunken hat, ist vor dem Aufhören mit ärztlicher Hilfe sicherer. Jedes "
        + "dieser Zeichen ist ein Notfall.",
      alcoholSigns: "Hast du eines davon?",
      sign: {
        switch $0 {
        case .shaking: "Zittern"
        case .confusion: "Verwirrtheit"
        case .seizure: "Ein Krampfanfall"
        case .hallucination: "Sehen oder Hören, was nicht da ist"
        }
      },
      phases: "Was üblich ist", peak: "Woche 1", peakDetail: "Hier sind die Zeichen am stärksten.",
      easing: "Wochen 2 bis 4",
      easingDetail: "Die Zeichen gehen zurück, manche früh, manche später.",
      over: "Nach vier Wochen",
      overDetail: "Meist vorbei. Was noch stark ist, verdient ein Gespräch.",
      chart: "Deine eigene Linie",
      chartSentence: {
        "Das Mittel deiner Antworten an \($0) Tagen, von 0 (gar nicht) bis 4."
      },
      usual: {
        switch $0 {
        case .peak: "stärkste Woche"
        case .easing: "geht zurück"
        case .after: "meist vorbei"
        }
      },
      dayColumn: "Tag", meanColumn: "Dein Mittel", usualColumn: "Üblich",
      asTable: "Als Tabelle zeigen", cardTitle: "Was heute kommen kann",
      toCheck: "Wie ist es heute?", putAway: "Für heute weglegen")
  }
}
