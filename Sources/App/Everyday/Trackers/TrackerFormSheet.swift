// The sheet in which a tracker is made or changed: a preset first, then the form.
import Engine

extension TrackersState {
  func trackerSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    if let sheet = deletingSheet(desk) { return sheet }
    if let sheet = entrySheet(moment, desk) { return sheet }
    if isPicking { return desk.presetsSheet(TrackerFormText(desk.language)) }
    return form.map { desk.sheet(of: $0) }
  }
}

extension Desk {
  fileprivate func presetsSheet(_ text: TrackerFormText) -> Sheet<Message> {
    Sheet(
      key: "presets", title: text.pickTitle, body: presets(text), closeLabel: text.close,
      closed: .trackers(.closedForm))
  }

  @inline(never)  // Not of a first visit.
  fileprivate func sheet(of form: TrackerForm) -> Sheet<Message> {
    let text = TrackerFormText(language)
    let body = mainFields(form, text) + moreFields(form, text)
    return Sheet(
      key: "tracker-sheet", title: form.id == nil ? text.newTitle : text.changeTitle,
      body: [
        .form(
          Form(
            key: "tracker-form",
            body: body + [
              .text(Text(problemLine(form, text), isLive: true)),
              .button(
                Button(text.keep, .trackers(.pressedKeep), key: "keep-tracker", role: .primary)),
            ], submitted: .trackers(.pressedKeep)))
      ], closeLabel: text.close, closed: .trackers(.closedForm))
  }

  private func presets(_ text: TrackerFormText) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .button(
        Button(
          text.ownOne, .trackers(.pickedPreset(nil)), key: "preset-own", role: .primary,
          symbol: .plus))
    ]
    for side in TrackerSide.allCases {
      body.append(.heading(Heading(text.name(of: side))))
      body.append(.text(Text(text.detail(of: side), role: .soft)))
      var buttons: [Component<Message>] = []
      for preset in TrackerPreset.allCases where preset.side == side {
        buttons.append(
          .button(
            Button(
              preset.icon + " " + trackersText.name(of: preset), .trackers(.pickedPreset(preset)),
              key: "preset-" + preset.rawValue, role: .chip)))
      }
      body.append(.row(buttons))
    }
    return body
  }

  /// The first thing that is off, once somebody tried to save.
  fileprivate func problemLine(_ form: TrackerForm, _ text: TrackerFormText) -> String {
    guard form.showsProblems, let first = problems(of: form).first else { return "" }
    return text.problem(first)
  }

  fileprivate func mainFields(_ form: TrackerForm, _ text: TrackerFormText) -> [Component<Message>]
  {
    var body: [Component<Message>] = [
      typed(.name, text.name, form.name, most: Tracker.longestName),
      picks(
        .side, text.side, TrackerSide.allCases.map { ($0.rawValue, text.name(of: $0)) },
        form.side.rawValue, look: .segments),
      modeChoice(form, text),
    ]
    if let before = form.modeBefore, before != form.mode {
      body.append(
        .notice(
          Notice(key: "mode-changes", text.modeChanges(text.name(of: before, of: form.side)))))
    }
    if form.mode == .awareness {
      body.append(
        flip(.hasLevels, text.withLevels, !form.levels.isEmpty, detail: text.withLevelsDetail))
    }
    if form.hasLevels { body += levelFields(form, text) }
    if form.mode == .counter {
      body.append(typed(.goal, text.goal, form.goal, kind: .decimal, hint: text.goalHint, most: 7))
    }
    return body
  }

  private func modeChoice(_ form: TrackerForm, _ text: TrackerFormText) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for mode in form.side.modes {
      options.append(
        Choice.Option(
          text.name(of: mode, of: form.side), .trackers(.typed(.mode, mode.rawValue)),
          key: "mode-" + mode.rawValue, isPicked: form.mode == mode, detail: text.detail(of: mode)))
    }
    return .choice(Choice(text.mode, look: .cards, options: options))
  }

  private func levelFields(_ form: TrackerForm, _ text: TrackerFormText) -> [Component<Message>] {
    var body: [Component<Message>] = [.heading(Heading(text.levels, level: 3))]
    for (place, level) in form.levels.enumerated() {
      body += fields(of: level, at: place, form, text)
    }
    if form.levels.count < Level.counts.upperBound {
      body.append(
        .button(
          Button(
            text.addLevel, .trackers(.pressedAddLevel), key: "add-level", role: .quiet,
            symbol: .plus)))
    }
    return body
  }

  private func fields(
    of level: Level, at place: Int, _ form: TrackerForm, _ text: TrackerFormText
  ) -> [Component<Message>] {
    let key = "level-" + String(place)
    let number = locale.number(Int64(place + 1))
    var icons = [(value: "", label: "–")]
    for icon in TrackerIcon.levels { icons.append((icon, icon)) }
    if !level.icon.isEmpty, !TrackerIcon.levels.contains(level.icon) {
      icons.append((level.icon, level.icon))
    }
    let shown = LevelText(language: language).name(level)
    var row: [Component<Message>] = [
      .select(
        Select(
          text.levelIcon(number), value: level.icon, options: icons, key: key + "-icon"
        ) { .trackers(.typedLevel(place, .icon, $0)) }),
      .field(
        TextField(
          text.levelName(number), value: shown, key: key + "-name", maxLength: Level.longestName
        ) { .trackers(.typedLevel(place, .name, $0)) }),
    ]
    // What is only noticed is not judged, so its levels mean nothing for a streak.
    if form.mode == .levels {
      var effects: [(value: String, label: String)] = []
      for effect in LevelEffect.allCases {
        effects.append((effect.rawValue, text.name(of: effect)))
      }
      row.append(
        .select(
          Select(
            text.levelEffect(number), value: level.effect.rawValue, options: effects,
            key: key + "-effect"
          ) { .trackers(.typedLevel(place, .effect, $0)) }))
    }
    if form.levels.count > Level.counts.lowerBound {
      row.append(
        .button(
          Button(
            text.removeLevel, .trackers(.removedLevel(place)), key: key + "-remove", role: .quiet,
            hint: shown)))
    }
    return [.row(row)]
  }
}
