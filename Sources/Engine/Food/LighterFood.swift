// Swaps that the table alone suggests, for a food that the library has none for.

/// A food of the same category that is lighter than another one.
public struct LighterFood: Hashable, Sendable {
  /// How many are suggested.
  public static let most = 5
  /// Per cent of the energy that must be gone for a food to be lighter by it.
  public static let leastEnergyPercent = 10
  /// Hundredths of a gram of added sugar in 100 g that must be gone for it to be lighter by that.
  public static let leastAddedSugar = 100

  public let food: Food
  /// The same dish with one thing lighter, such as its diet kind.
  public let isSameDish: Bool
  /// Kilocalories in 100 g less, never below 0.
  public let energyDrop: Int
  /// Hundredths of a gram of added sugar in 100 g less; nothing where either is unknown.
  public let addedSugarDrop: Int?

  /// Nothing where a food is not lighter: neither may rise, and one has to fall.
  init?(_ food: Food, than other: Food, _ dish: DishName) {
    guard food.code != other.code, food.category == other.category,
      food.facts.energy <= other.facts.energy
    else { return nil }
    energyDrop = other.facts.energy - food.facts.energy
    if let now = food.facts.addedSugars, let then = other.facts.addedSugars {
      guard now <= then else { return nil }
      addedSugarDrop = then - now
    } else {
      addedSugarDrop = nil
    }
    let isLighter =
      energyDrop > 0
      && energyDrop * 100 >= other.facts.energy * LighterFood.leastEnergyPercent
    guard isLighter || addedSugarDrop ?? 0 >= LighterFood.leastAddedSugar else { return nil }
    self.food = food
    isSameDish = dish.isLightened(by: DishName(food.name))
  }

  /// The same dish first; then by how many quarters of the energy are gone; then what more people
  /// eat; then by the code.
  fileprivate func goesBefore(_ other: LighterFood, than food: Food) -> Bool {
    if isSameDish != other.isSameDish { return isSameDish }
    let (one, two) = (quarters(of: food), other.quarters(of: food))
    if one != two { return one > two }
    if self.food.timesReported != other.food.timesReported {
      return self.food.timesReported > other.food.timesReported
    }
    return self.food.code < other.food.code
  }

  private func quarters(of food: Food) -> Int {
    food.facts.energy == 0 ? 0 : energyDrop * 4 / food.facts.energy
  }
}

extension FoodTable {
  /// What is lighter than a food, at most `LighterFood.most`, the best first. Foods without a
  /// category have nothing to be compared with.
  public func lighter(than food: Food) -> [LighterFood] {
    guard food.category > 0, food.category != FoodTable.noCategory else { return [] }
    let dish = DishName(food.name)
    var found: [LighterFood] = []
    for place in 0..<count {
      let other = self.food(at: place)
      guard other.category == food.category else { continue }
      if let lighter = LighterFood(other, than: food, dish) { found.append(lighter) }
    }
    return Array(
      found.ordered { $0.goesBefore($1, than: food) }.prefix(LighterFood.most))
  }

  /// The category of what is in none.
  private static var noCategory: Int { 9999 }
}

/// The name of a food as a dish and what is said of it: what stands before the first comma, and the
/// words behind it.
struct DishName {
  /// Words that say that something is lighter; of two, both stand side by side in a name.
  private static let light: Set<String> = [
    "baked", "diet", "free", "grilled", "lean", "light", "lite", "low", "lowfat", "nonfat",
    "reduced", "skim", "skinless", "thin", "unsweetened", "zero",
  ]
  /// What something is light of, and words without a meaning here.
  private static let other: Set<String> = [
    "a", "and", "as", "at", "calorie", "carbohydrate", "fast", "fat", "food", "for", "from",
    "home", "made", "nfs", "no", "ns", "or", "prepared", "regular", "restaurant", "skin", "sugar",
    "sweetened", "to", "type", "with", "without", "fried", "whole",
  ]

  let head: [String]
  private let words: Set<String>

  init(_ name: String) {
    var head: [String] = []
    var words: Set<String> = []
    var word: [UInt8] = []
    var isHead = true
    func end() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      word = []
      words.insert(text)
      let isPlain = !DishName.light.contains(text) && !DishName.other.contains(text)
      if isHead && isPlain { head.append(text) }
    }
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A: word.append(byte + 0x20)
      case 0x30...0x39, 0x61...0x7A, 0x80...0xFF: word.append(byte)
      default:
        end()
        if byte == UInt8(ascii: ",") { isHead = false }
      }
    }
    end()
    self.head = head
    self.words = words
  }

  /// Whether another name is of the same dish and says of it that it is lighter.
  func isLightened(by other: DishName) -> Bool {
    guard !head.isEmpty, head == other.head else { return false }
    return other.words.contains { DishName.light.contains($0) && !words.contains($0) }
  }
}
