// The words of the settings.
struct SettingsText {
  let language: Language

  var title: String { language.settingsTitle }
  var search: String { language.settingsSearch }
  func nothingFound(_ words: String) -> String {
    language.settingsNothingFound(words: words)
  }
  var notChosen: String { language.settingsNotChosen }

  var partYou: String { language.settingsPartYou }
  var partDays: String { language.settingsPartDays }
  var partApp: String { language.settingsPartApp }
  var partJournal: String { language.settingsPartJournal }
  /// How a switch stands.
  func isOn(_ isOn: Bool) -> String { isOn ? language.settingsOn : language.settingsOff }

  var person: String { language.settingsPerson }
  var name: String { language.settingsName }
  var nameHint: String { language.settingsNameHint }
  var portrait: String { language.settingsPortrait }
  var addPortrait: String { language.settingsAddPortrait }
  var otherPortrait: String { language.settingsOtherPortrait }
  var removePortrait: String { language.settingsRemovePortrait }
  var portraitRemoved: String { language.settingsPortraitRemoved }
  var languageLabel: String { language.settingsLanguageLabel }

  var look: String { language.settingsLook }
  var theme: String { language.settingsTheme }
  var themeSystem: String { language.settingsThemeSystem }
  var themeLight: String { language.settingsThemeLight }
  var themeDark: String { language.settingsThemeDark }
  var contrast: String { language.settingsContrast }
  var contrastDetail: String {
    language.settingsContrastDetail
  }

  var conventions: String { language.settingsConventions }
  var clock: String { language.settingsClock }
  var clockDevice: String { language.settingsClockDevice }
  var clock12: String { language.settingsClock12 }
  var clock24: String { language.settingsClock24 }
  var currency: String { language.settingsCurrency }
  var country: String { language.settingsCountry }

  var day: String { language.settingsDay }
  var dayStart: String { language.settingsDayStart }
  var dayStartWhy: String {
    language.settingsDayStartWhy
  }

  var touch: String { language.settingsTouch }
  var vibration: String { language.settingsVibration }
  var vibrationDetail: String {
    language.settingsVibrationDetail
  }

  var installTitle: String { language.settingsInstallTitle }
  var installed: String {
    language.settingsInstalled
  }
  var install: String { language.settingsInstall }
  var installWhy: String {
    language.settingsInstallWhy
  }
  var installIPhone: String {
    language.settingsInstallIPhone
  }
  var installAndroid: String {
    language.settingsInstallAndroid
  }

  var about: String { language.settingsAbout }
  var privacy: String { language.settingsPrivacy }
  var terms: String { language.settingsTerms }
  var notMedicalAdvice: String { language.settingsNotMedicalAdvice }
  var version: String { language.settingsVersion }
  func build(_ files: String) -> String { language.settingsBuild(files: files) }
}
