// The practice place: the last practice at one tap, the minutes of the day, what there is to
// practise, and the latest sessions.
import Engine

extension Desk {
  /// Sessions that are listed.
  private static let mostRuns = 10

  /// The last setting of the kind that was last practised.
  private var lastSetting: PracticeSetting {
    let last = overview.practice.finished.last
    if let last, let remembered = overview.settings.practice.last(last.practice) {
      return last.practice == .program ? .program(lastProgram) : remembered
    }
    return last?.setting ?? .meditation(meditationSetting)
  }

  fileprivate func practiceHero(_ text: PracticeText) -> Component<Message> {
    let setting = lastSetting
    let isMindful = setting.kind.minutes == .mindful
    return .card(
      Card(
        key: "practice-hero", title: name(of: setting), symbol: symbol(of: setting.kind),
        tone: isMindful ? .sky : .dusk,
        body: [
          .text(Text(detail(of: setting), role: .lead)),
          .button(
            Button(
              text.start, .practice(.pressedStart(setting)), key: "start-last", role: .primary,
              hint: text.start(name(of: setting)))),
        ]))
  }

  fileprivate func minuteMeters(_ text: PracticeText, _ moment: Moment) -> Component<Message> {
    var meters: [Component<Message>] = []
    for kind in MinuteKind.allCases {
      let aim = overview.settings.rhythm.aim(kind)
      let minutes = minutes(kind, on: today(moment))
      meters.append(
        .meter(
          Meter(
            label: kind == .mindful ? text.mindful : text.workout, value: text.of(minutes, aim),
            thousandths: share(minutes, of: Int64(aim)), tone: kind == .mindful ? .sky : .dusk)))
    }
    return .card(Card(key: "practice-minutes", body: meters))
  }

  /// One row for each kind: the row leads to its settings, its button starts the last one.
  fileprivate func practiceRows() -> [List<Message>.Row] {
    let meditation = PracticeSetting.meditation(meditationSetting)
    let breathing = overview.settings.practice.last(.breathing) ?? .breathing(Desk.firstBreath)
    return [
      practiceRow(meditation, detail(of: meditation), .practice(.openedMeditation)),
      practiceRow(
        breathing, name(of: breathing) + ", " + detail(of: breathing), .went(.breathing)),
    ] + workoutRows()
  }

  /// What is offered to whoever never breathed by a rhythm.
  static let firstBreath = BreathPreset.builtIn[1]

  func practiceRow(
    _ setting: PracticeSetting, _ detail: String, _ pressed: Message
  ) -> List<Message>.Row {
    let kind = setting.kind
    return List.Row(
      key: "practice-" + kind.rawValue, title: practiceText.name(kind), detail: detail,
      symbol: symbol(of: kind), tone: kind.minutes == .mindful ? .sky : .dusk, pressed: pressed,
      actions: [
        Button(
          practiceText.start, .practice(.pressedStart(setting)), key: "start-" + kind.rawValue,
          hint: practiceText.start(name(of: setting)))
      ])
  }

  /// The ways to what belongs to practice and stands on pages of its own.
  fileprivate var practiceLinks: [Component<Message>] {
    [.link(Link(SoundsText(language).title, to: .sounds, symbol: .wave))]
  }

  fileprivate func latestSessions(_ text: PracticeText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for run in overview.practice.finished.suffix(Desk.mostRuns).reversed() {
      rows.append(runRow(run))
    }
    if !rows.isEmpty {
      return [.heading(Heading(text.recent)), .list(List(label: text.recent, rows: rows))]
    }
    let first = PracticeSetting.breathing(Desk.firstBreath)
    return [
      .empty(
        Empty(
          symbol: .sit, title: text.emptyTitle, text: text.emptyText,
          action: Button(
            text.emptyAction(name(of: first)), Message.practice(.pressedStart(first)),
            key: "start-first")))
    ]
  }

  /// A session that is done; a press opens it.
  func runRow(_ run: PracticeRun) -> List<Message>.Row {
    List.Row(
      key: "run-" + run.id.text, title: name(of: run.setting), detail: when(run),
      value: length(run.counted), symbol: symbol(of: run.practice),
      tone: run.practice.minutes == .mindful ? .sky : .dusk,
      pressed: .practice(.openedRun(run.id)))
  }

  fileprivate func when(_ run: PracticeRun) -> String {
    locale.shortDate(run.day) + ", " + locale.time(run.offset.local(run.at).time)
  }

  fileprivate func earlyStopChoice(_ text: PracticeText) -> Component<Message> {
    let picked = overview.settings.practice.earlyStop
    return .choice(
      Choice(
        text.earlyStop, hidesLabel: true,
        options: EarlyStop.allCases.map {
          Choice.Option(
            text.name($0), .practice(.pickedEarlyStop($0)), key: "early-" + $0.rawValue,
            isPicked: $0 == picked)
        }))
  }

  // What a practice is called

  func name(of setting: PracticeSetting?) -> String {
    switch setting {
    case .breathing(let preset):
      return BreathText(language: language).name(builtIn: preset.id) ?? preset.name
    case .guided(let key, _): return techniqueName(key) ?? practiceText.name(.guided)
    case .program(let program): return name(of: program)
    default: return practiceText.name(setting?.kind ?? .guided)
    }
  }

  /// "10 min, then 3 min closing"; "4-7-8-0, 10 rounds, 3:10 min"
  func detail(of setting: PracticeSetting) -> String {
    switch setting {
    case .meditation(let meditation): return practiceText.detail(meditation)
    case .breathing(let preset): return pattern(preset)
    case .open: return practiceText.openEndedDetail
    case .intervals(let intervals): return detail(of: intervals)
    case .program(let program): return line(of: program)
    default: return setting.schedule.practiceLength.map { length($0) } ?? ""
    }
  }

  func symbol(of kind: PracticeKind) -> Symbol {
    switch kind {
    case .meditation: .sit
    case .breathing, .guided: .breath
    case .open: .clock
    case .intervals: .bolt
    case .program: .run
    }
  }
}

extension State {
  func practiceScreen(_ moment: Moment) -> Screen<Message> {
    let text = desk.practiceText
    var body = practice.sessionQuestions(moment, desk)
    body += [desk.practiceHero(text), desk.minuteMeters(text, moment)]
    body.append(.list(List(label: text.kinds, rows: desk.practiceRows())))
    body += desk.practiceLinks
    body += desk.latestSessions(text)
    body.append(
      .details(
        Details(
          key: "practice-settings", summary: text.earlyStop, body: [desk.earlyStopChoice(text)])))
    return Screen(
      title: text.title, place: .practice, body: body,
      sheet: practice.meditationSheet(desk) ?? programs.intervalSheet(desk)
        ?? practice.runSheet(desk))
  }
}

extension PracticeState {
  func runSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let run = desk.finishedSession(opened) else { return nil }
    let text = desk.practiceText
    var body: [Component<Message>] = [
      .text(Text(desk.length(run.counted), role: .lead)), .text(Text(desk.when(run))),
    ]
    if let effort = run.effort { body.append(.text(Text(text.effort(effort)))) }
    if run.sawClockStep { body.append(.text(Text(text.clockStep, role: .soft))) }
    body.append(
      .button(
        Button(
          text.delete, .practice(.pressedDeleteRun(run.id)), key: "delete-run", role: .removal,
          symbol: .bin)))
    return Sheet(
      key: "run-sheet", title: desk.name(of: run.setting), body: body, closeLabel: text.close,
      closed: .practice(.closedSheet))
  }
}
