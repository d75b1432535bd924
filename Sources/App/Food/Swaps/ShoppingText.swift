// The words of the shopping list.
import Engine

struct ShoppingText {
  let language: Language

  var title: String { language.shoppingTitle }
  var emptyTitle: String { language.shoppingEmptyTitle }
  var emptyText: String {
    language.shoppingEmptyText
  }
  var ownLine: String { language.shoppingOwnLine }
  var add: String { language.shoppingAdd }
  var remove: String { language.shoppingRemove }
  var change: String { language.shoppingChange }
  var line: String { language.shoppingLine }
  var keep: String { language.shoppingKeep }
  var leave: String { language.shoppingLeave }
  var removed: String { language.shoppingRemoved }
  var share: String { language.shoppingShare }
  var file: String { language.shoppingFile }
  var printed: String { language.shoppingPrinted }
}
