// Adds records up to days. Of each record only a fingerprint is kept, and of a time its start and
// its length, since sleep of several sources can be merged only when all of it is known.

/// The totals of an export, as far as it was read.
public struct HealthTotals: Sendable {
  /// Days, kinds and sources that can be told apart together: ten years of a hundred a day.
  static let mostSums = 390_000
  static let mostSpans = 1_000_000
  /// Names of devices and apps.
  static let mostSources = 255

  /// Records and workouts that count.
  public private(set) var records = 0
  /// Records of kinds that are not taken, and such as say nothing possible.
  public internal(set) var skipped = 0
  /// Records that came more than once.
  public internal(set) var duplicates = 0
  /// Whether the document came to its end.
  public internal(set) var isComplete = false
  /// The kind and the day of the last record.
  private var last: (kind: HealthKind, day: Day)?

  private var sums: [HealthSumKey: HealthSum] = [:]
  private var spans: [HealthKind: [HealthSpan]] = [:]
  private var spanCount = 0
  private var sources: [UInt64: UInt8] = [:]
  private var seen = SeenRecords()

  public init() {}

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
  public var dayCount: Int { Set(sums.keys.map { $0.day }).count }

  /// Where a document was cut off: what this kind says of this day may not be all.
  public var brokenOff: (kind: HealthKind, day: Day)? { isComplete ? nil : last }

  /// Every day with something on it, from the first to the last.
  public var days: [HealthDay] {
    var days: [Int32: HealthDay] = [:]
    for (key, sum) in sums {
      days[key.day, default: HealthDay(Day(number: key.day))].take(key.kind, sum)
    }
    for night in HealthSession.all(spans[.sleep] ?? [], gap: HealthNight.gap) {
      let day = night.lastDay
      days[day.number, default: HealthDay(day)].add(night: night)
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
