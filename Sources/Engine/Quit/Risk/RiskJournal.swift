// The days of a journal as the forecast reads them.

extension Overview {
  /// The known days of a tracker that are over, oldest first, and today once something was used.
  ///
  /// A day that nobody told is left out: it is no day without use.
  public func riskDays(of tracker: Tracker, today: Day) -> [RiskDay] {
    let series = use(of: tracker.id)
    guard let first = series.first else { return [] }
    let records = DayRecord.all(
      from: first, through: today, plans: plans(of: tracker.id), use: series.history, today: today)
    let feelings = RiskFeelings(self, tracker)
    return records.compactMap { record in
      guard record.isUse || (record.used != nil && record.day < today) else { return nil }
      return RiskDay(record.day, used: record.isUse, feelings: feelings.told(on: record.day))
    }
  }
}

/// What a journal says of days beside use.
private struct RiskFeelings {
  private var cravings: [Int32: Double] = [:]
  private var sleep: [Int32: Double] = [:]
  private let moods: [LevelSeries]
  private let others: [UseHistory]

  init(_ overview: Overview, _ tracker: Tracker) {
    moods = overview.trackers.filter { $0.preset == TrackerPreset.mood.rawValue }
      .compactMap { overview.levels[$0.id] }
    others = overview.usedTrackers.filter { $0.id != tracker.id }
      .map { overview.use(of: $0.id).history }
    for craving in overview.cravings where craving.tracker ?? tracker.id == tracker.id {
      guard let strength = craving.intensity else { continue }
      cravings[craving.day.number] = max(cravings[craving.day.number] ?? 0, Double(strength))
    }
    // The more of the symptom, the worse the sleep.
    for check in overview.withdrawalChecks {
      if let strength = check[.sleep] { sleep[check.day.number] = -Double(strength.rawValue) }
    }
  }

  func told(on day: Day) -> [RiskFeeling: Double] {
    var told: [RiskFeeling: Double] = [:]
    told[.craving] = cravings[day.number]
    told[.sleep] = sleep[day.number]
    for series in moods {
      if let level = series.level(on: day) { told[.mood] = Double(level) }
    }
    for other in others {
      guard let amount = other.amount(on: day) else { continue }
      told[.otherUse] = max(told[.otherUse] ?? 0, amount > 0 ? 1 : 0)
    }
    return told
  }
}
