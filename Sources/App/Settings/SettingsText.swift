// The words of the settings.
struct SettingsText {
  let title: String
  let search: String
  let nothingFound: (String) -> String
  let notChosen: String

  let person: String
  let name: String
  let nameHint: String
  let language: String

  let look: String
  let theme: String
  let themeSystem: String
  let themeLight: String
  let themeDark: String
  let contrast: String
  let contrastDetail: String

  let conventions: String
  let clock: String
  let clockDevice: String
  let clock12: String
  let clock24: String
  let currency: String
  let country: String

  let day: String
  let dayStart: String
  let dayStartWhy: String

  let touch: String
  let vibration: String
  let vibrationDetail: String

  let installTitle: String
  let installed: String
  let install: String
  let installWhy: String
  let installIPhone: String
  let installAndroid: String

  let about: String
  let privacy: String
  let terms: String
  let notMedicalAdvice: String
  let version: String
}
