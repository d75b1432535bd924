// What the bytes of a food table begin with, and how much may be in them.

/// The binary form of a table: this name, a version, a checksum, then one column after another.
///
/// Columns instead of rows, since values of one kind beside each other compress far better. Version
/// 1 has, for all foods: codes (each as the distance to the one before), categories, times
/// reported, the nine facts, usual weights, names, German names, words and portions; then phrases.
/// A number is a varint; one that may be unknown is 0 for that, else itself and 1. Texts that come
/// again (words, portion names) stand once in a list, and columns hold their places in it.
public enum FoodTableFormat {
  public static let version: UInt8 = 1
  static let name = Array("redstart-foods".utf8)

  /// Bytes of a whole table.
  public static let mostBytes = 16 << 20
  public static let mostFoods = 20_000
  public static let mostPhrases = 20_000
  /// Bytes of a name, a word or a phrase.
  public static let mostText = 1_000
  /// Words of one food.
  public static let mostWords = 200
  /// Portions of one food.
  public static let mostPortions = 100
  /// Foods that a phrase leads to.
  public static let mostCodes = 50
  /// Numbers of the classification have four digits.
  public static let categories = 0...9_999
  public static let mostReports = 100_000_000
  /// Kilocalories in 100 g: pure fat has 902.
  public static let energies = 0...902
  /// Hundredths of a gram in 100 g.
  public static let masses = 0...10_000
  /// Tenths of a gram.
  public static let weights = 1...1_000_000
}
