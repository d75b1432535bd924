// Files and archives: which document is read, what is refused, and how little is read at once.

import Engine
import Foundation
import Testing

struct HealthFileTests {
  private static let document = HealthSample.document([
    HealthSample.steps(700, "2026-01-05 08:00:00 +0100", by: "Watch")
  ])
  private static let day = "{\"day\":\"2026-01-05\",\"steps\":700}"
  private static let corpus =
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fuzz/Corpus/health")

  private func corpus(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: HealthFileTests.corpus.appending(path: name)))
  }

  private func archive(_ files: [(String, [UInt8])]) -> [UInt8] {
    var archive = ZipFile()
    for (name, bytes) in files { archive.add(name, bytes) }
    return archive.finished()
  }

  @Test(
    "Deflated, stored, piped or with 64-bit sizes: an archive says what its document says",
    arguments: ["deflated.zip", "stored.zip", "piped.zip", "wide.zip"])
  func archives(name: String) throws {
    let plain = HealthOutcome(file: try corpus("export.xml"))
    #expect(plain.text.contains("\"steps\":720"))
    #expect(HealthOutcome(file: try corpus(name)) == plain)
  }

  @Test(
    "The document is found under any name, beside others",
    arguments: ["export.xml", "Export.xml", "导出.xml", "exportacion.xml"])
  func names(name: String) {
    let other = Array("<ClinicalDocument>\(String(repeating: " ", count: 2000))".utf8)
    let bytes = archive([
      ("apple_health_export/", []), ("apple_health_export/export_cda.xml", other),
      ("apple_health_export/other.xml", other), ("apple_health_export/empty.xml", []),
      ("apple_health_export/\(name)", HealthFileTests.document),
      ("apple_health_export/workout-routes/route.gpx", other),
    ])
    #expect(HealthOutcome(file: bytes).text.contains(HealthFileTests.day))
  }

  @Test("An archive without an export is none")
  func without() {
    #expect(HealthOutcome(file: archive([("a.txt", [1])])).problem == .notAnExport)
    let others: [(String, [UInt8])] = [("a.xml", Array("<A/>".utf8)), ("b.xml", [])]
    #expect(HealthOutcome(file: archive(others)).problem == .notAnExport)
  }

  @Test("A year of training with a route each is no reason to refuse, a thousand other files are")
  func files() {
    let routes = (0..<1500).map { ("workout-routes/\($0).gpx", [UInt8]()) }
    let export = [("export.xml", HealthFileTests.document)]
    #expect(HealthOutcome(file: archive(routes + export)).problem == nil)
    let others = (0..<1000).map { ("\($0).png", [UInt8]()) }
    #expect(HealthOutcome(file: archive(others + export)).problem == .archive(.tooManyFiles))
  }

  @Test("An archive that was cut or changed anywhere is refused or says the same, and never traps")
  func damaged() throws {
    let bytes = try corpus("wide.zip")
    let whole = HealthOutcome(file: bytes)
    for length in 0..<bytes.count {
      #expect(HealthOutcome(file: Array(bytes.prefix(length))).problem != nil)
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x41
      let outcome = HealthOutcome(file: changed)
      #expect(outcome.problem != nil || outcome == whole, "byte \(place)")
    }
  }

  @Test("What unpacks to far more than it can honestly hold is refused before it is unpacked")
  func bombs() throws {
    var bomb = ZipFile()
    // Two million spaces: 2,000 bytes that were never even made.
    bomb.add("export.xml", [], packed: [UInt8](repeating: 0, count: 2000), size: 2_000_000)
    #expect(HealthOutcome(file: bomb.finished()).problem == .archive(.tooLarge))
    var longer = ZipFile()
    longer.add("export.xml", HealthFileTests.document, size: 50)
    #expect(HealthOutcome(file: longer.finished()).problem == .archive(.tooLarge))
  }

  @Test("A file of gigabytes is refused by its size alone, and an endless one read in small pieces")
  func large() throws {
    #expect(throws: HealthProblem.tooLarge) {
      _ = try HealthFile(size: 5 << 30) { (_, count) throws(HealthProblem) in
        [UInt8](repeating: 0x20, count: count)
      }
    }
    var file = try HealthFile(size: 1 << 30) { (_, count) throws(HealthProblem) in
      guard count <= 1 << 20 else { throw .unreadable }
      return [UInt8](repeating: 0x20, count: count)
    }
    for _ in 0..<8 { #expect(try file.step()) }
    #expect(file.progress > 0 && file.progress < 0.1)
  }

  @Test("A file that is shorter than it says is a problem, not an end")
  func short() throws {
    let bytes = HealthFileTests.document
    #expect(throws: HealthProblem.unreadable) {
      var file = try HealthFile(size: Int64(bytes.count + 9)) {
        (offset, count) throws(HealthProblem) in
        Array(bytes[Int(offset)..<min(Int(offset) + count, bytes.count)])
      }
      while try file.step() {}
    }
  }
}

@Suite(.enabled(if: Fixtures.folder != nil || Fixtures.isServer, Fixtures.absence))
struct HealthExportTests {
  private func export(_ name: String) throws -> HealthOutcome {
    let folder = try #require(Fixtures.folder, Fixtures.absence)
    let file = URL(filePath: folder).appending(path: "../health/\(name)")
    return HealthOutcome(file: Array(try Data(contentsOf: file)))
  }

  @Test("A watch's export of 2019 gives a heart rate and a run, and skips what is not taken")
  func watch() throws {
    for name in ["dogsheep_export.xml", "dogsheep_zip_export.xml"] {
      let text = try export(name).text
      #expect(
        text == "{\"days\":[{\"day\":\"2016-11-14\",\"workouts\":{\"count\":1,\"minutes\":5.18}},"
          + "{\"day\":\"2018-09-10\",\"heartRate\":{\"min\":72,\"mean\":72,\"max\":72}}],"
          + "\"records\":2,\"skipped\":1,\"duplicates\":0,\"complete\":true}")
    }
  }

  @Test("An export of 2016 has the steps that another reader found in it")
  func steps() throws {
    let folder = try #require(Fixtures.folder, Fixtures.absence)
    let table = URL(filePath: folder).appending(path: "../health/tdda_StepCount_expected.csv")
    let rows = try CSVReader.rows(Array(try Data(contentsOf: table)))
    let sum = rows.dropFirst().compactMap { $0.fields.last.flatMap { Int($0) } }.reduce(0, +)
    #expect(sum > 0)
    let text = try export("tdda_export6s3sample.xml").text
    #expect(text.contains("{\"day\":\"2014-09-13\",\"steps\":\(sum)}"))
    #expect(text.contains("{\"day\":\"2014-09-20\",\"distanceMeters\":19.43}"))
    #expect(text.hasSuffix("\"records\":16,\"skipped\":0,\"duplicates\":0,\"complete\":true}"))
  }
}
