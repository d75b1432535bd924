// Drives the app for the tests of the progress and plan screens: opens it with a journal, finds
// what is on the screen by its key, presses it and reads what stands there.
import App
import Engine

/// An app with a clock that stands still until a test moves it.
struct Sitting {
  var program = Program()
  var now: Instant
  let zone: Zone
  private var drawn: UInt8 = 0

  /// Opens the app at `route` on a day at a local time.
  init(
    _ route: Route, on day: String, at time: String = "12:00", language: String = "en",
    zone: Zone = .fixed(UTCOffset(minutes: 60)!, name: "Test"), canShare: Bool = false,
    journal drafts: [Draft]
  ) {
    self.zone = zone
    now = zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
    var device = Device()
    device.languages = [language]
    device.canShare = canShare
    device.decimal = language == "de" ? "," : "."
    device.group = language == "de" ? "." : ","
    _ = program.receive(.started(device, address: route.address), moment)
    var clock = Clock(device: 7)
    // Written long before, so that what a test does is later.
    let written = Instant(milliseconds: 1_000_000_000_000)
    let changes = drafts.map { $0.stamped(by: &clock, now: written) }
    _ = program.receive(.record(number: 1, PackWriter.pack(changes)), moment)
    _ = program.receive(.storeOpened(StoreFacts()), moment)
  }

  var moment: Moment {
    Moment(
      now: now, zone: zone,
      entropy: Entropy(seed: [UInt8](repeating: 9, count: 15) + [drawn]))
  }

  var screen: Screen<Message> { program.screen(moment) }

  /// Everything on the page, as HTML.
  var page: String {
    var copy = program
    return String(decoding: copy.render(moment), as: UTF8.self)
  }

  /// Whether something with this key can be pressed or typed into.
  func has(_ key: String) -> Bool { controls.pressed[key] != nil || controls.entered[key] != nil }

  /// Presses what has this key; nothing where it is not on the screen.
  mutating func press(_ key: String) -> [Effect]? {
    guard let message = controls.pressed[key] else { return nil }
    drawn += 1
    return program.send(message, moment)
  }

  /// Types into the field of this key; says whether there is one.
  @discardableResult
  mutating func type(_ text: String, into key: String) -> Bool {
    guard let entered = controls.entered[key] else { return false }
    drawn += 1
    _ = program.send(entered(text), moment)
    return true
  }

  /// What a field holds, and its problem.
  func field(_ key: String) -> TextField<Message>? { controls.fields[key] }

  func chart(_ key: String) -> Chart? { controls.charts[key] }

  /// The values of the stats by their label.
  var stats: [String: String] { controls.stats }

  var controls: Controls {
    var controls = Controls()
    let screen = screen
    controls.add(screen.body + screen.dock)
    controls.add(screen.sheet?.body ?? [])
    if let action = screen.toast?.action { controls.add(.button(action)) }
    if let errand = screen.toast?.errand { controls.add(.errand(errand)) }
    return controls
  }
}

/// What is on a screen, by key.
struct Controls {
  var pressed: [String: Message] = [:]
  var picked: Set<String> = []
  var entered: [String: (String) -> Message] = [:]
  var fields: [String: TextField<Message>] = [:]
  var charts: [String: Chart] = [:]
  var stats: [String: String] = [:]
  var statsWithoutWhy: [String] = []
  var timelines: [Timeline] = []
  var tables: [Table] = []
  var texts: [String] = []
  var cards: Set<String> = []
  var highlights: [Highlight<Message>] = []
  var errands: [Errand<Message>] = []
  var rings: [Ring] = []
  var timers: [TimerFigure] = []
  var meters: [Meter] = []
  /// Every key of something that can be pressed, as often as it stands there.
  var keys: [String] = []
  var scales: [String: (Int) -> Message] = [:]

  mutating func add(_ components: [Component<Message>]) {
    for component in components { add(component) }
  }

  mutating func add(_ component: Component<Message>) {
    switch component {
    case .stack(let parts), .row(let parts), .grid(let parts): add(parts)
    case .card(let card):
      cards.insert(card.key)
      if let dismiss = card.dismiss { pressed["dismiss-" + card.key] = dismiss.message }
      add(card.body)
    case .details(let details):
      texts += [details.summary, details.value ?? ""]
      add(details.body)
    case .highlight(let highlight): add(highlight)
    case .form(let form): add(form.body)
    case .button(let button):
      pressed[button.key] = button.message
      keys.append(button.key)
    case .errand(let errand):
      pressed[errand.key] = errand.message
      errands.append(errand)
      texts.append(errand.label)
    case .text(let text): texts.append(text.text)
    case .heading(let heading): texts.append(heading.text)
    case .ring(let ring): rings.append(ring)
    case .stage(let stage): texts += [stage.title, stage.number ?? "", stage.sentence]
    case .timer(let timer): timers.append(timer)
    case .meter(let meter): meters.append(meter)
    case .scale(let scale): scales[scale.key] = scale.picked
    case .slider(let slider):
      scales[slider.key] = { slider.picked(String($0)) }
      entered[slider.key] = slider.moved
    case .choice(let choice):
      for option in choice.options {
        pressed[option.key] = option.message
        keys.append(option.key)
        if option.isPicked { picked.insert(option.key) }
      }
    case .field(let field):
      entered[field.key] = field.entered
      fields[field.key] = field
    case .select(let select): entered[select.key] = select.changed
    case .list(let list):
      for row in list.rows {
        if let message = row.pressed { pressed[row.pressedKey ?? row.key] = message }
        for action in row.actions { pressed[action.key] = action.message }
      }
    case .empty(let empty):
      texts += [empty.title, empty.text]
      if let action = empty.action { add(.button(action)) }
    case .chart(let chart): charts[chart.key] = chart
    case .stat(let stat):
      stats[stat.label] = stat.value + (stat.unit.map { " " + $0 } ?? "")
      if stat.why == nil { statsWithoutWhy.append(stat.label) }
    case .toggle(let toggle):
      pressed[toggle.key] = toggle.flipped
      if toggle.isOn { picked.insert(toggle.key) }
    case .notice(let notice): texts.append(notice.text)
    case .timeline(let timeline): timelines.append(timeline)
    case .table(let table): tables.append(table)
    default: break
    }
  }
}

extension Controls {
  /// A number on the face that says where it comes from is a figure like others.
  fileprivate mutating func add(_ highlight: Highlight<Message>) {
    cards.insert(highlight.key)
    highlights.append(highlight)
    texts.append(highlight.sentence)
    if let value = highlight.value, highlight.why != nil {
      stats[highlight.sentence] = value + (highlight.unit.map { " " + $0 } ?? "")
    } else if highlight.body.isEmpty {
      statsWithoutWhy.append(highlight.sentence)
    }
    add(highlight.body)
  }
}

/// Journals to start from.
enum SampleJournal {
  static let smoking = Tracker.identifier(for: .cigarettes)
  static let vaping = Tracker.identifier(for: .vape)

  static func tracker(_ substance: Substance, aim: Aim = .notice, order: Int64 = 0) -> Draft {
    .create(
      Tracker.identifier(for: substance), kind: Tracker.kind,
      [
        Field("aim", .text(aim.rawValue)), Field("substance", .text(substance.rawValue)),
        Field("order", .int(order)),
      ])
  }

  static func plan(_ plan: Plan, of tracker: Identifier, name: UInt64 = 1) -> Draft {
    .create(
      Identifier(high: 77, low: name), kind: PlanRecord.kind,
      PlanRecord.fields(of: plan, tracker: tracker))
  }

  static func total(_ units: Int64, on day: String, of tracker: Identifier) -> Draft {
    let day = Day(text: day)!
    return .create(
      DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
      [
        Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
        Field("amount", .int(units * Entry.unit)),
      ])
  }

  static func entry(at instant: Instant, on day: String, of tracker: Identifier) -> Draft {
    .create(
      Identifier(high: 78, low: UInt64(instant.milliseconds)), kind: Entry.kind,
      [
        Field("tracker", .text(tracker.text)), Field("at", .int(instant.milliseconds)),
        Field("day", .int(Int64(Day(text: day)!.number))),
      ])
  }

  static func craving(_ number: UInt64, on day: String, outcome: CravingOutcome?) -> Draft {
    let day = Day(text: day)!
    var fields = [
      Field("at", .int(Int64(day.number) * 86_400_000)), Field("day", .int(Int64(day.number))),
    ]
    if let outcome { fields.append(Field("outcome", .text(outcome.rawValue))) }
    return .create(Identifier(high: 79, low: number), kind: Craving.kind, fields)
  }
}
