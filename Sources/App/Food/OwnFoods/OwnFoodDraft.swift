// A half-filled own food or recipe as it is put aside.
import Engine

extension OwnFoodsState {
  /// Texts of a food, and texts of a recipe before the grams of its parts.
  private static let foodTexts = 6
  private static let recipeTexts = 4

  var ownFoodDraft: [UInt8] {
    food.map { bytes(of: $0) } ?? []
  }

  @inline(never)  // Not of a first visit.
  private func bytes(of form: OwnFoodForm) -> [UInt8] {
    return FormDraft.bytes(
      .ownFood,
      [
        form.id?.text ?? "", form.name, form.portion, form.weight, form.energy,
        form.isPerPortion ? "portion" : "",
      ])
  }

  mutating func restore(ownFood bytes: [UInt8], _ desk: Desk) {
    guard let texts = FormDraft.texts(.ownFood, bytes), texts.count == OwnFoodsState.foodTexts
    else {
      return
    }
    let entity = Identifier(text: texts[0]).flatMap { desk.records.journal[$0] }
    var form = OwnFoodForm(entity.flatMap { $0.isVisible ? OwnFood($0) : nil }, desk.locale)
    form.type(texts[1], into: .name)
    form.type(texts[2], into: .portion)
    form.type(texts[3], into: .weight)
    form.type(texts[4], into: .energy)
    form.isPerPortion = !texts[5].isEmpty
    food = form
  }

  var recipeDraft: [UInt8] {
    recipe.map { bytes(of: $0) } ?? []
  }

  @inline(never)  // Not of a first visit.
  private func bytes(of form: RecipeForm) -> [UInt8] {
    let texts = [
      form.id?.text ?? "", form.name, form.servings,
      FormDraft.text(of: form.parts.map { $0.food }),
    ]
    return FormDraft.bytes(.recipe, texts + form.parts.map { $0.grams })
  }

  mutating func restore(recipe bytes: [UInt8], _ desk: Desk) {
    guard let texts = FormDraft.texts(.recipe, bytes), texts.count >= OwnFoodsState.recipeTexts
    else {
      return
    }
    let parts = FormDraft.parts(texts[3])
    let grams = texts[OwnFoodsState.recipeTexts...]
    guard grams.count == parts.count else { return }
    let entity = Identifier(text: texts[0]).flatMap { desk.records.journal[$0] }
    var form = RecipeForm(entity.flatMap { $0.isVisible ? Recipe($0) : nil })
    form.name = texts[1].cut(to: Recipe.longestName)
    form.servings = texts[2].cut(to: PracticeState.longestNumber)
    form.parts = []
    for (part, grams) in zip(parts, grams) {
      form.parts.append(
        RecipeForm.Part(food: part, grams: grams.cut(to: PracticeState.longestNumber)))
    }
    recipe = form
  }
}
