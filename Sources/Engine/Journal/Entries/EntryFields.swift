// How an entry is written.

extension Entry {
  /// The field of an amount, in thousandths of a unit.
  public static func field(amount: Int64) -> Field { Field("amount", .int(amount)) }

  /// The field of a level of the tracker.
  public static func field(level: Int) -> Field { Field("level", .int(Int64(level))) }

  /// The fields of what happened at a moment, with the craving that ended in it and the strength
  /// of the liquid where there are any.
  public static func fields(
    of tracker: Identifier, amount: Int64, at: Instant, in zone: Zone, on day: Day,
    ending craving: Identifier?, strength: Int?
  ) -> [Field] {
    // In the order of their names, as an entity keeps them.
    var fields = [field(amount: amount), Happening.field(at: at)]
    if let craving { fields.append(field(craving: craving)) }
    fields += [Happening.field(day: day), Happening.field(offset: zone.offset(at))]
    if let strength { fields.append(field(strength: strength)) }
    return fields + [Happening.field(tracker: tracker), Happening.field(zone: zone)]
  }

  /// The fields of one unit on a day that the person picked.
  public static func fields(
    of tracker: Identifier, onChosen day: Day, _ offset: UTCOffset, in zone: Zone
  ) -> [Field] {
    [
      field(amount: unit), Happening.field(day: day), Happening.field(dayChosen: true),
      Happening.field(offset: offset), Happening.field(tracker: tracker),
      Happening.field(zone: zone),
    ]
  }

  /// The fields of one unit in which a craving ended, under the craving's own clock.
  public static func fields(
    of tracker: Identifier, ending craving: Entity, at: Instant, on day: Day, _ offset: UTCOffset
  ) -> [Field] {
    let zone = craving["zone"].map { [Field("zone", $0)] } ?? []
    return [
      field(amount: unit), Happening.field(at: at), field(craving: craving.id),
      Happening.field(day: day), Happening.field(offset: offset),
      Happening.field(tracker: tracker),
    ] + zone
  }

  /// The fields of what stood around it; empty ones take it back.
  public static func fields(
    note: String, place: String, triggers: [String], words: [String]
  ) -> [Field] {
    [
      Happening.field(note: note), Field("place", .text(place)),
      Field("triggers", .list(triggers.map { .text($0) })),
      Field("words", .list(words.map { .text($0) })),
    ]
  }

  /// Whether a thing is the entry in which a craving ended.
  public static func isLinked(_ entity: Entity, to craving: Identifier) -> Bool {
    entity.kind == kind && entity["craving"]?.asText == craving.text
  }

  private static func field(craving: Identifier) -> Field { Field("craving", .text(craving.text)) }
}
