// The words of the settings.
struct SettingsText {
  let language: Language

  var title: String { language.pick("Settings", "Einstellungen") }
  var search: String { language.pick("Search the settings", "Einstellungen durchsuchen") }
  func nothingFound(_ words: String) -> String {
    language.pickLazily(
      "No setting goes by “\(words)”.",
      "Keine Einstellung heißt „\(words)“.")
  }
  var notChosen: String { language.pick("Not chosen", "Nicht gewählt") }

  var person: String { language.pick("You", "Du") }
  var name: String { "Name" }
  var nameHint: String { language.pick("Only for the greeting.", "Nur für die Begrüßung.") }
  var portrait: String { language.pick("Your picture", "Dein Bild") }
  var addPortrait: String { language.pick("Add a picture of you", "Ein Bild von dir hinzufügen") }
  var otherPortrait: String { language.pick("Take another picture", "Ein anderes Bild nehmen") }
  var removePortrait: String { language.pick("Remove the picture", "Bild entfernen") }
  var portraitRemoved: String { language.pick("The picture is gone.", "Das Bild ist weg.") }
  var languageLabel: String { language.pick("Language", "Sprache") }

  var look: String { language.pick("Look", "Aussehen") }
  var theme: String { language.pick("Light or dark", "Hell oder dunkel") }
  var themeSystem: String { language.pick("Like the device", "Wie das Gerät") }
  var themeLight: String { language.pick("Light", "Hell") }
  var themeDark: String { language.pick("Dark", "Dunkel") }
  var contrast: String { language.pick("High contrast", "Hoher Kontrast") }
  var contrastDetail: String {
    language.pick("Darker words, clearer lines.", "Dunklere Wörter, klarere Linien.")
  }

  var conventions: String { language.pick("Numbers and time", "Zahlen und Zeit") }
  var clock: String { language.pick("Clock", "Uhr") }
  var clockDevice: String { language.pick("Like the device", "Wie das Gerät") }
  var clock12: String { language.pick("12 hours", "12 Stunden") }
  var clock24: String { language.pick("24 hours", "24 Stunden") }
  var currency: String { language.pick("Currency", "Währung") }
  var country: String { language.pick("Country", "Land") }

  var day: String { language.pick("Your day", "Dein Tag") }
  var dayStart: String { language.pick("A new day starts at", "Ein neuer Tag beginnt um") }
  var dayStartWhy: String {
    language.pick(
      "Somebody who smokes at 1 a.m. still lives in yesterday. This counts from now on; past "
        + "days stay as they are.",
      "Wer um 1 Uhr nachts raucht, lebt noch im Gestern. Das gilt von jetzt an; vergangene "
        + "Tage bleiben, wie sie sind.")
  }

  var touch: String { language.pick("Touch", "Berührung") }
  var vibration: String { "Vibration" }
  var vibrationDetail: String {
    language.pick(
      "A short tick when you record.",
      "Ein kurzer Tick, wenn du etwas einträgst.")
  }

  var installTitle: String { language.pick("On the home screen", "Auf dem Startbildschirm") }
  var installed: String {
    language.pick(
      "Redstart is installed on this device.",
      "Redstart ist auf diesem Gerät installiert.")
  }
  var install: String { language.pick("Install", "Installieren") }
  var installWhy: String {
    language.pick(
      "Redstart then opens like any other app, with and without a network.",
      "Redstart öffnet sich dann wie jede andere App, mit und ohne Netz.")
  }
  var installIPhone: String {
    language.pick(
      "iPhone: open this page in Safari, tap Share, then Add to Home Screen.",
      "iPhone: Öffne diese Seite in Safari, tippe auf Teilen, dann auf Zum Home-Bildschirm.")
  }
  var installAndroid: String {
    language.pick(
      "Android: open the browser's menu, then tap Install or Add to Home screen.",
      "Android: Öffne das Menü des Browsers, dann Installieren oder Zum Startbildschirm.")
  }

  var about: String { language.pick("About", "Über") }
  var privacy: String { language.pick("Privacy", "Datenschutz") }
  var terms: String { language.pick("Terms", "Bedingungen") }
  var notMedicalAdvice: String { language.pick("Not medical advice", "Kein ärztlicher Rat") }
  var version: String { "Version" }
}
