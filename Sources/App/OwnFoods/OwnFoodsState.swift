// Own foods and recipes: what is being written, and what can happen to them.
import Engine

/// What the page of own foods holds besides the journal.
public struct OwnFoodsState: Sendable {
  var food: OwnFoodForm?
  var recipe: RecipeForm?

  public init() {}
}

/// A field of an own food.
public enum OwnFoodField: Sendable { case name, portion, weight, energy }

/// What can happen to own foods and recipes.
public enum OwnFoodsMessage: Sendable {
  /// One to change; nothing for a new one.
  case openedFood(Identifier?)
  case typedFood(OwnFoodField, String)
  case pickedBasis(isPerPortion: Bool)
  case keptFood
  case deletedFood(Identifier)

  case openedRecipe(Identifier?)
  case typedName(String)
  case typedSearch(String)
  case pickedPart(FoodKey)
  /// The grams of the part at a place.
  case typedGrams(Int, String)
  case removedPart(Int)
  case typedServings(String)
  case keptRecipe
  case deletedRecipe(Identifier)
  case closedSheet
}

extension State {
  var ownFoodsText: OwnFoodsText { OwnFoodsText(language: language) }

  mutating func update(_ message: OwnFoodsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .openedFood(let id):
      ownFoods.food = OwnFoodForm(overview.food.ownFoods.first { $0.id == id }, locale)
    case .typedFood(let field, let text): ownFoods.food?.type(text, into: field)
    case .pickedBasis(let isPerPortion): ownFoods.food?.isPerPortion = isPerPortion
    case .keptFood: return keepOwnFood(moment)
    case .deletedFood(let id):
      ownFoods.food = nil
      let name = overview.food.ownFoods.first { $0.id == id }?.name ?? ""
      return delete(id, kind: OwnFood.kind, saying: ownFoodsText.deleted(name), moment)
    case .openedRecipe(let id):
      ownFoods.recipe = RecipeForm(overview.food.recipes.first { $0.id == id })
    case .keptRecipe: return keepRecipe(moment)
    case .deletedRecipe(let id):
      ownFoods.recipe = nil
      let name = overview.food.recipes.first { $0.id == id }?.name ?? ""
      return delete(id, kind: Recipe.kind, saying: ownFoodsText.deleted(name), moment)
    case .closedSheet: leaveOwnFoodSheets()
    default: changeRecipe(message)
    }
    return []
  }

  mutating func leaveOwnFoodSheets() {
    ownFoods.food = nil
    ownFoods.recipe = nil
  }

  private mutating func keepOwnFood(_ moment: Moment) -> [Effect] {
    guard let form = ownFoods.food else { return [] }
    guard form.isFine(locale) else {
      ownFoods.food?.showsProblems = true
      return []
    }
    ownFoods.food = nil
    return keep(form.id, kind: OwnFood.kind, form.fields(locale), moment)
  }

  private mutating func keepRecipe(_ moment: Moment) -> [Effect] {
    guard let form = ownFoods.recipe else { return [] }
    guard form.isFine else {
      ownFoods.recipe?.showsProblems = true
      return []
    }
    ownFoods.recipe = nil
    return keep(form.id, kind: Recipe.kind, form.fields, moment)
  }

  private mutating func keep(
    _ id: Identifier?, kind: String, _ fields: [JournalField], _ moment: Moment
  ) -> [Effect] {
    toast = ownFoodsText.kept
    return put(id ?? moment.entropy.identifier(), kind: kind, fields, moment)
  }

  private mutating func changeRecipe(_ message: OwnFoodsMessage) {
    switch message {
    case .typedName(let text): ownFoods.recipe?.name = text.cut(to: Recipe.longestName)
    case .typedSearch(let text): ownFoods.recipe?.search = text.cut(to: RecallState.longestFood)
    case .typedServings(let text):
      ownFoods.recipe?.servings = text.cut(to: PracticeState.longestNumber)
    case .pickedPart(let key):
      guard let form = ownFoods.recipe, !holds(key, form.id) else { return }
      if let pick = pick(key) { ownFoods.recipe?.add(pick) }
    case .typedGrams(let place, let text): ownFoods.recipe?.type(text, gramsAt: place)
    case .removedPart(let place): ownFoods.recipe?.remove(place)
    default: break
    }
  }
}
