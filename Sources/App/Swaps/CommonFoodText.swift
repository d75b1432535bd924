// The names of the foods that are offered before any prose is loaded.
import Engine

struct CommonFoodText {
  let language: Language

  /// Of the ten most common ones; the others are named by the prose of the kind `swaps`.
  func name(_ food: CommonFood) -> String? {
    switch food {
    case .sugarySoda: language.pick("Soda", "Limo und Cola")
    case .whiteBread: language.pick("White bread", "Weißbrot")
    case .juice: language.pick("Juice", "Saft")
    case .cookies: language.pick("Cookies", "Kekse")
    case .fries: language.pick("Fries", "Pommes")
    case .pizza: "Pizza"
    case .iceCream: language.pick("Ice cream", "Eis")
    case .fruitDrink: language.pick("Fruit drink", "Fruchtsaftgetränk")
    case .potatoChips: language.pick("Potato chips", "Kartoffelchips")
    case .burger: "Burger"
    default: nil
    }
  }
}
