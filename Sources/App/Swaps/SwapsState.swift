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

extension State {
  mutating func update(_ message: SwapsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .flippedFood: return flipFood(moment)
    case .flippedNumbers: return flipFoodNumbers(moment)
    case .pickedFocus(let key, let name): return pickFocus(key, name, moment)
    case .droppedFocus: return pickFocus(nil, "", moment)
    case .pressedChoose:
      swaps.isChoosing = true
      swaps.search = ""
      guard route != .swaps else { return [] }
      route = .swaps
      return [.go(.swaps)]
    case .closedChoosing: swaps.isChoosing = false
    case .searched(let text): swaps.search = String(text.prefix(SwapsState.longestSearch))
    case .pressedLoadAgain: return askAgain(for: .swaps)
    case .used(let swap, let day): return use(swap, on: day ?? swaps.day, moment)
    case .pickedDay(let day): swaps.day = day == today(moment) ? nil : day
    case .openedUse(let id): swaps.use = id
    case .closedUse: swaps.use = nil
    case .movedUse(let day):
      return change(shownUse.map { $0.fields(movedTo: day, in: moment.zone) }, moment)
    case .changedUse(let swap):
      let energy = shownUse.flatMap { swapList(of: $0.focus).swap(swap)?.drop }
      return change(SwapUse.fields(changedTo: swap, energy: energy), moment)
    case .deletedUse(let id):
      swaps.use = nil
      return delete(id, kind: SwapUse.kind, saying: swapsText.saidDeleted, moment)
    case .pickedGoTo(let swap): return goTo(swap, moment)
    case .refused(let swap, let isRefused): return refuse(swap, isRefused, moment)
    case .listed(let swap, let isListed):
      return mark(swap, SwapMark.fields(swap, listed: isListed), moment)
    case .pressedShare(let swap): return share(swap: swap, moment)
    case .form(let message): return update(message, moment)
    case .card(let message): return update(message, moment)
    case .shopping(let message): return update(message, moment)
    case .pressedRefresh: swaps.seen = freshInsights(moment)
    case .pressedMoreInsights: swaps.showsMoreInsights = true
    }
    return []
  }

  mutating func leaveSwapSheets() {
    swaps.isChoosing = false
    swaps.form = nil
    swaps.edit = nil
    swaps.day = nil
    swaps.use = nil
  }
}
