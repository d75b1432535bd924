// The words on nicotine replacement: what was taken and what labels say, never what to take.
import Engine

struct ReplacementText {
  let language: Language

  var title: String { language.pick("Nicotine replacement", "Nikotinersatz") }
  var product: String { language.pick("Product", "Produkt") }
  var strength: String {
    language.pick("Strength on the pack, in mg", "Stärke laut Packung, in mg")
  }
  var strengthHint: String { language.pick("1 to 42", "1 bis 42") }
  var stepHint: String { language.pick("0 ends the product", "0 beendet das Produkt") }
  var date: String { language.pick("Day", "Tag") }
  var time: String { language.pick("Time", "Uhrzeit") }
  var note: String { language.pick("Note", "Notiz") }
  var save: String { language.pick("Save", "Speichern") }
  var delete: String { language.pick("Delete", "Löschen") }
  var deleted: String { language.pick("Deleted.", "Gelöscht.") }
  var close: String { language.pick("Close", "Schließen") }
  var first: String { language.pick("Note a product", "Ein Produkt notieren") }
  var other: String { language.pick("Another one", "Etwas anderes") }
  var noneToday: String { language.pick("Nothing noted today.", "Heute nichts notiert.") }
  func noted(_ dose: String) -> String {
    language.pickLazily("Noted: \(dose).", "Notiert: \(dose).")
  }
  func note(_ dose: String) -> String { language.pickLazily("Note \(dose)", "\(dose) notieren") }
  func today(_ count: Int, _ milligrams: Int) -> String {
    language.pickLazily(
      "Today: \(count) noted, \(milligrams) mg on the packs.",
      "Heute: \(count) notiert, \(milligrams) mg laut Packungen.")
  }
  func patchWeek(_ week: Int) -> String {
    language.pickLazily("Week \(week) with a patch.", "Woche \(week) mit Pflaster.")
  }
  func ownStepNow(_ dose: String) -> String {
    language.pickLazily("Your own step: \(dose).", "Deine eigene Stufe: \(dose).")
  }

  func name(_ product: DoseProduct) -> String {
    switch product {
    case .patch: language.pick("Patch", "Pflaster")
    case .gum: language.pick("Gum", "Kaugummi")
    case .lozenge: language.pick("Lozenge", "Lutschtablette")
    case .inhaler: language.pick("Inhaler", "Inhaler")
    case .spray: language.pick("Spray", "Spray")
    case .other: language.pick("Other", "Anderes")
    }
  }

  var took: String { language.pick("Took a nicotine product?", "Nikotinersatz genommen?") }

  /// "Nicotine gum", as what was done in a craving.
  func taken(_ product: DoseProduct) -> String {
    switch product {
    case .patch: language.pick("Nicotine patch", "Nikotinpflaster")
    case .gum: language.pick("Nicotine gum", "Nikotinkaugummi")
    case .lozenge: language.pick("Nicotine lozenge", "Nikotinlutschtablette")
    case .inhaler: language.pick("Nicotine inhaler", "Nikotininhaler")
    case .spray: language.pick("Nicotine spray", "Nikotinspray")
    case .other: title
    }
  }

  /// "Patch 21 mg"
  func dose(_ product: DoseProduct, _ strength: Int) -> String {
    name(product) + " \(strength)\u{A0}mg"
  }
  func ends(_ product: String) -> String {
    language.pickLazily("\(product): none", "\(product): keins")
  }

  func problem(_ problem: DoseProblem) -> String {
    switch problem {
    case .product: language.pick("Pick a product.", "Wähle ein Produkt.")
    case .strength: language.pick("A whole number from 1 to 42.", "Eine ganze Zahl von 1 bis 42.")
    case .date: language.pick("A date, please.", "Bitte ein Datum.")
    case .time: language.pick("A time such as 07:30.", "Eine Uhrzeit wie 07:30.")
    case .future: language.pick("That is still to come.", "Das liegt noch vor dir.")
    }
  }

  var askFirst: String {
    language.pick(
      "Ask a pharmacist or doctor first. What labels say is left out because of what you said:",
      "Frag zuerst in Apotheke oder Praxis. Packungsangaben bleiben weg, weil du gesagt hast:")
  }
  var noLabel: String {
    language.pick(
      "No label is written for people who vape. A pharmacist can help; your plan can lower the "
        + "strength in mg/ml step by step.",
      "Für Menschen, die dampfen, gibt es keine Packungsangabe. Die Apotheke hilft; dein Plan kann "
        + "die Stärke in mg/ml Stufe für Stufe senken.")
  }
  var labelSays: String {
    language.pick(
      "This is what labels say to people who smoke. It is no advice: your own pack, pharmacist or "
        + "doctor comes first.",
      "Das steht auf Packungen für Menschen, die rauchen. Es ist kein Rat: Deine Packung, Apotheke "
        + "oder Praxis geht vor.")
  }
  func labelTitle(_ schedule: LabelSchedule) -> String {
    language.pickLazily(
      "The label says: \(name(schedule.product)), \(schedule.brand) (\(schedule.country))",
      "Auf der Packung steht: \(name(schedule.product)), \(schedule.brand) (\(schedule.country))")
  }
  func reader(_ reader: LabelSchedule.Reader) -> String {
    switch reader {
    case .manyCigarettes:
      language.pick("For more than 10 cigarettes a day.", "Für mehr als 10 Zigaretten am Tag.")
    case .fewCigarettes:
      language.pick("For 10 cigarettes a day or fewer.", "Für 10 Zigaretten am Tag oder weniger.")
    case .everybody:
      language.pick(
        "4 mg with the first cigarette within 30 minutes of waking, else 2 mg.",
        "4 mg bei der ersten Zigarette bis 30 Minuten nach dem Aufwachen, sonst 2 mg.")
    }
  }
  var weekColumn: String { language.pick("Weeks", "Wochen") }
  var saysColumn: String { language.pick("The label says", "Auf der Packung steht") }
  func weeks(_ weeks: ClosedRange<Int>) -> String { "\(weeks.lowerBound)–\(weeks.upperBound)" }
  func amount(_ phase: LabelPhase) -> String {
    if let strength = phase.strength {
      return language.pickLazily("one of \(strength) mg a day", "eins mit \(strength) mg am Tag")
    }
    guard let hours = phase.hours else { return "" }
    return language.pickLazily(
      "one every \(hours.lowerBound) to \(hours.upperBound) hours",
      "eins alle \(hours.lowerBound) bis \(hours.upperBound) Stunden")
  }
  var pieceRule: String {
    language.pick(
      "At least 9 a day in weeks 1 to 6. Nothing to eat or drink 15 minutes before and during.",
      "Mindestens 9 am Tag in Woche 1 bis 6. 15 Minuten davor und dabei nichts essen oder trinken.")
  }
  func most(_ schedule: LabelSchedule) -> String {
    let most = schedule.mostADay ?? 0
    let day = language.pickLazily("At most \(most) a day", "Höchstens \(most) am Tag")
    guard let six = schedule.mostInSixHours else { return day + "." }
    return day + language.pickLazily(" and \(six) in 6 hours.", " und \(six) in 6 Stunden.")
  }

  var ownSteps: String { language.pick("Your own steps", "Deine eigenen Stufen") }
  var ownStepsHint: String {
    language.pick(
      "What you and your pharmacist or doctor agreed: a strength from a day on.",
      "Was du mit Apotheke oder Praxis abgesprochen hast: eine Stärke ab einem Tag.")
  }
  var fromDay: String { language.pick("From which day", "Ab welchem Tag") }
  var addStep: String { language.pick("Add this step", "Diese Stufe hinzufügen") }
  var remove: String { language.pick("Remove", "Entfernen") }
}
