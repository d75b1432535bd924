// The words of focus and swaps.
import Engine

struct SwapsText {
  let language: Language

  var title: String { language.swapsTitle }
  var focus: String { language.swapsFocus }
  func focus(_ name: String) -> String {
    language.swapsFocus2(name: name)
  }
  var ofSeven: String { language.swapsOfSeven }
  func progress(_ count: Int) -> String {
    switch count {
    case 0: language.swapsProgress0
    case 1: language.swapsProgress1
    default:
      language.swapsProgress1n2(count: count)
    }
  }
  /// By how often swaps were used in the week.
  func band(_ count: Int) -> String {
    switch count {
    case 0:
      language.swapsBand0
    case 1, 2: language.swapsBand1
    case 3, 4: language.swapsBand3
    case 5, 6: language.swapsBand5
    default: language.swapsBand5n2
    }
  }
  var goTo: String { language.swapsGoTo }
  var used: String { language.swapsUsed }
  var useOnce: String { language.swapsUseOnce }
  var makeGoTo: String { language.swapsMakeGoTo }
  var noGoTo: String {
    language.swapsNoGoTo
  }
  var refuse: String { language.swapsRefuse }
  var takeBack: String { language.swapsTakeBack }
  var refused: String { language.swapsRefused }
  var yours: String { language.swapsYours }
  var edit: String { language.swapsEdit }
  var others: String { language.swapsOthers }
  var more: String { language.swapsMore }
  var parts: String { language.swapsParts }
  func less(_ energy: String) -> String {
    language.swapsLess(energy: energy)
  }
  var lighter: String { language.swapsLighter }
  var lessSweet: String { language.swapsLessSweet }
  var sameKind: String {
    language.swapsSameKind
  }
  var onList: String { language.swapsOnList }
  var goToListed: String {
    language.swapsGoToListed
  }
  var makeFocus: String { language.swapsMakeFocus }
  func makeFocus(_ name: String) -> String {
    language.swapsMakeFocus2(name: name)
  }
  var change: String { language.swapsChange }
  var none: String { language.swapsNone }
  var stay: String { language.swapsStay }
  var chooseTitle: String { language.swapsChooseTitle }
  var chooseText: String {
    language.swapsChooseText
  }
  var frequent: String { language.swapsFrequent }
  var common: String { language.swapsCommon }
  var search: String { language.swapsSearch }
  func found(_ count: Int) -> String {
    switch count {
    case 0: language.swapsFound0
    case 1: language.swapsFound1
    default: language.swapsFound1n2(count: count)
    }
  }
  var current: String { language.swapsCurrent }
  var own: String { language.swapsOwn }
  var noSwaps: String {
    language.swapsNoSwaps
  }
  var loading: String {
    language.swapsLoading
  }
  var missing: String {
    language.swapsMissing
  }
  var again: String { language.swapsAgain }
  var why: String {
    language.swapsWhy
  }
  var someFood: String { language.swapsSomeFood }
  var someSwap: String { language.swapsSomeSwap }
  var toShopping: String { language.swapsToShopping }
  var toWeeks: String { language.swapsToWeeks }
  var toInsights: String { language.swapsToInsights }
  var staleSwaps: String {
    language.swapsStaleSwaps
  }

  func saidFocus(_ name: String) -> String {
    language.swapsSaidFocus(name: name)
  }
  var saidNone: String { language.swapsSaidNone }
  func saidUsed(_ count: String) -> String {
    language.swapsSaidUsed(count: count)
  }
  var saidGoTo: String { language.swapsSaidGoTo }
  func swapped(_ title: String) -> String {
    language.swapsSwapped(title: title)
  }
  var share: String { language.swapsShare }
  var whichDay: String { language.swapsWhichDay }
  var whichSwap: String { language.swapsWhichSwap }
  func card(_ title: String, _ food: String) -> String {
    language.swapsCard(title: title, food: food)
  }
  func instead(_ name: String) -> String {
    language.swapsInstead(name: name)
  }
  var delete: String { language.swapsDelete }
  var recall: String { language.swapsRecall }
  var saidKept: String { language.swapsSaidKept }
  var saidDeleted: String { language.swapsSaidDeleted }
}

extension Desk {
  var swapsText: SwapsText { SwapsText(language: language) }
}
