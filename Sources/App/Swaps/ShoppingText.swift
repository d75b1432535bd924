// The words of the shopping list.
import Engine

struct ShoppingText {
  let language: Language

  var title: String { language.pick("Shopping list", "Einkaufsliste") }
  var emptyTitle: String { language.pick("Nothing on it yet", "Noch nichts darauf") }
  var emptyText: String {
    language.pick(
      "What your go-to swap takes stands here, and what you put on it yourself.",
      "Hier steht, was dein Lieblingstausch braucht, und was du selbst dazuschreibst.")
  }
  var ownLine: String { language.pick("Add a line", "Eine Zeile dazu") }
  var add: String { language.pick("Add", "Hinzufügen") }
  var remove: String { language.pick("Remove", "Entfernen") }
  var change: String { language.pick("Change", "Ändern") }
  var line: String { language.pick("Line", "Zeile") }
  var keep: String { language.pick("Keep", "Behalten") }
  var leave: String { language.pick("Leave as it was", "Lassen wie es war") }
  var removed: String { language.pick("Removed.", "Entfernt.") }
  var share: String { language.pick("Share", "Teilen") }
  var file: String { language.pick("As a file", "Als Datei") }
  var printed: String { language.pick("Print", "Drucken") }
}
