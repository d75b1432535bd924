// How drinking is noted, on the plan screen, and its switch in the settings.
import Engine

extension Desk {
  /// Stands under the plan for drinking.
  func drinkingWaySection(_ tracker: Tracker) -> [Component<Message>] {
    guard tracker.substance == .alcohol else { return [] }
    let text = drinkingText
    let way = drinkingWay(of: tracker)
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.way, look: .cards, hidesLabel: true,
          options: DrinkingWay.allCases.map { option in
            Choice.Option(
              text.name(option), .drinking(.pickedWay(tracker.id, option)),
              key: "drinking-" + option.rawValue, isPicked: way == option,
              detail: text.detail(option))
          })),
      .text(Text(text.wayKeeps, role: .soft)),
    ]
    if way == .byLevel && !gates.offersStop(of: .alcohol) {
      body.append(.text(Text(text.wayCaution, role: .soft)))
    }
    return [.details(Details(key: "drinking-way", summary: text.way, symbol: .drop, body: body))]
  }

  /// The settings of drinking, for who watches it.
  var drinkingGroups: [SettingsGroup] {
    guard overview.trackers.contains(where: { $0.substance == .alcohol }) else { return [] }
    let text = drinkingText
    var body: [Component<Message>] = [.text(Text(text.unit(drinkRegion), role: .soft))]
    if !gates.hidesNumbers {
      body.append(
        .toggle(
          Toggle(
            text.calories, isOn: overview.settings.countsDrinkCalories, key: "drink-calories",
            detail: text.caloriesDetail, flipped: .drinking(.flippedCalories))))
    }
    return [
      SettingsGroup(
        key: "drinking", title: locale.name(of: .alcohol), symbol: .drop,
        words: [text.unitName(drinkRegion, isOne: false), text.calories], body: body,
        value: text.unitName(drinkRegion, isOne: false))
    ]
  }
}
