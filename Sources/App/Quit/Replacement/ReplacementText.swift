// The words on nicotine replacement: what was taken and what labels say, never what to take.
import Engine

struct ReplacementText {
  let language: Language

  var title: String { language.replacementTitle }
  var product: String { language.replacementProduct }
  var strength: String {
    language.replacementStrength
  }
  var strengthHint: String { language.replacementStrengthHint }
  var stepHint: String { language.replacementStepHint }
  var date: String { language.replacementDate }
  var time: String { language.replacementTime }
  var note: String { language.replacementNote }
  var save: String { language.replacementSave }
  var delete: String { language.replacementDelete }
  var deleted: String { language.replacementDeleted }
  var close: String { language.replacementClose }
  var first: String { language.replacementFirst }
  var other: String { language.replacementOther }
  func noted(_ dose: String) -> String {
    language.replacementNoted(dose: dose)
  }
  func note(_ dose: String) -> String { language.replacementNote2(dose: dose) }
  func today(_ count: Int, _ milligrams: Int) -> String {
    language.replacementToday(count: count, milligrams: milligrams)
  }
  func patchWeek(_ week: Int) -> String {
    language.replacementPatchWeek(week: week)
  }
  func ownStepNow(_ dose: String) -> String {
    language.replacementOwnStepNow(dose: dose)
  }

  func name(_ product: DoseProduct) -> String {
    switch product {
    case .patch: language.replacementNamePatch
    case .gum: language.replacementNameGum
    case .lozenge: language.replacementNameLozenge
    case .inhaler: language.replacementNameInhaler
    case .spray: language.replacementNameSpray
    case .other: language.replacementNameOther
    }
  }

  var took: String { language.replacementTook }

  /// "Nicotine gum", as what was done in a craving.
  func taken(_ product: DoseProduct) -> String {
    switch product {
    case .patch: language.replacementTakenPatch
    case .gum: language.replacementTakenGum
    case .lozenge: language.replacementTakenLozenge
    case .inhaler: language.replacementTakenInhaler
    case .spray: language.replacementTakenSpray
    case .other: title
    }
  }

  /// "Patch 21 mg"
  func dose(_ product: DoseProduct, _ strength: Int) -> String {
    name(product) + " \(strength)\u{A0}mg"
  }
  func ends(_ product: String) -> String {
    language.replacementEnds(product: product)
  }

  func problem(_ problem: DoseProblem) -> String {
    switch problem {
    case .product: language.replacementProblemProduct
    case .strength: language.replacementProblemStrength
    case .date: language.replacementProblemDate
    case .time: language.replacementProblemTime
    case .future: language.replacementProblemFuture
    }
  }

  var askFirst: String {
    language.replacementAskFirst
  }
  var noLabel: String {
    language.replacementNoLabel
  }
  var labelSays: String {
    language.replacementLabelSays
  }
  func labelTitle(_ schedule: LabelSchedule) -> String {
    language.replacementLabelTitle(
      name: name(schedule.product), brand: schedule.brand, country: schedule.country)
  }
  func reader(_ reader: LabelSchedule.Reader) -> String {
    switch reader {
    case .manyCigarettes:
      language.replacementReaderManyCigarettes
    case .fewCigarettes:
      language.replacementReaderFewCigarettes
    case .everybody:
      language.replacementReaderEverybody
    }
  }
  var weekColumn: String { language.replacementWeekColumn }
  var saysColumn: String { language.replacementSaysColumn }
  func weeks(_ weeks: ClosedRange<Int>) -> String { "\(weeks.lowerBound)–\(weeks.upperBound)" }
  func amount(_ phase: LabelPhase) -> String {
    if let strength = phase.strength {
      return language.replacementAmount(strength: strength)
    }
    guard let hours = phase.hours else { return "" }
    return language.replacementAmount2(lowerBound: hours.lowerBound, upperBound: hours.upperBound)
  }
  var pieceRule: String {
    language.replacementPieceRule
  }
  func most(_ schedule: LabelSchedule) -> String {
    let most = schedule.mostADay ?? 0
    let day = language.replacementMost(most: most)
    guard let six = schedule.mostInSixHours else { return day + "." }
    return day + language.replacementMost2(six: six)
  }

  var ownSteps: String { language.replacementOwnSteps }
  var ownStepsHint: String {
    language.replacementOwnStepsHint
  }
  var fromDay: String { language.replacementFromDay }
  var addStep: String { language.replacementAddStep }
  var remove: String { language.replacementRemove }
}
