// Swaps that the table alone suggests, for a food that the library has none for.

/// A food that is lighter than another one: of the same category, or the same dish with one thing
/// lighter, which may have a category of its own, such as soft drinks and diet soft drinks.
public struct LighterFood: Hashable, Sendable {
  /// How many are suggested.
  public static let most = 5
  /// How many are suggested where none has a name in the person's language.
  public static let mostForeign = 2
  /// Per cent of the energy that must be gone for a food to be lighter by it.
  public static let leastEnergyPercent = 20
  /// Kilocalories in 100 g that must be gone with it: of a light food a part is next to nothing.
  public static let leastEnergyDrop = 20
  /// Hundredths of a gram of added sugar in 100 g that must be gone for it to be lighter by that.
  public static let leastAddedSugar = 300

  public let food: Food
  /// The same dish with one thing lighter, such as its diet kind.
  public let isSameDish: Bool
  /// Words of its name that are not in that of the other food, and the other way round.
  private let difference: Int
  /// Kilocalories in 100 g less, never below 0.
  public let energyDrop: Int
  /// Hundredths of a gram of added sugar in 100 g less; nothing where either is unknown.
  public let addedSugarDrop: Int?

  /// Nothing where a food is not lighter: neither may rise, and one has to fall.
  init?(_ food: Food, than other: Food, _ dish: DishName) {
    guard food.code != other.code, food.facts.energy <= other.facts.energy else { return nil }
    let name = DishName(food.name)
    isSameDish = dish.isLightened(by: name)
    guard isSameDish || food.category == other.category else { return nil }
    difference = dish.difference(from: name)
    energyDrop = other.facts.energy - food.facts.energy
    if let now = food.facts.addedSugars, let then = other.facts.addedSugars {
      guard now <= then else { return nil }
      addedSugarDrop = then - now
    } else {
      addedSugarDrop = nil
    }
    let isLighter =
      energyDrop >= LighterFood.leastEnergyDrop
      && energyDrop * 100 >= other.facts.energy * LighterFood.leastEnergyPercent
    guard isLighter || addedSugarDrop ?? 0 >= LighterFood.leastAddedSugar else { return nil }
    self.food = food
  }

  /// The same dish first, the closest name first; then by how many quarters of the energy are gone;
  /// then what more people eat; then by the code.
  fileprivate func goesBefore(_ other: LighterFood, than food: Food) -> Bool {
    if isSameDish != other.isSameDish { return isSameDish }
    if isSameDish, difference != other.difference { return difference < other.difference }
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
  /// category have nothing to be compared with, and nothing leaves the group of foods that the
  /// first digit of a category stands for. In German those with a German name are taken, and few
  /// others where there is none.
  public func lighter(than food: Food, _ tongue: FoodTongue = .english) -> [LighterFood] {
    guard food.category > 0, food.category != FoodTable.noCategory else { return [] }
    let dish = DishName(food.name)
    var found: [LighterFood] = []
    for place in 0..<count {
      let other = self.food(at: place)
      guard other.category / 1000 == food.category / 1000 else { continue }
      if let lighter = LighterFood(other, than: food, dish) { found.append(lighter) }
    }
    // What would be called the same is offered once.
    var names: Set<String> = [food.name(in: tongue)]
    let sorted = found.ordered { $0.goesBefore($1, than: food) }
      .filter { names.insert($0.food.name(in: tongue)).inserted }
    guard tongue == .german else { return Array(sorted.prefix(LighterFood.most)) }
    let named = sorted.filter { $0.food.germanName != nil }
    if named.isEmpty { return Array(sorted.prefix(LighterFood.mostForeign)) }
    return Array(named.prefix(LighterFood.most))
  }

  /// The category of what is in none.
  private static var noCategory: Int { 9999 }
}
