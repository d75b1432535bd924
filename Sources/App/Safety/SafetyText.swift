// The words of the safety page: short, because they may be read on a hard day.
import Engine

struct SafetyText {
  let language: Language

  var title: String { language.pick("Safety", "Sicherheit") }
  var intro: String {
    language.pick(
      "What is true for you? It changes what is suggested, and nothing else.",
      "Was trifft auf dich zu? Es ändert nur, was vorgeschlagen wird.")
  }
  var nothingLocked: String {
    language.pick(
      "Whatever you say here: counting, cravings and help stay open.",
      "Was du hier auch sagst: Zählen, Verlangen und Hilfe bleiben offen.")
  }
  var toChecks: String { language.pick("Questionnaires", "Fragebögen") }
  var toNotMedical: String { language.pick("This is not medical advice", "Kein ärztlicher Rat") }
  var dangerTitle: String { language.pick("Signs of danger", "Zeichen von Gefahr") }

  func fact(_ fact: SafetyFact) -> String {
    switch fact {
    case .pregnancy: language.pick("I am pregnant or nursing", "Ich bin schwanger oder stille")
    case .heart:
      language.pick(
        "Recent heart attack or irregular heartbeat",
        "Herzinfarkt vor Kurzem oder unregelmäßiger Herzschlag")
    case .under18: language.pick("I am under 18", "Ich bin unter 18")
    case .otherMedicine:
      language.pick("I take another medicine", "Ich nehme ein anderes Medikament")
    case .alcoholWithdrawal:
      language.pick(
        "Pausing from drinking made me shake, sweat, confused or have a seizure",
        "Eine Trinkpause brachte Zittern, Schwitzen, Verwirrung oder einen Krampfanfall")
    case .eatingDisorder:
      language.pick("Numbers around food do me no good", "Zahlen rund ums Essen tun mir nicht gut")
    }
  }

  func reason(_ fact: SafetyFact) -> String {
    switch fact {
    case .pregnancy, .heart, .under18, .otherMedicine:
      language.pick(
        "Then a pharmacist or doctor is named in place of what labels of nicotine products say.",
        "Dann steht statt der Angaben auf Nikotinpackungen, dass Apotheke oder Praxis hilft.")
    case .alcoholWithdrawal:
      language.pick(
        "Then stopping at once can be dangerous, and it is not offered.",
        "Dann kann Aufhören auf einmal gefährlich sein und wird nicht angeboten.")
    case .eatingDisorder:
      language.pick("Then food shows no numbers.", "Dann zeigt Essen keine Zahlen.")
    }
  }

  func emergency(_ number: String?) -> String {
    let call = number.map { language.pickLazily("Call \($0) at once", "Ruf sofort \($0) an") }
    return
      (call
      ?? language.pick("Call the emergency number at once", "Ruf sofort den Notruf an"))
      + language.pick(
        " if somebody who pauses from drinking is confused, has a seizure, shakes with fever, or "
          + "sees or hears what is not there.",
        ", wenn jemand in einer Trinkpause verwirrt ist, krampft, mit Fieber zittert oder sieht "
          + "oder hört, was nicht da ist.")
  }

  var cautionTitle: String {
    language.pick("Not at once, and not alone", "Nicht auf einmal und nicht allein")
  }

  func caution(_ caution: AlcoholCaution) -> String {
    switch caution {
    case .withdrawalBefore:
      language.pick(
        "You had signs of withdrawal before. They can come back stronger, so a stop at once is "
          + "not offered for drinking.",
        "Du hattest schon Entzugszeichen. Sie können stärker wiederkommen, darum wird Aufhören "
          + "auf einmal fürs Trinken nicht angeboten.")
    case .highScore:
      language.pick(
        "Your answers point to possible dependence. Then stopping at once can be dangerous, so it "
          + "is not offered for drinking.",
        "Deine Antworten sprechen für eine mögliche Abhängigkeit. Dann kann Aufhören auf einmal "
          + "gefährlich sein und wird fürs Trinken nicht angeboten.")
    case .openScore:
      language.pick(
        "You drink a lot. Seven more questions show whether stopping at once is safe.",
        "Du trinkst viel. Sieben weitere Fragen zeigen, ob Aufhören auf einmal sicher ist.")
    }
  }

  var unanswered: String {
    language.pick(
      "After drinking much or every day, stopping at once or cutting down very fast can be "
        + "dangerous: shaking, confusion or a seizure can follow within days.",
      "Nach viel oder täglichem Alkohol kann es gefährlich sein, auf einmal aufzuhören oder sehr "
        + "schnell weniger zu trinken: Zittern, Verwirrung oder ein Krampfanfall können binnen "
        + "Tagen folgen.")
  }

  var whereToTurn: String {
    language.pick(
      "A doctor or an alcohol service can make a stop safe, often within days. Until then, do not "
        + "stop abruptly by yourself.",
      "Eine Praxis oder eine Suchtberatung macht das Aufhören sicher, oft binnen Tagen. Bis dahin "
        + "hör nicht allein abrupt auf.")
  }
  var stillCounting: String {
    language.pick(
      "Counting drinks and noting cravings stay here for you.",
      "Drinks zählen und Verlangen notieren kannst du hier weiter.")
  }
}
