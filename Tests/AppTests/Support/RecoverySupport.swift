// What else stands on a screen: links, switches, notices and sources, for the tests of milestones,
// recovery, savings, the first weeks and help.
import App
import Engine

extension Sitting {
  var parts: RecoveryParts {
    var parts = RecoveryParts()
    let screen = screen
    parts.add(screen.body + screen.dock)
    parts.links += screen.shortcuts.map { $0.route.address }
    parts.add(screen.sheet?.body ?? [])
    return parts
  }

  /// Moves the clock and lets the app notice, as a beat does.
  mutating func wait(seconds: Int64) {
    now = now.adding(seconds: seconds)
    _ = program.receive(.beat, moment)
  }

  /// Flips a switch; says whether there is one.
  mutating func flip(_ key: String) -> Bool {
    guard let message = parts.flipped[key] else { return false }
    _ = program.send(message, moment)
    return true
  }

  /// The words of the page without its tags.
  var words: String {
    var words = ""
    var isTag = false
    for character in page.drop(while: { $0 != "\n" }) {
      if character == "<" { isTag = true }
      if !isTag { words.append(character) }
      if character == ">" {
        isTag = false
        words.append(" ")
      }
    }
    return words
  }
}

/// What is on a screen, by key or in its order.
struct RecoveryParts {
  var links: [String] = []
  var linkLabels: [String] = []
  var flipped: [String: Message] = [:]
  var notices: [String] = []
  var sources: Set<String> = []
  var rows: [(title: String, value: String?)] = []
  var meters: [Meter] = []
  var cards: [String] = []

  mutating func add(_ components: [Component<Message>]) {
    for component in components { add(component) }
  }

  mutating func add(_ component: Component<Message>) {
    switch component {
    case .stack(let parts), .row(let parts), .grid(let parts): add(parts)
    case .card(let card):
      cards.append(card.key)
      add(card.body)
    case .details(let details):
      if details.key.hasPrefix("source-") { sources.insert(details.key) }
      add(details.body)
    case .highlight(let highlight): add(highlight.body)
    case .form(let form): add(form.body)
    case .link(let link):
      links.append(link.address)
      linkLabels.append(link.label)
    case .toggle(let toggle): flipped[toggle.key] = toggle.flipped
    case .notice(let notice): notices.append(notice.text)
    case .meter(let meter): meters.append(meter)
    case .list(let list): for row in list.rows { rows.append((row.title, row.value ?? row.detail)) }
    default: break
    }
  }
}

/// Words and signs that no page says.
let shamingWords = [
  "!", "failed", "failure", "relapse", "should", "must", " bad ", "oops", "streak", "Rückfall",
  "versagt", "musst", "sollst", "schlecht", " muss ", " soll ",
]
