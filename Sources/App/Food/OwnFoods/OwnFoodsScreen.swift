// The page of one's own foods and recipes.
import Engine

extension OwnFoodsState {
  func ownFoodsScreen(_ desk: Desk) -> Screen<Message> {
    let text = desk.ownFoodsText
    let food = desk.overview.food
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    if food.ownFoods.isEmpty, food.recipes.isEmpty {
      body.append(
        .empty(Empty(symbol: .list, title: text.emptyTitle, text: text.emptyText)))
    }
    if !food.ownFoods.isEmpty {
      body.append(.heading(Heading(text.foods)))
      body.append(.list(List(label: text.foods, rows: food.ownFoods.map { desk.ownFoodRow($0) })))
    }
    if !food.recipes.isEmpty {
      body.append(.heading(Heading(text.recipes)))
      body.append(.list(List(label: text.recipes, rows: food.recipes.map { desk.recipeRow($0) })))
    }
    body.append(
      .row([
        .button(
          Button(text.newFood, .ownFoods(.openedFood(nil)), key: "new-food", symbol: .plus)),
        .button(
          Button(text.newRecipe, .ownFoods(.openedRecipe(nil)), key: "new-recipe", symbol: .plus)),
      ]))
    return Screen(
      title: text.title, place: .plan, back: .plan, body: body,
      sheet: ownFoodSheet(desk) ?? recipeSheet(desk))
  }

  private func ownFoodSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = food else { return nil }
    let text = desk.ownFoodsText
    var body: [Component<Message>] = [
      desk.ownField(
        .name, text.name, form.name, most: OwnFood.longestName,
        problem: form.showsProblems && form.isNameless ? text.nameMissing : nil),
      desk.ownField(
        .portion, text.portion, form.portion, most: Helping.longestMeasure, hint: text.portionHint),
    ]
    // Without these fields what was kept before stays.
    if desk.showsFoodNumbers {
      body.append(
        desk.ownField(
          .weight, text.weight, form.weight, kind: .decimal,
          problem: form.showsProblems && form.hasWeightProblem(desk.locale)
            ? text.weightProblem : nil))
      body.append(
        desk.ownField(
          .energy, text.energy, form.energy, kind: .integer,
          problem: form.showsProblems && form.hasEnergyProblem(desk.locale)
            ? text.energyProblem : nil))
      body.append(.choice(desk.basisChoice(form)))
    }
    body.append(
      .button(Button(text.save, .ownFoods(.keptFood), key: "keep-own", role: .primary)))
    var content: [Component<Message>] = [
      .form(Form(key: "own-form", body: body, submitted: .ownFoods(.keptFood)))
    ]
    if let id = form.id {
      content.append(
        .button(
          Button(
            text.delete, .ownFoods(.deletedFood(id)), key: "delete-own", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "own-sheet", title: form.id == nil ? text.newFood : form.name, body: content,
      closeLabel: text.close, closed: .ownFoods(.closedSheet))
  }
}

extension Desk {
  fileprivate func ownFoodRow(_ food: OwnFood) -> List<Message>.Row {
    let usual = FoodPick(food).usual
    var detail: String?
    if !usual.measure.isEmpty || usual.measureWeight != nil {
      detail = words(of: usual, of: .own(food.id))
    }
    return List.Row(
      key: "own-" + food.id.text, title: food.name, detail: detail,
      pressed: .ownFoods(.openedFood(food.id)))
  }

  fileprivate func recipeRow(_ recipe: Recipe) -> List<Message>.Row {
    List.Row(
      key: "recipe-" + recipe.id.text, title: recipe.name,
      detail: ownFoodsText.recipeLine(recipe.parts.count, recipe.servings),
      pressed: .ownFoods(.openedRecipe(recipe.id)))
  }

  fileprivate func basisChoice(_ form: OwnFoodForm) -> Choice<Message> {
    let text = ownFoodsText
    return Choice(
      text.basis, look: .segments,
      options: [
        Choice.Option(
          text.perPortion, .ownFoods(.pickedBasis(isPerPortion: true)), key: "per-portion",
          isPicked: form.isPerPortion),
        Choice.Option(
          text.perHundred, .ownFoods(.pickedBasis(isPerPortion: false)), key: "per-hundred",
          isPicked: !form.isPerPortion),
      ])
  }

  fileprivate func ownField(
    _ field: OwnFoodField, _ label: String, _ value: String,
    kind: TextField<Message>.Kind = .text, most: Int = OwnFoodForm.longestNumber,
    hint: String? = nil, problem: String? = nil
  ) -> Component<Message> {
    .field(
      TextField(
        label, kind: kind, value: value, key: "own-" + field.key, hint: hint, problem: problem,
        maxLength: most
      ) { .ownFoods(.typedFood(field, $0)) })
  }
}

extension OwnFoodField {
  var key: String {
    switch self {
    case .name: "name"
    case .portion: "portion"
    case .weight: "weight"
    case .energy: "energy"
    }
  }
}
