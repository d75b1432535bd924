// The German words of the settings.

extension SettingsText {
  static var de: SettingsText {
    SettingsText(
      title: "Einstellungen", search: "Einstellungen durchsuchen",
      nothingFound: { "Keine Einstellung heißt „\($0)“." },
      notChosen: "Nicht gewählt", person: "Du", name: "Name", nameHint: "Nur für die Begrüßung.",
      language: "Sprache", look: "Aussehen", theme: "Hell oder dunkel",
      themeSystem: "Wie das Gerät", themeLight: "Hell", themeDark: "Dunkel",
      contrast: "Hoher Kontrast", contrastDetail: "Dunklere Wörter, klarere Linien.",
      conventions: "Zahlen und Zeit", clock: "Uhr", clockDevice: "Wie das Gerät",
      clock12: "12 Stunden", clock24: "24 Stunden", currency: "Währung", country: "Land",
      day: "Dein Tag", dayStart: "Ein neuer Tag beginnt um",
      dayStartWhy:
        "Wer um 1 Uhr nachts raucht, lebt noch im Gestern. Das gilt von jetzt an; vergangene "
        + "Tage bleiben, wie sie sind.",
      touch: "Berührung", vibration: "Vibration",
      vibrationDetail: "Ein kurzer Tick, wenn du etwas einträgst.",
      installTitle: "Auf dem Startbildschirm",
      installed: "Redstart ist auf diesem Gerät installiert.", install: "Installieren",
      installWhy: "Redstart öffnet sich dann wie jede andere App, mit und ohne Netz.",
      installIPhone:
        "iPhone: Öffne diese Seite in Safari, tippe auf Teilen, dann auf Zum Home-Bildschirm.",
      installAndroid:
        "Android: Öffne das Menü des Browsers, dann Installieren oder Zum Startbildschirm.",
      about: "Über", privacy: "Datenschutz", terms: "Bedingungen",
      notMedicalAdvice: "Kein ärztlicher Rat", version: "Version")
  }
}
