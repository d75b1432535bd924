// Tables: Health Auto Export with a column for each metric, and the days of Google Fit; dates and
// numbers as other countries write them, and rows that say nothing.

import Engine
import Testing

struct HealthTableTests {
  private static let header =
    "Date/Time,Active Energy (kJ),Heart Rate [Min] (count/min),Heart Rate [Max] (count/min),"
    + "Heart Rate [Avg] (count/min),Resting Heart Rate (count/min),Sleep Analysis [Total] (hr),"
    + "Sleep Analysis [Asleep] (hr),Sleep Analysis [In Bed] (hr),Sleep Analysis [Core] (hr),"
    + "Sleep Analysis [Deep] (hr),Sleep Analysis [REM] (hr),Sleep Analysis [Awake] (hr),"
    + "Step Count (count),Walking + Running Distance (mi),Water (mL),Caffeine (mg),"
    + "Alcohol Consumption (count),Mindful Minutes (min)"
  private static let row =
    "2026-01-05 00:00:00,336.3936,54,118,63.5,58.5,7.25,0,0,4,1.25,2,0.5,700,1.1,250,80,1.5,10"
  private static let day =
    "{\"days\":[{\"day\":\"2026-01-05\",\"steps\":700,\"distanceMeters\":1770.28,"
    + "\"activeEnergyKcal\":80.4,\"restingHeartRate\":58.5,"
    + "\"heartRate\":{\"min\":54,\"mean\":63.5,\"max\":118},"
    + "\"sleep\":{\"asleepMinutes\":435,\"inBedMinutes\":465,\"coreMinutes\":240,"
    + "\"deepMinutes\":75,\"remMinutes\":120,\"awakeMinutes\":30},\"mindfulMinutes\":10,"
    + "\"waterMl\":250,\"caffeineMg\":80,\"alcoholicDrinks\":1.5}]"

  private func outcome(_ rows: String...) -> HealthOutcome {
    HealthOutcome(Array(rows.joined(separator: "\n").utf8), piece: 1 << 16)
  }

  private func steps(_ rows: String...) -> HealthOutcome {
    let rows = ["Date,Step Count (steps)"] + rows
    return HealthOutcome(Array(rows.joined(separator: "\n").utf8), piece: 1 << 16)
  }

  @Test("A row is a day, with each number in our unit")
  func row() {
    let outcome = outcome(Self.header, Self.row)
    #expect(outcome.problem == nil && outcome.formats == [.healthAutoExport])
    #expect(outcome.text.hasPrefix(Self.day) && outcome.unknown.isEmpty && outcome.unread == 0)
  }

  @Test("Split anywhere, with Windows' line ends and a byte order mark, it says the same")
  func splits() throws {
    let text = "\u{FEFF}" + Self.header + "\r\n" + Self.row + "\r\n\r\n"
    let bytes = Array(text.utf8)
    #expect(HealthOutcome(bytes, piece: bytes.count).text.hasPrefix(Self.day))
    let whole = HealthOutcome(bytes, piece: bytes.count)
    for piece in 1...64 { #expect(HealthOutcome(bytes, piece: piece) == whole, "\(piece)") }
  }

  @Test("Rows of hours add up to their day, and an empty field and a 0 are nothing")
  func hours() {
    let text = outcome(
      "Date/Time,Step Count (count),Water (mL),Caffeine (mg)", "2026-01-05 08:00:00,100,,0",
      "2026-01-05 09:00:00,50,250,0", "2026-01-06 09:00:00,,0,", ",,,"
    ).text
    #expect(text.hasPrefix("{\"days\":[{\"day\":\"2026-01-05\",\"steps\":150,\"waterMl\":250}]"))
    #expect(text.contains("\"skipped\":0"))
  }

  @Test("Columns that are not taken are named, and those of another unit are, too")
  func unknown() {
    let outcome = outcome(
      "Date/Time,Step Count (count),VO2 Max (ml/(kg·min)),Water (kg),\"Odd, (%)\"",
      "2026-01-05 00:00:00,9,40,1,2")
    #expect(outcome.unknown == ["VO2 Max (ml/(kg·min))", "Water (kg)", "Odd, (%)"])
    #expect(outcome.text.contains("\"days\":[{\"day\":\"2026-01-05\",\"steps\":9}]"))
  }

  @Test("Workouts of a table count with their times")
  func workouts() {
    let text = outcome(
      "Workout Type,Start,End,Duration,Distance (km)",
      "Running,2026-01-05 08:00,2026-01-05 08:33,00:33:00,5.2",
      "Walking,2026-01-05 23:50,2026-01-06 00:10,00:20:00,", ",,,,"
    ).text
    #expect(text.contains("{\"day\":\"2026-01-05\",\"workouts\":{\"count\":2,\"minutes\":53}}"))
  }

  @Test(
    "Dates of other countries are read, and so are numbers with a comma between semicolons",
    arguments: [
      "2026-01-05", "2026-01-05 23:59:59", "2026-01-05T10:00:00.000", "5.1.2026 10:00",
      "05.01.26", "2026-01-05 12:00:00 -0930", "2026-01-05 11:59 PM",
    ])
  func dates(date: String) {
    let day = "{\"day\":\"2026-01-05\",\"distanceMeters\":1500}"
    let comma = outcome("Date,Walking + Running Distance (km)", "\(date),1.5")
    #expect(comma.text.contains(day))
    let semicolon = outcome("Date;Walking + Running Distance (km)", "\(date);1,5")
    #expect(semicolon.text.contains(day))
  }

  @Test("Whether day or month comes first is seen from a later row, and the rows before it wait")
  func order() {
    let german = steps("3/1/2026,30", "4/1/2026,40", "13/1/2026,130")
    #expect(german.text.contains("{\"day\":\"2026-01-03\",\"steps\":30}"))
    #expect(german.text.contains("{\"day\":\"2026-01-13\",\"steps\":130}"))
    let american = steps("1/3/2026 0:00:00,30", "1/13/2026 0:00:00,130", "1/4/2026 0:00:00,40")
    #expect(american.text.contains("{\"day\":\"2026-01-03\",\"steps\":30}"))
    #expect(american.text.contains("{\"day\":\"2026-01-04\",\"steps\":40}"))
  }

  @Test("A date that may be two is not guessed where nothing tells them apart")
  func ambiguous() {
    let outcome = steps("3/1/2026,30", "4/1/2026,40", "5/5/2026,55")
    #expect(outcome.text.contains("\"days\":[{\"day\":\"2026-05-05\",\"steps\":55}]"))
    #expect(outcome.unread == 2)
  }

  @Test(
    "A row that says nothing possible is left out and counted, and the next one is read",
    arguments: [
      "2026-02-30,5", "yesterday,5", "2026-01-04,-5", "2026-01-04,NaN", "2026-01-04,1e30",
      "2026-01-04,5,6", "2026-01-04", "2026-01-04,many", "1999-01-04,5", "2026-01-04 25:00:00,5",
      ",5", "2026-01-04,999999999999999999999999", "\u{0}\u{1},5",
    ])
  func malformed(row: String) {
    let outcome = steps(row, "2026-01-05,9", "")
    #expect(outcome.problem == nil && outcome.unread == 1)
    #expect(outcome.text.contains("\"days\":[{\"day\":\"2026-01-05\",\"steps\":9}]"))
  }

  @Test("A table that breaks off within a row says so")
  func cut() {
    let outcome = outcome("Date,Step Count (count),Water (mL)", "2026-01-05,9,0", "2026-01-06,9")
    #expect(outcome.text.contains("\"skipped\":1") && outcome.text.hasSuffix("false}"))
  }

  @Test("A row without an end is refused, however it comes in")
  func endless() {
    let text = "Date,Step Count (count)\n2026-01-05,\"" + String(repeating: "9\n", count: 99_999)
    for piece in [1 << 10, 1 << 18] {
      #expect(HealthOutcome(Array(text.utf8), piece: piece).problem == .longRow)
    }
    let other = String(repeating: "word ", count: 99_999)
    #expect(HealthOutcome(Array(other.utf8), piece: 1 << 12).problem == .notAnExport)
  }

  // Google Fit

  private static let google =
    "Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Heart Minutes,"
    + "Average heart rate (bpm),Max heart rate (bpm),Min heart rate (bpm),Low latitude (deg),"
    + "Step count,Average speed (m/s),Walking duration (ms)"

  @Test("A day of Google Fit has its steps and its pulse, and no place and no bicycle")
  func googleDay() {
    let outcome = outcome(
      Self.google, "2026-01-05,55,1890.5,4210.2,30,28,71.4,140.0,52.0,52.5,5321,1.2,3300000",
      "2026-01-06,,1650.0,,,,,,,,,,")
    #expect(outcome.formats == [.googleFit] && outcome.problem == nil && outcome.unread == 0)
    #expect(
      outcome.text.contains(
        "\"days\":[{\"day\":\"2026-01-05\",\"steps\":5321,"
          + "\"heartRate\":{\"min\":52,\"mean\":71.4,\"max\":140}}]"))
    #expect(outcome.unknown.contains("Distance (m)") && outcome.unknown.contains("Calories (kcal)"))
  }

  @Test("In its archive the days are found beside tables of quarters of an hour")
  func googleArchive() {
    var archive = ZipFile()
    let quarters = "Start time,End time,Step count\n00:00:00.000+01:00,00:15:00.000+01:00,99\n"
    archive.add("Takeout/Fit/Daily activity metrics/2026-01-05.csv", Array(quarters.utf8))
    archive.add("Takeout/Fit/All Sessions/a.json", Array("{\"startTime\":\"x\"}".utf8))
    let days = Self.google + "\n2026-01-05,,,,,,,,,,5321,,\n"
    archive.add(
      "Takeout/Fit/Daily activity metrics/Daily activity metrics.csv", Array(days.utf8))
    let outcome = HealthOutcome(file: archive.finished())
    #expect(outcome.formats == [.googleFit])
    #expect(outcome.text.contains("\"days\":[{\"day\":\"2026-01-05\",\"steps\":5321}]"))
  }
}
