// What a person does with the focus of the week and its swaps, as changes of the journal.
import Engine

extension SwapsState {
  /// Another focus, or none; the same one again changes nothing. What was used under the one
  /// before stays there. A focus that comes for the first time gets its first swap as the go-to.
  mutating func pickFocus(_ key: FocusKey?, _ name: String, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    isChoosing = false
    search = ""
    let drafts = desk.focusDrafts(key, name, moment)
    guard !drafts.isEmpty else { return [] }
    desk.toast = key == nil ? desk.swapsText.saidNone : desk.swapsText.saidFocus(name)
    return desk.write(drafts, moment, undoable: true)
  }

  /// One tap: the use is in the journal before the finger is up again. It belongs to the focus of
  /// its day, or where there was none to that of today.
  mutating func use(_ swap: String, on earlier: Day?, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let today = desk.today(moment)
    let day = earlier.map { min($0, today) } ?? today
    guard let focus = desk.overview.focus(on: day) ?? desk.overview.focus(on: today) else {
      return []
    }
    let energy = desk.swapList(of: focus.key, moment).swap(swap)?.drop
    let fields = SwapUse.fields(
      swap, focus: focus.key, energy: energy, now: moment.now, daysAgo: today.days(since: day),
      zone: moment.zone, desk.overview.settings.dayBoundary)
    let draft = Draft.create(moment.entropy.identifier(), kind: SwapUse.kind, fields)
    self.day = nil
    let effects = desk.write([draft], moment, undoable: true)
    let count = desk.overview.food.uses.count(of: focus.key, week: day)
    desk.toast = desk.swapsText.saidUsed(desk.locale.number(Int64(count)))
    return desk.device.canVibrate && desk.overview.settings.vibrates ? effects + [.tick] : effects
  }
}

extension Desk {
  func focusDrafts(_ key: FocusKey?, _ name: String, _ moment: Moment) -> [Draft] {
    let day = today(moment)
    guard let fields = overview.food.focus.change(to: key, named: name, on: day) else { return [] }
    var drafts = upsert(
      FocusChoice.identifier(on: day), kind: FocusChoice.kind, fields, moment)
    if let key, overview.food.goTo(of: key) == nil, let first = swapList(of: key, moment).goTo {
      drafts += upsert(
        GoToSwap.identifier(of: key), kind: GoToSwap.kind,
        GoToSwap.fields(first.id, focus: key), moment)
    }
    return drafts
  }

  mutating func goTo(_ swap: String, _ moment: Moment) -> [Effect] {
    guard let focus = overview.focus(on: today(moment)),
      overview.food.goTo(of: focus.key) != swap
    else { return [] }
    toast = swapsText.saidGoTo
    return put(
      GoToSwap.identifier(of: focus.key), kind: GoToSwap.kind,
      GoToSwap.fields(swap, focus: focus.key), moment)
  }

  /// A go-to that is refused leaves its place empty: the next one is for the person to pick. So
  /// that nothing takes that place by itself, it counts as chosen.
  mutating func refuse(_ swap: String, _ isRefused: Bool, _ moment: Moment) -> [Effect] {
    var drafts = upsert(
      SwapMark.identifier(of: swap), kind: SwapMark.kind,
      SwapMark.fields(swap, refused: isRefused), moment)
    if isRefused, let focus = overview.focus(on: today(moment)),
      overview.food.goTo(of: focus.key) != swap, swapList(of: focus.key, moment).goTo?.id == swap
    {
      drafts += upsert(
        GoToSwap.identifier(of: focus.key), kind: GoToSwap.kind,
        GoToSwap.fields(swap, focus: focus.key), moment)
    }
    toast = swapsText.saidKept
    return write(drafts, moment, undoable: true)
  }

  mutating func mark(
    _ swap: String, _ fields: [Field], _ moment: Moment
  ) -> [Effect] {
    toast = swapsText.saidKept
    return put(SwapMark.identifier(of: swap), kind: SwapMark.kind, fields, moment)
  }
}
