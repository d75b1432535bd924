// A person at the screen: presses what is shown by its key, types into it, and reads what it says.

import App
import Engine
import Foundation
import Testing

/// Everything on a screen that can be read or acted on, by its key.
struct ScreenParts {
  var buttons: [String: Button<Message>] = [:]
  /// What can be pressed or picked, and what that means.
  var presses: [String: Message] = [:]
  var fields: [String: TextField<Message>] = [:]
  var selects: [String: Select<Message>] = [:]
  var picked: [String] = []
  var rows: [List<Message>.Row] = []
  /// The days of a month by their key.
  var days: [String: MonthFigure<Message>.Cell] = [:]
  var cards: [String] = []
  var links: [String] = []
  var texts: [String] = []

  init(_ screen: Screen<Message>) {
    texts.append(screen.title)
    add(screen.body + screen.dock)
    links += screen.shortcuts.map { $0.route.address }
    if let sheet = screen.sheet {
      texts.append(sheet.title)
      presses["close"] = sheet.closed
      add(sheet.body)
    }
    if let toast = screen.toast {
      texts.append(toast.text)
      if let action = toast.action { add(action) }
      if let errand = toast.errand { add(.errand(errand)) }
    }
  }

  var words: String { texts.joined(separator: "\n") }

  private mutating func add(_ components: [Component<Message>]) {
    for component in components { add(component) }
  }

  private mutating func add(_ component: Component<Message>) {
    switch component {
    case .heading(let heading): texts.append(heading.text)
    case .text(let text): texts.append(text.text)
    case .stack(let children), .row(let children), .grid(let children): add(children)
    case .card(let card):
      cards.append(card.key)
      texts.append(card.title ?? "")
      if let dismiss = card.dismiss { presses[card.key + "-dismiss"] = dismiss.message }
      add(card.body)
    case .button(let button): add(button)
    case .link(let link):
      links.append(link.address)
      texts.append(link.label)
    case .errand(let errand):
      links.append(errand.address)
      texts.append(errand.label)
      presses[errand.key] = errand.message
    case .choice(let choice): add(choice)
    case .scale(let scale):
      texts += [scale.label, scale.low, scale.high]
      for number in scale.range { presses["\(scale.key)-\(number)"] = scale.picked(number) }
    case .slider(let slider):
      texts += [slider.label, slider.low, slider.high]
      for number in 0...slider.most {
        presses["\(slider.key)-\(number)"] = slider.picked(String(number))
      }
    case .field(let field):
      fields[field.key] = field
      texts += [field.label, field.hint ?? "", field.problem ?? ""]
    case .select(let select):
      selects[select.key] = select
      texts += [select.label] + select.options.map { $0.label }
    case .toggle(let toggle):
      presses[toggle.key] = toggle.flipped
      if toggle.isOn { picked.append(toggle.key) }
      texts += [toggle.label, toggle.detail ?? ""]
    case .form(let form):
      presses[form.key + "-enter"] = form.submitted
      add(form.body)
    case .list(let list): for row in list.rows { add(row) }
    case .month(let month): add(month)
    case .way(let way): texts.append(way.sentence)
    case .heatMap(let map): texts += [map.title, map.sentence]
    case .stat(let stat): texts += [stat.value, stat.label, stat.why ?? ""]
    case .stage(let stage): texts += [stage.title, stage.number ?? "", stage.sentence]
    case .meter(let meter): texts += [meter.label, meter.value]
    case .empty(let empty): texts += [empty.title, empty.text]
    case .details(let details):
      if details.isRow { cards.append(details.key) }
      texts += [details.summary, details.value ?? ""]
      add(details.body)
    case .highlight(let highlight):
      texts += [highlight.value ?? "", highlight.sentence, highlight.why ?? ""]
      add(highlight.body)
    default: break
    }
  }

  private mutating func add(_ month: MonthFigure<Message>) {
    for cell in month.weeks.flatMap({ $0 }).compactMap({ $0 }) {
      days[cell.key] = cell
      texts.append(cell.sentence)
      if let pressed = cell.pressed { presses[cell.key] = pressed }
    }
  }

  private mutating func add(_ button: Button<Message>) {
    buttons[button.key] = button
    texts.append(button.label)
    if !button.isDisabled { presses[button.key] = button.message }
  }

  private mutating func add(_ choice: Choice<Message>) {
    texts.append(choice.label)
    for option in choice.options {
      presses[option.key] = option.message
      texts.append(option.label)
      if option.isPicked { picked.append(option.key) }
    }
  }

  private mutating func add(_ row: List<Message>.Row) {
    rows.append(row)
    texts += [row.title, row.detail ?? "", row.value ?? ""]
    if let pressed = row.pressed { presses[row.pressedKey ?? row.key] = pressed }
  }
}

/// A person with a phone, a clock and a zone.
struct Person {
  var program = Program()
  var now: Instant
  var zone: Zone
  private var seed: UInt8 = 0

  /// Europe/Berlin around the change to summer time of 2026.
  static let berlin = Zone(name: "Europe/Berlin") { instant in
    UTCOffset(minutes: instant.milliseconds < 1_774_746_000_000 ? 60 : 120)!
  }
  /// Tuesday, 31 March 2026, 12:00 in Berlin.
  static let noon = Instant(milliseconds: 1_774_951_200_000)
  static let vape = Tracker.identifier(for: .vape)
  static let smoking = Tracker.identifier(for: .cigarettes)

  /// Opens the app at an address with these drafts already in the store.
  init(
    at route: Route, _ drafts: [Draft] = [], language: Language = .english,
    now: Instant = Person.noon, zone: Zone = Person.berlin, device: Device = Device(),
    facts: StoreFacts = StoreFacts()
  ) {
    self.now = now
    self.zone = zone
    var device = device
    device.languages = [language.rawValue]
    device.decimal = language == .german ? "," : "."
    device.group = language == .german ? "." : ","
    receive(.started(device, address: route.address))
    var clock = Clock(device: 7)
    let start = now.adding(milliseconds: -1000 * Milliseconds.hour)
    let changes = drafts.map { $0.stamped(by: &clock, now: start) }
    if !changes.isEmpty { receive(.record(number: 1, PackWriter.pack(changes))) }
    receive(.storeOpened(facts))
  }

  var moment: Moment {
    Moment(now: now, zone: zone, entropy: Entropy(seed: Array(repeating: seed, count: 16)))
  }

  @discardableResult
  mutating func receive(_ arrival: Arrival) -> [Effect] {
    seed &+= 1
    return program.receive(arrival, moment)
  }

  var parts: ScreenParts { ScreenParts(program.screen(moment)) }
  var words: String { parts.words }
  var journal: Journal { program.state.desk.records.journal }

  /// What stands twice among the identities of the rendered page.
  mutating func twins() -> [String] {
    let page = String(decoding: program.render(moment), as: UTF8.self)
    var seen = Set<String>()
    var twins: [String] = []
    for piece in page.components(separatedBy: " id=\"").dropFirst() {
      let id = String(piece.prefix { $0 != "\"" })
      if !seen.insert(id).inserted { twins.append(id) }
    }
    return twins
  }

  /// Presses or picks something that is shown and not switched off.
  @discardableResult
  mutating func press(_ key: String, at place: SourceLocation = #_sourceLocation) -> [Effect] {
    guard let message = parts.presses[key] else {
      Issue.record("nothing to press: \(key)", sourceLocation: place)
      return []
    }
    seed &+= 1
    return program.send(message, moment)
  }

  @discardableResult
  mutating func type(
    _ text: String, into key: String, at place: SourceLocation = #_sourceLocation
  ) -> [Effect] {
    guard let field = parts.fields[key] else {
      Issue.record("nothing to type into: \(key)", sourceLocation: place)
      return []
    }
    seed &+= 1
    return program.send(field.entered(text), moment)
  }

  @discardableResult
  mutating func select(
    _ value: String, in key: String, at place: SourceLocation = #_sourceLocation
  ) -> [Effect] {
    guard let select = parts.selects[key] else {
      Issue.record("nothing to select in: \(key)", sourceLocation: place)
      return []
    }
    seed &+= 1
    return program.send(select.changed(value), moment)
  }
}

/// Drafts for a journal to start from.
enum Given {
  static func tracker(_ substance: Substance) -> Draft {
    .create(
      Tracker.identifier(for: substance), kind: Tracker.kind,
      [
        Field("aim", .text("reduce")), Field("substance", .text(substance.rawValue)),
        Field("order", .int(substance == .vape ? 0 : 1)),
      ])
  }

  static func name(_ number: Int) -> Identifier { Identifier(kind: "given", String(number)) }

  /// An entry at a local date and time; the day is the one given, else that of the date.
  static func entry(
    _ number: Int, _ date: String, _ time: String, day: String? = nil, amount: Int64 = 1000,
    of tracker: Identifier = Person.vape, offset: Int = 120, more: [Field] = []
  ) -> Draft {
    let offset = UTCOffset(minutes: offset)!
    let at = offset.instant(Day(text: date)!, TimeOfDay(text: time)!)
    return .create(
      name(number), kind: Entry.kind,
      [
        Field("tracker", .text(tracker.text)), Field("at", .int(at.milliseconds)),
        Field("offset", .int(Int64(offset.minutes))),
        Field("day", .int(Int64(Day(text: day ?? date)!.number))), Field("amount", .int(amount)),
      ] + more)
  }

  static func total(_ date: String, _ amount: Int64) -> Draft {
    let day = Day(text: date)!
    return .create(
      DayTotal.identifier(of: Person.vape, on: day), kind: DayTotal.kind,
      [
        Field("tracker", .text(Person.vape.text)), Field("day", .int(Int64(day.number))),
        Field("amount", .int(amount)),
      ])
  }

  static func craving(_ number: Int, _ date: String, _ time: String, more: [Field] = []) -> Draft {
    let offset = UTCOffset(minutes: 120)!
    let day = Day(text: date)!
    return .create(
      name(number), kind: Craving.kind,
      [
        Field("at", .int(offset.instant(day, TimeOfDay(text: time)!).milliseconds)),
        Field("offset", .int(120)), Field("day", .int(Int64(day.number))),
      ] + more)
  }
}

/// Words that this app never says to anybody.
let unkindWords = [
  "!", "failed", "failure", "relapse", "streak lost", "should", "must ", " bad", "oops",
  "versagt", "Rückfall", "musst", "sollst", "schlecht",
]
