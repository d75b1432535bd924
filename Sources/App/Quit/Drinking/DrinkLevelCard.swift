// One tap for an evening: the three levels on Today, with the day to which they belong.
import Engine

extension DrinkingState {
  func drinkLevelCard(
    _ tracker: Tracker, _ moment: Moment, showsUndo: Bool = false, _ desk: Desk
  ) -> Component<Message> {
    let text = desk.drinkingText
    let chosen = chosenDrinkDay(moment)
    let day = chosen ?? desk.drinkDay(tracker, moment)
    let level = desk.overview.levels[tracker.id]?.leveled(on: day)
    let why = Details<Message>(
      key: "drink-level-why", summary: text.forDay(text.day(day, moment)),
      body: [
        .text(Text(text.cutoff(desk.locale.time(desk.levelCutoff(tracker))))),
        .text(Text(text.levelsWhy)),
      ])
    var body: [Component<Message>] = [
      .row([.details(why)] + dayButtons(tracker, showsUndo: showsUndo, desk))
    ]
    if chosenDay != nil { body.append(dayField(isKnown: chosen != nil, desk)) }
    body.append(desk.levelChoice(tracker, level, text))
    body += desk.steadyChoice(tracker, on: day, text.steadyQuestion)
    if let asked = askedDay, asked != day {
      body += desk.steadyChoice(
        tracker, on: asked, text.forDay(text.day(asked, moment)) + ": " + text.steadyQuestion,
        place: "asked-")
    }
    return .card(
      Card(
        key: "drink-levels", title: desk.locale.name(of: tracker), symbol: .drop, tone: .sky,
        body: body))
  }

  private func dayField(isKnown: Bool, _ desk: Desk) -> Component<Message> {
    .field(
      TextField(
        desk.drinkingText.otherDay, kind: .date, value: chosenDay ?? "",
        key: "drink-day", problem: isKnown ? nil : desk.drinkingText.dayProblem
      ) { .drinking(.enteredDay($0)) })
  }

  private func dayButtons(_ tracker: Tracker, showsUndo: Bool, _ desk: Desk) -> [Component<Message>]
  {
    let text = desk.drinkingText
    let isChoosing = chosenDay != nil
    var buttons: [Component<Message>] = [
      .button(
        Button(
          isChoosing ? text.dayOfNow : text.otherDay,
          .drinking(isChoosing ? .pressedDayOfNow : .pressedOtherDay(tracker.id)),
          key: isChoosing ? "drink-day-of-now" : "drink-other-day",
          role: isChoosing ? .quiet : .sign, symbol: .calendar))
    ]
    if showsUndo {
      buttons.append(
        .button(
          Button(desk.todayText.undo, .pressedUndo, key: "undo-last", role: .quiet, symbol: .undo)))
    }
    return buttons
  }

  /// The levels of drinking where something else stands at the head of Today.
  func addDrinkLevels(
    to list: inout TodayList, besides first: Tracker, _ moment: Moment, _ desk: Desk
  ) {
    for tracker in desk.overview.trackers where tracker.id != first.id && tracker.drinksByLevel {
      let day = desk.drinkDay(tracker, moment)
      let isNoted = desk.overview.levels[tracker.id]?.leveled(on: day) != nil
      let isOpen = !isNoted || isTouched || chosenDay != nil || askedDay != nil
      list.add(drinkLevelCard(tracker, moment, desk), isDone: !isOpen)
    }
  }
}

extension Desk {
  fileprivate func levelCutoff(_ tracker: Tracker) -> TimeOfDay {
    (tracker.dayBoundary ?? overview.settings.dayBoundary).start
  }

  fileprivate func levelChoice(
    _ tracker: Tracker, _ picked: LeveledDay?, _ text: DrinkingText
  ) -> Component<Message> {
    .choice(
      Choice(
        text.levelLabel, look: .segments, hidesLabel: true,
        options: DrinkLevel.allCases.map { level in
          Choice.Option(
            level.icon + " " + text.name(level, in: tracker),
            .drinking(.pressedLevel(tracker.id, level)), key: "level-" + level.key,
            isPicked: picked?.level == level.rawValue, detail: text.drinks(level))
        }))
  }

  /// Steady is none or one: which it was can be said, and need not be.
  func steadyChoice(
    _ tracker: Tracker, on day: Day, _ question: String, place: String = ""
  ) -> [Component<Message>] {
    guard tracker.drinksByLevel, let noted = overview.levels[tracker.id]?.leveled(on: day),
      noted.level == DrinkLevel.steady.rawValue
    else { return [] }
    let text = drinkingText
    return [
      .choice(
        Choice(
          question,
          options: [0, 1].map { drinks in
            let stored = StoredDrinks(drinks: drinks)
            return Choice.Option(
              text.steadyAnswer(drinks),
              .drinking(.pressedSteadyDrinks(tracker.id, day, stored)),
              key: place + "steady-drinks-" + String(drinks),
              isPicked: noted.amount == stored.amount)
          }))
    ]
  }
}
