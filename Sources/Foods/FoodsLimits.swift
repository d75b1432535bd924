// Every number that bounds what an import takes, and what may be asked at once.

/// Bounds of imports and of questions; the ones of a finished table are `FoodTableFormat`'s.
public enum FoodsLimits {
  /// Bytes of one file; the largest of the release has 2 MB.
  public static let fileBytes = 64 << 20
  /// Bytes of what somebody typed: long lines with several foods have room.
  public static let queryBytes = 1_000
  /// Foods in one answer.
  public static let matches = 1...50
  public static let usualMatches = 20
}
