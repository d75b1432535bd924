// What can be a focus: a common food that we have swaps for, or any other food by itself.

/// The name of what a person trades for a while; foods that are alike share one.
public enum FocusKey: Hashable, Comparable, Sendable {
  /// A common food, by its id in the library of swaps.
  case common(String)
  case food(FoodKey)

  private static let commonPrefix = "common:"

  /// `common:` and an id, or what the key of the food says.
  public var text: String {
    switch self {
    case .common(let id): FocusKey.commonPrefix + id
    case .food(let key): key.text
    }
  }

  /// Reads what `text` wrote; ids are 1 … 32 letters, digits, `.`, `-` or `_`.
  public init?(text: String) {
    if let id = text.behind(FocusKey.commonPrefix) {
      guard Field.isName(id) else { return nil }
      self = .common(id)
    } else if let key = FoodKey(text: text) {
      self = .food(key)
    } else {
      return nil
    }
  }

  public static func < (one: FocusKey, other: FocusKey) -> Bool { one.text < other.text }
}
