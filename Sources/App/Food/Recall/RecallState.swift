// The recall of a day: what its screen holds besides the journal, and what can happen on it.
import Engine

/// What the recall holds that is not in the journal.
public struct RecallState: Sendable {
  /// An amount that is being typed.
  struct TypedAmount: Sendable {
    let item: Identifier
    var text: String
  }

  /// A photo that is being taken, and the day whose food it shows.
  struct PendingPhoto: Sendable {
    let id: Identifier
    let day: Day
  }

  /// What stands in the field, not added yet.
  public var typed = ""
  /// The meal of what is added next; nothing where that can wait.
  public var meal: Meal?
  /// Items that wait for the meal that is pressed next.
  var checked: [Identifier] = []
  /// The question of the second pass to which something was added.
  var answering: ForgottenFood?
  /// Items that stay in the person's own words.
  var left: [Identifier] = []
  /// The item in the sheet.
  var editing: Identifier?
  /// What is typed in the sheet to find another food.
  var typedFood = ""
  var amount: TypedAmount?
  var isCopying = false
  /// A finished day that is gone through again.
  var reopened: Day?
  var photo: PendingPhoto?
  var photoProblem: AttachProblem?

  /// Characters of the field.
  static let longestLine = 1000
  /// Characters of an amount: `1000 1/2` is the longest that makes sense.
  static let longestAmount = 8
  /// Characters of a search for one food.
  static let longestFood = 100

  public init() {}
}

/// What can happen around a recall.
public enum RecallMessage: Sendable {
  case pressedLoadFoods

  case typed(String)
  case pressedAdd
  /// A food that was found for what is being typed.
  case picked(FoodKey)
  /// An item of another day, to be had again.
  case pickedRecent(Identifier)
  case pickedNextMeal(Meal?)
  /// The food of an item.
  case matched(Identifier, FoodKey)
  case left(Identifier)

  case pressedNext
  case pressedBack
  /// Nothing, or nothing more, of one of the foods that are easily forgotten.
  case answered(ForgottenFood)
  case checked(Identifier)
  case pressedMeal(Meal)
  case typedMealTime(Meal, String)
  case measured(Identifier, Helping)
  case typedAmount(Identifier, String)
  case pressedDone
  case pressedReopen

  case opened(Identifier)
  case typedFood(String)
  case pickedMeal(Identifier, Meal?)
  case typedTime(Identifier, String)
  case deleted(Identifier)
  case pressedCopy
  case copied(Day)
  case closedSheet

  case pressedPhoto
  case removedPhoto(Identifier)
}

extension Desk {
  var recallText: RecallText { RecallText(language: language) }

  /// The day whose food is shown; nothing on other screens.
  func recallDay(_ moment: Moment) -> Day? {
    switch route {
    case .recall: Recall.usualDay(today: today(moment))
    case .recallDay(let day): day
    default: nil
    }
  }
}

extension State {
  mutating func update(_ message: RecallMessage, _ moment: Moment) -> [Effect] {
    if case .typedAmount = message {} else { recalls.amount = nil }
    switch message {
    case .pressedLoadFoods: return desk.askAgainForFoods()
    case .removedPhoto(let id):
      return desk.delete(id, kind: Attachment.kind, saying: desk.recallText.photoRemoved, moment)
    case .closedSheet: recalls.leaveRecallSheets()
    case .typedFood(let text): recalls.typedFood = text.cut(to: RecallState.longestFood)
    case .opened(let id):
      recalls.editing = id
      recalls.typedFood = ""
    case .measured, .typedAmount, .matched, .pickedMeal, .typedTime, .deleted:
      return recalls.change(message, moment, &desk)
    default:
      guard let day = desk.recallDay(moment), day <= desk.today(moment) else { return [] }
      return update(message, on: day, moment)
    }
    return []
  }

  private mutating func update(
    _ message: RecallMessage, on day: Day, _ moment: Moment
  ) -> [Effect] {
    switch message {
    case .typed(let text): recalls.typed = text.cut(to: RecallState.longestLine)
    case .pressedAdd: return recalls.addTyped(on: day, moment, &desk)
    case .picked(let key): return recalls.addTyped(ending: key, on: day, moment, &desk)
    case .pickedRecent(let id): return recalls.addAgain(id, on: day, moment, &desk)
    case .pickedNextMeal(let meal): recalls.meal = meal
    case .left(let id): recalls.left.append(id)
    case .checked(let id): recalls.check(id)
    case .pressedMeal(let meal): return recalls.assign(meal, on: day, moment, &desk)
    case .typedMealTime(let meal, let text): return desk.setTime(text, of: meal, on: day, moment)
    case .pressedCopy: recalls.isCopying = true
    case .copied(let other): return recalls.copy(other, to: day, moment, &desk)
    case .pressedPhoto: return takeMealPhoto(on: day, moment)
    default: return recalls.walk(message, on: day, moment, &desk)
    }
    return []
  }
}

extension RecallState {
  /// Another page was opened: what lies over the recall goes, what is typed stays.
  mutating func leaveRecallSheets() {
    editing = nil
    typedFood = ""
    amount = nil
    isCopying = false
  }
}

extension RecallState {
  /// A line that was not added yet.
  var recallDraft: [UInt8] {
    typed.isEmpty ? [] : FormDraft.bytes(.recall, [typed])
  }

  mutating func restore(recall bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.recall, bytes), texts.count == 1 else { return }
    typed = texts[0].cut(to: RecallState.longestLine)
  }
}

extension String {
  /// At most so many characters of Unicode.
  func cut(to most: Int) -> String { String(unicodeScalars.prefix(most)) }
}
