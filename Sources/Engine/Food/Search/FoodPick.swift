// A food at the moment in which it is picked: of the table, of the person's own, or a recipe. A
// recall does not care which.

/// Everything that a recall takes over from a food.
public struct FoodPick: Hashable, Sendable {
  public let key: FoodKey
  /// As the person saw it.
  public let name: String
  /// Of the What We Eat In America classification; 0 for an own food.
  public let category: Int
  public let nutrition: Nutrition
  /// Household measures, the likeliest first.
  public let measures: [FoodPortion]
  /// What is taken where nobody says how much.
  public let usual: Helping

  /// `name` is what it is called in a list where its own name is not enough.
  public init(_ food: Food, in tongue: FoodTongue, name: String? = nil) {
    key = .table(food.code)
    self.name = name ?? food.name(in: tongue)
    category = food.category
    nutrition = Nutrition(food.facts)
    measures = food.portions
    if let weight = food.usualWeight {
      usual = Helping(weighing: Int64(weight))
    } else if let first = food.portions.first {
      usual = Helping(of: first.name, weighing: Int64(first.weight))
    } else {
      usual = .grams(100)
    }
  }

  /// Whether a category of the What We Eat In America classification is one of drinks: milk, milk
  /// shakes, and all from juice to water.
  public static func isDrink(_ category: Int) -> Bool {
    switch category {
    case 1002...1402, 7002...7804: true
    default: false
    }
  }

  public init(_ own: OwnFood) {
    key = .own(own.id)
    name = own.name
    category = 0
    nutrition = own.known
    var measures: [FoodPortion] = []
    if let weight = own.portionWeight {
      measures.append(FoodPortion(own.portion, weight: Int(weight)))
    }
    self.measures = measures
    usual = Helping(of: own.portion, weighing: own.portionWeight)
  }

  public init(_ recipe: Recipe) {
    key = .own(recipe.id)
    name = recipe.name
    category = 0
    nutrition = recipe.nutrition
    measures = []
    usual = Helping(weighing: min(recipe.servingWeight, Helping.weights.upperBound))
  }
}
