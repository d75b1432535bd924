// A small journal for tests of reminders: what happens in it happens at a moment.

import Engine

struct ReminderJournal {
  private(set) var records = Records()
  let zone: Zone
  private var number: Int64 = 0

  static let mood = Identifier(high: 8, low: 1)
  static let water = Identifier(high: 8, low: 2)

  init(_ zone: Zone = .fixed(UTCOffset(minutes: 60)!)) { self.zone = zone }

  func at(_ day: String, _ time: String) -> Instant {
    zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
  }

  mutating func write(_ id: Identifier, _ kind: String, _ fields: [Field], at: Instant) {
    number += 1
    let isNew = records.journal[id] == nil
    records.apply(
      Change(
        id: Identifier(high: 70, low: UInt64(number)), device: 1, number: number,
        stamp: Stamp(milliseconds: at.milliseconds, counter: UInt16(number), device: 1), entity: id,
        kind: kind, action: isNew ? .create(fields) : .set(fields)))
  }

  mutating func track(
    _ id: Identifier, _ times: [String], days: Int = 0, back: Int = 12, goal: Int64 = 0
  ) {
    let reminder = TrackerReminder(
      times: times.map { TimeOfDay(text: $0)! }, weekdays: days, lookBack: back)
    write(
      id, Tracker.kind,
      [
        Tracker.field(aim: .build), Field("name", .text("T")), Field("side", .text("good")),
        Field("mode", .text(goal > 0 ? "counter" : "yesNo")), Field("target", .int(goal)),
      ] + reminder.fields, at: at("2026-01-01", "09:00"))
  }

  mutating func choose(_ fields: [Field]) {
    write(
      ReminderChoices.identifier, ReminderChoices.kind, fields, at: at("2026-01-01", "09:00"))
  }

  mutating func log(_ tracker: Identifier, at moment: Instant, for day: String? = nil) {
    let own = day.flatMap { Day(text: $0) } ?? zone.offset(moment).local(moment).day
    write(
      Identifier(high: 9, low: UInt64(number)), Entry.kind,
      Entry.fields(of: tracker, onChosen: own, zone.offset(moment), in: zone), at: moment)
  }

  mutating func craving(at moment: Instant) {
    let local = zone.offset(moment).local(moment)
    write(
      Identifier(high: 10, low: UInt64(number)), Craving.kind,
      Happening.fields(at: moment, on: local.day, zone.offset(moment)), at: moment)
  }

  mutating func show(
    _ delivery: Delivery, _ answer: ReminderAnswer?, at moment: Instant? = nil
  ) {
    let id = delivery.occurrence.identifier
    let at = moment ?? delivery.at
    write(id, ReminderRecord.kind, ReminderRecord.fields(delivery, shownAt: at), at: at)
    guard let answer else { return }
    write(id, ReminderRecord.kind, ReminderRecord.fields(answer, at: at), at: at)
  }

  func plan(_ now: Instant, in other: Zone? = nil) -> ReminderPlan {
    ReminderPlan(Overview(records).reminderFacts(records, now: now, zone: other ?? zone))
  }

  /// "05-12 20:00 tracker", for what is planned.
  func lines(_ now: Instant, in other: Zone? = nil) -> [String] {
    plan(now, in: other).deliveries.map { delivery in
      let local = (other ?? zone).offset(delivery.at).local(delivery.at)
      return local.day.text.dropFirst(5) + " " + local.time.text + " " + delivery.kind.rawValue
    }
  }
}
