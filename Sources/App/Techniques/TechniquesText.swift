// The words of the page of techniques.

struct TechniquesText {
  let language: Language

  var title: String { language.pick("Techniques", "Techniken") }
  var lead: String {
    language.pick(
      "What you can do while a craving passes, and what it did for you.",
      "Was du tun kannst, während ein Verlangen vorbeigeht, und was es dir gebracht hat.")
  }
  var own: String { language.pick("Your own", "Deine eigenen") }
  var ownLead: String {
    language.pick(
      "What helps you stands among the others when a craving comes.",
      "Was dir hilft, steht bei einem Verlangen unter den anderen.")
  }
  var name: String { "Name" }
  var nameProblem: String {
    language.pick("A name of up to 60 characters.", "Ein Name mit höchstens 60 Zeichen.")
  }
  var steps: String { language.pick("How to do it", "So geht es") }
  var stepsHint: String {
    language.pick(
      "One short line for each step. It may stay empty.",
      "Eine kurze Zeile je Schritt. Es darf leer bleiben.")
  }
  var add: String { language.pick("Add it", "Dazu") }
  var added: String { language.pick("Added.", "Hinzugefügt.") }
  var remove: String { language.pick("Delete", "Löschen") }
  var removed: String { language.pick("Deleted.", "Gelöscht.") }
  var all: String { language.pick("All techniques", "Alle Techniken") }
  var untried: String { language.pick("Not tried yet.", "Noch nicht probiert.") }
  var sources: String { language.pick("What supports them", "Was für sie spricht") }
  var practice: String {
    language.pick(
      "The others are passed on as practice; no effect is claimed for them.",
      "Die anderen sind weitergegebene Praxis; eine Wirkung wird nicht behauptet.")
  }
  var ways: String { language.pick("For the next craving", "Für das nächste Verlangen") }
}
