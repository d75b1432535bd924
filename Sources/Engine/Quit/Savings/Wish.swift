// Something a person saves for.

/// What a wish is about; it picks a pictogram and a word, and nothing else.
public enum WishCategory: String, CaseIterable, Sendable {
  case holiday, emergency, gadget, health, learning, other
}

/// A wish with its price.
public struct Wish: Hashable, Sendable {
  public static let kind = "wish"
  /// Characters of a title.
  public static let longestTitle = 80
  /// Minor units: 0.01 … 10,000,000.00 in a currency with two decimals.
  public static let amounts: ClosedRange<Int64> = 1...1_000_000_000

  public let id: Identifier
  public let title: String
  public let price: Money
  /// By when; nothing where it may take its time.
  public let until: Day?
  public let category: WishCategory

  public init?(_ entity: Entity) {
    guard let title = entity["title"]?.asText, !title.isEmpty,
      let amount = entity["amount"]?.asInt, Wish.amounts.contains(amount),
      let currency = Currency(code: entity["currency"]?.asText ?? "")
    else { return nil }
    id = entity.id
    self.title = String(title.unicodeScalars.prefix(Wish.longestTitle))
    price = Money(minorUnits: amount, currency: currency)
    until = entity["until"]?.asInt.flatMap { Day(stored: $0) }
    category = WishCategory(rawValue: entity["category"]?.asText ?? "") ?? .other
  }

  /// The fields of a wish; a day by when it is wanted is written where there is one.
  public static func fields(
    _ title: String, _ price: Money, _ category: WishCategory, until: Day?
  ) -> [Field] {
    var fields =
      fields(price) + [field(title: title), Field("category", .text(category.rawValue))]
    if let until { fields.append(Field("until", .int(Int64(until.number)))) }
    return fields
  }

  static func fields(_ price: Money) -> [Field] {
    [Field("amount", .int(price.minorUnits)), Field("currency", .text(price.currency.code))]
  }

  static func field(title: String) -> Field { Field("title", .text(title)) }

  /// How much of the price is there, 0 … 1000.
  public func thousandths(of available: Money) -> Int {
    guard available.currency == price.currency else { return 0 }
    let part = min(max(0, available.minorUnits), price.minorUnits)
    return Int(part * 1000 / price.minorUnits)
  }

  /// What is still missing, never below zero.
  public func remaining(of available: Money) -> Money {
    let part = available.currency == price.currency ? max(0, available.minorUnits) : 0
    return Money(minorUnits: max(0, price.minorUnits - part), currency: price.currency)
  }
}
