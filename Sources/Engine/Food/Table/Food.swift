// One food of the table, with everything that the app knows of it.

/// The languages in which foods have names and words of their own.
public enum FoodTongue: UInt8, CaseIterable, Sendable { case english, german }

/// A food that a person can pick in a recall.
public struct Food: Hashable, Sendable {
  public let code: FoodCode
  /// English, as the table or our own list of common foods words it. Never empty.
  public var name: String
  /// Only common foods have one.
  public var germanName: String?
  /// Further words and brand names that lead to it, in any language.
  public var words: [String]
  /// A number of the What We Eat In America classification: four digits.
  public var category: Int
  /// How often it was named in the recalls of a national survey; 0 where it was not.
  public var timesReported: Int
  public var facts: FoodFacts
  /// Smallest order number first; may be empty.
  public var portions: [FoodPortion]
  /// Tenths of a gram of the usual amount, where nobody said how much; nothing where unknown.
  public var usualWeight: Int?

  public init(
    code: FoodCode, name: String, germanName: String? = nil, words: [String] = [], category: Int,
    timesReported: Int = 0, facts: FoodFacts, portions: [FoodPortion] = [],
    usualWeight: Int? = nil
  ) {
    self.code = code
    self.name = name
    self.germanName = germanName
    self.words = words
    self.category = category
    self.timesReported = timesReported
    self.facts = facts
    self.portions = portions
    self.usualWeight = usualWeight
  }
}
