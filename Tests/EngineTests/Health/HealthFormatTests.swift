// Whose file it is, by what it says and never by its name; and files that were made to do harm.

import Engine
import Testing

struct HealthFormatTests {
  private static let samples: [(String, HealthFormat)] = [
    (String(decoding: HealthSample.document([]), as: UTF8.self), .appleHealth),
    (
      "{\"data\":{\"metrics\":[{\"data\":[{\"qty\":5,\"date\":\"2026-01-05 08:00:00 +0100\"}],"
        + "\"name\":\"step_count\",\"units\":\"count\"}],\"workouts\":[]}}", .healthAutoExport
    ),
    ("Date/Time,Step Count (count)\n2026-01-05,5\n1/13/2026,7\n", .healthAutoExport),
    ("Workout Type,Start,End\nRun,2026-01-05 08:00,2026-01-05 08:30\n", .healthAutoExport),
    (
      "[{\"dateOfSleep\":\"2026-01-05\",\"startTime\":\"2026-01-04T23:00:00.000\","
        + "\"endTime\":\"2026-01-05T07:00:00.000\",\"minutesAsleep\":400,\"levels\":{\"summary\":"
        + "{\"rem\":{\"minutes\":90}},\"data\":[]}}]", .fitbit
    ),
    (
      "[{\"dateTime\":\"01/05/26 08:00:00\",\"value\":{\"bpm\":60,\"confidence\":1}},"
        + "{\"dateTime\":\"01/05/26 08:00:05\",\"value\":{\"bpm\":61,\"confidence\":1}}]", .fitbit
    ),
    ("Date,Heart Points,Step count\n2026-01-05,3,500\n", .googleFit),
  ]

  private func file(_ text: String, named name: String) -> HealthOutcome {
    var archive = ZipFile()
    archive.add(name, Array(text.utf8))
    return HealthOutcome(file: archive.finished())
  }

  @Test("Each form is recognised alone, behind white space, and in an archive under any name")
  func recognised() {
    for (text, format) in Self.samples {
      let alone = HealthOutcome(file: Array(text.utf8))
      #expect(alone.problem == nil && alone.formats == [format], "\(text)")
      #expect(HealthOutcome(file: Array("\n \(text)".utf8)) == alone, "\(text)")
      for name in ["a.json", "B.CSV", "steps-1.json", "Daily activity metrics.csv", "导出.xml"] {
        #expect(file(text, named: name) == alone, "\(name): \(text)")
      }
    }
  }

  @Test(
    "What is none is refused, whatever it looks like",
    arguments: [
      "[]", "{}", "[1,2,3]", "[{\"a\":1}]", "{\"data\":{}}", "{\"data\":[{\"qty\":1}]}",
      "{\"metrics\":[]}", "{\"data\":{\"items\":[{\"name\":\"x\"}]}}", "Date,Steps\n2026-01-05,5\n",
      "Step Count (count)\n5\n", "Data/Hora,Passos (contagem)\n2026-01-05,5\n",
      "SQLite format 3\u{0}",
      "timestamp,steps,data source\n2026-01-05T08:00:00Z,5,Watch\n", "{\"sleep\":[{}]}",
      "\u{FEFF}\u{FEFF}", "%PDF-1.4", "\"", "[\"[{]\"]",
    ])
  func refused(text: String) {
    #expect(HealthOutcome(file: Array(text.utf8)).problem == .notAnExport)
  }

  @Test("Text in another encoding is no export, and nothing of it is kept")
  func encodings() {
    for (text, _) in Self.samples {
      var wide: [UInt8] = [0xFF, 0xFE]
      for byte in text.utf8 { wide += [byte, 0] }
      let outcome = HealthOutcome(file: wide)
      #expect(outcome.problem == .notAnExport && outcome.totals.isEmpty, "\(text)")
    }
    let header = Array("Date,Step Count (count),Temp (".utf8) + [0xBA]
    let latin = header + Array("C)\n2026-01-05,5,\n".utf8)
    #expect(HealthOutcome(file: latin).text.contains("\"steps\":5}"))
  }

  @Test("Lists within lists without an end are refused before they fill anything")
  func deep() {
    for start in ["[", "{\"data\":", "[{\"a\":", "{\"data\":{\"metrics\":[{\"data\":[{\"a\":["] {
      let bytes = Array((start + String(repeating: "[", count: 200_000)).utf8)
      for piece in [1000, bytes.count] {
        let problem = HealthOutcome(bytes, piece: piece).problem
        if case .malformed = problem { continue }
        #expect(problem == .notAnExport || problem == nil, "\(start)")
      }
    }
    let closers = "{\"data\":{\"metrics\":[]]}}"
    #expect(HealthOutcome(Array(closers.utf8), piece: 9).problem == .malformed(at: 21))
  }

  @Test("A record and a text of megabytes are passed over, and what follows is read")
  func long() {
    let endless = String(repeating: "a", count: 2_000_000)
    let text =
      "{\"x\":\"\(endless)\",\"data\":{\"metrics\":[{\"name\":\"step_count\",\"units\":\"count\","
      + "\"note\":\"\(endless)\",\"data\":[{\"qty\":1,\"source\":\"\(endless)\"},"
      + "{\"qty\":5,\"date\":\"2026-01-05 08:00:00 +0100\"}]}]}}"
    let outcome = HealthOutcome(Array(text.utf8), piece: 1 << 16)
    #expect(outcome.text.contains("\"steps\":5}") && outcome.unread == 1)
  }

  @Test("A hundred megabytes in one line are asked for slice by slice, and keep nothing at hand")
  func oneLine() throws {
    let record = Array("{\"qty\":1,\"date\":\"2026-01-05 08:00:00 +0100\"},".utf8)
    let start = Array("{\"data\":{\"metrics\":[{\"data\":[".utf8)
    var feed = HealthFeed(size: 100_000_000)
    var rest = start[...]
    for _ in 0..<8 {
      let slice = try #require(feed.wanted)
      #expect(slice.count <= 1 << 18)
      while rest.count < slice.count { rest += record }
      try feed.take(Array(rest.prefix(slice.count)))
      // The first bytes are asked for twice: they also tell whether it is an archive.
      if slice.count > 4 { rest = rest.dropFirst(slice.count) }
    }
    #expect(feed.progress < 0.02 && feed.totals.dayCount == 0, "its name comes last")
  }

  @Test("An archive whose documents unpack to too much in all is refused")
  func bombs() {
    var bomb = ZipFile()
    bomb.add("steps-1.json", [], packed: [UInt8](repeating: 0, count: 2000), size: 2_000_000)
    #expect(HealthOutcome(file: bomb.finished()).problem == .archive(.tooLarge))
    var many = ZipFile()
    let packed = [UInt8](repeating: 0, count: 9)
    for place in 0..<20_001 { many.add("\(place).csv", [], packed: packed, size: 9) }
    #expect(HealthOutcome(file: many.finished()).problem == .archive(.tooManyFiles))
  }

  @Test("Names that come from a file are short, and hold nothing that a terminal would obey")
  func names() {
    let long = String(repeating: "x", count: 500)
    let metrics = ["a\\u001b[31mb", "\u{9B}31m", long] + (0..<200).map { "kind\($0)" }
    let outcome = AutoExportSample.outcome(
      metrics.map { AutoExportSample.metric($0, "count", ["{}"]) })
    #expect(outcome.unknown.count == 60 && outcome.unknown[0] == "a[31mb")
    #expect(outcome.unknown[1] == "31m" && outcome.unknown[2].utf8.count == 60)
  }

  private func number(_ value: JSONValue?) -> Double? {
    switch value {
    case .int(let number)?: Double(number)
    case .number(let number)?: number
    default: nil
    }
  }

  @Test("Damaged files are refused or say something possible, in pieces of any size")
  func damaged() throws {
    let files =
      Self.samples.map { Array($0.0.utf8) }
      + [AutoExportSample.document([AutoExportSample.late("water", "mL", ["{\"qty\":1}"])])]
    let seed: UInt64 = 2111
    var dice = CodecDice(seed: seed)
    for round in 0..<1000 {
      let bytes = Mutation.mutated(
        files[dice.below(files.count)], files[dice.below(files.count)], &dice)
      let outcome = HealthOutcome(bytes, piece: max(bytes.count, 1))
      #expect(HealthOutcome(bytes, piece: 7) == outcome, "seed \(seed), round \(round)")
      let json = try JSONValue(parsing: outcome.totals)
      guard case .array(let days)? = json["days"] else {
        Issue.record("seed \(seed), round \(round)")
        continue
      }
      for day in days {
        let steps = number(day["steps"]) ?? 1
        #expect(steps > 0 && steps <= 100_000_000, "seed \(seed), round \(round)")
      }
      #expect(outcome.unread >= 0, "seed \(seed), round \(round)")
    }
  }
}
