// The settings about what is shown of a person's progress, and the way to the help numbers.
import Engine

extension Desk {
  func milestoneSettings() -> SettingsGroup {
    let text = MilestonesText(language: language)
    return SettingsGroup(
      key: "milestones", title: text.settings, symbol: .bird,
      words: [text.title, text.showLife, text.help],
      body: [
        .toggle(
          Toggle(
            text.show, isOn: showsMilestones, key: "show-milestones",
            detail: text.showDetail, flipped: .programme(.flipped(.badges)))),
        .toggle(
          Toggle(
            text.showLife, isOn: overview.settings.showsLifeRegained, key: "show-life",
            detail: text.showLifeDetail, flipped: .milestones(.flippedLifeRegained))),
        .link(Link(text.help, to: .help, symbol: .phone)),
      ], value: SettingsText(language: language).isOn(showsMilestones))
  }
}
