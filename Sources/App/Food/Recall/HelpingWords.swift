// How much of something was had, in words, and the measures in which it can be said.
import Engine

extension Desk {
  /// A measure of the table reads `1 cup`: beside a number it is a cup. What a person called a
  /// portion of an own food stays as it is.
  func measureName(_ helping: Helping, of food: FoodKey?, _ category: Int = 0) -> String {
    if helping.isInGrams { return weighedUnit(category) ?? recallText.given }
    guard !helping.measure.isEmpty else {
      return helping.measureWeight == nil ? recallText.portionLabel : recallText.usual
    }
    if case .own? = food { return PortionText.bare(helping.measure) }
    return PortionText(language: language, showsGrams: showsFoodNumbers).name(helping.measure)
  }

  /// "2 × cup · 480 g"; the weight only where numbers are shown.
  func words(of helping: Helping, of food: FoodKey?, _ category: Int = 0) -> String {
    let amount = locale.amount(helping.amount, decimals: 2)
    if helping.isInGrams {
      return weighedUnit(category).map { amount + "\u{A0}" + $0 } ?? recallText.given
    }
    let name = measureName(helping, of: food)
    let isOne = helping.amount == Entry.unit
    return (isOne ? name : amount + "\u{A0}× " + name) + weightWords(helping.weight)
  }

  /// Where no weight is told, what was given in grams is the usual amount or some amount.
  func words(of item: RecallItem) -> String {
    if isHiddenWeight(item.helping, item.category), item.helping.weight == item.usualWeight {
      return recallText.usual
    }
    return words(of: item.helping, of: item.food, item.category)
  }

  /// What is taken of a food where nobody says how much.
  func usualWords(of pick: FoodPick) -> String {
    if isHiddenWeight(pick.usual, pick.category) { return recallText.usual }
    return words(of: pick.usual, of: pick.key, pick.category)
  }

  fileprivate func isHiddenWeight(_ helping: Helping, _ category: Int) -> Bool {
    helping.isInGrams && weighedUnit(category) == nil
  }

  /// In what a weight is told: a drink in millilitres, as if it were water. Nothing where the
  /// person wants no numbers.
  private func weighedUnit(_ category: Int) -> String? {
    if FoodPick.isDrink(category) { return Helping.millilitre }
    return showsFoodNumbers ? Helping.gram : nil
  }

  fileprivate func weightWords(_ weight: Int64?) -> String {
    guard showsFoodNumbers, let weight else { return "" }
    return " · " + locale.number((weight + 5) / 10) + "\u{A0}" + Helping.gram
  }

  /// What an item can be measured in: what is usual, the measures of its food, and grams.
  func helpings(for item: RecallItem) -> [Helping] {
    var helpings: [Helping] = []
    if let usual = item.usualWeight { helpings.append(Helping(weighing: usual)) }
    for measure in (pick(item.food)?.measures ?? []).prefix(Desk.mostMeasures) {
      helpings.append(Helping(of: measure.name, weighing: Int64(measure.weight)))
    }
    if item.food != nil, weighedUnit(item.category) != nil {
      helpings.append(.grams(((item.helping.weight ?? Desk.someGrams) + 5) / 10))
    }
    let isThere = helpings.contains { Desk.isSameMeasure($0, item.helping) }
    if !isThere {
      let isWeight = item.helping.isInGrams
      helpings.insert(isWeight ? item.helping : item.helping.changed(to: Entry.unit), at: 0)
    }
    return helpings
  }

  static func isSameMeasure(_ one: Helping, _ other: Helping) -> Bool {
    one.measure == other.measure && one.measureWeight == other.measureWeight
  }

  /// Measures of one food that are offered.
  private static let mostMeasures = 6
  /// Tenths of a gram to begin with where no weight is known.
  private static let someGrams: Int64 = 1000

  fileprivate func chipName(_ helping: Helping, of item: RecallItem) -> String {
    guard helping.isInGrams else { return measureName(helping, of: item.food) }
    guard weighedUnit(item.category) != nil else { return recallText.given }
    return FoodPick.isDrink(item.category) ? recallText.millilitres : recallText.grams
  }

  /// Thousandths of a measure: `1.5`, `1,5`, `1/2`, `1 ½`; nothing for what is no amount.
  func typedAmount(_ text: String) -> Int64? {
    let amount = locale.read(text, decimals: 3) ?? Helping.amount(fraction: text)
    return amount.flatMap { Helping.amounts.contains($0) ? $0 : nil }
  }
}

extension RecallState {
  /// The chips of measures and the amount, for one item; no amount of a weight that is not told.
  func helpingControls(_ item: RecallItem, _ desk: Desk) -> [Component<Message>] {
    let text = desk.recallText
    var options: [Choice<Message>.Option] = []
    for (place, helping) in desk.helpings(for: item).enumerated() {
      let name = desk.chipName(helping, of: item)
      options.append(
        Choice.Option(
          helping.isInGrams ? name : name + desk.weightWords(helping.measureWeight),
          .recalls(.measured(item.id, helping)),
          key: "measure-" + item.id.text + "-" + String(place),
          isPicked: Desk.isSameMeasure(helping, item.helping)))
    }
    let measures = Component<Message>.choice(Choice(text.measure, options: options))
    if desk.isHiddenWeight(item.helping, item.category) { return [measures] }
    return [measures, .stepper(amountStepper(item, desk))]
  }

  private func amountStepper(_ item: RecallItem, _ desk: Desk) -> Stepper<Message> {
    let helping = item.helping
    let step = helping.isInGrams ? 10 * Entry.unit : Entry.unit / 4
    let typed = amount.flatMap { $0.item == item.id ? $0.text : nil }
    let isFine = typed.map { desk.typedAmount($0) != nil } ?? true
    let id = item.id
    return Stepper(
      desk.recallText.amount, value: typed ?? desk.locale.typed.amount(helping.amount, decimals: 2),
      key: "amount-" + item.id.text, unit: desk.measureName(helping, of: item.food, item.category),
      less: helping.amount > step
        ? .recalls(.measured(id, helping.changed(to: helping.amount - step))) : nil,
      more: .recalls(.measured(id, helping.changed(to: helping.amount + step))),
      lessLabel: desk.recallText.less, moreLabel: desk.recallText.more,
      problem: isFine ? nil : desk.recallText.amountProblem
    ) { .recalls(.typedAmount(id, $0)) }
  }
}
