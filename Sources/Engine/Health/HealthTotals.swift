// Adds records up to days. Of each record only a fingerprint is kept, and of a time its start and
// its length, since sleep of several sources can be merged only when all of it is known.

/// The totals of an export, as far as it was read.
public struct HealthTotals: Sendable {
  /// Days, kinds and sources that can be told apart together: ten years of a hundred a day.
  static let mostSums = 390_000
  static let mostSpans = 1_000_000
  /// Names of devices and apps.
  static let mostSources = 255
  /// Names of kinds that are not taken, and bytes of one.
  static let mostNames = 60
  static let longestName = 60

  /// Records and workouts that count.
  public private(set) var records = 0
  /// Records of kinds that are not taken, and such as say nothing possible.
  public internal(set) var skipped = 0
  /// Records that came more than once.
  public internal(set) var duplicates = 0
  /// Whether the document came to its end.
  public internal(set) var isComplete = false
  /// The forms that it had, in the order in which they came.
  public private(set) var formats: [HealthFormat] = []
  /// What the documents call the kinds that are not taken; Apple's are counted without a name.
  public private(set) var unknown: [String] = []
  /// How many of the skipped records are of these.
  private var foreign = 0
  /// The kind and the day of the last record.
  private var last: (kind: HealthKind, day: Day)?

  private var sums: [HealthSumKey: HealthSum] = [:]
  private var spans: [HealthKind: [HealthSpan]] = [:]
  private var spanCount = 0
  private var logged: [Int32: [LoggedNight]] = [:]
  /// Kinds whose sources were added up before they were written down.
  private var joined: [HealthKind] = []
  private var sources: [UInt64: UInt8] = [:]
  private var seen = SeenRecords()
  private var windows = PulseWindows()

  public init() {}

  init(around windows: PulseWindows) { self.windows = windows }

  // The document

  /// How many records say nothing that can be understood; not known of Apple's export.
  public var unread: Int { formats == [.appleHealth] ? 0 : skipped - foreign }

  mutating func note(_ format: HealthFormat) {
    if !formats.contains(format) { formats.append(format) }
  }

  /// Names a kind that is not taken, with how many records of it were skipped.
  mutating func pass(_ name: [UInt8], records: Int) {
    skipped += records
    foreign += records
    guard !name.isEmpty else { return }
    let name = HealthTotals.printable(name)
    guard !name.isEmpty, unknown.count < HealthTotals.mostNames, !unknown.contains(name) else {
      return
    }
    unknown.append(name)
  }

  /// A name without what a terminal could take for a command.
  private static func printable(_ name: [UInt8]) -> String {
    var text = ""
    let whole = String(decoding: name.prefix(HealthTotals.longestName), as: UTF8.self)
    for scalar in whole.unicodeScalars where scalar.value >= 0x20 {
      if !(0x7F...0x9F).contains(scalar.value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  mutating func join(_ kind: HealthKind) {
    if !joined.contains(kind) { joined.append(kind) }
  }

  // Records

  /// A quantity in our unit.
  mutating func add(
    _ kind: HealthKind, _ value: Double, from start: HealthMoment, to end: HealthMoment,
    by name: ArraySlice<UInt8>
  ) throws(HealthProblem) {
    guard kind.plausible.contains(value), end.seconds >= start.seconds else {
      skipped += 1
      return
    }
    let source = try source(name)
    guard isNew(kind, start, end, source, value.bitPattern) else { return }
    let key = HealthSumKey(
      day: start.day.number, kind: kind, source: kind.counting == .bySource ? source : 0)
    sums[key, default: HealthSum()].add(value)
    if kind == .heartRate { windows.take(value, at: start.seconds) }
    last = (kind, start.day)
    guard sums.count <= HealthTotals.mostSums else { throw .tooMuch }
    records += 1
  }

  /// A time; `stage` is that of sleep.
  mutating func add(
    _ kind: HealthKind, stage: SleepStage, from start: HealthMoment, to end: HealthMoment,
    by name: ArraySlice<UInt8>
  ) throws(HealthProblem) {
    guard end.seconds > start.seconds, end.seconds - start.seconds <= 86_400 else {
      skipped += 1
      return
    }
    let source = try source(name)
    guard isNew(kind, start, end, source, UInt64(stage.rawValue)) else { return }
    guard spanCount < HealthTotals.mostSpans else { throw .tooMuch }
    spanCount += 1
    records += 1
    last = (kind, kind == .sleep ? end.day : start.day)
    spans[kind, default: []].append(
      HealthSpan(
        start: start.seconds, length: Int32(end.seconds - start.seconds),
        offset: Int16((kind == .sleep ? end : start).offset.minutes), source: source,
        stage: stage.rawValue))
  }

  /// A mean in our unit, with how far it went down and up.
  mutating func add(
    _ kind: HealthKind, lowest: Double, mean: Double, highest: Double, at moment: HealthMoment,
    by name: ArraySlice<UInt8>
  ) throws(HealthProblem) {
    guard kind.plausible.contains(lowest), kind.plausible.contains(highest),
      lowest <= mean, mean <= highest
    else {
      skipped += 1
      return
    }
    let source = try source(name)
    let what = RecordHash(lowest.bitPattern, mean.bitPattern, highest.bitPattern).value
    guard isNew(kind, moment, moment, source, what) else { return }
    let key = HealthSumKey(
      day: moment.day.number, kind: kind, source: kind.counting == .bySource ? source : 0)
    sums[key, default: HealthSum()].add(lowest, mean, highest)
    last = (kind, moment.day)
    guard sums.count <= HealthTotals.mostSums else { throw .tooMuch }
    records += 1
  }

  /// A sleep of which only lengths are said; the times where they are.
  mutating func add(
    _ parts: NightParts, from start: HealthMoment?, to end: HealthMoment?, on day: Day,
    by name: ArraySlice<UInt8>
  ) throws(HealthProblem) {
    let source = try source(name)
    guard
      let night = LoggedNight(
        from: start?.seconds ?? 0, to: end?.seconds ?? 0, by: source, parts)
    else {
      skipped += 1
      return
    }
    let midnight = HealthMoment(day, second: 0)
    let what = RecordHash(
      parts.asleep.bitPattern, UInt64(bitPattern: night.start), UInt64(bitPattern: night.end)
    ).value
    guard isNew(.sleep, midnight, midnight, source, what) else { return }
    guard spanCount < HealthTotals.mostSpans else { throw .tooMuch }
    spanCount += 1
    records += 1
    last = (.sleep, day)
    logged[day.number, default: []].append(night)
  }

  /// What a person noted is the same drink also when a second app passes it on.
  private mutating func isNew(
    _ kind: HealthKind, _ start: HealthMoment, _ end: HealthMoment, _ source: UInt8, _ what: UInt64
  ) -> Bool {
    var hash = RecordHash()
    hash.add(UInt64(kind.rawValue) << 8 | (kind.counting == .noted ? 0 : UInt64(source)))
    hash.add(UInt64(bitPattern: start.seconds))
    hash.add(UInt64(bitPattern: end.seconds))
    hash.add(what)
    let isNew = seen.insert(hash.value)
    if !isNew { duplicates += 1 }
    return isNew
  }

  /// A number for a name; the name itself is not kept.
  private mutating func source(_ name: ArraySlice<UInt8>) throws(HealthProblem) -> UInt8 {
    var hash = RecordHash()
    hash.add(name)
    if let known = sources[hash.value] { return known }
    guard sources.count < HealthTotals.mostSources else { throw .tooMuch }
    let number = UInt8(sources.count)
    sources[hash.value] = number
    return number
  }

  // Days

  /// How many days have something that is added up; nights and sessions are counted at the end.
  public var dayCount: Int { Set(sums.keys.map { $0.day }).union(logged.keys).count }

  /// The pulse around cravings, where a whole document says enough of it.
  var pulses: [(craving: Identifier, pulse: CravingPulse)] { isComplete ? windows.pulses : [] }

  /// Where a document was cut off: what this kind says of this day may not be all.
  public var brokenOff: (kind: HealthKind, day: Day)? { isComplete ? nil : last }

  /// Every day with something on it, from the first to the last.
  public var days: [HealthDay] {
    var days: [Int32: HealthDay] = [:]
    // What is added up is added in one order, so that no rounding differs.
    let keys = joined.isEmpty ? Array(sums.keys) : sums.keys.sorted { $0.source < $1.source }
    for key in keys {
      guard let sum = sums[key] else { continue }
      days[key.day, default: HealthDay(Day(number: key.day))].take(
        key.kind, sum, isJoined: joined.contains(key.kind))
    }
    for night in HealthSession.all(spans[.sleep] ?? [], gap: HealthNight.gap) {
      let day = night.lastDay
      days[day.number, default: HealthDay(day)].add(night: night)
    }
    for (day, nights) in logged {
      days[day, default: HealthDay(Day(number: day))].take(nights)
    }
    for session in HealthSession.all(spans[.mindfulMinutes] ?? [], gap: 0) {
      let day = session.firstDay
      days[day.number, default: HealthDay(day)].add(mindful: session)
    }
    for session in HealthSession.all(spans[.workouts] ?? [], gap: 0) {
      let day = session.firstDay
      days[day.number, default: HealthDay(day)].add(workout: session)
    }
    return days.values.sorted { $0.day < $1.day }
  }
}
