// The words of the page of one's own foods and recipes.
import Engine

struct OwnFoodsText {
  let language: Language

  var title: String { language.pick("Own foods and recipes", "Eigene Lebensmittel und Rezepte") }
  var lead: String {
    language.pick(
      "What no list knows: your bakery's roll, your family's soup. They come first when you "
        + "search.",
      "Was keine Liste kennt: das Brötchen von deinem Bäcker, eure Suppe. Beim Suchen stehen sie "
        + "vorn.")
  }
  var foods: String { language.pick("Foods", "Lebensmittel") }
  var recipes: String { language.pick("Recipes", "Rezepte") }
  var emptyTitle: String { language.pick("Nothing of your own yet", "Noch nichts Eigenes") }
  var emptyText: String {
    language.pick(
      "A name is enough; everything else is optional.",
      "Ein Name genügt; alles andere ist freiwillig.")
  }
  var newFood: String { language.pick("Add a food", "Lebensmittel anlegen") }
  var newRecipe: String { language.pick("Add a recipe", "Rezept anlegen") }
  var name: String { language.pick("Name", "Name") }
  var nameMissing: String { language.pick("A name, please", "Bitte ein Name") }
  var portion: String {
    language.pick("What is one portion? (optional)", "Was ist eine Portion? (freiwillig)")
  }
  var portionHint: String { language.pick("Such as: 1 slice", "Zum Beispiel: 1 Scheibe") }
  var weight: String {
    language.pick("It weighs, in grams (optional)", "Sie wiegt, in Gramm (freiwillig)")
  }
  var weightProblem: String {
    language.pick("A number of grams up to 10,000", "Eine Zahl in Gramm bis 10.000")
  }
  var energy: String { language.pick("Energy in kcal (optional)", "Energie in kcal (freiwillig)") }
  var energyProblem: String {
    language.pick("A number of kilocalories", "Eine Zahl in Kilokalorien")
  }
  var basis: String { language.pick("The energy is", "Die Energie gilt") }
  var perPortion: String { language.pick("per portion", "pro Portion") }
  var perHundred: String { language.pick("per 100 g", "pro 100 g") }

  var parts: String { language.pick("What goes in", "Was hineinkommt") }
  var findPart: String { language.pick("Find a food", "Lebensmittel suchen") }
  var partsMissing: String {
    language.pick("A recipe has at least one food.", "Ein Rezept hat mindestens ein Lebensmittel.")
  }
  func grams(_ name: String) -> String {
    language.pickLazily("\(name), grams", "\(name), Gramm")
  }
  func takeOut(_ name: String) -> String {
    language.pickLazily("Take out: \(name)", "Herausnehmen: \(name)")
  }
  var servings: String { language.pick("Makes servings", "Ergibt Portionen") }
  func recipeLine(_ parts: Int, _ servings: Int) -> String {
    let foods = language.pickLazily(
      parts == 1 ? "1 food" : "\(parts) foods", "\(parts) Lebensmittel")
    let shares =
      servings == 1
      ? language.pick("1 serving", "1 Portion")
      : language.pickLazily("\(servings) servings", "\(servings) Portionen")
    return foods + " · " + shares
  }
  var save: String { language.pick("Keep", "Behalten") }
  var delete: String { language.pick("Delete", "Löschen") }
  var kept: String { language.pick("Kept.", "Behalten.") }
  func deleted(_ name: String) -> String {
    language.pickLazily("Deleted: \(name)", "Gelöscht: \(name)")
  }
  var close: String { language.pick("Close", "Schließen") }
}
