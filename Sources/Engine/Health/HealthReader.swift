// Reads Apple Health's export.xml, piece by piece, into day totals.

/// One reading of the document, from its first byte to its last.
public struct HealthReader: Sendable {
  private var xml = XMLReader()
  private var depth = 0
  public private(set) var totals = HealthTotals()

  public init() {}

  /// One that also looks at the pulse around cravings.
  init(around windows: PulseWindows) { totals = HealthTotals(around: windows) }

  /// Takes in the bytes that follow; what stands behind the end of the document is passed over.
  public mutating func read(_ bytes: ArraySlice<UInt8>) throws(HealthProblem) {
    guard !totals.isComplete else { return }
    xml.feed(bytes)
    while !totals.isComplete, let tag = try xml.next() {
      switch tag {
      case .start(let isEmpty):
        try start()
        if !isEmpty { depth += 1 } else if depth == 0 { totals.isComplete = true }
      case .end:
        depth -= 1
        if depth <= 0 { totals.isComplete = true }
      }
    }
  }

  /// No more bytes come. A document that was cut off keeps its whole records.
  public func end() throws(HealthProblem) {
    guard totals.isComplete || depth > 0 else { throw .notAnExport }
  }

  private mutating func start() throws(HealthProblem) {
    guard depth > 0 else {
      guard xml.isNamed("HealthData") else { throw .notAnExport }
      totals.note(.appleHealth)
      return
    }
    // Records of a correlation, such as a meal, stand in the document by themselves, too, and are
    // known again there.
    if xml.isNamed("Record") {
      try record()
    } else if xml.isNamed("Workout") {
      try workout()
    }
  }

  private mutating func record() throws(HealthProblem) {
    guard let type = try xml.value("type"), let kind = HealthKind.named(type),
      let (start, end) = try moments(), let value = try value(kind)
    else {
      totals.skipped += 1
      return
    }
    let source = try xml.value("sourceName") ?? []
    switch value {
    case .quantity(let value): try totals.add(kind, value, from: start, to: end, by: source)
    case .time(let stage):
      try totals.add(kind, stage: stage, from: start, to: end, by: source)
    }
  }

  private mutating func workout() throws(HealthProblem) {
    guard let (start, end) = try moments() else {
      totals.skipped += 1
      return
    }
    let source = try xml.value("sourceName") ?? []
    try totals.add(.workouts, stage: .inBed, from: start, to: end, by: source)
  }

  private enum Value {
    case quantity(Double), time(SleepStage)
  }

  private func value(_ kind: HealthKind) throws(HealthProblem) -> Value? {
    if kind == .mindfulMinutes { return .time(.inBed) }
    guard let text = try xml.value("value") else { return nil }
    if kind == .sleep { return SleepStage(text).map { .time($0) } }
    guard let unit = try xml.value("unit"), let scale = kind.scale(of: unit),
      let number = HealthNumber.value(text)
    else { return nil }
    return .quantity(number * scale)
  }

  private func moments() throws(HealthProblem) -> (HealthMoment, HealthMoment)? {
    guard let first = try xml.value("startDate"), let last = try xml.value("endDate"),
      let start = HealthMoment(first), let end = HealthMoment(last)
    else { return nil }
    return (start, end)
  }
}
