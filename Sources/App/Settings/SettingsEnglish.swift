// The English words of the settings.

extension SettingsText {
  static var en: SettingsText {
    SettingsText(
      title: "Settings", search: "Search the settings",
      nothingFound: { "No setting goes by “\($0)”." }, notChosen: "Not chosen",
      person: "You", name: "Name", nameHint: "Only for the greeting.", language: "Language",
      look: "Look", theme: "Light or dark", themeSystem: "Like the device", themeLight: "Light",
      themeDark: "Dark", contrast: "High contrast",
      contrastDetail: "Darker words, clearer lines.", conventions: "Numbers and time",
      clock: "Clock", clockDevice: "Like the device", clock12: "12 hours", clock24: "24 hours",
      currency: "Currency", country: "Country", day: "Your day", dayStart: "A new day starts at",
      dayStartWhy:
        "Somebody who smokes at 1 a.m. still lives in yesterday. This counts from now on; past "
        + "days stay as they are.",
      touch: "Touch", vibration: "Vibration", vibrationDetail: "A short tick when you record.",
      installTitle: "On the home screen", installed: "Redstart is installed on this device.",
      install: "Install",
      installWhy: "Redstart then opens like any other app, with and without a network.",
      installIPhone: "iPhone: open this page in Safari, tap Share, then Add to Home Screen.",
      installAndroid: "Android: open the browser's menu, then tap Install or Add to Home screen.",
      about: "About",
      privacy: "Privacy", terms: "Terms", notMedicalAdvice: "Not medical advice",
      version: "Version")
  }
}
