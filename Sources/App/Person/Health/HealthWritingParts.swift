// What is shown of writing to Apple Health: the quiet link after something was noted, the switches,
// the recipe for the Shortcut, and what nobody confirmed. Nothing where it cannot work.
import Engine

extension Desk {
  /// The link that hands a thing over; nothing where it may not be.
  @inline(never)  // Not of a first visit.
  func healthErrand(
    of thing: Identifier, again: Bool = false, _ moment: Moment
  ) -> Errand<Message>? {
    guard let note = writable(thing, again: again, moment) else { return nil }
    return Errand(
      again ? language.healthWriteAgain : language.healthWriteOffer,
      starting: ShortcutLink.address(note, of: thing, app: device.appAddress),
      .health(.pressedWrite(thing)), key: "health-write")
  }

  /// How a session stands with Health, beneath what it came to.
  func healthLine(of session: Identifier, _ moment: Moment) -> [Component<Message>] {
    guard writesToHealth else { return [] }
    switch overview.health.write(of: session)?.state {
    case .asked: return [.text(Text(language.healthWriteHanded, role: .soft, isLive: true))]
    case .written, .seen:
      return [.text(Text(language.healthWriteThere, role: .soft, isLive: true))]
    case .stopped, nil:
      return healthErrand(of: session, moment).map { [.errand($0)] } ?? []
    }
  }
}

extension HealthState {
  /// The link in the line at the foot, where the page itself has none.
  @inline(never)  // Not of a first visit.
  func toastErrand(_ moment: Moment, _ desk: Desk) -> Errand<Message>? {
    guard let offered, desk.route != .session, desk.route != .health else { return nil }
    return desk.healthErrand(of: offered, moment)
  }

  /// What a Shortcut that came back said.
  func answerParts(_ desk: Desk) -> [Component<Message>] {
    guard desk.writesToHealth, let answer else { return [] }
    let language = desk.language
    let text =
      switch answer {
      case .written(let kind, let value):
        language.healthWriteDone(what: HealthText(desk).sample(kind, value))
      case .stopped: language.healthWriteStopped
      case .unknown: language.healthWriteUnknown
      }
    return [.notice(Notice(key: "health-answer", text))]
  }

  /// The switches for each kind, the recipe, and what was handed over last without an answer.
  func writingParts(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    guard desk.writesToHealth else { return [] }
    let text = HealthText(desk)
    let consent = desk.overview.settings.health
    var parts: [Component<Message>] = [
      .heading(Heading(desk.language.healthWrite)),
      .text(Text(desk.language.healthWriteWhy, role: .soft)),
    ]
    for kind in HealthNoteKind.allCases {
      parts.append(
        .toggle(
          Toggle(
            text.name(kind), isOn: consent.writes.contains(kind),
            key: "health-writes-" + kind.rawValue, detail: text.reason(kind),
            flipped: .health(.flippedWrite(kind)))))
      if kind == .water, consent.writes.contains(.water) { parts.append(glass(consent, text)) }
    }
    parts += openParts(moment, desk)
    if !consent.writes.isEmpty { parts.append(recipe(desk)) }
    return [.stack(parts)]
  }

  /// Millilitres of the glasses that are offered.
  private static let glasses: [Int64] = [150, 200, 250, 300, 500]

  private func glass(_ consent: HealthConsent, _ text: HealthText) -> Component<Message> {
    .choice(
      Choice(
        text.glass,
        options: HealthState.glasses.map { glass in
          Choice.Option(
            text.milliliters(glass), .health(.pickedGlass(glass)),
            key: "health-glass-" + String(glass), isPicked: consent.glass == glass)
        }))
  }

  /// Only the last one: one thing is asked at a time.
  private func openParts(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    guard let write = desk.overview.health.openWrite(on: desk.clock.device) else { return [] }
    let what = HealthText(desk).sample(write.sample, write.value)
    var actions: [Component<Message>] = []
    if let errand = desk.healthErrand(of: write.of, again: true, moment) {
      actions.append(.errand(errand))
    }
    actions.append(
      .button(
        Button(
          desk.language.healthWriteSeen, .health(.pressedSeen(write.of)), key: "health-seen",
          symbol: .check)))
    return [
      .card(
        Card(
          key: "health-open", title: desk.language.healthWriteOpen, symbol: .heart,
          body: [
            .text(Text(what, role: .lead)), .text(Text(desk.language.healthWriteLook, role: .soft)),
            .row(actions),
          ]))
    ]
  }

  private func recipe(_ desk: Desk) -> Component<Message> {
    let language = desk.language
    let lines = [
      language.healthRecipe1(name: ShortcutLink.name), language.healthRecipe2,
      language.healthRecipe3, language.healthRecipe4, language.healthRecipe5,
      language.healthRecipe6, language.healthRecipe7,
    ]
    var body: [Component<Message>] = [
      .instructions(Instructions(label: language.healthRecipe, lines: lines)),
      .text(Text(language.healthRecipeText, role: .soft)),
      .text(Text(HealthState.sample, role: .caption)),
    ]
    if desk.device.isInstalled { body.append(.text(Text(language.healthRecipeHome, role: .soft))) }
    return .details(Details(key: "health-recipe", summary: language.healthRecipe, body: body))
  }

  /// What a Shortcut is given, to be compared with.
  private static let sample =
    "{\"kind\":\"water\",\"value\":250,\"unit\":\"mL\",\"start\":\"2026-03-31T12:00:00+02:00\","
    + "\"end\":\"2026-03-31T12:00:00+02:00\"}"
}
