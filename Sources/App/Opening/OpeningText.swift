// The words of the opening page.

struct OpeningText {
  let language: Language

  var title: String { "Redstart" }
  var lead: String {
    language.pick(
      "A quiet companion for changing a habit.",
      "Ein ruhiger Begleiter, wenn du eine Gewohnheit änderst.")
  }
  var lines: [String] {
    [
      language.pick(
        "It counts with you, waits with you through a craving, and shows what changes.",
        "Er zählt mit dir, wartet mit dir, bis ein Verlangen vorbei ist, und zeigt, was sich "
          + "ändert."),
      language.pick(
        "It is free of adverts and works without a network and without an account.",
        "Er ist frei von Werbung und braucht weder Netz noch Konto."),
      language.pick(
        "Nothing leaves this device unless you choose it.",
        "Nichts verlässt dieses Gerät, wenn du es nicht willst."),
    ]
  }
  var nameLabel: String { language.pick("What may I call you?", "Wie darf ich dich nennen?") }
  var nameHint: String { language.pick("Only if you like.", "Nur wenn du magst.") }
  var begin: String { language.pick("Begin", "Anfangen") }
  var lookAround: String { language.pick("Look around first", "Erst einmal umsehen") }
  var lookAroundHint: String {
    language.pick(
      "Opens a made-up journal. One tap removes it again.",
      "Öffnet ein erfundenes Tagebuch. Ein Tipp entfernt es wieder.")
  }
  var restore: String { language.pick("I have a backup file", "Ich habe eine Sicherungsdatei") }
  var languageLabel: String { language.pick("Language", "Sprache") }
  var privacy: String { language.pick("Privacy", "Datenschutz") }
  var terms: String { language.pick("Terms", "Bedingungen") }
  var notMedicalAdvice: String { language.pick("Not medical advice", "Kein ärztlicher Rat") }
  var restoreProblem: String {
    language.pick(
      "This file is not a Redstart backup. Nothing was changed.",
      "Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.")
  }
}
