// The words of the page of one's own foods and recipes.
import Engine

struct OwnFoodsText {
  let language: Language

  var title: String { language.ownFoodsTitle }
  var lead: String {
    language.ownFoodsLead
  }
  var foods: String { language.ownFoodsFoods }
  var recipes: String { language.ownFoodsRecipes }
  var emptyTitle: String { language.ownFoodsEmptyTitle }
  var emptyText: String {
    language.ownFoodsEmptyText
  }
  var newFood: String { language.ownFoodsNewFood }
  var newRecipe: String { language.ownFoodsNewRecipe }
  var name: String { language.ownFoodsName }
  var nameMissing: String { language.ownFoodsNameMissing }
  var portion: String {
    language.ownFoodsPortion
  }
  var portionHint: String { language.ownFoodsPortionHint }
  var weight: String {
    language.ownFoodsWeight
  }
  var weightProblem: String {
    language.ownFoodsWeightProblem
  }
  var energy: String { language.ownFoodsEnergy }
  var energyProblem: String {
    language.ownFoodsEnergyProblem
  }
  var basis: String { language.ownFoodsBasis }
  var perPortion: String { language.ownFoodsPerPortion }
  var perHundred: String { language.ownFoodsPerHundred }

  var parts: String { language.ownFoodsParts }
  var findPart: String { language.ownFoodsFindPart }
  var partsMissing: String {
    language.ownFoodsPartsMissing
  }
  func grams(_ name: String) -> String {
    language.ownFoodsGrams(name: name)
  }
  func takeOut(_ name: String) -> String {
    language.ownFoodsTakeOut(name: name)
  }
  var servings: String { language.ownFoodsServings }
  func recipeLine(_ parts: Int, _ servings: Int) -> String {
    let foods = language.ownFoodsRecipeLine(parts: parts)
    let shares =
      servings == 1
      ? language.ownFoodsRecipeLine2
      : language.ownFoodsRecipeLine3(servings: servings)
    return foods + " · " + shares
  }
  var save: String { language.ownFoodsSave }
  var delete: String { language.ownFoodsDelete }
  var kept: String { language.ownFoodsKept }
  func deleted(_ name: String) -> String {
    language.ownFoodsDeleted(name: name)
  }
  var close: String { language.ownFoodsClose }
}
