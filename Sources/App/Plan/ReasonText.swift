// The words of the reasons.

struct ReasonText {
  let language: Language

  var heading: String { language.pick("Why you do this", "Warum du das tust") }
  var lead: String {
    language.pick(
      "Your reasons are there when a craving comes.",
      "Deine Gründe sind da, wenn ein Verlangen kommt.")
  }
  var motivesLabel: String { language.pick("What it is for", "Wofür es ist") }
  var ownLabel: String { language.pick("In your own words", "In deinen eigenen Worten") }
  var ownHint: String {
    language.pick("Empty words take it away.", "Ein leerer Text nimmt es weg.")
  }
  var keep: String { language.pick("Keep", "Behalten") }
  var kept: String { language.pick("Noted.", "Notiert.") }
  var removed: String { language.pick("Taken away.", "Entfernt.") }
}
