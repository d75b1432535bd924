// The sheet of a swap of one's own: its words, its parts, and what it is for.
import Engine

extension Desk {
  /// Foods that a search for a part shows.
  private static let mostParts = 5

  /// The common foods, and what it is for now where that is none of them.
  fileprivate func targetSelect(_ form: SwapForm, _ text: SwapFormText) -> Component<Message> {
    var options: [(value: String, label: String)] = []
    for food in CommonFood.allCases {
      let key = FocusKey.common(food.rawValue)
      let name = name(of: key)
      guard name != swapsText.someFood || key == form.target else { continue }
      options.append((key.text, name))
    }
    if !options.contains(where: { $0.value == form.target.text }) {
      options.append((form.target.text, name(of: form.target)))
    }
    return .select(
      Select(text.target, value: form.target.text, options: options, key: "swap-target") {
        .swaps(.form(.pickedTarget($0)))
      })
  }

  fileprivate func partFields(_ form: SwapForm, _ text: SwapFormText) -> [Component<Message>] {
    var rows: [Component<Message>] = []
    for (place, part) in form.parts.enumerated() {
      let isOff = form.showsProblems && SwapForm.weight(part.grams, locale) == nil
      let weight = Component<Message>.field(
        TextField(
          text.grams(part.name), kind: .decimal, value: part.grams,
          key: "part-grams-\(place)", problem: isOff ? text.gramsProblem : nil,
          maxLength: OwnFoodForm.longestNumber
        ) { .swaps(.form(.enteredGrams(place, $0))) })
      rows.append(
        .row([
          showsFoodNumbers ? weight : .text(Text(part.name)),
          .button(
            Button(
              text.remove, .swaps(.form(.removedPart(place))), key: "part-remove-\(place)",
              role: .quiet, hint: text.remove + ": " + part.name)),
        ]))
    }
    return rows
  }

  fileprivate func partSearch(_ form: SwapForm, _ text: SwapFormText) -> [Component<Message>] {
    guard form.parts.count < OwnSwap.mostParts else { return [] }
    let found = foundParts(form.search)
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.part, kind: .search, value: form.search, key: "part-search", hint: text.partHint,
          maxLength: SwapForm.longestSearch
        ) { .swaps(.form(.searched($0))) }),
      .text(
        Text(
          form.search.isEmpty ? "" : swapsText.found(found.count), role: .soft, isLive: true)),
    ]
    var rows: [List<Message>.Row] = []
    for pick in found {
      rows.append(
        List.Row(
          key: "part-" + pick.key.text, title: pick.name, symbol: .plus,
          pressed: .swaps(.form(.pickedPart(pick.key)))))
    }
    if !rows.isEmpty { body.append(.list(List(label: text.part, rows: rows))) }
    if !form.search.isEmpty {
      body.append(
        .button(
          Button(
            text.asWords(form.search), .swaps(.form(.addedWords)), key: "part-words",
            role: .quiet)))
    }
    return body
  }

  /// One's own foods and those of the table.
  private func foundParts(_ query: String) -> [FoodPick] {
    guard !query.isEmpty, let search = foodSearch else { return [] }
    let own = overview.food.ownPicks
    let matches = search.matches(for: query, limit: Desk.mostParts, own: own.map { $0.name })
    return picks(matches, own, search.table)
  }
}

extension SwapsState {
  func swapFormSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = self.form else { return nil }
    let text = SwapFormText(language: desk.language)
    var body: [Component<Message>] = [
      .form(
        Form(
          key: "swap-form",
          body: [
            .field(
              TextField(
                text.titleLabel, value: form.title, key: "swap-title",
                problem: form.showsProblems && form.title.isEmpty ? text.titleProblem : nil,
                maxLength: OwnSwap.longestTitle
              ) { .swaps(.form(.enteredTitle($0))) }),
            .field(
              TextField(
                text.lineLabel, value: form.line, key: "swap-line", hint: text.lineHint,
                maxLength: OwnSwap.longestLine
              ) { .swaps(.form(.enteredLine($0))) }),
            desk.targetSelect(form, text),
          ] + desk.partFields(form, text), submitted: .swaps(.form(.submitted))))
    ]
    body += desk.partSearch(form, text)
    body.append(
      .button(
        Button(text.save, .swaps(.form(.submitted)), key: "swap-save", role: .primary)))
    if form.id != nil {
      body.append(
        .button(
          Button(text.delete, .swaps(.form(.deleted)), key: "swap-delete", role: .removal)))
    }
    return Sheet(
      key: "own-swap", title: form.id == nil ? desk.swapsText.own : form.title, body: body,
      closeLabel: text.close, closed: .swaps(.form(.closed)))
  }
}
