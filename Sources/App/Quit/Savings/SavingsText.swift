// The words of the savings screen.
import Engine

struct SavingsText {
  let language: Language

  var title: String { language.savingsTitle }
  var noPrice: String {
    language.savingsNoPrice
  }
  var priceQuestion: String { language.savingsPriceQuestion }
  var priceProblem: String { language.savingsPriceProblem }
  var packProblem: String { language.savingsPackProblem }
  var toPlan: String { language.savingsToPlan }
  var available: String { language.savingsAvailable }
  var availableWhy: String {
    language.savingsAvailableWhy
  }
  var saved: String { language.savingsSaved }
  var savedWhy: String {
    language.savingsSavedWhy
  }
  var spent: String { language.savingsSpent }
  var spentWhy: String {
    language.savingsSpentWhy
  }
  var overdrawn: String {
    language.savingsOverdrawn
  }
  var wishes: String { language.savingsWishes }
  var noWishes: String {
    language.savingsNoWishes
  }
  var newWish: String { language.savingsNewWish }
  func until(_ date: String) -> String {
    language.savingsUntil(date: date)
  }
  var progress: String { language.savingsProgress }
  var enough: String { language.savingsEnough }
  func left(_ amount: String) -> String {
    language.savingsLeft(amount: amount)
  }
  var buy: String { language.savingsBuy }
  var remove: String { language.savingsRemove }
  var removed: String { language.savingsRemoved }
  func refused(_ available: String) -> String {
    language.savingsRefused(available: available)
  }
  var purchases: String { language.savingsPurchases }
  var newPurchase: String { language.savingsNewPurchase }
  func bought(_ title: String) -> String {
    language.savingsBought(title: title)
  }
  var kept: String { language.savingsKept }
  var titleLabel: String { language.savingsTitleLabel }
  var titleMissing: String { language.savingsTitleMissing }
  func amountLabel(_ currency: String) -> String {
    language.savingsAmountLabel(currency: currency)
  }
  var amountProblem: String {
    language.savingsAmountProblem
  }
  var untilLabel: String {
    language.savingsUntilLabel
  }
  var untilProblem: String { language.savingsUntilProblem }
  var categoryLabel: String { language.savingsCategoryLabel }

  func category(_ category: WishCategory) -> String {
    switch category {
    case .holiday: language.savingsCategoryHoliday
    case .emergency: language.savingsCategoryEmergency
    case .gadget: language.savingsCategoryGadget
    case .health: language.savingsCategoryHealth
    case .learning: language.savingsCategoryLearning
    case .other: language.savingsCategoryOther
    }
  }

  var keep: String { language.savingsKeep }
  var close: String { language.savingsClose }
}
