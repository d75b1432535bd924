// A device with Apple Health and the person's own Shortcut: what it offers, and what comes back.
import App
import Engine
import Foundation
import Testing

/// Opens the app where Apple Health can be written to.
enum HealthPhone {
  static let iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1"
  static let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15"
  static let script = "https://app.example/app.0123456789ab.js"
  static let drinking = Tracker.identifier(for: .alcohol)
  static let water = GivenTracker(
    name: "Water", mode: .counter, more: [Field("preset", .text("water"))])
  static let mood = GivenTracker(
    name: "Mood", mode: .levels,
    more: [
      Field("levels", .list(TrackerPreset.mood.levels.map { $0.value })),
      Field("preset", .text("mood")),
    ])

  /// A tab of a device on which everything was switched on, or only some.
  static func tab(
    _ kinds: [HealthNoteKind] = HealthNoteKind.allCases, byLevel: Bool = false,
    agent: String = iPhone, script: String = script, touch: Bool = true, language: String = "en"
  ) -> Tab {
    let begun = [Field("welcomedAt", .int(1))]
    let settings = begun + kinds.map { HealthConsent.field(writes: $0, true) }
    let way = byLevel ? DrinkingWay.byLevel.fields(since: Day(text: "2026-01-01")!) : []
    let alcohol = Draft.create(
      drinking, kind: Tracker.kind,
      [
        Field("aim", .text("reduce")), Field("substance", .text("alcohol")),
        Field("order", .int(9)),
      ] + way)
    let tab = trackersTab(
      [water, mood],
      more: [.create(Settings.identifier, kind: Settings.kind, settings), alcohol],
      language: language)
    tab.device.agent = agent
    tab.device.script = script
    tab.device.isTouched = touch
    tab.start()
    return tab
  }
}

extension Tab {
  func drinkWater() { send(.trackers(.counted(HealthPhone.water.id, by: 1))) }

  /// The one link to the Shortcut that is shown.
  var errand: Errand<Message>? {
    let errands = controls.errands
    #expect(errands.count < 2, "one at a time")
    return errands.first
  }

  /// The parts of the link, by their names.
  var errandParts: [String: String] {
    let items = errand.flatMap { URLComponents(string: $0.address)?.queryItems } ?? []
    var parts: [String: String] = [:]
    for item in items { parts[item.name] = item.value }
    return parts
  }

  /// What the Shortcut leads back to, as the address from the `#` on.
  func way(_ name: String) -> String { String((errandParts[name] ?? "").drop { $0 != "#" }) }

  /// The browser is led to an address.
  func come(_ address: String) {
    self.address = address
    receive(.addressed(address))
  }

  /// How what was handed over stands in the journal.
  var handed: [String] { fields(HealthWrite.kind).compactMap { $0["state"]?.asText } }
}
