// The words of food over time.
import Engine

struct FoodWeeksText {
  let language: Language

  var title: String { language.foodWeeksTitle }
  func recalls(_ count: Int) -> String {
    count == 1 ? language.foodWeeksRecalls : language.foodWeeksRecalls2
  }
  var swaps: String { language.foodWeeksSwaps }
  func swaps(_ count: Int) -> String { count == 1 ? language.foodWeeksSwaps2 : swaps }
  var energy: String { language.foodWeeksEnergy }
  var energyWhy: String {
    language.foodWeeksEnergyWhy
  }
  var streak: String { language.foodWeeksStreak }
  var swapsTitle: String { language.foodWeeksSwapsTitle }
  func swapsSentence(_ count: String, _ weeks: Int) -> String {
    let swaps =
      switch count {
      case "0": language.foodWeeksSwapsSentence0
      case "1": language.foodWeeksSwapsSentence1
      default: language.foodWeeksSwapsSentence1n2(count: count)
      }
    return weeks == 1
      ? language.foodWeeksSwapsSentence1n3(swaps: swaps)
      : language.foodWeeksSwapsSentence1n4(swaps: swaps, weeks: weeks)
  }
  func foodSentence(_ name: String, _ days: String, _ weeks: Int) -> String {
    language.foodWeeksFoodSentence(weeks: weeks, name: name, days: days)
  }
  var week: String { language.foodWeeksWeek }
  var days: String { language.foodWeeksDays }
  var asTable: String { language.foodWeeksAsTable }
  var byWeek: String { language.foodWeeksByWeek }
  func recalled(_ count: Int) -> String {
    switch count {
    case 0: language.foodWeeksRecalled0
    case 1: language.foodWeeksRecalled1
    default: language.foodWeeksRecalled1n2(count: count)
    }
  }
  func used(_ count: Int) -> String {
    switch count {
    case 0: language.foodWeeksUsed0
    case 1: language.foodWeeksUsed1
    default: language.foodWeeksUsed1n2(count: count)
    }
  }
  func traded(_ energy: String) -> String {
    language.foodWeeksTraded(energy: energy)
  }
  func inARow(_ days: String) -> String {
    language.foodWeeksInARow(days: days)
  }
  var emptyTitle: String { language.foodWeeksEmptyTitle }
  var emptyText: String {
    language.foodWeeksEmptyText
  }
}
