// What one state of the food table is called: equal bytes have equal names.

/// The name under which a table is served and cached for ever.
public enum FoodTableVersion {
  /// Characters of a name.
  public static let length = 16

  /// The first 16 hexadecimal digits of the bytes' SHA-256.
  public static func text(of asset: [UInt8]) -> String {
    Hex.encode(Array(SHA256.hash(asset)[..<(length / 2)]))
  }
}
