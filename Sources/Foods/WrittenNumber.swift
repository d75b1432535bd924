// A number of the tables as it was written, without the rounding of binary fractions.

/// Millionths of whatever the column counts; 0 or more.
public struct WrittenNumber: Hashable, Sendable {
  /// Digits behind the point, and in all.
  static let mostDecimals = 6
  static let mostDigits = 15

  public let millionths: Int64

  /// Digits with at most one point between them, such as `12` or `0.046`.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, text.utf8.count <= Self.mostDigits else {
      return nil
    }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard !whole.isEmpty, !decimals.isEmpty, decimals.utf8.count <= Self.mostDecimals,
      (whole + decimals).utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let padding = String(repeating: "0", count: Self.mostDecimals - decimals.utf8.count)
    // Too many digits for 64 bits are more of anything than 100 g can hold.
    guard let number = Int64(whole + decimals + padding) else { return nil }
    millionths = number
  }

  /// Rounded to parts of a unit, halves upwards: `in: 100` gives hundredths.
  public func rounded(in parts: Int64) -> Int64 {
    let size = 1_000_000 / parts
    return (millionths + size / 2) / size
  }

  /// The nearest binary fraction.
  public var value: Double { Double(millionths) / 1_000_000 }
}

extension WrittenNumber {
  var tenths: Int { Int(rounded(in: 10)) }
  var hundredths: Int { Int(rounded(in: 100)) }
}
