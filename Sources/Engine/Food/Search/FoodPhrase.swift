// Everyday ways to name foods that no single food owns, such as `pb&j` or `latte with oat milk`.

/// A phrase of everyday speech, in any language, and the foods that it means.
public struct FoodPhrase: Hashable, Sendable {
  public let text: String
  /// The one that is most often meant comes first; never empty within a table.
  public let codes: [FoodCode]

  public init(_ text: String, codes: [FoodCode]) {
    self.text = text
    self.codes = codes
  }
}
