// A change taken along in place of counting everything anew: a tap, an undo and what another tab
// wrote then cost the same after ten years as on the first day.

extension Overview {
  /// More changes than this are sooner counted with all others.
  public static let mostChanges = 64

  /// Takes changes along that `records` has taken, in their order and since everything was counted.
  public mutating func take(_ changes: [ChangedRecord], in records: Records) {
    var changed: [ChangedRecord] = []
    for change in changes where !changed.contains(where: { $0.place == change.place }) {
      changed.append(change)
    }
    let days = changedDays(changed, records)
    let before = days.map { UseOfDay($0, self, records, replacing: changed) }
    for change in changed { move(change, to: records.all[change.place]) }
    if changed.contains(where: { $0.isOther(in: records) }), !takeOthers(changed, records) {
      self = Overview(records)
      return
    }
    for (day, before) in zip(days, before) { count(day, anew: records, before) }
  }

  /// Each day of a tracker whose use the changes may touch, once.
  private func changedDays(_ changed: [ChangedRecord], _ records: Records) -> [DayOfTracker] {
    var days: [DayOfTracker] = []
    for change in changed {
      for record in [change.old, records.all[change.place]] {
        var touched = record.use
        if case .practiceRun(let run) = record {
          touched = counter(of: run.practice.minutes).map {
            DayOfTracker(tracker: $0.id, day: run.day)
          }
        }
        if let touched, !days.contains(touched) { days.append(touched) }
      }
    }
    return days
  }

  private mutating func move(_ change: ChangedRecord, to new: Record) {
    let place = change.place
    if let day = change.old.day, day != new.day { dayPlaces.remove(place, on: day) }
    if let day = new.day { dayPlaces.add(place, on: day) }
    if new.isOther { otherPlaces.insert(place) } else { otherPlaces.remove(place) }
    if case .entry = change.old { entryCount -= 1 }
    if case .entry = new { entryCount += 1 }
    if case .healthDay(let day) = change.old { health.remove(day) }
    if case .healthDay(let day) = new { health.add(day) }
    if case .healthWrite(let write) = change.old { health.remove(write) }
    if case .healthWrite(let write) = new { health.add(write) }
    settled.forget(change.old)
    settled.forget(new)
  }

  /// Makes anew all that tells no use. No for what changes whose use is counted from what.
  private mutating func takeOthers(_ changed: [ChangedRecord], _ records: Records) -> Bool {
    let feeding = feeding
    var fresh = Overview()
    for place in otherPlaces { fresh.add(records.all[Int(place)]) }
    fresh.finish()
    swap(&fresh.uses, &uses)
    swap(&fresh.levels, &levels)
    swap(&fresh.words, &words)
    swap(&fresh.health, &health)
    swap(&fresh.settled, &settled)
    swap(&fresh.dayPlaces, &dayPlaces)
    swap(&fresh.otherPlaces, &otherPlaces)
    fresh.entryCount = entryCount
    swap(&self, &fresh)
    return feeding == self.feeding
  }

  /// What of the trackers goes into the use of any day.
  private var feeding: [DayOfTracker?] {
    var feeding: [DayOfTracker?] = []
    for tracker in trackers + archived {
      if let day = tracker.lastUseDay {
        feeding.append(DayOfTracker(tracker: tracker.id, day: day))
      }
    }
    for kind in MinuteKind.allCases {
      feeding.append(counter(of: kind).map { DayOfTracker(tracker: $0.id, day: Day.first) })
    }
    return feeding
  }

  private mutating func count(_ day: DayOfTracker, anew records: Records, _ before: UseOfDay) {
    let after = UseOfDay(day, self, records)
    var series = uses.removeValue(forKey: day.tracker) ?? UseSeries()
    let moment = series.replace(day.day, before.use, by: after.use)
    if !series.isEmpty { uses[day.tracker] = series }
    var levels = levels.removeValue(forKey: day.tracker) ?? LevelSeries()
    levels.replace(day.day, by: after.levels.days.first)
    if !levels.days.isEmpty { self.levels[day.tracker] = levels }
    if before.words != after.words { chooseWords(day, after.words, records) }
    settled.forget(
      day, from: moment, isArchived: archived.contains { $0.id == day.tracker })
  }

  /// The latest day with words stays; without any there, the one before it.
  private mutating func chooseWords(
    _ day: DayOfTracker, _ new: DayWords?, _ records: Records
  ) {
    let latest = words[day.tracker]?.day ?? day.day
    guard latest <= day.day else { return }
    var found = new
    if found == nil {
      for earlier in dayPlaces.days(before: day.day) {
        found = UseOfDay(DayOfTracker(tracker: day.tracker, day: earlier), self, records).words
        if found != nil { break }
      }
    }
    words[day.tracker] = found
  }
}

extension Record {
  /// Whether it says something and tells no use. Days of health data, and what was handed to
  /// Health, are so many that they are taken along one by one.
  var isOther: Bool {
    switch self {
    case .entry, .dayTotal, .healthDay, .healthWrite, .none: false
    default: true
    }
  }
}

extension ChangedRecord {
  fileprivate func isOther(in records: Records) -> Bool {
    old.isOther || records.all[place].isOther
  }
}

/// What the records of one day say of one tracker.
private struct UseOfDay {
  private(set) var use = UseSeries()
  private(set) var levels = LevelSeries()
  private(set) var words: DayWords?

  /// `changed` records count as what they were.
  init(
    _ day: DayOfTracker, _ overview: Overview, _ records: Records,
    replacing changed: [ChangedRecord] = []
  ) {
    for place in overview.dayPlaces.on(day.day) {
      let old = changed.first { $0.place == Int(place) }?.old
      let record = old ?? records.all[Int(place)]
      guard record.use == day else { continue }
      if case .entry(let entry) = record { add(entry) }
      if case .dayTotal(let total) = record { use.add(total) }
    }
    use.finish()
    if let leveled = levels.days.first { use.take(leveled) }
    if !overview.practice.days.isEmpty { addMinutes(day, overview) }
  }

  @inline(never)  // Not of a first visit.
  private mutating func addMinutes(_ day: DayOfTracker, _ overview: Overview) {
    for kind in MinuteKind.allCases where overview.counter(of: kind)?.id == day.tracker {
      let minutes = overview.practice.minutes(on: day.day)
      guard let minutes, minutes.milliseconds(kind) > 0 else { continue }
      use.add(minutes: minutes.amount(kind), on: day.day)
    }
  }

  private mutating func add(_ entry: Entry) {
    use.add(entry)
    levels.add(entry)
    guard case .some(_, _, let chosen) = entry.context, !chosen.isEmpty else { return }
    add(chosen, on: entry.day)
  }

  @inline(never)  // Not of a first visit.
  private mutating func add(_ chosen: [String], on day: Day) {
    var all = words ?? DayWords(day: day)
    all.add(chosen, on: day)
    words = all
  }
}
