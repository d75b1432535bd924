// The words of the opening page.

struct OpeningText {
  let title: String
  let lead: String
  let lines: [String]
  let nameLabel: String
  let nameHint: String
  let begin: String
  let lookAround: String
  let lookAroundHint: String
  let restore: String
  let languageLabel: String
  let privacy: String
  let terms: String
  let notMedicalAdvice: String
  let restoreProblem: String

  static var en: OpeningText {
    OpeningText(
      title: "Redstart",
      lead: "A quiet companion for changing a habit.",
      lines: [
        "It counts with you, waits with you through a craving, and shows what changes.",
        "It is free of adverts and works without a network and without an account.",
        "Nothing leaves this device unless you choose it.",
      ],
      nameLabel: "What may I call you?",
      nameHint: "Only if you like.",
      begin: "Begin",
      lookAround: "Look around first",
      lookAroundHint: "Opens a made-up journal. One tap removes it again.",
      restore: "I have a backup file",
      languageLabel: "Language",
      privacy: "Privacy",
      terms: "Terms",
      notMedicalAdvice: "Not medical advice",
      restoreProblem: "This file is not a Redstart backup. Nothing was changed.")
  }

  static var de: OpeningText {
    OpeningText(
      title: "Redstart",
      lead: "Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.",
      lines: [
        "Er zählt mit dir, wartet mit dir, bis ein Verlangen vorbei ist, und zeigt, was sich "
          + "ändert.",
        "Er ist frei von Werbung und braucht weder Netz noch Konto.",
        "Nichts verlässt dieses Gerät, wenn du es nicht willst.",
      ],
      nameLabel: "Wie darf ich dich nennen?",
      nameHint: "Nur wenn du magst.",
      begin: "Anfangen",
      lookAround: "Erst einmal umsehen",
      lookAroundHint: "Öffnet ein erfundenes Tagebuch. Ein Tipp entfernt es wieder.",
      restore: "Ich habe eine Sicherungsdatei",
      languageLabel: "Sprache",
      privacy: "Datenschutz",
      terms: "Bedingungen",
      notMedicalAdvice: "Kein ärztlicher Rat",
      restoreProblem: "Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.")
  }
}
