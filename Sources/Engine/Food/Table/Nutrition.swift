// What is known of what a food holds, as a journal keeps it: with gaps, and for any amount.

/// A thing of which foods hold some. New ones are only ever added at the end.
public enum Nutrient: Int, CaseIterable, Sendable {
  /// In kilocalories; all others in hundredths of a gram.
  case energy
  case protein, carbohydrate, sugars, addedSugars, fiber, fat, saturatedFat, alcohol
}

/// Facts of a food; what nobody said is unknown, never 0.
public struct Nutrition: Hashable, Sendable {
  /// For how much of the food the values hold.
  public enum Basis: Hashable, Sendable {
    /// Tenths of a gram.
    case weight(Int64)
    /// One portion, of which nobody knows the weight.
    case portion
  }

  /// The usual basis: 100 g in tenths of a gram.
  public static let hundredGrams: Int64 = 1000
  /// Of a value: up to 10 kg of a mass. Sums of a whole week then stay far inside 64 bits.
  public static let values: ClosedRange<Int64> = 0...1_000_000
  /// Tenths of a gram for which values can hold: up to 1000 kg.
  public static let weights: ClosedRange<Int64> = 1...10_000_000

  public let basis: Basis
  /// In the order of `Nutrient`; -1 where unknown.
  private let values: [Int64]

  /// Values outside of their range are unknown.
  public init(_ basis: Basis, _ value: (Nutrient) -> Int64?) {
    self.basis = basis
    var values: [Int64] = []
    for nutrient in Nutrient.allCases {
      let known = value(nutrient) ?? -1
      values.append(Nutrition.values.contains(known) ? known : -1)
    }
    self.values = values
  }

  /// Facts of the table, per 100 g.
  public init(_ facts: FoodFacts) {
    self.init(.weight(Nutrition.hundredGrams)) { nutrient in
      switch nutrient {
      case .energy: Int64(facts.energy)
      case .protein: Int64(facts.protein)
      case .carbohydrate: Int64(facts.carbohydrate)
      case .sugars: Int64(facts.sugars)
      case .addedSugars: facts.addedSugars.map { Int64($0) }
      case .fiber: Int64(facts.fiber)
      case .fat: Int64(facts.fat)
      case .saturatedFat: Int64(facts.saturatedFat)
      case .alcohol: Int64(facts.alcohol)
      }
    }
  }

  /// Nothing is known.
  public static let unknown = Nutrition(.weight(hundredGrams)) { _ in nil }

  /// For the basis; nothing where unknown.
  public subscript(nutrient: Nutrient) -> Int64? {
    let value = values[nutrient.rawValue]
    return value < 0 ? nil : value
  }

  /// Thousandths of the unit in so many tenths of a gram, rounded; nothing where the value or its
  /// weight is not known.
  public func thousandths(of nutrient: Nutrient, in weight: Int64) -> Int64? {
    guard let value = self[nutrient], case .weight(let whole) = basis else { return nil }
    return (value * 1000 * weight + whole / 2) / whole
  }

  /// Thousandths of the unit in a helping.
  public func thousandths(of nutrient: Nutrient, in helping: Helping) -> Int64? {
    guard case .portion = basis else {
      return helping.weight.flatMap { thousandths(of: nutrient, in: $0) }
    }
    return self[nutrient].map { $0 * helping.amount }
  }

  /// Kilocalories in 100 g; nothing where unknown.
  public var energyDensity: Int64? {
    thousandths(of: .energy, in: Nutrition.hundredGrams).map { ($0 + 500) / 1000 }
  }
}

extension Nutrition {
  /// What a field keeps of it: the weight of the basis, 0 for a portion, then the values.
  public var value: Value {
    var list: [Value] = []
    if case .weight(let weight) = basis { list.append(.int(weight)) } else { list.append(.int(0)) }
    for value in values { list.append(.int(value)) }
    return .list(list)
  }

  /// Reads what `value` wrote; what is missing or of another kind is unknown.
  public init(_ value: Value?) {
    guard case .list(let list)? = value, let weight = list.first?.asInt,
      weight == 0 || Nutrition.weights.contains(weight)
    else {
      self.init(.weight(Nutrition.hundredGrams)) { _ in nil }
      return
    }
    self.init(weight == 0 ? .portion : .weight(weight)) { nutrient in
      let place = nutrient.rawValue + 1
      return place < list.count ? list[place].asInt : nil
    }
  }
}
