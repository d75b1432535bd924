// The words around the questionnaires.
import Engine

struct ChecksText {
  let language: Language

  var title: String { language.pick("Questionnaires", "Fragebögen") }
  var intro: String {
    language.pick(
      "A few answers make suggestions fit better. Each is short, and none is needed. They are no "
        + "diagnosis.",
      "Mit ein paar Antworten passen Vorschläge besser. Alle sind kurz, und keine ist nötig. Sie "
        + "sind keine Diagnose.")
  }
  func step(_ place: Int, _ count: Int) -> String {
    language.pickLazily("Question \(place) of \(count)", "Frage \(place) von \(count)")
  }
  var back: String { language.pick("Back", "Zurück") }
  var leave: String { language.pick("Skip this questionnaire", "Diesen Fragebogen überspringen") }
  var nothingKept: String {
    language.pick(
      "Nothing is kept before the last answer.", "Vor der letzten Antwort wird nichts behalten.")
  }
  var kept: String { language.pick("Your answers are kept.", "Deine Antworten sind notiert.") }
  var begin: String { language.pick("Begin", "Beginnen") }
  var showResult: String { language.pick("Show the result", "Ergebnis zeigen") }
  var toSafety: String { language.pick("Safety: what to know first", "Sicherheit: vorab wichtig") }
  var rest: String { language.pick("Answer the other seven", "Die anderen sieben beantworten") }
  var whatFollows: String { language.pick("What may follow", "Was folgen kann") }
  var yourChoice: String {
    language.pick(
      "These lines come from fixed rules. What you choose counts more.",
      "Diese Zeilen kommen aus festen Regeln. Was du wählst, zählt mehr.")
  }
  var toList: String { language.pick("All questionnaires", "Alle Fragebögen") }
  var toProgramme: String { language.pick("Choose a way", "Einen Weg wählen") }
  func outOf(_ most: Int) -> String { language.pickLazily("of \(most)", "von \(most)") }
  var noBand: String {
    language.pick("No bands were published for this.", "Dazu sind keine Stufen veröffentlicht.")
  }

  /// "5 of 6: high"
  func total(_ score: Score) -> String {
    let sum = "\(score.total) " + outOf(score.instrument.range.upperBound)
    return score.band.map { sum + ": " + band($0) } ?? sum
  }

  func name(_ instrument: Instrument) -> String {
    switch instrument {
    case .hsi: language.pick("Smoking: two questions", "Rauchen: zwei Fragen")
    case .ftnd: language.pick("Smoking: six questions", "Rauchen: sechs Fragen")
    case .hvi: language.pick("Vaping: two questions", "Dampfen: zwei Fragen")
    case .psecdi: language.pick("Vaping: ten questions", "Dampfen: zehn Fragen")
    case .auditC: language.pick("Drinking: three questions", "Trinken: drei Fragen")
    case .audit: language.pick("Drinking: ten questions", "Trinken: zehn Fragen")
    }
  }

  func about(_ instrument: Instrument) -> String {
    switch instrument {
    case .hsi:
      language.pick("Heaviness of Smoking Index, 0 to 6.", "Heaviness of Smoking Index, 0 bis 6.")
    case .ftnd:
      language.pick(
        "Fagerström Test for Nicotine Dependence, 0 to 10.",
        "Fagerström-Test für Nikotinabhängigkeit, 0 bis 10.")
    case .hvi:
      language.pick("Heaviness of Vaping Index, 0 to 10.", "Heaviness of Vaping Index, 0 bis 10.")
    case .psecdi:
      language.pick(
        "Penn State Electronic Cigarette Dependence Index, 0 to 20.",
        "Penn State Electronic Cigarette Dependence Index, 0 bis 20.")
    case .auditC: language.pick("AUDIT-C, 0 to 12.", "AUDIT-C, 0 bis 12.")
    case .audit: language.pick("AUDIT, 0 to 40.", "AUDIT, 0 bis 40.")
    }
  }

  func band(_ band: ScoreBand) -> String {
    switch band {
    case .none: language.pick("no dependence", "keine Abhängigkeit")
    case .veryLow: language.pick("very low", "sehr niedrig")
    case .low: language.pick("low", "niedrig")
    case .medium: language.pick("medium", "mittel")
    case .high: language.pick("high", "hoch")
    case .veryHigh: language.pick("very high", "sehr hoch")
    case .lowerRisk: language.pick("lower risk", "niedrigeres Risiko")
    case .raisedRisk: language.pick("raised risk", "erhöhtes Risiko")
    case .highRisk: language.pick("high risk", "hohes Risiko")
    case .possibleDependence: language.pick("possible dependence", "mögliche Abhängigkeit")
    }
  }

  func meaning(_ score: Score) -> String {
    switch score.instrument {
    case .hsi, .ftnd, .hvi, .psecdi:
      language.pick(
        "It says how strongly the body is used to nicotine, and nothing about will.",
        "Das sagt, wie sehr der Körper an Nikotin gewöhnt ist, und nichts über den Willen.")
    case .auditC:
      language.pick(
        "Britain counts 5 and more as a raised risk. The United States count 4 for men and 3 for "
          + "women.",
        "In Großbritannien gelten ab 5 Punkten erhöhte Risiken, in den USA ab 4 für Männer und ab "
          + "3 für Frauen.")
    case .audit:
      language.pick(
        "From 8 on advice helps, from 16 on a talk with somebody trained, from 20 on a specialist.",
        "Ab 8 hilft ein Rat, ab 16 ein Gespräch mit Geschulten, ab 20 eine Fachstelle.")
    }
  }

  func question(_ item: ScoreItem) -> String {
    language == .german ? CheckQuestionText.de(item) : CheckQuestionText.en(item)
  }

  func answer(_ item: ScoreItem, _ points: Int) -> String {
    language == .german
      ? CheckAnswerText.de(item, points) : CheckAnswerText.en(item, points)
  }
}
