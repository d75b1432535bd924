// What each country's authority says of drinking in a week, in our words. The numbers stand in
// `DrinkRegion`, where the tests compare them.
import Engine

struct DrinkGuidanceText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var notForAll: String {
    language.pick(
      "It is meant for healthy adults. In pregnancy, with an illness or with medicine another "
        + "answer holds: a doctor knows it. Who shakes or sweats without a drink gets advice first "
        + "and does not stop at once.",
      "Es ist für gesunde Erwachsene gemeint. In der Schwangerschaft, mit Krankheit oder mit "
        + "Medikamenten gilt anderes: Eine Praxis weiß es. Wer ohne Drink zittert oder schwitzt, "
        + "holt erst Rat und hört nicht auf einmal auf.")
  }
  var toSettings: String {
    language.pick("Your country in the settings", "Dein Land in den Einstellungen")
  }

  func checked(_ month: String, _ year: String) -> String {
    language.pickLazily(
      "As we found it in \(month) \(year).", "So gefunden im \(month) \(year).")
  }

  func title(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.pick("What the UK's Chief Medical Officers say", "Was die britischen Behörden sagen")
    case .unitedStates:
      language.pick("What the US guidelines say", "Was die US-Empfehlungen sagen")
    case .canada: language.pick("What Canada's guidance says", "Was Kanadas Empfehlung sagt")
    case .australia:
      language.pick("What the Australian guidelines say", "Was die australischen Leitlinien sagen")
    case .germany: language.pick("What is said in Germany", "Was in Deutschland empfohlen wird")
    case .elsewhere: language.pick("What is known", "Was bekannt ist")
    }
  }

  func guidance(_ region: DrinkRegion) -> String {
    switch region {
    case .britain:
      language.pick(
        "The risk stays low with no more than 14 units a week as a rule, spread over three days or "
          + "more. Several days a week without a drink help to cut down.",
        "Das Risiko bleibt niedrig, wenn es in der Regel höchstens 14 Einheiten pro Woche sind, "
          + "verteilt auf drei Tage oder mehr. Mehrere Tage ohne Drink helfen, weniger zu trinken.")
    case .unitedStates:
      language.pick(
        "The guidelines from 2026 name no number anymore; they advise less. None at all is "
          + "their advice in pregnancy, when recovering from an alcohol use disorder, for people "
          + "who cannot hold to an amount, and with medicine that does not go with alcohol.",
        "Die Empfehlungen von 2026 nennen keine Zahl mehr; sie raten zu weniger. Gar keinen "
          + "Alkohol raten sie in der Schwangerschaft, auf dem Weg aus einer Alkoholstörung, wenn "
          + "sich die Menge nicht halten lässt, und zu Medikamenten, die sich nicht vertragen.")
    case .canada:
      language.pick(
        "Per week: none has no risk, 1 to 2 standard drinks a low one, 3 to 6 a moderate one, from "
          + "7 on it grows higher. On one day no more than 2. Less is better.",
        "Pro Woche: Null ist ohne Risiko, 1 bis 2 Standarddrinks haben ein niedriges, 3 bis 6 ein "
          + "mittleres, ab 7 wird es immer höher. An einem Tag höchstens 2. Weniger ist besser.")
    case .australia:
      language.pick(
        "No more than 10 standard drinks a week and no more than 4 on any day. The less, the lower "
          + "the risk. Under 18, in pregnancy and when planning one: none.",
        "Höchstens 10 Standarddrinks pro Woche und höchstens 4 an einem Tag. Je weniger, desto "
          + "niedriger das Risiko. Unter 18, in und vor einer Schwangerschaft: keiner.")
    case .germany:
      language.pick(
        "No amount is without risk, and none is best for health. The nutrition society calls the "
          + "risk low below 27 g a week, moderate up to 81 g and high above. The centre for "
          + "addiction issues names no limit anymore: as little as possible.",
        "Keine Menge ist ohne Risiko, und für die Gesundheit ist keiner am besten. Die "
          + "Gesellschaft für Ernährung nennt das Risiko unter 27 g pro Woche niedrig, bis 81 g "
          + "mittel und darüber hoch. Die Hauptstelle für Suchtfragen nennt keine Grenze mehr: so "
          + "wenig wie möglich.")
    case .elsewhere:
      language.pick(
        "For your country no guidance could be confirmed, so there is no line. The World Health "
          + "Organization in Europe says: no amount is without risk, and less is safer.",
        "Für dein Land ließ sich keine Empfehlung bestätigen, darum gibt es keine Linie. Die "
          + "Weltgesundheitsorganisation in Europa sagt: Keine Menge ist ohne Risiko, weniger ist "
          + "sicherer.")
    }
  }

  /// Where this week stands, in thousandths of a unit; nothing where there is no number.
  func compared(units: Int64, largestDay: Int64, _ region: DrinkRegion) -> String? {
    guard let weekly = region.weekly else { return nil }
    var sentence = place(units, Int64(weekly) * Entry.unit, region.weeklyModerate)
    if let daily = region.daily, largestDay > Int64(daily) * Entry.unit {
      sentence += language.pickLazily(
        " One day was above \(daily).", " Ein Tag lag über \(daily).")
    }
    return sentence
  }

  private func place(_ units: Int64, _ weekly: Int64, _ moderate: Int?) -> String {
    if units <= weekly {
      return language.pick("This week is within it so far.", "Diese Woche liegt bisher darin.")
    }
    guard let moderate else {
      return language.pick("This week is above the line.", "Diese Woche liegt über der Linie.")
    }
    return units <= Int64(moderate) * Entry.unit
      ? language.pick(
        "This week is in the moderate range.", "Diese Woche liegt im mittleren Bereich.")
      : language.pick(
        "This week is above the moderate range.", "Diese Woche liegt über dem mittleren Bereich.")
  }
}
