// Reads the files of Fitbit's export, as Google Takeout hands them out:
// https://dev.fitbit.com/build/reference/web-api/sleep/get-sleep-log-by-date/ has the names of the
// fields of a sleep. All times are those of the person's clock.

/// One reading of a document.
struct FitbitReader {
  private var records = JSONRecords()
  /// Numbers without a name are steps: only the name of their document tells them from calories.
  private let isSteps: Bool
  private var isFound = false
  /// Records that say nothing, while it is not known whose they are.
  private var odd = 0
  private let source = HealthFormat.fitbit.source

  init(isSteps: Bool) {
    self.isSteps = isSteps
  }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, into totals: inout HealthTotals
  ) throws(HealthProblem) {
    records.feed(bytes)
    while let part = try records.next() {
      guard case .record(_, let bytes) = part else { continue }
      if let bytes, let record = try? JSONValue(parsing: bytes), try take(record, &totals) {
        isFound = true
      } else {
        odd += 1
      }
    }
  }

  /// No more bytes come; whether the document was whole.
  mutating func end(_ totals: inout HealthTotals) throws(HealthProblem) -> Bool {
    guard isFound else { throw .notAnExport }
    totals.note(.fitbit)
    totals.skipped += odd
    return records.isComplete
  }

  /// Whether the record says something that can be understood. A 0 stands for a time in which
  /// nothing was counted, or the band was not worn.
  private func take(
    _ record: JSONValue, _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    if record["dateOfSleep"] != nil { return try takeSleep(record, &totals) }
    if record["activityName"] != nil { return try takeWorkout(record, &totals) }
    guard let moment = moment(record["dateTime"]), let value = record["value"] else { return false }
    if let rate = value["bpm"]?.amount {
      try totals.add(.heartRate, rate, from: moment, to: moment, by: source)
      return true
    }
    if value["error"] != nil {
      guard let rate = value["value"]?.amount else { return false }
      if rate != 0 { try totals.add(.restingHeartRate, rate, from: moment, to: moment, by: source) }
      return true
    }
    guard let count = value.amount else { return false }
    guard isSteps else { throw .unnamed }
    if count != 0 { try totals.add(.steps, count, from: moment, to: moment, by: source) }
    return true
  }

  private func takeSleep(
    _ record: JSONValue, _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    guard let start = moment(record["startTime"]), let end = moment(record["endTime"]),
      let asleep = record["minutesAsleep"]?.amount
    else { return false }
    let summary = record["levels"]?["summary"]
    func seconds(_ stage: String) -> Double { (summary?[stage]?["minutes"]?.amount ?? 0) * 60 }
    var parts = NightParts(
      asleep: asleep * 60, inBed: (record["timeInBed"]?.amount ?? 0) * 60,
      awake: (record["minutesAwake"]?.amount ?? 0) * 60)
    if asleep > 0, seconds("light") > 0 || seconds("deep") > 0 || seconds("rem") > 0 {
      parts.core = seconds("light")
      parts.deep = seconds("deep")
      parts.rem = seconds("rem")
      parts.awake = seconds("wake")
    }
    guard !parts.isEmpty else { return true }
    try totals.add(parts, from: start, to: end, on: end.day, by: source)
    return true
  }

  private func takeWorkout(
    _ record: JSONValue, _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    guard let start = moment(record["startTime"]),
      let length = (record["duration"] ?? record["activeDuration"])?.amount,
      let end = start.after(length / 1000)
    else { return false }
    try totals.add(.workouts, stage: .inBed, from: start, to: end, by: source)
    return true
  }

  private func moment(_ value: JSONValue?) -> HealthMoment? {
    value?.characters.flatMap { HealthMoment(clock: $0, .monthFirst) }
  }
}
