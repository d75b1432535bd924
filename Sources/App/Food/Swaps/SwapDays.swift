// On which day a swap was used: said before one is noted, and mended afterwards.
import Engine

extension SwapsState {
  /// The days of this week up to today; nothing on a Monday, which has none before it.
  func dayChoice(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let today = desk.today(moment)
    guard today.weekStart < today else { return [] }
    return [desk.dayChoice(through: today, picked: day ?? today, today) { .swaps(.pickedDay($0)) }]
  }

  /// The use whose sheet is open.
  func shownUse(_ desk: Desk) -> SwapUse? { desk.overview.swapUses.first { $0.id == use } }

  /// The sheet of one use: another day of its week, another swap, or gone.
  func swapUseSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let use = shownUse(desk) else { return nil }
    return desk.sheet(of: use, moment)
  }

  func change(_ fields: [Field]?, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let use = self.use, let fields else { return [] }
    desk.toast = desk.swapsText.saidKept
    return desk.put(use, kind: SwapUse.kind, fields, moment)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func sheet(of use: SwapUse, _ moment: Moment) -> Sheet<Message> {
    let text = swapsText
    let today = self.today(moment)
    let last = min(today, use.day.weekStart.adding(days: 6))
    var swaps = swapList(of: use.focus, moment, fromTable: false).all.map {
      (id: $0.id, title: $0.title)
    }
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

  fileprivate func dayChoice(
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
}
