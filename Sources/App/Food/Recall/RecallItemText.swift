// The words around one item of a recall: meals, amounts, and what is easily forgotten.
import Engine

extension RecallText {
  func name(_ meal: Meal) -> String {
    switch meal {
    case .breakfast: language.recallItemNameBreakfast
    case .lunch: language.recallItemNameLunch
    case .dinner: language.recallItemNameDinner
    case .snack: language.recallItemNameSnack
    }
  }
  var withoutMeal: String { language.recallItemWithoutMeal }
  var allPlaced: String {
    language.recallItemAllPlaced
  }
  var whichItems: String { language.recallItemWhichItems }
  func pressMeal(_ count: Int) -> String {
    switch count {
    case 0: language.recallItemPressMeal0
    case 1: language.recallItemPressMeal1
    default: language.recallItemPressMeal1n2(count: count)
    }
  }
  func placed(_ count: Int, _ meal: String) -> String {
    meal + ": " + things(count)
  }
  var times: String { language.recallItemTimes }

  func question(_ food: ForgottenFood) -> String {
    switch food {
    case .drinks:
      language.recallItemQuestionDrinks
    case .alcohol:
      language.recallItemQuestionAlcohol
    case .sweets:
      language.recallItemQuestionSweets
    case .snacks:
      language.recallItemQuestionSnacks
    case .produce: language.recallItemQuestionProduce
    case .cheese: language.recallItemQuestionCheese
    case .bread: language.recallItemQuestionBread
    case .other: language.recallItemQuestionOther
    }
  }
  func questionNumber(_ number: Int) -> String {
    let count = String(ForgottenFood.allCases.count)
    return language.recallItemQuestionNumber(number: number, count: count)
  }
  var nothing: String { language.recallItemNothing }
  var nothingMore: String { language.recallItemNothingMore }
  var allAsked: String {
    language.recallItemAllAsked
  }

  // Amounts

  var amount: String { language.recallItemAmount }
  var less: String { language.recallItemLess }
  var more: String { language.recallItemMore }
  var amountProblem: String {
    language.recallItemAmountProblem
  }
  var measure: String { language.recallItemMeasure }
  var usual: String { language.recallItemUsual }
  var portionLabel: String { language.recallItemPortionLabel }
  var grams: String { language.recallItemGrams }
  var millilitres: String { language.recallItemMillilitres }
  var given: String { language.recallItemGiven }

  // The sheet

  var findFood: String { language.recallItemFindFood }
  var foodOf: String { language.recallItemFoodOf }
  var meal: String { language.recallItemMeal }
  var time: String { language.recallItemTime }
  func timeOf(_ meal: String) -> String {
    language.recallItemTimeOf(meal: meal)
  }
  var delete: String { language.recallItemDelete }
}
