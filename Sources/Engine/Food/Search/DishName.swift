// What a food's name says of the dish, and what it says of how light it is.

/// The name of a food, taken apart: the dish stands before the first comma, what is said of it
/// behind.
struct DishName {
  /// Words that more of may differ and it is another dish.
  private static let mostDifferent = 1
  /// Words that say that something is lighter; of two, both stand side by side in a name.
  private static let light: Set<String> = [
    "baked", "diet", "free", "grilled", "lean", "light", "lite", "low", "lowfat", "nonfat",
    "reduced", "skim", "skinless", "thin", "unsweetened", "zero",
  ]
  /// What something is light of, how heavy it is otherwise, and words without a meaning here.
  private static let neutral: Set<String> = [
    "a", "and", "as", "at", "calorie", "carbohydrate", "fast", "fat", "food", "for", "fried",
    "from", "home", "made", "nfs", "no", "ns", "or", "plain", "prepared", "regular",
    "restaurant", "skin", "sugar", "sweetened", "to", "type", "whole", "with", "without",
  ]

  private var head: Set<String> = []
  /// Those of the head among them.
  private var plain: Set<String> = []
  private var lightWords: Set<String> = []

  init(_ name: String) {
    var word: [UInt8] = []
    var isHead = true
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A: word.append(byte + 0x20)
      case 0x61...0x7A, 0x80...0xFF: word.append(byte)
      default:
        add(&word, isHead: isHead)
        if byte == UInt8(ascii: ",") { isHead = false }
      }
    }
    add(&word, isHead: isHead)
  }

  private mutating func add(_ bytes: inout [UInt8], isHead: Bool) {
    let word = String(decoding: bytes, as: UTF8.self)
    bytes = []
    if word.isEmpty || DishName.neutral.contains(word) { return }
    if DishName.light.contains(word) {
      lightWords.insert(word)
    } else {
      plain.insert(word)
      if isHead { head.insert(word) }
    }
  }

  /// Whether another name is of the same dish and says of it that it is lighter.
  func isLightened(by other: DishName) -> Bool {
    guard !head.isEmpty, head == other.head, !other.lightWords.isSubset(of: lightWords) else {
      return false
    }
    return difference(from: other) <= DishName.mostDifferent
  }

  /// How many words stand in one of two names only.
  func difference(from other: DishName) -> Int {
    plain.filter { !other.plain.contains($0) }.count
      + other.plain.filter { !plain.contains($0) }.count
  }
}
