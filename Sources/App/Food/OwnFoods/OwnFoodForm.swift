// A food of one's own while it is being written.
import Engine

/// The texts of the form, and what was known before.
struct OwnFoodForm: Sendable {
  let id: Identifier?
  var name = ""
  var portion = ""
  var weight = ""
  var energy = ""
  var isPerPortion = true
  var showsProblems = false
  private var before = Nutrition.unknown
  private var energyBefore = ""
  private var wasPerPortion = true

  /// Tenths: a weight may be 12.5 g.
  private static let decimals = 1
  /// A digit more than the largest weight has, so that one that is too large is not cut in silence.
  static let longestNumber = 8

  init(_ food: OwnFood?, _ locale: Locale) {
    id = food?.id
    guard let food else { return }
    name = food.name
    portion = food.portion
    weight = food.portionWeight.map { locale.typed.amount($0 * 100) } ?? ""
    before = food.nutrition
    if case .portion = food.nutrition.basis {
      energy = food.nutrition[.energy].map { String($0) } ?? ""
    } else {
      energy = food.nutrition.energyDensity.map { String($0) } ?? ""
      // Where nothing is known, a portion is what people know first.
      isPerPortion = energy.isEmpty
    }
    energyBefore = energy
    wasPerPortion = isPerPortion
  }

  mutating func type(_ text: String, into field: OwnFoodField) {
    switch field {
    case .name: name = text.cut(to: OwnFood.longestName)
    case .portion: portion = text.cut(to: Helping.longestMeasure)
    case .weight: weight = text.cut(to: OwnFoodForm.longestNumber)
    case .energy: energy = text.cut(to: OwnFoodForm.longestNumber)
    }
  }

  var isNameless: Bool { blank(name) }

  /// Tenths of a gram.
  private func tenths(_ locale: Locale) -> Int64? {
    locale.read(weight, decimals: OwnFoodForm.decimals).flatMap {
      Helping.weights.contains($0) ? $0 : nil
    }
  }

  private func kilocalories(_ locale: Locale) -> Int64? {
    locale.read(energy, decimals: 0).flatMap { Nutrition.values.contains($0) ? $0 : nil }
  }

  func hasWeightProblem(_ locale: Locale) -> Bool { !weight.isEmpty && tenths(locale) == nil }
  func hasEnergyProblem(_ locale: Locale) -> Bool {
    !energy.isEmpty && kilocalories(locale) == nil
  }

  func isFine(_ locale: Locale) -> Bool {
    !isNameless && !hasWeightProblem(locale) && !hasEnergyProblem(locale)
  }

  /// What was not touched stays to the last digit.
  private func nutrition(_ locale: Locale) -> Nutrition {
    guard energy != energyBefore || isPerPortion != wasPerPortion else { return before }
    let kilocalories = kilocalories(locale)
    return Nutrition(isPerPortion ? .portion : .weight(Nutrition.hundredGrams)) {
      $0 == .energy ? kilocalories : nil
    }
  }

  func fields(_ locale: Locale) -> [Field] {
    OwnFood.fields(
      name, nutrition(locale), portion: portion, portionWeight: tenths(locale))
  }

  private func blank(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.value > 0x20 }
  }
}
