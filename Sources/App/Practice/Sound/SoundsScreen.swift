// The page about sound: how loud, which gongs, cues and ambience; everything can be heard at once.
import Engine

extension SoundsState {
  func soundsScreen(_ desk: Desk) -> Screen<Message> {
    let text = SoundsText(desk.language)
    let settings = desk.overview.settings.sound
    var body: [Component<Message>] = [
      .text(Text(text.lead, role: .lead)),
      .text(Text(found.map { text.found($0) } ?? "", role: .soft, isLive: true)),
    ]
    // Always there, so that nothing moves under the finger when something is tried.
    body.append(
      .button(
        Button(
          text.quiet, .sounds(.pressedQuiet), key: "quiet", symbol: .close,
          isDisabled: !isTrying)))
    body += [
      desk.gongCard(text, settings), desk.ambienceCard(text, settings),
      desk.breathingCard(text, settings),
      desk.workoutCard(text, settings), desk.togetherCard(text, settings),
    ]
    return Screen(title: text.title, back: .settings, body: body)
  }
}

extension Desk {
  fileprivate func gongCard(_ text: SoundsText, _ settings: SoundSettings) -> Component<Message> {
    .card(
      Card(
        key: "sound-gongs", title: text.gongs, symbol: .moon,
        body: [
          volume(text.volume, settings.volume, key: "gong-volume") {
            .sounds(.pickedVolume($0))
          },
          .text(Text(text.volumeHint, role: .caption)),
          .row([
            trial(.gong, text.tryGong, key: "try-gong"),
            trial(.meditation, text.tryMeditation, key: "try-meditation"),
          ]),
        ]))
  }

  fileprivate func ambienceCard(_ text: SoundsText, _ settings: SoundSettings) -> Component<Message>
  {
    let all: [Ambience?] = [nil, .waves, .rain, .fire]
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.ambience, hidesLabel: true,
          options: all.map {
            Choice<Message>.Option(
              text.name($0), .sounds(.pickedAmbience($0)),
              key: "ambience-" + ($0?.rawValue ?? "none"), isPicked: settings.ambience == $0)
          }))
    ]
    if settings.ambience != nil {
      body += [
        volume(text.ambienceVolume, settings.ambienceVolume, key: "ambience-volume") {
          .sounds(.pickedAmbienceVolume($0))
        },
        toggle(.inMeditation, text, settings), toggle(.inBreathing, text, settings),
        trial(.ambience, text.tryAmbience, key: "try-ambience"),
      ]
    }
    return .card(Card(key: "sound-ambience", title: text.ambience, symbol: .wave, body: body))
  }

  fileprivate func breathingCard(_ text: SoundsText, _ settings: SoundSettings) -> Component<
    Message
  > {
    .card(
      Card(
        key: "sound-breathing", title: text.breathing, symbol: .breath,
        body: [
          .choice(
            Choice(
              text.theme, hidesLabel: true,
              options: CueTheme.allCases.map {
                Choice<Message>.Option(
                  text.name($0), .sounds(.pickedTheme($0)), key: "theme-" + $0.rawValue,
                  isPicked: settings.theme == $0)
              })),
          .text(Text(text.themeHint, role: .caption)),
          trial(.breathing, text.tryBreathing, key: "try-breathing"),
        ]))
  }

  fileprivate func workoutCard(_ text: SoundsText, _ settings: SoundSettings) -> Component<Message>
  {
    .card(
      Card(
        key: "sound-workout", title: text.workout, symbol: .run,
        body: [
          toggle(.countdown, text, settings), toggle(.speech, text, settings),
          trial(.intervals, text.tryIntervals, key: "try-intervals"),
        ]))
  }

  fileprivate func togetherCard(_ text: SoundsText, _ settings: SoundSettings) -> Component<Message>
  {
    .card(
      Card(
        key: "sound-together", title: text.together, symbol: .phone,
        body: [
          toggle(.cravingEnd, text, settings), toggle(.mixing, text, settings),
          .text(Text(text.notAlways, role: .caption)),
        ]))
  }

  private func volume(
    _ label: String, _ value: Int, key: String, picked: @escaping (String) -> Message
  ) -> Component<Message> {
    var options: [(value: String, label: String)] = []
    var percent = 0
    while percent <= SoundSettings.loudest {
      options.append((value: String(percent), label: String(percent) + " %"))
      percent += SoundSettings.volumeStep
    }
    return .select(
      Select(label, value: String(value), options: options, key: key, changed: picked))
  }

  private func toggle(
    _ wanted: SoundSwitch, _ text: SoundsText, _ settings: SoundSettings
  ) -> Component<Message> {
    .toggle(
      Toggle(
        text.name(wanted), isOn: settings.isOn(wanted), key: wanted.rawValue,
        detail: text.detail(wanted), flipped: .sounds(.flipped(wanted))))
  }

  private func trial(
    _ sample: SoundSample, _ label: String, key: String
  ) -> Component<Message> {
    .button(
      Button(
        label, .sounds(.pressedTry(sample)), key: key, symbol: .wave,
        isDisabled: overview.practice.running != nil))
  }

  /// The way from the settings.
  var soundGroup: SettingsGroup {
    let text = SoundsText(language)
    return SettingsGroup(
      key: "sound", title: text.title, symbol: .wave,
      words: [text.gongs, text.ambience, text.name(.speech), text.name(.countdown), text.volume],
      body: [
        .text(Text(text.lead)), .link(Link(text.open, to: .sounds, symbol: .wave)),
      ], route: .sounds)
  }
}
