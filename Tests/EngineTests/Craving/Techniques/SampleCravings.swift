// Cravings with just the fields that a test names.

import Engine

/// A craving of a journal, made of fields.
func sampleCraving(
  _ number: UInt64 = 1, on day: String = "2026-03-10", at time: String = "12:00",
  _ fields: [Field] = []
) -> Craving {
  let day = Day(text: day)!
  let at = UTCOffset.utc.instant(day, TimeOfDay(text: time)!)
  let id = Identifier(high: 7, low: number)
  var records = Records()
  records.apply(
    Change(
      id: id, device: 1, number: Int64(number),
      stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: Craving.kind,
      action: .create(
        [Field("at", .int(at.milliseconds)), Field("day", .int(Int64(day.number)))] + fields)))
  return Overview(records).cravings[0]
}

/// A craving with a technique, from one strength to another, or with only its end.
func sampleTry(
  _ key: String, from before: Int? = nil, to after: Int? = nil, _ outcome: CravingOutcome? = nil
) -> Craving {
  var fields = [Field("technique", .text(key))]
  if let before { fields.append(Field("intensity", .int(Int64(before)))) }
  if let after { fields.append(Field("intensityAfter", .int(Int64(after)))) }
  if let outcome { fields.append(Field("outcome", .text(outcome.rawValue))) }
  return sampleCraving(1, fields)
}
