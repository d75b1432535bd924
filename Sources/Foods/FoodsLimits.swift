// Every number that bounds what an import takes.

/// Bounds of an import; the ones of a finished table are those of `FoodTableFormat`.
public enum FoodsLimits {
  /// Bytes of one file; the largest of the release has 2 MB.
  public static let fileBytes = 64 << 20
}
