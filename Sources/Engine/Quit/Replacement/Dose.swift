// A nicotine product taken as a replacement. It is only noted: nothing here says how much to take.

/// What a dose came as.
public enum DoseProduct: String, CaseIterable, Sendable {
  case patch, gum, lozenge, inhaler, spray, other
}

extension DoseProduct {
  /// The key under which a craving keeps it as what was done.
  public var technique: String { "dose-" + rawValue }

  /// The product of such a key.
  public init?(technique key: String) {
    guard let product = DoseProduct.allCases.first(where: { $0.technique == key }) else {
      return nil
    }
    self = product
  }
}

/// One nicotine product taken.
public struct Dose: Hashable, Sendable {
  public static let kind = "dose"
  /// Milligrams of nicotine on the pack.
  public static let strengths = 1...42

  public let id: Identifier
  public let product: DoseProduct
  public let strength: Int
  public let at: Instant
  public let offset: UTCOffset
  public let day: Day
  public let note: String

  public init?(_ entity: Entity) {
    guard let product = DoseProduct(rawValue: entity["product"]?.asText ?? ""),
      let strength = entity["strength"]?.asInt.map({ Int(clamping: $0) }),
      Dose.strengths.contains(strength), let at = entity["at"]?.asInt,
      let number = entity["day"]?.asInt, let day = Day(stored: number)
    else { return nil }
    self.id = entity.id
    self.product = product
    self.strength = strength
    self.at = Instant(milliseconds: at)
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.day = day
    self.note = entity["note"]?.asText ?? ""
  }

  /// The fields of what was taken and when.
  public static func fields(
    _ product: DoseProduct, strength: Int, at: Instant, on day: Day, _ offset: UTCOffset
  ) -> [Field] {
    Happening.fields(at: at, on: day, offset) + [field(product), field(strength: strength)]
  }

  static func field(_ product: DoseProduct) -> Field { Field("product", .text(product.rawValue)) }

  static func field(strength: Int) -> Field { Field("strength", .int(Int64(strength))) }
}

/// The strength that a person set for themselves from a day on.
public struct DoseStep: Hashable, Sendable {
  public static let kind = "doseStep"

  public let id: Identifier
  public let product: DoseProduct
  public let day: Day
  /// Milligrams; 0 ends the product.
  public let strength: Int

  public init?(_ entity: Entity) {
    guard let product = DoseProduct(rawValue: entity["product"]?.asText ?? ""),
      let strength = entity["strength"]?.asInt.map({ Int(clamping: $0) }),
      strength == 0 || Dose.strengths.contains(strength), let number = entity["day"]?.asInt,
      let day = Day(stored: number)
    else { return nil }
    self.id = entity.id
    self.product = product
    self.day = day
    self.strength = strength
  }

  /// The fields of a strength from a day on.
  public static func fields(_ product: DoseProduct, strength: Int, from day: Day) -> [Field] {
    [Happening.field(day: day), Dose.field(product), Dose.field(strength: strength)]
  }

  /// One step of a product a day, on whichever device it is made.
  public static func identifier(of product: DoseProduct, on day: Day) -> Identifier {
    Identifier(kind: kind, product.rawValue, day.text)
  }
}
