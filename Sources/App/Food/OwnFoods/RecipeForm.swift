// A recipe while it is being written.
import Engine

/// The texts of the form and its parts.
struct RecipeForm: Sendable {
  struct Part: Sendable {
    let food: FoodPart
    var grams: String

    /// Tenths of a gram; nothing for what is no weight.
    var weight: Int64? {
      guard let number = Int64(grams), number > 0,
        FoodPart.weights.upperBound / 10 >= number
      else { return nil }
      return number * 10
    }
  }

  let id: Identifier?
  var name = ""
  var parts: [Part] = []
  var servings = "1"
  var search = ""
  var showsProblems = false

  /// Tenths of a gram to begin with where a food does not say what is usual.
  private static let someWeight: Int64 = 1000

  init(_ recipe: Recipe?) {
    id = recipe?.id
    guard let recipe else { return }
    name = recipe.name
    servings = String(recipe.servings)
    for part in recipe.parts { parts.append(RecipeForm.part(part)) }
  }

  private static func part(_ food: FoodPart) -> Part {
    Part(food: food, grams: String((food.weight + 5) / 10))
  }

  mutating func add(_ pick: FoodPick) {
    search = ""
    guard parts.count < Recipe.mostParts,
      let food = FoodPart(
        pick.key, pick.name, weight: pick.usual.weight ?? RecipeForm.someWeight, pick.nutrition)
    else { return }
    parts.append(RecipeForm.part(food))
  }

  mutating func type(_ text: String, gramsAt place: Int) {
    guard parts.indices.contains(place) else { return }
    parts[place].grams = text.cut(to: OwnFoodForm.longestNumber)
  }

  mutating func remove(_ place: Int) {
    if parts.indices.contains(place) { parts.remove(at: place) }
  }

  var isNameless: Bool { !name.unicodeScalars.contains { $0.value > 0x20 } }

  /// Nothing for what is no number of servings.
  var share: Int? { Int(servings).flatMap { Recipe.servings.contains($0) ? $0 : nil } }

  var isFine: Bool {
    !isNameless && !parts.isEmpty && share != nil && parts.allSatisfy { $0.weight != nil }
  }

  /// A weight that was not touched stays to the last digit.
  var fields: [Field] {
    var foods: [FoodPart] = []
    for part in parts {
      let isSame = part.grams == RecipeForm.part(part.food).grams
      let weight = isSame ? part.food.weight : part.weight ?? part.food.weight
      if let food = FoodPart(
        part.food.key, part.food.name, weight: weight, part.food.nutrition)
      {
        foods.append(food)
      }
    }
    return Recipe.fields(name, foods, servings: share ?? 1)
  }
}
