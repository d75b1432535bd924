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

extension Desk {
  var ownFoodsText: OwnFoodsText { OwnFoodsText(language: language) }

  fileprivate mutating func keep(
    _ id: Identifier?, kind: String, _ fields: [Field], _ moment: Moment
  ) -> [Effect] {
    toast = ownFoodsText.kept
    return put(id ?? moment.entropy.identifier(), kind: kind, fields, moment)
  }
}

extension OwnFoodsState {
  mutating func update(_ message: OwnFoodsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .openedFood(let id):
      food = OwnFoodForm(desk.overview.food.ownFoods.first { $0.id == id }, desk.locale)
    case .typedFood(let field, let text): food?.type(text, into: field)
    case .pickedBasis(let isPerPortion): food?.isPerPortion = isPerPortion
    case .keptFood: return keepOwnFood(moment, &desk)
    case .deletedFood(let id):
      food = nil
      let name = desk.overview.food.ownFoods.first { $0.id == id }?.name ?? ""
      return desk.delete(id, kind: OwnFood.kind, saying: desk.ownFoodsText.deleted(name), moment)
    case .openedRecipe(let id):
      recipe = RecipeForm(desk.overview.food.recipes.first { $0.id == id })
    case .keptRecipe: return keepRecipe(moment, &desk)
    case .deletedRecipe(let id):
      recipe = nil
      let name = desk.overview.food.recipes.first { $0.id == id }?.name ?? ""
      return desk.delete(id, kind: Recipe.kind, saying: desk.ownFoodsText.deleted(name), moment)
    case .closedSheet: leaveOwnFoodSheets()
    default: changeRecipe(message, desk)
    }
    return []
  }

  mutating func leaveOwnFoodSheets() {
    food = nil
    recipe = nil
  }

  private mutating func keepOwnFood(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = food else { return [] }
    guard form.isFine(desk.locale) else {
      food?.showsProblems = true
      return []
    }
    food = nil
    return desk.keep(form.id, kind: OwnFood.kind, form.fields(desk.locale), moment)
  }

  private mutating func keepRecipe(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = recipe else { return [] }
    guard form.isFine else {
      recipe?.showsProblems = true
      return []
    }
    recipe = nil
    return desk.keep(form.id, kind: Recipe.kind, form.fields, moment)
  }

  private mutating func changeRecipe(_ message: OwnFoodsMessage, _ desk: Desk) {
    switch message {
    case .typedName(let text): recipe?.name = text.cut(to: Recipe.longestName)
    case .typedSearch(let text): recipe?.search = text.cut(to: RecallState.longestFood)
    case .typedServings(let text):
      recipe?.servings = text.cut(to: PracticeState.longestNumber)
    case .pickedPart(let key):
      guard let form = recipe, !desk.holds(key, form.id) else { return }
      if let pick = desk.pick(key) { recipe?.add(pick) }
    case .typedGrams(let place, let text): recipe?.type(text, gramsAt: place)
    case .removedPart(let place): recipe?.remove(place)
    default: break
    }
  }
}
