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

extension State {
  var recallText: RecallText { RecallText(language: language) }

  /// The day whose food is shown; nothing on other screens.
  func recallDay(_ moment: Moment) -> Day? {
    switch route {
    case .recall: Recall.usualDay(today: today(moment))
    case .recallDay(let day): day
    default: nil
    }
  }

  mutating func update(_ message: RecallMessage, _ moment: Moment) -> [Effect] {
    if case .typedAmount = message {} else { recalls.amount = nil }
    switch message {
    case .pressedLoadFoods: return askAgainForFoods()
    case .removedPhoto(let id):
      return delete(id, kind: Attachment.kind, saying: recallText.photoRemoved, moment)
    case .closedSheet: leaveRecallSheets()
    case .typedFood(let text): recalls.typedFood = text.cut(to: RecallState.longestFood)
    case .opened(let id):
      recalls.editing = id
      recalls.typedFood = ""
    case .measured, .typedAmount, .matched, .pickedMeal, .typedTime, .deleted:
      return change(message, moment)
    default:
      guard let day = recallDay(moment), day <= today(moment) else { return [] }
      return update(message, on: day, moment)
    }
    return []
  }

  private mutating func update(
    _ message: RecallMessage, on day: Day, _ moment: Moment
  ) -> [Effect] {
    switch message {
    case .typed(let text): recalls.typed = text.cut(to: RecallState.longestLine)
    case .pressedAdd: return addTyped(on: day, moment)
    case .picked(let key): return addTyped(ending: key, on: day, moment)
    case .pickedRecent(let id): return addAgain(id, on: day, moment)
    case .pickedNextMeal(let meal): recalls.meal = meal
    case .left(let id): recalls.left.append(id)
    case .checked(let id): check(id)
    case .pressedMeal(let meal): return assign(meal, on: day, moment)
    case .typedMealTime(let meal, let text): return setTime(text, of: meal, on: day, moment)
    case .pressedCopy: recalls.isCopying = true
    case .copied(let other): return copy(other, to: day, moment)
    case .pressedPhoto: return takeMealPhoto(on: day, moment)
    default: return walk(message, on: day, moment)
    }
    return []
  }

  /// Another page was opened: what lies over the recall goes, what is typed stays.
  mutating func leaveRecallSheets() {
    recalls.editing = nil
    recalls.typedFood = ""
    recalls.amount = nil
    recalls.isCopying = false
  }
}

extension State {
  /// A line that was not added yet.
  var recallDraft: [UInt8] {
    recalls.typed.isEmpty ? [] : FormDraft.bytes(.recall, [recalls.typed])
  }

  mutating func restore(recall bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.recall, bytes), texts.count == 1 else { return }
    recalls.typed = texts[0].cut(to: RecallState.longestLine)
  }
}

extension String {
  /// At most so many characters of Unicode.
  func cut(to most: Int) -> String { String(unicodeScalars.prefix(most)) }
}
