// What a food of the national table is called for ever, in every release of it.

/// Eight digits that name one food; a recall keeps them, so an older table's foods stay known.
public struct FoodCode: Hashable, Comparable, Sendable {
  public static let range: ClosedRange<Int32> = 10_000_000...99_999_999

  public let number: Int32

  /// Nothing outside of eight digits.
  public init?(_ number: Int64) {
    guard let number = Int32(exactly: number), FoodCode.range.contains(number) else { return nil }
    self.number = number
  }

  public static func < (one: FoodCode, other: FoodCode) -> Bool { one.number < other.number }
}
