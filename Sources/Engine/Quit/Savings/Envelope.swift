// The money that is there to be spent: what was saved, less what was bought.

/// An envelope of one currency.
public struct Envelope: Hashable, Sendable {
  public let saved: Money
  public let spent: Money
  /// Never below zero, even where a changed past leaves less than was spent.
  public let available: Money

  /// `savings` of each tracker.
  public init(_ savings: [Savings], _ purchases: [Purchase], currency: Currency) {
    var sum: Int64 = 0
    for part in savings { sum += part.money(in: currency).minorUnits }
    var out: Int64 = 0
    for purchase in purchases where purchase.price.currency == currency {
      out += purchase.price.minorUnits
    }
    saved = Money(minorUnits: sum, currency: currency)
    spent = Money(minorUnits: out, currency: currency)
    available = Money(minorUnits: max(0, sum - out), currency: currency)
  }

  /// Whether something of that price can be paid from what is there.
  public func covers(_ price: Money) -> Bool {
    price.currency == available.currency && price.minorUnits <= available.minorUnits
  }

  /// Whether more was spent than the savings, as they are counted now, hold.
  public var isOverdrawn: Bool { spent.minorUnits > saved.minorUnits }
}
