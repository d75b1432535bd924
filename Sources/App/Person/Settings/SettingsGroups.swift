// The groups of settings about the person, the look and the conventions.
import Engine

extension SettingsState {
  func personGroup(_ text: SettingsText, _ desk: Desk) -> SettingsGroup {
    SettingsGroup(
      key: "person", title: text.person, symbol: .feather,
      words: [text.name, text.portrait, text.languageLabel, "Language", "Sprache"],
      body: [
        .field(
          TextField(
            text.name, value: desk.overview.settings.name, key: "settings-name",
            hint: text.nameHint,
            maxLength: Settings.longestName
          ) { .settings(.enteredName($0)) })
      ] + portraitParts(text, desk) + [desk.languageChoice(text.languageLabel)],
      value: desk.overview.settings.name.nonEmpty ?? desk.language.ownName)
  }
}

extension Desk {
  func lookGroup(_ text: SettingsText) -> SettingsGroup {
    let theme = overview.settings.theme
    let options: [(Settings.Theme?, String, String)] = [
      (nil, text.themeSystem, "system"), (.light, text.themeLight, "light"),
      (.dark, text.themeDark, "dark"),
    ]
    return SettingsGroup(
      key: "look", title: text.look, symbol: .sun,
      words: [text.theme, text.themeLight, text.themeDark, text.contrast],
      body: [
        .choice(
          Choice(
            text.theme, look: .segments,
            options: options.map {
              Choice<Message>.Option(
                $0.1, .settings(.pickedTheme($0.0)), key: "theme-" + $0.2, isPicked: theme == $0.0)
            })),
        .toggle(
          Toggle(
            text.contrast, isOn: overview.settings.isHighContrast, key: "high-contrast",
            detail: text.contrastDetail, flipped: .settings(.flippedContrast))),
      ], value: options.first { $0.0 == theme }?.1)
  }

  func conventionsGroup(_ text: SettingsText) -> SettingsGroup {
    let clock = overview.settings.uses12Hours
    let clocks: [(Bool?, String, String)] = [
      (nil, text.clockDevice, "device"), (true, text.clock12, "12"), (false, text.clock24, "24"),
    ]
    let currencies = Currency.all.map { (value: $0.code, label: $0.code + " · " + $0.symbol) }
    let none = [(value: "", label: text.notChosen)]
    let countries = Country.names(language).map { (value: $0.code, label: $0.name) }
    return SettingsGroup(
      key: "conventions", title: text.conventions, symbol: .globe,
      words: [text.clock, text.currency, text.country],
      body: [
        .choice(
          Choice(
            text.clock, look: .segments,
            options: clocks.map {
              Choice<Message>.Option(
                $0.1, .settings(.pickedClock(uses12Hours: $0.0)), key: "clock-" + $0.2,
                isPicked: clock == $0.0)
            })),
        .select(
          Select(
            text.currency, value: overview.settings.currency ?? "",
            options: none + currencies, key: "currency"
          ) { .settings(.pickedCurrency($0)) }),
        .select(
          Select(
            text.country, value: country ?? "", options: none + countries,
            key: "country"
          ) { .settings(.pickedCountry($0)) }),
      ], value: countries.first { $0.value == country }?.label)
  }

  func dayGroup(_ text: SettingsText) -> SettingsGroup {
    var starts: [(value: String, label: String)] = []
    for minutes in stride(from: 0, through: DayBoundary.latestStartMinutes, by: 30) {
      guard let time = TimeOfDay(minutes: minutes) else { continue }
      starts.append((time.text, locale.time(time)))
    }
    let own = overview.settings.dayBoundary.start
    if own.minutes % 30 != 0 { starts.append((own.text, locale.time(own))) }
    return SettingsGroup(
      key: "day", title: text.day, symbol: .moon, words: [text.dayStart, excusesText.title],
      body: [
        .select(
          Select(text.dayStart, value: own.text, options: starts, key: "day-start") {
            .settings(.pickedDayStart($0))
          }),
        .text(Text(text.dayStartWhy, role: .soft)), excusesLink,
      ], value: locale.time(own))
  }

  func vibrationGroup(_ text: SettingsText) -> SettingsGroup {
    SettingsGroup(
      key: "vibration", title: text.touch, symbol: .phone, words: [text.vibration],
      body: [
        .toggle(
          Toggle(
            text.vibration, isOn: overview.settings.vibrates, key: "vibration",
            detail: text.vibrationDetail, flipped: .settings(.flippedVibration)))
      ], value: text.isOn(overview.settings.vibrates))
  }

  func installGroup(_ text: SettingsText) -> SettingsGroup {
    let body: [Component<Message>] =
      if device.isInstalled {
        [.text(Text(text.installed))]
      } else if device.canInstall {
        [
          .text(Text(text.installWhy)),
          .button(
            Button(text.install, .settings(.pressedInstall), key: "install", symbol: .download)),
        ]
      } else {
        [.text(Text(text.installIPhone)), .text(Text(text.installAndroid))]
      }
    return SettingsGroup(
      key: "install", title: text.installTitle, symbol: .home,
      words: [text.install, "iPhone", "Android"], body: body)
  }

  /// What somebody can compare who builds the app from its source.
  private func build(_ text: SettingsText) -> [Component<Message>] {
    guard !device.build.isEmpty else { return [] }
    return [.text(Text(text.build(device.build.joined(separator: " ")), role: .caption))]
  }

  func aboutGroup(_ text: SettingsText) -> SettingsGroup {
    SettingsGroup(
      key: "about", title: text.about, symbol: .info,
      words: [text.privacy, text.terms, text.notMedicalAdvice, text.version],
      body: [
        .link(Link(text.privacy, to: .privacy, symbol: .lock)),
        .link(Link(text.terms, to: .terms, symbol: .note)),
        .link(Link(text.notMedicalAdvice, to: .notMedicalAdvice, symbol: .heart)),
        .text(Text(text.version + " " + EngineVersion.text, role: .caption)),
      ] + build(text))
  }
}
