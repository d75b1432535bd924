// What the screens on swaps hold besides the journal, and what can happen on them.
import Engine

/// Where a person is among focus, swaps and insights.
public struct SwapsState: Sendable {
  /// Characters of a search for a food.
  static let longestSearch = 60

  /// Whether another focus is being looked for.
  var isChoosing = false
  /// What is typed to find a food for a focus.
  var search = ""
  /// A swap of one's own while it is typed; nothing while its sheet is closed.
  var form: SwapForm?
  /// The insights as they were when they were looked at; nothing before.
  var seen: FoodInsights?
  var showsMoreInsights = false
  /// The earlier day for which a use counts; nothing for today.
  var day: Day?
  /// A use that is being mended.
  var use: Identifier?
  /// A line that is being typed for the shopping list.
  var line = ""
  /// A line of the list that is being written anew.
  var edit: LineEdit?

  public init() {}
}

/// What can happen around swaps.
public enum SwapsMessage: Sendable {
  case flippedFood
  case flippedNumbers
  /// With its name as it was shown.
  case pickedFocus(FocusKey, String)
  case droppedFocus
  case pressedChoose
  case closedChoosing
  case searched(String)
  case pressedLoadAgain
  /// A swap by its id; on the day that is picked, or today.
  case used(String, on: Day? = nil)
  /// The day for which the next use counts.
  case pickedDay(Day)
  case openedUse(Identifier)
  case closedUse
  case movedUse(Day)
  case changedUse(String)
  /// A use that was no such thing.
  case deletedUse(Identifier)
  case pickedGoTo(String)
  case refused(String, Bool)
  case listed(String, Bool)
  case pressedShare(String)
  case form(SwapFormMessage)
  case card(FocusCardMessage)
  case shopping(ShoppingMessage)
  case pressedRefresh
  case pressedMoreInsights
}

extension SwapsState {
  mutating func update(_ message: SwapsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .flippedFood: return desk.flipFood(moment)
    case .flippedNumbers: return desk.flipFoodNumbers(moment)
    case .pickedFocus(let key, let name): return pickFocus(key, name, moment, &desk)
    case .droppedFocus: return pickFocus(nil, "", moment, &desk)
    case .pressedChoose:
      isChoosing = true
      search = ""
      return desk.go(.swaps)
    case .closedChoosing: isChoosing = false
    case .searched(let text): search = String(text.prefix(SwapsState.longestSearch))
    case .pressedLoadAgain: return desk.askAgain(for: .swaps)
    case .used(let swap, let day): return use(swap, on: day ?? self.day, moment, &desk)
    case .pickedDay(let day): self.day = day == desk.today(moment) ? nil : day
    case .openedUse(let id): use = id
    case .closedUse: use = nil
    case .movedUse(let day):
      return change(shownUse(desk).map { $0.fields(movedTo: day, in: moment.zone) }, moment, &desk)
    case .changedUse(let swap):
      let energy = shownUse(desk).flatMap { desk.swapList(of: $0.focus, moment).swap(swap)?.drop }
      return change(SwapUse.fields(changedTo: swap, energy: energy), moment, &desk)
    case .deletedUse(let id):
      use = nil
      return desk.delete(id, kind: SwapUse.kind, saying: desk.swapsText.saidDeleted, moment)
    case .pickedGoTo(let swap): return desk.goTo(swap, moment)
    case .refused(let swap, let isRefused): return desk.refuse(swap, isRefused, moment)
    case .listed(let swap, let isListed):
      return desk.mark(swap, SwapMark.fields(swap, listed: isListed), moment)
    case .pressedShare(let swap): return desk.share(swap: swap, moment)
    case .form(let message): return update(message, moment, &desk)
    case .card(let message): return desk.update(message, moment)
    case .shopping(let message): return update(message, moment, &desk)
    case .pressedRefresh: seen = desk.freshInsights(moment)
    case .pressedMoreInsights: showsMoreInsights = true
    }
    return []
  }

  mutating func leaveSwapSheets() {
    isChoosing = false
    form = nil
    edit = nil
    day = nil
    use = nil
  }
}
