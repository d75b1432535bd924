// What is in a glass: volume and strength, and the pure alcohol that follows from them.

/// The size of one drink. All numbers are whole, so that a sum over years is exact.
public struct DrinkSize: Hashable, Sendable {
  /// 5 litres, in thousandths of a millilitre.
  public static let largestVolume: Int64 = 5_000_000
  /// Pure alcohol, in hundredths of a percent.
  public static let strongest: Int64 = 10_000
  /// A US fluid ounce is 29.5735295625 ml, exactly (NIST Handbook 44); here in 10^-10 ml.
  private static let ounce: Int64 = 295_735_295_625
  /// Milligrams in a millilitre of pure alcohol at 20 °C (CRC Handbook).
  public static let density: Int64 = 789
  /// Energy of a gram of alcohol (DGE).
  public static let kilocaloriesPerGram: Int64 = 7

  /// In thousandths of a millilitre, 1 … `largestVolume`.
  public let volume: Int64
  /// Alcohol by volume in hundredths of a percent, 0 … `strongest`.
  public let strength: Int64

  public init?(volume: Int64, strength: Int64) {
    guard (1...DrinkSize.largestVolume).contains(volume),
      (0...DrinkSize.strongest).contains(strength)
    else { return nil }
    self.volume = volume
    self.strength = strength
  }

  /// Reads the fields that `fields` writes; nothing for a drink without a size.
  init?(_ entity: Entity) {
    guard let volume = entity["volume"]?.asInt, let strength = entity["strength"]?.asInt else {
      return nil
    }
    self.init(volume: volume, strength: strength)
  }

  public var fields: [Field] {
    [Field("strength", .int(strength)), Field("volume", .int(volume))]
  }

  /// Thousandths of a millilitre in so many thousandths of a US fluid ounce; nothing for more than
  /// anybody drinks.
  public static func volume(ounceThousandths: Int64) -> Int64? {
    guard (0...largestVolume).contains(ounceThousandths) else { return nil }
    return (ounceThousandths * ounce + 5_000_000_000) / 10_000_000_000
  }

  /// The volume in thousandths of a US fluid ounce, rounded half up.
  public var ounceThousandths: Int64 {
    (volume * 10_000_000_000 + DrinkSize.ounce / 2) / DrinkSize.ounce
  }

  /// Pure alcohol in milligrams: volume × share × density, rounded half up.
  public var milligrams: Int64 {
    (volume * strength * DrinkSize.density + 5_000_000) / 10_000_000
  }

  /// The energy of so much alcohol in whole kilocalories; sugar is not in it.
  public static func kilocalories(milligrams: Int64) -> Int64 {
    (milligrams * kilocaloriesPerGram + 500) / 1000
  }
}

/// A glass or bottle as it is often sold.
public enum DrinkPreset: String, CaseIterable, Sendable {
  case beerHalf, beerThird, beerCan, pint, wineLarge, wineGlass, wineSmall, cider, spirit, shot

  public var size: DrinkSize {
    switch self {
    case .beerHalf: size(500, 500)
    case .beerThird: size(330, 500)
    case .beerCan: size(355, 500)
    case .pint: size(568, 400)
    case .wineLarge: size(200, 1200)
    case .wineGlass: size(150, 1200)
    case .wineSmall: size(100, 1200)
    case .cider: size(500, 450)
    case .spirit: size(40, 4000)
    case .shot: size(20, 4000)
    }
  }

  private func size(_ millilitres: Int64, _ strength: Int64) -> DrinkSize {
    DrinkSize(volume: millilitres * 1000, strength: strength)!
  }
}
