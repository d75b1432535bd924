// A drink with its size: a glass from the list or volume and strength, and what is in it.
import Engine

extension Desk {
  /// The way to the sheet, for who counts drinks.
  func sizedDrinkButton(_ tracker: Tracker) -> [Button<Message>] {
    guard tracker.substance == .alcohol, !tracker.drinksByLevel else { return [] }
    return [
      Button(
        drinkingText.sized, .drinking(.pressedSizedDrink(tracker.id)), key: "sized-drink",
        role: .quiet, symbol: .drop)
    ]
  }

  fileprivate var unitSources: [Citation] {
    var sources = [drinkRegion.unitSource]
    if drinkRegion.unitSource != .ethanolDensity { sources.append(.ethanolDensity) }
    if showsDrinkCalories { sources.append(.dge2024) }
    return sources
  }

  fileprivate func presetChoice(_ form: DrinkForm, _ text: DrinkingText) -> Component<Message> {
    .choice(
      Choice(
        text.presets,
        options: DrinkPreset.allCases.map { preset in
          Choice.Option(
            text.name(preset) + " " + text.size(preset.size, isOunces: form.isOunces),
            .drinking(.pickedPreset(preset)), key: "drink-" + preset.rawValue,
            isPicked: form.preset == preset)
        }))
  }

  fileprivate func sizeFields(
    _ form: DrinkForm, _ reading: DrinkReading, _ text: DrinkingText
  ) -> [Component<Message>] {
    let problem = { (which: DrinkProblem) in
      form.showsProblems && reading.has(which) ? text.problem(which) : nil
    }
    return [
      .choice(
        Choice(
          text.measure, look: .segments, hidesLabel: true,
          options: [
            Choice.Option(
              "ml", .drinking(.pickedOunces(false)), key: "drink-ml", isPicked: !form.isOunces),
            Choice.Option(
              "US fl oz", .drinking(.pickedOunces(true)), key: "drink-oz",
              isPicked: form.isOunces),
          ])),
      .field(
        TextField(
          text.volume(isOunces: form.isOunces), kind: .decimal, value: form.volume,
          key: "drink-volume", problem: problem(.volume), maxLength: 8
        ) { .drinking(.enteredVolume($0)) }),
      .field(
        TextField(
          text.strength, kind: .decimal, value: form.strength, key: "drink-strength",
          hint: text.strengthHint, problem: problem(.strength), maxLength: 6
        ) { .drinking(.enteredStrength($0)) }),
      .field(
        TextField(
          text.count, kind: .decimal, value: form.count, key: "drink-count",
          problem: problem(.count), maxLength: 6
        ) { .drinking(.enteredCount($0)) }),
    ]
  }

  /// "1.7 UK units · 13 g of alcohol · 91 kcal", or what is still wanted.
  fileprivate func content(of reading: DrinkReading, _ text: DrinkingText) -> String {
    guard let milligrams = reading.milligrams else { return text.sizeWanted }
    var line = text.units(milligrams, drinkRegion)
    if drinkRegion.unitMilligrams != Entry.unit { line += " · " + text.grams(milligrams) }
    if showsDrinkCalories { line += " · " + text.kilocalories(milligrams) }
    return line
  }

  /// What a row of the history says of a drink or a level besides its amount.
  func drinkDetail(_ entry: Entry) -> String {
    entry.alcohol == nil && entry.level == nil ? "" : knownDetail(entry)
  }

  @inline(never)  // Not of a first visit.
  private func knownDetail(_ entry: Entry) -> String {
    if let alcohol = entry.alcohol { return drinkingText.units(alcohol, drinkRegion) }
    guard let level = entry.level.flatMap({ DrinkLevel(rawValue: $0) }),
      let tracker = drinkTracker(entry.tracker), tracker.levels.isEmpty || hasPreset(tracker)
    else { return "" }
    return level.icon + " " + drinkingText.name(level, in: tracker) + ", " + drinkingText.estimate
  }

  private func hasPreset(_ tracker: Tracker) -> Bool {
    tracker.levels.first?.key == DrinkLevel.steady.key
  }
}

extension DrinkingState {
  func drinkSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = self.form, desk.drinkTracker(form.tracker) != nil else { return nil }
    return desk.sheet(form)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func sheet(_ form: DrinkForm) -> Sheet<Message> {
    let text = drinkingText
    let reading = DrinkReading(form, locale)
    var body: [Component<Message>] = [presetChoice(form, text)]
    body += sizeFields(form, reading, text)
    body.append(.text(Text(content(of: reading, text), role: .lead, isLive: true)))
    body.append(
      .button(Button(todayText.save, .drinking(.pressedSave), key: "drink-save", role: .primary)))
    return Sheet(
      key: "drink-sheet", title: text.sheetTitle,
      body: [
        .form(Form(key: "drink-form", body: body, submitted: .drinking(.pressedSave))),
        .text(Text(text.unit(drinkRegion), role: .soft)),
        sourceNote(unitSources, key: "drink-unit"),
      ], closeLabel: todayText.close, closed: .drinking(.closedSheet))
  }
}
