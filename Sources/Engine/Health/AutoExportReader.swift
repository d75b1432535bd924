// Reads what the app Health Auto Export writes as JSON:
// https://help.healthyapps.dev/en/health-auto-export/export-format/health-metrics

/// One reading of the document; a second one where names stood behind the numbers they belong to.
struct AutoExportReader {
  /// A metric of the document.
  private struct Metric {
    var name: [UInt8]?
    var units: [UInt8]?
    /// Its records came before its name and unit were known.
    var isBlind = false
    /// Records that were passed over.
    var passed = 0

    var isKnown: Bool { name != nil && units != nil }
    var kind: HealthKind? { name.flatMap { AutoExportReader.kind(of: $0) } }
  }

  private var records = JSONRecords()
  private var metrics: [Metric] = []
  /// What the first reading learned.
  private var learned: [Metric] = []
  /// Whether this is the second reading.
  private(set) var isSecond = false
  private var hasEnded = false
  /// Lists of what is not taken, and how many records they have.
  private var lists: [[UInt8]] = []
  private var listed = 0
  private let source = HealthFormat.healthAutoExport.source

  /// Whether it has to be read once more, from its start.
  var wantsAgain: Bool {
    hasEnded && !isSecond && metrics.contains { $0.isBlind && $0.isKnown && $0.kind != nil }
  }

  /// Whether a second reading follows, or is this one.
  var takesTwo: Bool { isSecond || metrics.contains { $0.isBlind } }

  mutating func again() {
    learned = metrics
    metrics = []
    records = JSONRecords()
    isSecond = true
    hasEnded = false
  }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, into totals: inout HealthTotals
  ) throws(HealthProblem) {
    records.feed(bytes)
    while let part = try records.next() {
      switch part {
      case .group: metrics.append(Metric())
      case .text(let name, let text): learn(name, text)
      case .record(let list, let bytes): try take(list, bytes, &totals)
      }
    }
  }

  /// No more bytes come; whether the document was whole.
  mutating func end(_ totals: inout HealthTotals) throws(HealthProblem) -> Bool {
    guard records.hasLists else { throw .notAnExport }
    hasEnded = true
    totals.note(.healthAutoExport)
    guard !isSecond else { return records.isComplete }
    totals.pass([], records: listed)
    for list in lists { totals.pass(list, records: 0) }
    for metric in metrics where metric.isBlind {
      if metric.kind == nil {
        totals.pass(metric.name ?? [], records: metric.passed)
      } else if !metric.isKnown {
        totals.skipped += metric.passed
      }
    }
    return records.isComplete
  }

  private mutating func learn(_ name: [UInt8], _ text: [UInt8]) {
    guard let plain = AutoExportReader.plain(text) else { return }
    if name.says("name") { metrics[metrics.count - 1].name = plain }
    if name.says("units") { metrics[metrics.count - 1].units = plain }
  }

  /// A text with its escapes resolved: units are written as `count\/min`.
  private static func plain(_ text: [UInt8]) -> [UInt8]? {
    let quote = [UInt8(ascii: "\"")]
    guard case .string(let plain)? = try? JSONValue(parsing: quote + text + quote) else {
      return nil
    }
    return Array(plain.utf8)
  }

  // Records

  private mutating func take(
    _ list: [UInt8], _ bytes: [UInt8]?, _ totals: inout HealthTotals
  ) throws(HealthProblem) {
    if records.isInGroup {
      try takeNumber(bytes, &totals)
    } else if !isSecond, list.says("workouts") {
      guard let bytes, let record = try? JSONValue(parsing: bytes),
        let (start, end) = AutoExportReader.times(record, "start", "end")
      else {
        totals.skipped += 1
        return
      }
      try totals.add(.workouts, stage: .inBed, from: start, to: end, by: source)
    } else if !isSecond {
      listed += 1
      if lists.count < HealthTotals.mostNames, !lists.contains(list) { lists.append(list) }
    }
  }

  private mutating func takeNumber(
    _ bytes: [UInt8]?, _ totals: inout HealthTotals
  ) throws(HealthProblem) {
    let place = metrics.count - 1
    let metric = isSecond && place < learned.count ? learned[place] : metrics[place]
    if isSecond {
      guard metric.isBlind, metric.isKnown, metric.kind != nil else { return }
    } else if !metric.isKnown {
      // What is not known by then is learned on the way, and read once more.
      metrics[place].isBlind = true
      metrics[place].passed += 1
      return
    }
    guard let units = metric.units, let kind = metric.kind else {
      // A name is looked up once, and not for each of a million records.
      totals.pass(metric.passed == 0 ? metric.name ?? [] : [], records: 1)
      metrics[place].passed += 1
      return
    }
    guard let bytes, let record = try? JSONValue(parsing: bytes),
      try take(kind, units[...], record, &totals)
    else {
      totals.skipped += 1
      return
    }
  }

  /// Whether the record says something that can be understood. Nothing is not zero: a number 0
  /// stands where there was nothing to count.
  private func take(
    _ kind: HealthKind, _ units: ArraySlice<UInt8>, _ record: JSONValue,
    _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    let name = record["source"]?.characters ?? source
    if kind == .sleep { return try takeSleep(units, record, name, &totals) }
    guard let moment = AutoExportReader.moment(record["date"]) else { return false }
    if kind == .mindfulMinutes {
      guard let scale = HealthKind.seconds(in: units), let length = record["qty"]?.amount,
        let end = moment.after(length * scale)
      else { return false }
      guard end.seconds > moment.seconds else { return true }
      try totals.add(kind, stage: .inBed, from: moment, to: end, by: name)
      return true
    }
    guard let scale = kind.scale(of: units) else { return false }
    if kind == .heartRate, let mean = record["Avg"]?.amount {
      try totals.add(
        kind, lowest: (record["Min"]?.amount ?? mean) * scale, mean: mean * scale,
        highest: (record["Max"]?.amount ?? mean) * scale, at: moment, by: name)
      return true
    }
    guard let value = record["qty"]?.amount else { return false }
    guard value != 0 else { return true }
    // Sources that were added up by the phone stand together, such as `Watch|iPhone`.
    if name.contains(UInt8(ascii: "|")) { totals.join(kind) }
    try totals.add(kind, value * scale, from: moment, to: moment, by: name)
    return true
  }

  // Sleep

  private func takeSleep(
    _ units: ArraySlice<UInt8>, _ record: JSONValue, _ name: ArraySlice<UInt8>,
    _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    if let word = record["value"]?.characters {
      guard let stage = AutoExportReader.stage(word),
        let (start, end) = AutoExportReader.times(record, "startDate", "endDate")
      else { return false }
      try totals.add(.sleep, stage: stage, from: start, to: end, by: name)
      return true
    }
    guard let scale = HealthKind.seconds(in: units) else { return false }
    func seconds(_ name: String) -> Double { (record[name]?.amount ?? 0) * scale }
    let parts = NightParts(
      asleep: max(seconds("totalSleep"), seconds("asleep")), inBed: seconds("inBed"),
      core: seconds("core"), deep: seconds("deep"), rem: seconds("rem"), awake: seconds("awake"))
    let times =
      AutoExportReader.times(record, "sleepStart", "sleepEnd")
      ?? AutoExportReader.times(record, "inBedStart", "inBedEnd")
    guard let day = times?.1 ?? AutoExportReader.moment(record["date"]) else { return false }
    guard !parts.isEmpty else { return true }
    try totals.add(parts, from: times?.0, to: times?.1, on: day.day, by: name)
    return true
  }

  private static func stage(_ word: ArraySlice<UInt8>) -> SleepStage? {
    switch String(decoding: word, as: UTF8.self) {
    case "In Bed", "InBed": .inBed
    case "Asleep", "Unspecified": .asleep
    case "Awake": .awake
    case "Core": .core
    case "Deep": .deep
    case "REM": .rem
    default: nil
    }
  }

  private static func moment(_ value: JSONValue?) -> HealthMoment? {
    value?.characters.flatMap { HealthMoment(clock: $0) }
  }

  private static func times(
    _ record: JSONValue, _ start: String, _ end: String
  ) -> (HealthMoment, HealthMoment)? {
    guard let first = moment(record[start]), let last = moment(record[end]) else { return nil }
    return (first, last)
  }

  private static func kind(of name: [UInt8]) -> HealthKind? {
    for (known, kind) in kinds where name.says(known) { return kind }
    return nil
  }

  /// The app renamed some of its metrics over the years.
  private static let kinds: [(StaticString, HealthKind)] = [
    ("sleep_analysis", .sleep), ("step_count", .steps), ("walking_running_distance", .distance),
    ("active_energy", .activeEnergy), ("resting_heart_rate", .restingHeartRate),
    ("heart_rate", .heartRate), ("mindful_minutes", .mindfulMinutes), ("dietary_water", .water),
    ("water", .water), ("caffeine", .caffeine), ("dietary_caffeine", .caffeine),
    ("number_of_alcoholic_beverages", .alcoholicDrinks), ("alcohol_consumption", .alcoholicDrinks),
  ]
}

extension HealthMoment {
  /// So many seconds later; nothing for what is no length of a day.
  func after(_ seconds: Double) -> HealthMoment? {
    guard (0...86_400).contains(seconds) else { return nil }
    return HealthMoment(seconds: self.seconds + Int64(seconds + 0.5), offset: offset)
  }
}
