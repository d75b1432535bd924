// What the app can hand to Apple Health by way of the person's own Shortcut: one sample of one of
// four kinds, made from what the person did or noted here. What came from Health is none of these.

/// A kind that a person can have written to Apple Health; the raw value is the word of the payload.
public enum HealthNoteKind: String, CaseIterable, Sendable {
  case mindfulMinutes, alcoholicDrinks, water, mood

  /// The unit of its values in the payload. A mood goes from -1, the lowest level, to 1.
  public var unit: String {
    switch self {
    case .mindfulMinutes: "min"
    case .alcoholicDrinks: "count"
    case .water: "mL"
    case .mood: "valence"
    }
  }
}

/// One sample for Apple Health.
public struct HealthNote: Hashable, Sendable {
  /// No more of a unit than this is an honest sample: 100 litres, or 100,000 drinks.
  static let values: ClosedRange<Int64> = -Entry.unit...100_000 * Entry.unit

  public let kind: HealthNoteKind
  /// In thousandths of the unit.
  public let value: Int64
  public let start: Instant
  public let end: Instant
  /// Of the clock of where it happened.
  public let offset: UTCOffset

  /// A session of mindful minutes, once it is over; what counts of it, and so of a meditation only
  /// the first phase. It ends where what counts ended.
  public init?(_ run: PracticeRun) {
    guard run.practice.minutes == .mindful, let ended = run.ended else { return nil }
    kind = .mindfulMinutes
    value = (run.counted + 30) / 60
    start = ended.adding(milliseconds: -run.counted)
    end = ended
    offset = run.offset
  }

  /// A drink, a glass of water or a mood; nothing for any other entry. `glass` is how many
  /// millilitres one unit of water is.
  public init?(_ entry: Entry, of tracker: Tracker, glass: Int64, now: Instant) {
    guard !entry.isSkipped, entry.tracker == tracker.id,
      let (kind, value) = HealthNote.measure(entry, of: tracker, glass: glass),
      HealthNote.values.contains(value)
    else { return nil }
    self.kind = kind
    self.value = value
    start = entry.at ?? min(now, entry.offset.instant(entry.day, HealthNote.noon))
    end = start
    offset = entry.offset
  }

  /// Where only the day is known.
  private static let noon = TimeOfDay(minutes: 12 * 60)!

  private static func measure(
    _ entry: Entry, of tracker: Tracker, glass: Int64
  ) -> (HealthNoteKind, Int64)? {
    if tracker.substance == .alcohol { return drinks(entry, of: tracker) }
    if tracker.preset == TrackerPreset.water.rawValue, tracker.mode == .counter, entry.amount > 0 {
      return (.water, entry.amount * glass)
    }
    if tracker.preset == TrackerPreset.mood.rawValue, tracker.mode == .levels,
      let place = tracker.levels.firstIndex(where: { $0.id == entry.level })
    {
      let most = Int64(tracker.levels.count - 1)
      return (.mood, Int64(place) * 2 * Entry.unit / most - Entry.unit)
    }
    return nil
  }

  /// Counted ones as they were counted; an evening by its level, and a steady one by what was said.
  private static func drinks(_ entry: Entry, of tracker: Tracker) -> (HealthNoteKind, Int64)? {
    if tracker.drinksByLevel {
      guard let level = entry.level.flatMap({ DrinkLevel(rawValue: $0) }) else { return nil }
      let said = level == .steady ? min(entry.amount, Entry.unit) : level.stored.amount
      return (.alcoholicDrinks, said)
    }
    let isCounted = tracker.mode == nil || tracker.mode == .counter
    guard isCounted, entry.level == nil, entry.amount > 0 else { return nil }
    return (.alcoholicDrinks, entry.amount)
  }

  /// What the Shortcut is given, always in this order:
  /// `{"kind":"water","value":250,"unit":"mL","start":"2026-03-31T12:00:00+02:00","end":"…"}`
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("kind")
    writer.string(kind.rawValue)
    writer.key("value")
    writer.raw(Array(HealthNote.decimal(value).utf8))
    writer.key("unit")
    writer.string(kind.unit)
    writer.key("start")
    writer.string(start.text(at: offset))
    writer.key("end")
    writer.string(end.text(at: offset))
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Thousandths as a decimal without zeros at its end: `250`, `0.667`, `-0.5`.
  private static func decimal(_ thousandths: Int64) -> String {
    let whole = thousandths.magnitude / 1000
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    var rest = thousandths.magnitude % 1000
    guard rest > 0 else { return text }
    text += "."
    var place: UInt64 = 100
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}
