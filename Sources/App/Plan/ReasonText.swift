// The words of the reasons.

struct ReasonText {
  let heading: String
  let lead: String
  let motivesLabel: String
  let ownLabel: String
  let ownHint: String
  let keep: String
  let kept: String
  let removed: String

  static var en: ReasonText {
    ReasonText(
      heading: "Why you do this",
      lead: """
        Your reasons stay on this device. They are there when a craving comes.
        """,
      motivesLabel: "What it is for",
      ownLabel: "In your own words",
      ownHint: "Empty words take it away.",
      keep: "Keep",
      kept: "Noted.",
      removed: "Taken away.")
  }

  static var de: ReasonText {
    ReasonText(
      heading: "Warum du das tust",
      lead: """
        Deine Gründe bleiben auf diesem Gerät. Sie sind da, wenn ein Verlangen kommt.
        """,
      motivesLabel: "Wofür es ist",
      ownLabel: "In deinen eigenen Worten",
      ownHint: "Ein leerer Text nimmt es weg.",
      keep: "Behalten",
      kept: "Notiert.",
      removed: "Entfernt.")
  }
}
