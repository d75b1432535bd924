// Health data: what it is for, which kinds are wanted, the file that brings them, and what is here.
import Engine

extension HealthState {
  func healthScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let language = desk.language
    guard !desk.isDemo else {
      return Screen(
        title: language.healthTitle, back: .settings, body: [.text(Text(language.healthDemo))])
    }
    let lead: [Component<Message>] = [
      .text(Text(language.healthLead, role: .lead)),
      .text(Text(language.healthStays, role: .soft)),
    ]
    let here = isReading ? [] : desk.healthHere(moment)
    let body =
      answerParts(desk) + lead + here + [desk.healthKinds, .card(fileCard(desk))]
      + writingParts(moment, desk)
    return Screen(
      title: language.healthTitle, back: .settings, body: body, sheet: removalSheet(desk))
  }

  // The file

  private func fileCard(_ desk: Desk) -> Card<Message> {
    let language = desk.language
    var body: [Component<Message>] = []
    if isReading {
      body = progress(desk)
    } else if desk.overview.settings.health.kinds.isEmpty {
      body = [.text(Text(language.healthNone))]
    } else {
      body = [
        .button(
          Button(
            language.healthPick, .health(.pressedPick), key: "health-pick", role: .primary,
            symbol: .upload))
      ]
    }
    let said = outcome.map { HealthText(desk).outcome($0) } ?? ""
    body.append(.text(Text(said, isLive: true)))
    body.append(how(language))
    return Card(key: "health-file", title: language.healthFile, symbol: .heart, body: body)
  }

  private func how(_ language: Language) -> Component<Message> {
    .details(
      Details(
        key: "health-how", summary: language.healthHow,
        body: [
          .heading(Heading(language.healthFormatApple, level: 3)),
          .text(Text(language.healthHow1)), .text(Text(language.healthHow2)),
          .text(Text(language.healthHow3)),
          .heading(Heading(language.healthFormatAuto, level: 3)),
          .text(Text(language.healthHowAuto)),
          .heading(Heading(language.healthFormatFitbit, level: 3)),
          .text(Text(language.healthHowFitbit)),
          .heading(Heading(language.healthFormatFit, level: 3)),
          .text(Text(language.healthHowFit)), .text(Text(language.healthHowNot, role: .soft)),
        ]))
  }

  private func progress(_ desk: Desk) -> [Component<Message>] {
    let percent = Int64(self.percent)
    return [
      .meter(
        Meter(
          label: desk.language.healthReading,
          value: desk.language.healthPercent(number: String(percent)),
          thousandths: Int(percent) * 10)),
      .text(Text(HealthText(desk).found(daysFound), role: .lead)),
      .text(Text(desk.language.healthKeepOpen, role: .soft)),
      .button(
        Button(
          desk.language.healthCancel, .health(.pressedStop), key: "health-stop", symbol: .close)),
    ]
  }

  private func removalSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let kind = removing else { return nil }
    let language = desk.language
    let count = desk.records.healthDays(with: kind).count
    return Sheet(
      key: "health-remove-sheet",
      title: language.healthRemoveTitle(kind: HealthText(desk).name(kind)),
      body: [
        .text(
          Text(
            language.healthRemoveWhy(
              count: count, number: desk.locale.number(Int64(count))))),
        .button(
          Button(
            language.healthRemove, .health(.pressedRemove), key: "health-remove", role: .removal,
            symbol: .bin)),
      ], closeLabel: language.healthRemoveClose, closed: .health(.closedRemove))
  }
}

extension Desk {
  /// A switch for each kind, with what it is used for.
  fileprivate var healthKinds: Component<Message> {
    let text = HealthText(self)
    let consent = overview.settings.health
    let toggles = HealthKind.allCases.map { kind in
      Component<Message>.toggle(
        Toggle(
          text.name(kind), isOn: consent.allows(kind), key: "health-" + kind.name,
          detail: text.reason(kind), flipped: .health(.flipped(kind))))
    }
    return .stack(
      [.heading(Heading(language.healthKinds)), .text(Text(language.healthKindsWhy, role: .soft))]
        + toggles)
  }

  /// How much is here of each kind that is wanted, and since when; nothing before the first file.
  fileprivate func healthHere(_ moment: Moment) -> [Component<Message>] {
    let consent = overview.settings.health
    guard let came = healthCame(moment), !consent.kinds.isEmpty else { return [] }
    let text = HealthText(self)
    var rows: [List<Message>.Row] = []
    for kind in consent.kinds {
      let reach = overview.health.reach(of: kind)
      rows.append(
        List<Message>.Row(
          key: "health-here-" + kind.name, title: text.name(kind),
          detail: reach.map { text.reach($0) } ?? language.healthNotYet,
          value: reach.map { text.mean($0.mean, of: kind) }))
    }
    return [
      .heading(Heading(language.healthHere)), .list(List(label: language.healthHere, rows: rows)),
      .text(Text(language.healthHereWhy + " " + language.healthCame(day: came), role: .caption)),
    ]
  }

  /// The day on which a file was last read to its end.
  func healthCame(_ moment: Moment) -> String? {
    overview.settings.health.cameAt.map { locale.date(moment.zone.offset($0).local($0).day) }
  }

  /// The way to health data among the settings.
  var healthGroup: SettingsGroup {
    SettingsGroup(
      key: "health", title: language.healthTitle, symbol: .heart,
      words: HealthFormat.allCases.map { HealthText(self).name($0) } + [
        language.healthSleep, language.healthSteps, language.healthResting,
      ], body: [.link(Link(language.healthTitle, to: .health, symbol: .heart))], route: .health)
  }

  /// The way to it from what was noticed, once there is anything.
  var healthLink: [Component<Message>] {
    guard overview.hasHealth(HealthKind.allCases) else { return [] }
    return [.link(Link(language.healthTitle, to: .health, symbol: .heart))]
  }
}
