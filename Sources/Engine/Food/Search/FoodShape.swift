// Words for the shape or the measure of a food, which say nothing about which one it is.

enum FoodShape {
  /// Whether the word at an index is left out of a search: `slices` in `tomato slices`, but not in
  /// a pair that foods are called by, as in `fish sticks`.
  static func isAside(_ at: Int, in tokens: ArraySlice<FoodToken>, _ index: FoodIndex) -> Bool {
    guard tokens.count > 1, !tokens[at].isNumber, isShape(tokens[at]) else { return false }
    let before = tokens[..<at].last { FoodWordKind.kind(of: $0) != .light }
    if let before, index.hasPair(before.letters, tokens[at].letters) { return false }
    let after = tokens[(at + 1)...].first { FoodWordKind.kind(of: $0) != .light }
    if let after, index.hasPair(tokens[at].letters, after.letters) { return false }
    return tokens.contains { isFood($0) }
  }

  /// Whether a word may name a food.
  private static func isFood(_ token: FoodToken) -> Bool {
    FoodWordKind.kind(of: token) == .content && !token.isNumber && !isShape(token)
  }

  private static func isShape(_ token: FoodToken) -> Bool {
    token.spells(anyOf: shapes) || FoodUnit.spelled(token.letters) != nil
  }

  private static let shapes: [StaticString] = [
    "box", "bucket", "carton", "chunk", "chunks", "container", "cube", "cubes", "cubed", "diced",
    "ear", "filet", "filets", "fillet", "fillets", "floret", "florets", "half", "halves", "leaf",
    "leaves", "link", "links", "loaf", "order", "patties", "pint", "quart", "ring", "rings",
    "shot", "shots", "side", "sliced", "spear", "spears", "stalk", "stalks", "stick", "sticks",
    "strips", "wedge", "wedges", "whole", "chopped", "shredded", "grated", "bites",
  ]
}
