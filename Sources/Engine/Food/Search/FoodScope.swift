// A set of foods of the national table, told by categories, codes and what is left out.

/// Which foods count as one.
struct FoodScope: Sendable {
  /// A digit less than any code has.
  private static let longestCategory = 4

  private var categories: [Int] = []
  private var codes: [ClosedRange<Int32>] = []
  private var exceptions: [ClosedRange<Int32>] = []

  /// Words such as `7202`, `92410110`, `95310000-95311999` and `!11220000`; others are left out.
  init(_ words: ArraySlice<Substring>) {
    for word in words {
      if word.utf8.first == UInt8(ascii: "!") {
        if let range = FoodScope.range(word.dropFirst()) { exceptions.append(range) }
      } else if word.utf8.count <= FoodScope.longestCategory {
        if let category = Int(word) { categories.append(category) }
      } else if let range = FoodScope.range(word) {
        codes.append(range)
      }
    }
  }

  /// Whether a code is named, by itself or in a range, and not left out.
  func names(_ code: FoodCode) -> Bool {
    FoodScope.has(codes, code) && !FoodScope.has(exceptions, code)
  }

  /// Whether a code is named, or else of a category, and not left out.
  func holds(_ code: FoodCode, _ category: Int) -> Bool {
    guard !FoodScope.has(exceptions, code) else { return false }
    return categories.contains(category) || FoodScope.has(codes, code)
  }

  private static func has(_ ranges: [ClosedRange<Int32>], _ code: FoodCode) -> Bool {
    for range in ranges where range.contains(code.number) { return true }
    return false
  }

  private static func range(_ word: Substring) -> ClosedRange<Int32>? {
    let ends = word.split(separator: "-")
    guard ends.count == 1 || ends.count == 2, let first = Int32(ends[0]),
      let last = Int32(ends[ends.count - 1]), first <= last
    else { return nil }
    return first...last
  }
}
