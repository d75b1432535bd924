// What the columns of a table of health data say, as its header names them.

/// What a column says.
enum HealthColumn {
  case ignored, day, start, end, lowest, mean, highest
  case amount(HealthKind, Double)
  case night(NightPart, Double)
}

/// The header of a table of a known form.
struct HealthColumns {
  let format: HealthFormat
  let separator: UInt8
  private(set) var columns: [HealthColumn] = []
  /// The names of columns that are not taken.
  private(set) var unknown: [[UInt8]] = []

  /// Nothing for a header of another table.
  init?(_ row: [UInt8]) {
    separator = TableRows.separator(of: row)
    let names = TableRows.fields(of: row, separator)
    func has(_ word: StaticString) -> Bool { names.contains { $0.says(word) } }
    let isOfWorkouts = has("Workout Type") && has("Start") && has("End")
    let isOfGoogle =
      has("Date") && has("Step count")
      && (has("Move Minutes count") || has("Calories (kcal)") || has("Distance (m)")
        || has("Heart Points"))
    format = isOfGoogle ? .googleFit : .healthAutoExport
    var isKnown = isOfWorkouts || isOfGoogle
    for name in names {
      let column =
        isOfWorkouts
        ? HealthColumns.ofWorkouts(name)
        : isOfGoogle ? HealthColumns.ofGoogle(name) : HealthColumns.ofMetrics(name)
      columns.append(column ?? .ignored)
      if let column {
        switch column {
        case .ignored, .day: break
        default: isKnown = true
        }
      } else {
        unknown.append(name)
      }
    }
    guard isKnown, isOfWorkouts || has("Date") || has("Date/Time") else { return nil }
  }

  private static func ofWorkouts(_ name: [UInt8]) -> HealthColumn? {
    if name.says("Start") { return .start }
    // What else is said of a run is said of it alone.
    return name.says("End") ? .end : .ignored
  }

  /// Its distance is also that of a bicycle, and its energy that of a body at rest.
  private static func ofGoogle(_ name: [UInt8]) -> HealthColumn? {
    if name.says("Date") { return .day }
    if name.says("Step count") { return .amount(.steps, 1) }
    if name.says("Average heart rate (bpm)") { return .mean }
    if name.says("Max heart rate (bpm)") { return .highest }
    return name.says("Min heart rate (bpm)") ? .lowest : nil
  }

  /// `Step Count (count)`, `Sleep Analysis [Core] (hr)`: a name with its unit.
  private static func ofMetrics(_ field: [UInt8]) -> HealthColumn? {
    if field.says("Date") || field.says("Date/Time") { return .day }
    guard field.last == UInt8(ascii: ")"), let open = field.lastIndex(of: UInt8(ascii: "(")),
      open > 0, field[open - 1] == UInt8(ascii: " ")
    else { return nil }
    let name = Array(field[..<(open - 1)])
    let unit = field[(open + 1)..<(field.count - 1)]
    for (known, kind) in kinds where name.says(known) {
      let scale = kind == .mindfulMinutes ? HealthKind.seconds(in: unit) : kind.scale(of: unit)
      return scale.map { .amount(kind, $0) }
    }
    for (known, part) in nights where name.says(known) {
      return HealthKind.seconds(in: unit).map { .night(part, $0) }
    }
    guard HealthKind.heartRate.scale(of: unit) == 1 else { return nil }
    if name.says("Heart Rate [Min]") { return .lowest }
    if name.says("Heart Rate [Avg]") { return .mean }
    return name.says("Heart Rate [Max]") ? .highest : nil
  }

  private static let kinds: [(StaticString, HealthKind)] = [
    ("Step Count", .steps), ("Walking + Running Distance", .distance),
    ("Active Energy", .activeEnergy), ("Resting Heart Rate", .restingHeartRate),
    ("Mindful Minutes", .mindfulMinutes), ("Water", .water), ("Dietary Water", .water),
    ("Caffeine", .caffeine), ("Dietary Caffeine", .caffeine),
    ("Alcohol Consumption", .alcoholicDrinks),
  ]

  private static let nights: [(StaticString, NightPart)] = [
    ("Sleep Analysis [Total]", .asleep), ("Sleep Analysis [Asleep]", .asleep),
    ("Sleep Analysis [In Bed]", .inBed), ("Sleep Analysis [Core]", .core),
    ("Sleep Analysis [Deep]", .deep), ("Sleep Analysis [REM]", .rem),
    ("Sleep Analysis [Awake]", .awake),
  ]
}
