// Something a person bought for themselves from what they had really saved.

/// Money that was taken out of the savings.
public struct Purchase: Hashable, Sendable {
  public static let kind = "purchase"

  public let id: Identifier
  public let title: String
  public let price: Money
  public let day: Day
  /// The wish that it fulfils, if any.
  public let wish: Identifier?

  public init?(_ entity: Entity) {
    guard let title = entity["title"]?.asText, !title.isEmpty,
      let amount = entity["amount"]?.asInt, Wish.amounts.contains(amount),
      let currency = Currency(code: entity["currency"]?.asText ?? ""),
      let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) })
    else { return nil }
    id = entity.id
    self.title = String(title.unicodeScalars.prefix(Wish.longestTitle))
    price = Money(minorUnits: amount, currency: currency)
    self.day = day
    wish = Identifier(text: entity["wish"]?.asText ?? "")
  }

  /// The fields of something bought that was no wish.
  public static func fields(_ title: String, _ price: Money, on day: Day) -> [Field] {
    Wish.fields(price) + [Wish.field(title: title), Happening.field(day: day)]
  }

  /// The fields of buying a wish.
  public static func fields(of wish: Wish, on day: Day) -> [Field] {
    Wish.fields(wish.price)
      + [
        Happening.field(day: day), Wish.field(title: wish.title),
        Field("wish", .text(wish.id.text)),
      ]
  }

  /// The one name of buying a wish, so that two devices buy it once.
  public static func identifier(of wish: Identifier) -> Identifier {
    Identifier(kind: kind, wish.text)
  }
}
