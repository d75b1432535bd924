// Reading a line such as "diet coke, popcorn and two eggs, no soda" into foods.

/// The reader of free text with several foods.
public enum FoodLine {
  /// The items in the order in which they were written; what was not eaten is left out.
  public static func read(
    _ text: String, in search: FoodSearch, preferring: [FoodCode] = [], own: [String] = []
  ) -> [FoodMention] {
    let best = search.matches(for: text, limit: 1, preferring: preferring, own: own).first
    return [FoodMention(text: text, index: best?.index, isOwn: best?.isOwn ?? false)]
  }
}
