// The list of all streaks, sorted by length or by name.
import Engine

/// What the list of streaks remembers while it is open.
public struct StreaksState: Sendable {
  public var sortsByName = false

  public init() {}
}

/// What can happen on the list of streaks.
public enum StreaksMessage: Sendable {
  case pickedOrder(byName: Bool)
  /// Of a tracker, from the list.
  case pressedHide(Identifier)
  case pressedShow(Identifier)
  /// Of practice.
  case hidPractice(MinuteKind, Bool)
  /// Of days with a swap.
  case hidSwaps(Bool)
}

extension StreaksState {
  mutating func update(_ message: StreaksMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pickedOrder(let byName):
      sortsByName = byName
      return []
    case .pressedHide(let tracker):
      return desk.hideStreak(true, of: tracker, saying: desk.streaksText.saidHidden, moment)
    case .pressedShow(let tracker):
      return desk.hideStreak(false, of: tracker, saying: desk.streaksText.saidShown, moment)
    case .hidPractice(let kind, let hides):
      desk.toast = hides ? desk.streaksText.saidHidden : desk.streaksText.saidShown
      return desk.set([PracticeChoices.field(hidingStreak: kind, hides)], moment)
    case .hidSwaps(let hides):
      desk.toast = hides ? desk.streaksText.saidHidden : desk.streaksText.saidShown
      return desk.set([Settings.field(hidesSwapStreak: hides)], moment)
    }
  }

  func streaksScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.streaksText
    let items = sorted(desk.streakItems(moment), desk)
    var body: [Component<Message>] = []
    let practised = desk.practisedStreaks(text, moment) + desk.swapStreak(text, moment)
    if items.isEmpty && practised.isEmpty {
      body.append(
        .empty(
          Empty(
            symbol: .run, title: text.emptyTitle, text: text.emptyText,
            action: Button(text.toPlan, .went(.plan), key: "to-plan", role: .primary))))
    } else {
      if !items.isEmpty { body.append(orderChoice(text)) }
      body += items.map { desk.card($0, text) }
    }
    body += practised
    body += desk.pastStreaks(text, moment) + desk.hiddenStreaks(text)
    body.append(
      .details(
        Details(
          key: "streaks-meaning", summary: text.meaning,
          body: text.meaningLines.map { .text(Text($0)) })))
    body.append(desk.excusesLink)
    if items.contains(where: { $0.streak.current > 0 }) {
      body.append(.row([desk.shareButton(.streak)]))
    }
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  private func orderChoice(_ text: StreaksText) -> Component<Message> {
    .choice(
      Choice(
        text.sortLabel, look: .segments, hidesLabel: true,
        options: [
          Choice.Option(
            text.byLength, .streaks(.pickedOrder(byName: false)), key: "streaks-by-length",
            isPicked: !sortsByName),
          Choice.Option(
            text.byName, .streaks(.pickedOrder(byName: true)), key: "streaks-by-name",
            isPicked: sortsByName),
        ]))
  }

  /// The longest current run first, then the longest ever; equal ones keep the person's order.
  private func sorted(_ items: [StreakItem], _ desk: Desk) -> [StreakItem] {
    let text = desk.streaksText
    let names = items.map { text.name($0, desk.locale) }
    let byName = sortsByName
    let places = items.indices.map { $0 }.ordered { a, b in
      if byName { return names[a] < names[b] }
      let (first, second) = (items[a].streak, items[b].streak)
      return (first.current, first.best) > (second.current, second.best)
    }
    return places.map { items[$0] }
  }
}

extension Desk {
  fileprivate mutating func hideStreak(
    _ hides: Bool, of tracker: Identifier, saying line: String, _ moment: Moment
  ) -> [Effect] {
    guard overview.trackers.contains(where: { $0.id == tracker }) else { return [] }
    toast = line
    return put(tracker, kind: Tracker.kind, [Tracker.field(hidesStreak: hides)], moment)
  }

  var streaksText: StreaksText { StreaksText(language: language) }

  /// The run on the face of a card, with the best one where that is another; the rest behind it.
  fileprivate func card(_ item: StreakItem, _ text: StreaksText) -> Component<Message> {
    let name = text.name(item, locale)
    let streak = item.streak
    let length = { (count: Int) in text.length(count, of: item.tracker, locale) }
    let isBest = streak.current == streak.best
    var body: [Component<Message>] = []
    if streak.total > streak.best {
      body.append(.stat(Stat(length(streak.total), label: text.total)))
    }
    if let from = streak.bestFrom, let through = streak.bestThrough, through > from {
      let isOneYear = from.civil.year == through.civil.year
      let span = text.bestSpan(
        isOneYear ? locale.shortDate(from) : locale.date(from), locale.date(through))
      body.append(.text(Text(span, role: .caption)))
    }
    body += graceRow(item, text)
    if let strength = item.strength, strength.percent > 0 {
      body.append(.text(Text(text.strength(strength.percent), role: .soft)))
    }
    body.append(
      .button(
        Button(
          text.hide, .streaks(.pressedHide(item.tracker.id)), key: "hide-" + item.key,
          role: .quiet, hint: text.hide(name))))
    return .highlight(
      Highlight(
        key: "streak-" + item.key,
        value: streak.current > 0 ? length(streak.current) : text.newRun,
        sentence: isBest ? name : name + " · " + text.best(length(streak.best)),
        tone: streak.current > 0 ? .leaf : .plain, body: body))
  }

  /// A small sign for each grace day on hand, and the same in words.
  private func graceRow(_ item: StreakItem, _ text: StreaksText) -> [Component<Message>] {
    guard item.rule.canHeal else { return [] }
    var row: [Component<Message>] = []
    for _ in 0..<item.streak.graceOnHand { row.append(.symbol(.shield)) }
    let mended = item.streak.mended
    let last = mended.last.map { text.mended(mended.count, last: near($0, item.today)) }
    row.append(.text(Text(text.grace(item.streak.graceOnHand, mended: last))))
    return [
      .row(row),
      .text(Text(text.earning(item.rule.earnEvery, item.rule.mostOnHand), role: .caption)),
    ]
  }

  /// The weekday of one of the last days, else the date.
  private func near(_ day: Day, _ today: Day) -> String {
    guard today.days(since: day) < 7 else { return locale.shortDate(day) }
    return language.streaksScreenNear + locale.weekday(day.weekday)
  }
}
