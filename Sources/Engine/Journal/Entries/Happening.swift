// What things that happened have in common: when and where it was, to which day and tracker it
// belongs, and a note. Entries, totals, cravings, thoughts and doses share these names.

/// The fields that say when something happened and to what it belongs.
public enum Happening {
  /// The field of the moment.
  public static func field(at: Instant) -> Field { Field("at", .int(at.milliseconds)) }

  /// The field of the day to which it belongs.
  public static func field(day: Day) -> Field { Field("day", .int(Int64(day.number))) }

  /// The field that says whether the person picked the day.
  public static func field(dayChosen: Bool) -> Field { Field("dayChosen", .bool(dayChosen)) }

  /// The field of the offset in force where and when it happened.
  public static func field(offset: UTCOffset) -> Field {
    Field("offset", .int(Int64(offset.minutes)))
  }

  /// The field of the zone in which it was written down.
  public static func field(zone: Zone) -> Field { Field("zone", .text(zone.name)) }

  /// The field of the tracker to which it belongs.
  public static func field(tracker: Identifier) -> Field { Field("tracker", .text(tracker.text)) }

  /// The field of a note; an empty one takes it back.
  public static func field(note: String) -> Field { Field("note", .text(note)) }

  /// The fields that move it to another time.
  public static func fields(at: Instant, _ offset: UTCOffset) -> [Field] {
    [field(at: at), field(offset: offset)]
  }

  /// The fields of a moment and of its day.
  public static func fields(at: Instant, on day: Day, _ offset: UTCOffset) -> [Field] {
    [field(at: at), field(day: day), field(offset: offset)]
  }

  /// The day to which a thing belongs; nothing where it belongs to none.
  public static func day(of entity: Entity?) -> Day? {
    entity?["day"]?.asInt.flatMap { Day(stored: $0) }
  }

  /// The tracker to which fields belong; nothing where they name none.
  public static func tracker(in fields: [Field]) -> Identifier? {
    for field in fields where field.name == "tracker" {
      return Identifier(text: field.value.asText ?? "")
    }
    return nil
  }
}
