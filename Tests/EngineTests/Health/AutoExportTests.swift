// Health Auto Export's JSON, as its help pages and real files have it: names before or behind their
// numbers, sleep with and without its stages, and many kinds that nobody asked for.

import Engine
import Testing

/// Documents as the app writes them.
enum AutoExportSample {
  static func document(_ metrics: [String], _ further: String = "") -> [UInt8] {
    Array("{\"data\":{\"metrics\":[\(metrics.joined(separator: ","))]\(further)}}".utf8)
  }

  static func metric(_ name: String, _ units: String, _ records: [String]) -> String {
    "{\"name\":\"\(name)\",\"units\":\"\(units)\",\"data\":[\(records.joined(separator: ","))]}"
  }

  /// The same in the other order, since the app keeps none.
  static func late(_ name: String, _ units: String, _ records: [String]) -> String {
    "{\"data\":[\(records.joined(separator: ","))],\"units\":\"\(units)\",\"name\":\"\(name)\"}"
  }

  static func quantity(_ value: String, _ date: String, by source: String = "Watch") -> String {
    "{\"source\":\"\(source)\",\"qty\":\(value),\"date\":\"\(date)\"}"
  }

  static func outcome(_ metrics: [String]) -> HealthOutcome {
    HealthOutcome(document(metrics), piece: 1 << 16)
  }
}

private let morning = "2026-01-05 08:00:00 +0100"

struct AutoExportTests {
  private typealias Sample = AutoExportSample
  private static let metrics = [
    ("step_count", "count", "700"), ("walking_running_distance", "mi", "1.1"),
    ("active_energy", "kJ", "336.3936"), ("resting_heart_rate", "count\\/min", "58.5"),
    ("dietary_water", "mL", "250"), ("caffeine", "mg", "80"),
    ("number_of_alcoholic_beverages", "count", "1.5"), ("mindful_minutes", "min", "10"),
  ]
  private static let day =
    "{\"day\":\"2026-01-05\",\"steps\":700,\"distanceMeters\":1770.28,\"activeEnergyKcal\":80.4,"
    + "\"restingHeartRate\":58.5,\"mindfulMinutes\":10,\"waterMl\":250,\"caffeineMg\":80,"
    + "\"alcoholicDrinks\":1.5}"

  @Test("Each kind becomes its number in our unit, with names before or behind the numbers")
  func kinds() {
    for metric in [Sample.metric, Sample.late] {
      let outcome = Sample.outcome(
        Self.metrics.map { metric($0.0, $0.1, [Sample.quantity($0.2, morning)]) })
      #expect(outcome.problem == nil && outcome.formats == [.healthAutoExport])
      #expect(outcome.text.contains(Self.day))
      #expect(
        outcome.text.hasSuffix("\"records\":8,\"skipped\":0,\"duplicates\":0,\"complete\":true}"))
    }
  }

  @Test("Wherever it is split in two, and in pieces of any size, it says the same")
  func splits() throws {
    let records = [Sample.quantity("700", morning), Sample.quantity("9", morning)]
    let bytes = Sample.document(
      [
        Sample.late("step_count", "count", records),
        Sample.metric("blood_pressure", "mmHg", records),
      ], ",\"workouts\":[]")
    let whole = HealthOutcome(bytes, piece: bytes.count)
    #expect(whole.problem == nil && whole.text.contains("\"steps\":709}"))
    for piece in 1...64 { #expect(HealthOutcome(bytes, piece: piece) == whole, "\(piece)") }
    for place in 0...bytes.count {
      var document = HealthDocument()
      for _ in 0..<2 {
        try document.read(bytes[..<place])
        try document.read(bytes[place...])
        try document.end()
        if document.wantsAgain { document.again() }
      }
      #expect(document.totals.json == whole.totals, "\(place)")
    }
  }

  @Test("The older names of a kind are known, too")
  func olderNames() {
    let text = Sample.outcome([
      Sample.metric("water", "fl_oz_us", [Sample.quantity("8", morning)]),
      Sample.metric("dietary_caffeine", "g", [Sample.quantity("0.08", morning)]),
      Sample.metric("alcohol_consumption", "count", [Sample.quantity("2", morning)]),
    ]).text
    #expect(text.contains("\"waterMl\":236.59,\"caffeineMg\":80,\"alcoholicDrinks\":2}"))
  }

  @Test("Phone and watch are not added, unless the phone says that it did so itself")
  func sources() {
    func steps(_ sources: [String]) -> String {
      let records = sources.enumerated().map {
        Sample.quantity("100", "2026-01-05 0\($0.offset):00:00 +0100", by: $0.element)
      }
      return Sample.outcome([Sample.metric("step_count", "count", records)]).text
    }
    #expect(steps(["Watch", "iPhone", "Watch"]).contains("\"steps\":200}"))
    #expect(steps(["Watch", "Watch|iPhone", "iPhone"]).contains("\"steps\":300}"))
  }

  @Test("Heart rates have the lowest, the mean and the highest of what was summed up")
  func heart() {
    let records = [
      "{\"date\":\"\(morning)\",\"Min\":54,\"Avg\":63.5,\"Max\":118}",
      "{\"date\":\"2026-01-05 09:00:00 +0100\",\"Min\":60,\"Avg\":70.5,\"Max\":90}",
    ]
    let text = Sample.outcome([Sample.metric("heart_rate", "bpm", records)]).text
    #expect(text.contains("\"heartRate\":{\"min\":54,\"mean\":67,\"max\":118}"))
  }

  @Test("A night in one record belongs to the day on which it ended, in hours or minutes")
  func nights() {
    let times =
      "\"sleepStart\":\"2026-01-05 23:00:00 +0100\","
      + "\"sleepEnd\":\"2026-01-06 07:00:00 +0100\""
    let text = Sample.outcome([
      Sample.metric(
        "sleep_analysis", "hr",
        [
          "{\"date\":\"2026-01-05\",\"totalSleep\":7.25,\"asleep\":0,\"core\":4,\"deep\":1.25,"
            + "\"rem\":2,\"awake\":0.5,\"inBed\":0,\(times),\"source\":\"Watch\"}"
        ])
    ]).text
    #expect(
      text.contains(
        "{\"day\":\"2026-01-06\",\"sleep\":{\"asleepMinutes\":435,\"inBedMinutes\":465,"
          + "\"coreMinutes\":240,\"deepMinutes\":75,\"remMinutes\":120,\"awakeMinutes\":30}}"))
    let plain = Sample.outcome([
      Sample.metric(
        "sleep_analysis", "min", ["{\"date\":\"2026-01-06\",\"asleep\":420,\"inBed\":450}"])
    ]).text
    #expect(
      plain.contains(
        "{\"day\":\"2026-01-06\",\"sleep\":{\"asleepMinutes\":420,\"inBedMinutes\":450}}"))
  }

  @Test("Stages one by one are joined over midnight, as those of Apple's own export are")
  func stages() {
    func stage(_ name: String, _ start: String, _ end: String) -> String {
      "{\"startDate\":\"\(start)\",\"endDate\":\"\(end)\",\"qty\":1,\"value\":\"\(name)\","
        + "\"source\":\"Watch\"}"
    }
    let text = Sample.outcome([
      Sample.metric(
        "sleep_analysis", "hr",
        [
          stage("Core", "2026-01-05 23:00:00 +0100", "2026-01-06 03:00:00 +0100"),
          stage("Awake", "2026-01-06 03:00:00 +0100", "2026-01-06 03:10:00 +0100"),
          stage("REM", "2026-01-06 03:10:00 +0100", "2026-01-06 05:00:00 +0100"),
          stage("In Bed", "2026-01-05 22:50:00 +0100", "2026-01-06 05:00:00 +0100"),
        ])
    ]).text
    #expect(
      text.contains(
        "\"days\":[{\"day\":\"2026-01-06\",\"sleep\":{\"asleepMinutes\":350,\"inBedMinutes\":370,"
          + "\"coreMinutes\":240,\"deepMinutes\":0,\"remMinutes\":110,\"awakeMinutes\":10}}]"))
  }

  @Test("Two sources of a night do not add up, and a nap does")
  func napsAndSources() {
    func night(_ hours: String, _ source: String, _ start: String, _ end: String) -> String {
      "{\"date\":\"2026-01-06\",\"totalSleep\":\(hours),\"source\":\"\(source)\","
        + "\"sleepStart\":\"\(start) +0100\",\"sleepEnd\":\"\(end) +0100\"}"
    }
    let text = Sample.outcome([
      Sample.metric(
        "sleep_analysis", "hr",
        [
          night("7", "Watch", "2026-01-05 23:00:00", "2026-01-06 06:30:00"),
          night("6", "Ring", "2026-01-05 23:10:00", "2026-01-06 06:00:00"),
          night("0.5", "Watch", "2026-01-06 14:00:00", "2026-01-06 14:40:00"),
          night("1", "Watch", "2026-01-06 05:00:00", "2026-01-06 06:10:00"),
        ])
    ]).text
    #expect(text.contains("\"sleep\":{\"asleepMinutes\":450,\"inBedMinutes\":450}"))
  }

  @Test("Workouts count with their times, and the places of a run are passed over")
  func workouts() {
    let places = String(repeating: "{\"latitude\":1.5,\"tags\":[\"]}\"]},", count: 20_000) + "{}"
    let run =
      "{\"id\":\"1\",\"name\":\"Running\",\"route\":[\(places)],\"start\":\"\(morning)\","
      + "\"end\":\"2026-01-05 08:30:00 +0100\",\"duration\":1800,"
      + "\"distance\":{\"qty\":3,\"units\":\"km\"}}"
    let bytes = Sample.document([], ",\"workouts\":[\(run)],\"stateOfMind\":[{\"valence\":1}]")
    let outcome = HealthOutcome(bytes, piece: 999)
    #expect(outcome.text.contains("\"workouts\":{\"count\":1,\"minutes\":30}}"))
    #expect(outcome.unknown == ["stateOfMind"] && outcome.unread == 0)
  }

  @Test("A list called data beside the metrics is none of them, before or behind others")
  func strangeList() {
    let steps = Sample.metric("step_count", "count", [Sample.quantity("700", morning)])
    let strange = "\"data\":[\(Sample.quantity("5", morning))]"
    for document in [
      "{\"data\":{\(strange)}}", "{\"data\":{\(strange),\"metrics\":[\(steps)]}}",
      "{\"data\":{\"metrics\":[\(steps)],\(strange)}}",
    ] {
      let outcome = HealthOutcome(Array(document.utf8), piece: 16)
      #expect(!outcome.text.contains("\"steps\":705"))
      #expect(outcome.text.contains("\"steps\":700") == document.contains("step_count"))
    }
  }

  @Test("Kinds that are not taken are named once and not kept, in either order")
  func unknown() {
    let records = [Sample.quantity("120", morning), Sample.quantity("121", morning)]
    for metric in [Sample.metric, Sample.late] {
      let outcome = Sample.outcome([
        metric("blood_pressure", "mmHg", records), metric("vo2_max", "ml", records),
        metric("step_count", "count", records),
      ])
      #expect(outcome.unknown == ["blood_pressure", "vo2_max"] && outcome.unread == 0)
      #expect(outcome.text.contains("{\"days\":[{\"day\":\"2026-01-05\",\"steps\":241}]"))
      #expect(outcome.text.contains("\"skipped\":4"))
    }
  }

  @Test(
    "A record that says nothing possible is left out and counted, and the next one is read",
    arguments: [
      "{\"qty\":-5,\"date\":\"\(morning)\"}", "{\"qty\":NaN,\"date\":\"\(morning)\"}",
      "{\"qty\":1e999,\"date\":\"\(morning)\"}", "{\"qty\":5e15,\"date\":\"\(morning)\"}",
      "{\"qty\":\"many\",\"date\":\"\(morning)\"}", "{\"qty\":5,\"date\":\"2026-02-30\"}",
      "{\"qty\":5}", "{\"date\":\"\(morning)\"}", "{\"qty\":5,\"date\":[]}", "{}", "{\"qty\":}",
      "{\"qty\":5,\"date\":\"1970-01-01 08:00:00 +0100\"}",
    ])
  func malformed(record: String) {
    let outcome = Sample.outcome([
      Sample.metric("step_count", "count", [record, Sample.quantity("9", morning)])
    ])
    #expect(outcome.text.contains("\"steps\":9}") && outcome.unread == 1)
  }

  @Test("A 0 and an empty export are no day")
  func zero() {
    let records = [Sample.quantity("0", morning)]
    let outcome = Sample.outcome([
      Sample.metric("step_count", "count", records), Sample.metric("water", "mL", records),
      Sample.metric("sleep_analysis", "hr", ["{\"date\":\"2026-01-05\",\"asleep\":0}"]),
    ])
    #expect(outcome.text.hasPrefix("{\"days\":[],\"records\":0,\"skipped\":0"))
    #expect(HealthOutcome(Sample.document([]), piece: 9).problem == nil)
  }

  @Test("A unit that a kind has not is no number of it")
  func units() {
    let outcome = Sample.outcome([
      Sample.metric("step_count", "km", [Sample.quantity("5", morning)]),
      Sample.late("sleep_analysis", "kg", ["{\"date\":\"2026-01-05\",\"asleep\":7}"]),
    ])
    #expect(outcome.text.hasPrefix("{\"days\":[],") && outcome.unread == 2)
  }
}
