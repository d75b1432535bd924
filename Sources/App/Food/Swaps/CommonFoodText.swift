// The names of the foods that are offered before any prose is loaded.
import Engine

struct CommonFoodText {
  let language: Language

  /// Of the ten most common ones; the others are named by the prose of the kind `swaps`.
  func name(_ food: CommonFood) -> String? {
    switch food {
    case .sugarySoda: language.commonFoodNameSugarySoda
    case .whiteBread: language.commonFoodNameWhiteBread
    case .juice: language.commonFoodNameJuice
    case .cookies: language.commonFoodNameCookies
    case .fries: language.commonFoodNameFries
    case .pizza: "Pizza"
    case .iceCream: language.commonFoodNameIceCream
    case .fruitDrink: language.commonFoodNameFruitDrink
    case .potatoChips: language.commonFoodNamePotatoChips
    case .burger: "Burger"
    default: nil
    }
  }
}
