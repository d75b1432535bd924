// Journals with trackers that have modes, for the tests of streaks and of days that do not count.

import App
import Engine

enum StreakSample {
  static func id(_ number: UInt64) -> Identifier { Identifier(high: 80, low: number) }

  static func tracker(
    _ number: UInt64, _ name: String, _ mode: TrackerMode = .yesNo, since: String = "2026-05-01",
    _ fields: [Field] = []
  ) -> Draft {
    .create(
      id(number), kind: Tracker.kind,
      [
        Field("aim", .text("build")), Field("name", .text(name)),
        Field("mode", .text(mode.rawValue)), Field("order", .int(Int64(number))),
        Field("since", .int(Int64(Day(text: since)!.number))),
      ] + fields)
  }

  /// Entries on so many days in a row, but for some.
  static func entries(
    _ number: UInt64, from first: String, days: Int, without: Set<Int> = []
  ) -> [Draft] {
    (0..<days).filter { !without.contains($0) }.map { offset in
      let day = Day(text: first)!.adding(days: offset)
      return .create(
        Identifier(high: 81 + number, low: UInt64(offset + 1)), kind: Entry.kind,
        [
          Field("tracker", .text(id(number).text)), Field("day", .int(Int64(day.number))),
          Field("amount", .int(Entry.unit)),
        ])
    }
  }

  static func excuse(_ reason: String, _ from: String, _ through: String?) -> Draft {
    .create(
      Identifier(high: 79, low: UInt64(Day(text: from)!.number)), kind: Excuse.kind,
      [
        Field("reason", .text(reason)), Field("from", .int(Int64(Day(text: from)!.number))),
      ] + (through.map { [Field("through", .int(Int64(Day(text: $0)!.number)))] } ?? []))
  }
}

/// The rows and cards of a page in their order, as key, title, detail and value.
struct PageRows {
  var rows: [(key: String, title: String, detail: String, value: String)] = []
  var cardTitles: [String] = []
  /// What the faces of highlights say, and their numbers.
  var faces: [(sentence: String, value: String)] = []
  var addresses: [String] = []

  init(_ screen: Screen<Message>) { add(screen.body) }

  private mutating func add(_ components: [Component<Message>]) {
    for component in components {
      switch component {
      case .stack(let parts), .row(let parts), .grid(let parts): add(parts)
      case .details(let details): add(details.body)
      case .highlight(let highlight):
        faces.append((highlight.sentence, highlight.value ?? ""))
        add(highlight.body)
      case .card(let card):
        cardTitles.append(card.title ?? "")
        add(card.body)
      case .list(let list):
        for row in list.rows {
          rows.append((row.key, row.title, row.detail ?? "", row.value ?? ""))
        }
      case .link(let link): addresses.append(link.address)
      default: break
      }
    }
  }
}
