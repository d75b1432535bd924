// What the planted mistakes take in place of the truth.

import Engine

extension NudgeWorld {
  /// Where the device was at a moment, as far as something was shown there.
  func zone(at moment: Instant) -> String {
    shows.last { $0.at == moment }?.zone ?? zone.name
  }

  var latestLog: Instant? { logs.last { !$0.isDeleted }?.pressed }

  var openTrackers: [Identifier] { trackers.filter { !$0.isArchived }.map { $0.id } }

  /// As if each dismissal had been a "done".
  var shownWithoutDismissals: [ReminderRecord] {
    var records: [ReminderRecord] = []
    for show in shows {
      var fields = ReminderRecord.fields(show.delivery, shownAt: show.at)
      if let answer = show.answer {
        fields += ReminderRecord.fields(answer == .later ? .done : answer, at: show.at)
      }
      var journal = Journal()
      let place = journal.apply(
        Change(
          id: Identifier(high: 9, low: UInt64(records.count)), device: 1, number: 1,
          stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
          entity: show.delivery.occurrence.identifier, kind: ReminderRecord.kind,
          action: .create(fields)))
      if let record = ReminderRecord(journal.entities[place]) { records.append(record) }
    }
    return records
  }

  func hoursOfAnyCraving(_ facts: ReminderFacts) -> [RiskyHour] {
    var hours: [RiskyHour] = []
    for craving in cravings {
      let bin = craving.minutes / RiskyHour.binMinutes
      guard !hours.contains(where: { $0.bin == bin }),
        let time = TimeOfDay(minutes: craving.minutes)
      else { continue }
      hours.append(RiskyHour(bin: bin, time: time))
    }
    return hours
  }

  func archivedSubjects(_ facts: ReminderFacts) -> [ReminderSubject] {
    let days = (-1...ReminderFacts.days).map { facts.today.adding(days: $0) }
    return trackers.filter { $0.isArchived }.map { tracker in
      ReminderSubject(
        tracker.id,
        TrackerReminder(
          times: tracker.times.compactMap { TimeOfDay(minutes: $0) }, weekdays: tracker.weekdays,
          lookBack: tracker.lookBack),
        boundary: facts.boundary, dueDays: days, openDays: days)
    }
  }
}
