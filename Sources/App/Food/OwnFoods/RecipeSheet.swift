// The sheet in which a recipe is written: its foods from the search, their weights, its servings.
import Engine

extension Desk {
  /// Foods that are offered at once.
  private static let mostFoods = 6
  /// Grams by which a weight goes up or down.
  private static let gramStep: Int64 = 10

  fileprivate func partRows(_ part: RecipeForm.Part, at place: Int) -> [Component<Message>] {
    let text = ownFoodsText
    let name = part.food.name
    let grams = (part.weight ?? 0) / 10
    let step = Desk.gramStep
    let key = String(place)
    let weight = Component<Message>.stepper(
      Stepper(
        text.grams(name), value: part.grams, key: "part-grams-" + key, unit: Helping.gram,
        less: grams > step ? .ownFoods(.typedGrams(place, String(grams - step))) : nil,
        more: .ownFoods(.typedGrams(place, String(grams + step))),
        lessLabel: recallText.less, moreLabel: recallText.more,
        problem: part.weight == nil ? text.weightProblem : nil
      ) { .ownFoods(.typedGrams(place, $0)) })
    return [
      showsFoodNumbers ? weight : .text(Text(name)),
      .button(
        Button(
          text.takeOut(name), .ownFoods(.removedPart(place)), key: "part-remove-" + key,
          role: .quiet)),
    ]
  }

  /// Whether a food is a recipe, or has it within: that recipe cannot be made of it.
  func holds(_ food: FoodKey, _ recipe: Identifier?) -> Bool {
    guard let recipe else { return false }
    var waiting = [food]
    var seen: Set<FoodKey> = []
    while let next = waiting.popLast() {
      if next == .own(recipe) { return true }
      guard seen.insert(next).inserted, case .own(let id) = next else { continue }
      for other in overview.food.recipes where other.id == id {
        for part in other.parts { waiting += [part.key].compactMap { $0 } }
      }
    }
    return false
  }

  fileprivate func partSearch(_ form: RecipeForm) -> [Component<Message>] {
    let text = ownFoodsText
    let found = foundFoods(form.search, limit: Desk.mostFoods).filter {
      !holds($0.key, form.id)
    }
    let isAsked = !trimmed(form.search).isEmpty && foodSearch != nil
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.findPart, kind: .search, value: form.search, key: "part-search",
          problem: form.showsProblems && form.parts.isEmpty ? text.partsMissing : nil,
          maxLength: RecallState.longestFood
        ) { .ownFoods(.typedSearch($0)) }),
      .text(
        Text(
          isAsked ? recallText.found(found.count) : "", role: .caption, isLive: true)),
    ]
    if !found.isEmpty {
      let rows = found.map { pick in
        List<Message>.Row(
          key: "part-found-" + pick.key.text, title: pick.name,
          detail: usualWords(of: pick),
          pressed: .ownFoods(.pickedPart(pick.key)))
      }
      body.append(.list(List(label: recallText.suggestions, rows: rows)))
    }
    return body + foodNotice
  }
}

extension OwnFoodsState {
  func recipeSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = recipe else { return nil }
    let text = desk.ownFoodsText
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.name, value: form.name, key: "recipe-name",
          problem: form.showsProblems && form.isNameless ? text.nameMissing : nil,
          maxLength: Recipe.longestName
        ) { .ownFoods(.typedName($0)) }),
      .heading(Heading(text.parts, level: 3)),
    ]
    for place in form.parts.indices { body += desk.partRows(form.parts[place], at: place) }
    body += desk.partSearch(form)
    body.append(
      desk.numberStepper(form.servings, Recipe.servings, text.servings, "", key: "recipe-servings")
      {
        .ownFoods(.typedServings($0))
      })
    body.append(
      .button(Button(text.save, .ownFoods(.keptRecipe), key: "keep-recipe", role: .primary)))
    if let id = form.id {
      body.append(
        .button(
          Button(
            text.delete, .ownFoods(.deletedRecipe(id)), key: "delete-recipe", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "recipe-sheet", title: form.id == nil ? text.newRecipe : form.name, body: body,
      closeLabel: text.close, closed: .ownFoods(.closedSheet))
  }
}
