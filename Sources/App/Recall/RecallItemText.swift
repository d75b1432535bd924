// The words around one item of a recall: meals, amounts, and what is easily forgotten.
import Engine

extension RecallText {
  func name(_ meal: Meal) -> String {
    switch meal {
    case .breakfast: language.pick("Breakfast", "Frühstück")
    case .lunch: language.pick("Lunch", "Mittagessen")
    case .dinner: language.pick("Dinner", "Abendessen")
    case .snack: language.pick("In between", "Zwischendurch")
    }
  }
  var withoutMeal: String { language.pick("No meal yet", "Noch ohne Mahlzeit") }
  var allPlaced: String {
    language.pick("Everything has its meal.", "Alles hat seine Mahlzeit.")
  }
  var whichItems: String { language.pick("Which belong together?", "Was gehört zusammen?") }
  func pressMeal(_ count: Int) -> String {
    switch count {
    case 0: language.pick("All of these were …", "Alles davon war …")
    case 1: language.pick("1 picked: it was …", "1 gewählt, und zwar …")
    default: language.pickLazily("\(count) picked: they were …", "\(count) gewählt, und zwar …")
    }
  }
  func placed(_ count: Int, _ meal: String) -> String {
    meal + ": " + things(count)
  }
  var times: String { language.pick("Add times, if you know them", "Uhrzeiten, wenn du sie weißt") }

  func question(_ food: ForgottenFood) -> String {
    switch food {
    case .drinks:
      language.pick(
        "Coffee, tea, juice, soft drinks, milk or water?",
        "Kaffee, Tee, Saft, Limo, Milch oder Wasser?")
    case .alcohol:
      language.pick("Beer, wine or another drink?", "Bier, Wein oder etwas anderes?")
    case .sweets:
      language.pick(
        "Biscuits, sweets, chocolate, ice cream?", "Kekse, Süßes, Schokolade, Eis?")
    case .snacks:
      language.pick("Crisps, crackers, popcorn, nuts?", "Chips, Cracker, Popcorn, Nüsse?")
    case .produce: language.pick("Fruit, vegetables, potatoes?", "Obst, Gemüse, Kartoffeln?")
    case .cheese: language.pick("Cheese, on or in something?", "Käse, auf oder in etwas?")
    case .bread: language.pick("Bread, rolls, wraps?", "Brot, Brötchen, Wraps?")
    case .other: language.pick("Anything else at all?", "Sonst noch etwas?")
    }
  }
  func questionNumber(_ number: Int) -> String {
    let count = String(ForgottenFood.allCases.count)
    return language.pickLazily("Question \(number) of \(count)", "Frage \(number) von \(count)")
  }
  var nothing: String { language.pick("Nothing", "Nichts") }
  var nothingMore: String { language.pick("That was all", "Das war alles") }
  var allAsked: String {
    language.pick("Everything was asked.", "Alles wurde gefragt.")
  }

  // Amounts

  var amount: String { language.pick("How many", "Wie viele") }
  var less: String { language.pick("Less", "Weniger") }
  var more: String { language.pick("More", "Mehr") }
  var amountProblem: String {
    language.pick(
      "A number above 0, please, such as 1.5 or 1/2",
      "Bitte eine Zahl über 0, etwa 1,5 oder 1/2")
  }
  var measure: String { language.pick("Measure", "Maß") }
  var usual: String { language.pick("usual amount", "übliche Menge") }
  var portionLabel: String { language.pick("portion", "Portion") }
  var grams: String { language.pick("grams", "Gramm") }
  var millilitres: String { language.pick("millilitres", "Milliliter") }
  var given: String { language.pick("an amount you gave", "eine Menge von dir") }

  // The sheet

  var findFood: String { language.pick("Another food", "Ein anderes Lebensmittel") }
  var foodOf: String { language.pick("Food", "Lebensmittel") }
  var meal: String { language.pick("Meal", "Mahlzeit") }
  var time: String { language.pick("Time (optional)", "Uhrzeit (freiwillig)") }
  func timeOf(_ meal: String) -> String {
    language.pickLazily("\(meal), about when?", "\(meal), ungefähr wann?")
  }
  var delete: String { language.pick("Remove from the day", "Vom Tag entfernen") }
}
