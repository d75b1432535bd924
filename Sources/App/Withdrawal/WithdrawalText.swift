// The words of the page about the first weeks.
import Engine

struct WithdrawalText {
  let language: Language

  var title: String { language.pick("The first weeks", "Die ersten Wochen") }
  var noClock: String {
    language.pick(
      "The days count once you stop smoking or vaping.",
      "Die Tage zählen, sobald du mit Rauchen oder Dampfen aufhörst.")
  }
  /// Between two names.
  var and: String { language.pick(" and ", " und ") }
  func day(_ number: Int) -> String {
    language.pickLazily(
      "Day \(number) since the last time",
      "Tag \(number) seit dem letzten Mal")
  }
  var after: String {
    language.pick(
      "Four weeks and more. For most people withdrawal is over by now.",
      "Vier Wochen und mehr. Für die meisten ist der Entzug jetzt vorbei.")
  }
  var vaping: String {
    language.pick(
      "Most studies are about smoking. After vaping the same signs were seen, somewhat milder.",
      "Die meisten Studien handeln vom Rauchen. Nach dem Dampfen sah man dieselben Zeichen, "
        + "etwas milder.")
  }
  var check: String { language.pick("How is it today?", "Wie ist es heute?") }
  var checkLead: String {
    language.pick(
      "Answer what you like. It is for your own look back, and nobody rates it.",
      "Antworte, worauf du magst. Es ist für deinen Rückblick, niemand bewertet es.")
  }

  func symptom(_ symptom: WithdrawalSymptom) -> String {
    switch symptom {
    case .anger: language.pick("Anger", "Ärger")
    case .anxiety: language.pick("Anxiety", "Angst")
    case .lowMood: language.pick("Low mood", "Gedrückte Stimmung")
    case .concentration: language.pick("Trouble concentrating", "Mühe mit der Konzentration")
    case .impatience: language.pick("Impatience", "Ungeduld")
    case .sleep: language.pick("Poor sleep", "Unruhiger Schlaf")
    case .restlessness: language.pick("Restlessness", "Unruhe")
    }
  }

  func strength(_ strength: SymptomStrength) -> String {
    switch strength {
    case .none: language.pick("not at all", "gar nicht")
    case .slight: language.pick("slight", "leicht")
    case .moderate: language.pick("moderate", "mittel")
    case .strong: language.pick("strong", "stark")
    case .veryStrong: language.pick("very strong", "sehr stark")
    }
  }

  var hopeless: String { language.pick("I can't go on", "Ich kann nicht mehr") }
  var hopelessDetail: String {
    language.pick(
      "Then someone to talk to comes first.",
      "Dann kommt jemand zum Reden zuerst.")
  }

  func advice(_ advice: WithdrawalAdvice) -> String {
    switch advice {
    case .emergency:
      language.pick(
        "This can be dangerous after stopping alcohol. Call the emergency number now.",
        "Das kann nach dem Absetzen von Alkohol gefährlich sein. Ruf jetzt den Notruf an.")
    case .talkNow:
      language.pick(
        "You don't have to be alone with this. Talk to somebody now.",
        "Du bist damit nicht allein. Sprich jetzt mit jemandem.")
    case .lowMoodLong:
      language.pick(
        "Low mood has been strong for two weeks or more. Withdrawal alone rarely lasts so "
          + "strongly: please talk to a doctor or a help line.",
        "Die Stimmung ist seit zwei Wochen oder länger stark gedrückt. Entzug allein ist "
          + "selten so lange so stark: Bitte sprich mit einer Praxis oder einer Hilfenummer.")
    case .strongLate:
      language.pick(
        "Strong signs after four weeks are worth a talk with a doctor or a help line.",
        "Starke Zeichen nach vier Wochen sind ein Gespräch mit einer Praxis oder einer "
          + "Hilfenummer wert.")
    case .muchAtOnce:
      language.pick(
        "That is a lot at once. You don't have to get through it alone: a doctor or a help line "
          + "can make it easier.",
        "Das ist viel auf einmal. Du bist damit nicht allein: Eine Praxis oder eine "
          + "Hilfenummer kann es leichter machen.")
    case .usual: language.pick("This is usual in these weeks.", "Das ist in diesen Wochen üblich.")
    }
  }

  var toHelp: String { language.pick("Help numbers", "Hilfenummern") }
  var alcoholTitle: String {
    language.pick("Stopping alcohol is different", "Mit Alkohol aufzuhören ist anders")
  }
  var alcoholText: String {
    language.pick(
      "Who drank a lot every day is safer with a doctor before stopping. Any of these signs is "
        + "an emergency.",
      "Wer täglich viel getrunken hat, ist vor dem Aufhören mit ärztlicher Hilfe sicherer. "
        + "Jedes dieser Zeichen ist ein Notfall.")
  }
  var alcoholSigns: String { language.pick("Do you have one of these?", "Hast du eines davon?") }

  func sign(_ sign: AlcoholSign) -> String {
    switch sign {
    case .shaking: language.pick("Shaking", "Zittern")
    case .confusion: language.pick("Confusion", "Verwirrtheit")
    case .seizure: language.pick("A seizure", "Ein Krampfanfall")
    case .hallucination:
      language.pick(
        "Seeing or hearing what is not there",
        "Sehen oder Hören, was nicht da ist")
    }
  }

  var phases: String { language.pick("What is usual", "Was üblich ist") }
  var peak: String { language.pick("Week 1", "Woche 1") }
  var peakDetail: String {
    language.pick("Signs are strongest here.", "Hier sind die Zeichen am stärksten.")
  }
  var easing: String { language.pick("Weeks 2 to 4", "Wochen 2 bis 4") }
  var easingDetail: String {
    language.pick(
      "Signs fade; some are done early, some take longer.",
      "Die Zeichen gehen zurück, manche früh, manche später.")
  }
  var over: String { language.pick("After four weeks", "Nach vier Wochen") }
  var overDetail: String {
    language.pick(
      "Mostly over. What is still strong deserves a talk.",
      "Meist vorbei. Was noch stark ist, verdient ein Gespräch.")
  }
  var chart: String { language.pick("Your own line", "Deine eigene Linie") }
  func chartSentence(_ answered: Int) -> String {
    language.pickLazily(
      "The mean of your answers on \(answered) days, from 0 (not at all) to 4.",
      "Das Mittel deiner Antworten an \(answered) Tagen, von 0 (gar nicht) bis 4.")
  }

  func usual(_ phase: WithdrawalDay.Phase) -> String {
    switch phase {
    case .peak: language.pick("strongest week", "stärkste Woche")
    case .easing: language.pick("fading", "geht zurück")
    case .after: language.pick("mostly over", "meist vorbei")
    }
  }

  var dayColumn: String { language.pick("Day", "Tag") }
  var meanColumn: String { language.pick("Your mean", "Dein Mittel") }
  var usualColumn: String { language.pick("Usual", "Üblich") }
  var asTable: String { language.pick("Show as a table", "Als Tabelle zeigen") }
  var cardTitle: String { language.pick("What to expect today", "Was heute kommen kann") }
  var toCheck: String { language.pick("How is it today?", "Wie ist es heute?") }
  var putAway: String { language.pick("Put away for today", "Für heute weglegen") }
}
