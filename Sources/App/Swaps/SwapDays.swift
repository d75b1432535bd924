// On which day a swap was used: said before one is noted, and mended afterwards.
import Engine

extension State {
  /// The days of this week up to today; nothing on a Monday, which has none before it.
  func dayChoice(_ moment: Moment) -> [Component<Message>] {
    let today = today(moment)
    guard today.weekStart < today else { return [] }
    return [dayChoice(through: today, picked: swaps.day ?? today, today) { .swaps(.pickedDay($0)) }]
  }

  private func dayChoice(
    through last: Day, picked: Day, _ today: Day, _ message: (Day) -> Message
  ) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for distance in 0...last.days(since: last.weekStart) {
      let day = last.adding(days: -distance)
      let name = day == today ? todayText.title : locale.shortWeekday(day.weekday)
      options.append(
        Choice.Option(name, message(day), key: "swap-day-" + day.text, isPicked: day == picked))
    }
    return .choice(Choice(swapsText.whichDay, options: options))
  }

  /// The use whose sheet is open.
  var shownUse: SwapUse? { overview.swapUses.first { $0.id == swaps.use } }

  /// The sheet of one use: another day of its week, another swap, or gone.
  func swapUseSheet(_ moment: Moment) -> Sheet<Message>? {
    guard let use = shownUse else { return nil }
    let text = swapsText
    let today = today(moment)
    let last = min(today, use.day.weekStart.adding(days: 6))
    var swaps = swapList(of: use.focus, fromTable: false).all.map { (id: $0.id, title: $0.title) }
    if !swaps.contains(where: { $0.id == use.swap }) {
      swaps.append((use.swap, title(ofSwap: use.swap)))
    }
    return Sheet(
      key: "swap-use", title: text.swapped(title(ofSwap: use.swap)),
      body: [
        dayChoice(through: last, picked: use.day, today) { .swaps(.movedUse($0)) },
        .choice(
          Choice(
            text.whichSwap,
            options: swaps.map {
              Choice.Option(
                $0.title, .swaps(.changedUse($0.id)), key: "change-to-" + $0.id,
                isPicked: $0.id == use.swap)
            })),
        .button(
          Button(
            text.delete, .swaps(.deletedUse(use.id)), key: "delete-use", role: .removal,
            symbol: .bin)),
      ], closeLabel: todayText.close, closed: .swaps(.closedUse))
  }

  mutating func change(_ fields: [JournalField]?, _ moment: Moment) -> [Effect] {
    guard let use = swaps.use, let fields else { return [] }
    toast = swapsText.saidKept
    return put(use, kind: SwapUse.kind, fields, moment)
  }
}
