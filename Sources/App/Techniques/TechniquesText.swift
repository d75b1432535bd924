// The words of the page of techniques.

struct TechniquesText {
  let title: String
  let lead: String
  let own: String
  let ownLead: String
  let name: String
  let nameProblem: String
  let steps: String
  let stepsHint: String
  let add: String
  let added: String
  let remove: String
  let removed: String
  let all: String
  let untried: String
  let sources: String
  let practice: String
  let ways: String

  static var en: TechniquesText {
    TechniquesText(
      title: "Techniques", lead: "What you can do while a craving passes, and what it did for you.",
      own: "Your own", ownLead: "What helps you stands among the others when a craving comes.",
      name: "Name", nameProblem: "A name of up to 60 characters.", steps: "How to do it",
      stepsHint: "One short line for each step. It may stay empty.", add: "Add it",
      added: "Added.", remove: "Delete", removed: "Deleted.", all: "All techniques",
      untried: "Not tried yet.", sources: "What supports them",
      practice: "The others are passed on as practice; no effect is claimed for them.",
      ways: "For the next craving")
  }

  static var de: TechniquesText {
    TechniquesText(
      title: "Techniken",
      lead: "Was du tun kannst, während ein Verlangen vorbeigeht, und was es dir gebracht hat.",
      own: "Deine eigenen", ownLead: "Was dir hilft, steht bei einem Verlangen unter den anderen.",
      name: "Name", nameProblem: "Ein Name mit höchstens 60 Zeichen.", steps: "So geht es",
      stepsHint: "Eine kurze Zeile je Schritt. Es darf leer bleiben.", add: "Dazu",
      added: "Hinzugefügt.", remove: "Löschen", removed: "Gelöscht.", all: "Alle Techniken",
      untried: "Noch nicht probiert.", sources: "Was für sie spricht",
      practice: "Die anderen sind weitergegebene Praxis; eine Wirkung wird nicht behauptet.",
      ways: "Für das nächste Verlangen")
  }
}
