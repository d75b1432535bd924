// The page of breathing rhythms: those that the app brings along and the person's own. Each starts
// with one tap; one's own can be made, changed and deleted, the others only hidden.
import Engine

extension PracticeState {
  func breathingScreen(_ desk: Desk) -> Screen<Message> {
    let text = BreathText(language: desk.language)
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    var rows: [List<Message>.Row] = []
    for preset in desk.overview.breathPresets { rows.append(desk.presetRow(preset, text)) }
    body.append(.list(List(label: text.list, rows: rows)))
    body.append(
      .button(
        Button(text.add, .practice(.openedPreset(nil)), key: "add-preset", symbol: .plus)))
    let hidden = desk.overview.settings.practice.hidden.compactMap { BreathPreset.builtIn($0) }
    if !hidden.isEmpty {
      body.append(
        .details(
          Details(
            key: "hidden-presets", summary: text.hidden,
            body: [.list(List(label: text.hidden, rows: hidden.map { desk.hiddenRow($0, text) }))]))
      )
    }
    return Screen(
      title: desk.practiceText.name(.breathing), place: .practice, back: .practice, body: body,
      sheet: breathSheet(text, desk))
  }

  // The form

  mutating func updateBreath(_ message: PracticeMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .openedPreset(let preset):
      let new = BreathPreset.new(id: "", icon: BreathForm.icons[0])
      breath = BreathForm(
        preset ?? new, id: preset.flatMap { Identifier(text: $0.id) })
    case .typedBreath(let field, let text):
      let most = field == .name ? BreathPreset.longestName : PracticeState.longestNumber
      breath?[field] = String(text.prefix(most))
    case .pickedIcon(let icon): breath?.icon = icon
    case .savedPreset: return savePreset(moment, &desk)
    case .deletedPreset:
      guard let id = breath?.id else { break }
      breath = nil
      return desk.delete(id, kind: BreathPreset.kind, saying: desk.practiceText.deleted, moment)
    case .hidPreset(let id, let isHidden):
      return desk.set([PracticeChoices.field(hiding: id, isHidden)], moment)
    default: break
    }
    return []
  }

  private mutating func savePreset(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = breath else { return [] }
    let id = form.id ?? moment.entropy.identifier()
    guard let preset = form.preset(id: id.text, name: desk.trimmed(form[.name])) else {
      breath?.showsProblem = true
      return []
    }
    breath = nil
    return desk.put(id, kind: BreathPreset.kind, preset.fields, moment)
  }

  private func breathSheet(_ text: BreathText, _ desk: Desk) -> Sheet<Message>? {
    guard let form = breath else { return nil }
    let isNameless = form.showsProblem && desk.trimmed(form[.name]).isEmpty
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.label(.name), value: form[.name], key: "breath-name",
          problem: isNameless ? text.nameMissing : nil, maxLength: BreathPreset.longestName
        ) { .practice(.typedBreath(.name, $0)) }),
      .choice(
        Choice(
          text.icon,
          options: BreathForm.icons.map {
            Choice.Option(
              $0, .practice(.pickedIcon($0)), key: "icon-" + $0, isPicked: $0 == form.icon)
          })),
    ]
    for field in BreathField.allCases where field != .name {
      body.append(
        desk.numberStepper(
          form[field], field.range, text.label(field),
          field == .rounds ? "" : desk.practiceText.seconds, key: "breath-" + field.rawValue
        ) { .practice(.typedBreath(field, $0)) })
    }
    body.append(.text(Text(desk.breathLine(form, text), role: .soft, isLive: true)))
    body.append(
      .button(Button(text.save, .practice(.savedPreset), key: "save-preset", role: .primary)))
    if form.id != nil {
      body.append(
        .button(
          Button(
            desk.practiceText.delete, .practice(.deletedPreset), key: "delete-preset",
            role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "breath-sheet", title: text.new,
      body: [.form(Form(key: "breath-form", body: body, submitted: .practice(.savedPreset)))],
      closeLabel: desk.practiceText.close, closed: .practice(.closedSheet))
  }
}

extension Desk {
  fileprivate func presetRow(_ preset: BreathPreset, _ text: BreathText) -> List<Message>.Row {
    let setting = PracticeSetting.breathing(preset)
    let name = name(of: setting)
    let isOwn = text.name(builtIn: preset.id) == nil
    let other =
      isOwn
      ? Button<Message>(
        text.change, .practice(.openedPreset(preset)), key: "change-" + preset.id, role: .quiet,
        hint: text.change + ": " + name)
      : Button<Message>(
        text.hide, .practice(.hidPreset(preset.id, true)), key: "hide-" + preset.id, role: .quiet,
        hint: text.hide + ": " + name)
    return List.Row(
      key: "preset-" + preset.id, title: name, detail: words(of: preset, text),
      value: length(Int64(preset.roundSeconds * preset.rounds) * Milliseconds.second),
      icon: preset.icon, tone: .sky,
      actions: [
        Button(
          practiceText.start, .practice(.pressedStart(setting)), key: "start-" + preset.id,
          hint: practiceText.start(name)), other,
      ])
  }

  fileprivate func hiddenRow(_ preset: BreathPreset, _ text: BreathText) -> List<Message>.Row {
    List.Row(
      key: "hidden-" + preset.id, title: name(of: .breathing(preset)), icon: preset.icon,
      actions: [
        Button(text.show, .practice(.hidPreset(preset.id, false)), key: "show-" + preset.id)
      ])
  }

  /// "4-7-8-0 · 10 × · before sleep"
  private func words(of preset: BreathPreset, _ text: BreathText) -> String {
    let words = rhythm(preset) + " · " + String(preset.rounds) + "\u{A0}×"
    return text.use(builtIn: preset.id).map { words + " · " + $0 } ?? words
  }

  /// "4-7-8-0": in, hold, out, hold.
  private func rhythm(_ preset: BreathPreset) -> String {
    "\(preset.breatheIn)-\(preset.holdIn)-\(preset.breatheOut)-\(preset.holdOut)"
  }

  /// "4-7-8-0, 10 ×, 3:10 min"
  func pattern(_ preset: BreathPreset) -> String {
    rhythm(preset) + ", \(preset.rounds)\u{A0}×, "
      + length(Int64(preset.roundSeconds * preset.rounds) * Milliseconds.second)
  }

  /// How long it takes, or what is off.
  fileprivate func breathLine(_ form: BreathForm, _ text: BreathText) -> String {
    guard let preset = form.preset(id: "", name: "-") else {
      return form.showsProblem ? text.numbersMissing : ""
    }
    let seconds = Int64(preset.roundSeconds * preset.rounds)
    return text.total(length(seconds * Milliseconds.second))
  }
}
