// `redstart health` from outside.

import Foundation
import Testing

struct HealthCommandTests {
  private static let export = """
    <?xml version="1.0"?><HealthData locale="en_US">
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" \
    startDate="2026-01-06 08:00:00 +0100" endDate="2026-01-06 08:10:00 +0100" value="700"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \
    startDate="2026-01-05 08:00:00 +0100" endDate="2026-01-05 08:10:00 +0100" value="80"/>
    <Record type="HKQuantityTypeIdentifierHeight" sourceName="Watch" unit="cm" value="170"/>
    </HealthData>
    """
  private static let days =
    "{\"days\":[{\"day\":\"2026-01-05\",\"steps\":80},{\"day\":\"2026-01-06\",\"steps\":700}],"

  @Test("A document gives its days, sorted, and what was left out is counted")
  func document() throws {
    let folder = try Folder()
    let outcome = try Command.run("health", try folder.write(Self.export, to: "export.xml"))
    #expect(outcome.status == 0)
    #expect(outcome.problem.isEmpty)
    #expect(
      outcome.output
        == Self.days + "\"records\":2,\"skipped\":1,\"duplicates\":0,\"complete\":true}\n")
  }

  @Test("A table of another app gives its days, and names what is not taken beside them")
  func table() throws {
    let folder = try Folder()
    let table = "Date,Step Count (count),VO2 Max (x)\n2026-01-05,80,1\n2026-01-06,700,1\n"
    let outcome = try Command.run("health", try folder.write(table, to: "export.xml"))
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == Self.days + "\"records\":2,\"skipped\":0,\"duplicates\":0,\"complete\":true}\n")
    #expect(outcome.problem == "note: not taken: VO2 Max (x)\n")
  }

  @Test("An archive says what its document says")
  func archive() throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fuzz/Corpus/health")
    let plain = try Command.run("health", corpus.appending(path: "export.xml").path())
    #expect(plain.output.contains("\"steps\":720"))
    for name in ["deflated.zip", "stored.zip", "wide.zip"] {
      let outcome = try Command.run("health", corpus.appending(path: name).path())
      #expect(outcome.output == plain.output)
    }
  }

  @Test("A document that was cut off gives what it says whole, with a note")
  func cut() throws {
    let folder = try Folder()
    let file = try folder.write(String(Self.export.dropLast(60)), to: "export.xml")
    let outcome = try Command.run("health", file)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(Self.days))
    #expect(outcome.output.contains("\"complete\":false"))
    #expect(outcome.problem.hasPrefix("note: "))
  }

  @Test(
    "What cannot be read is a problem of one line",
    arguments: [
      ("steps,700\n", "not an export of Apple Health, Health Auto Export, Fitbit or Google Fit"),
      ("", "not an export of"),
      ("[{\"dateTime\":\"01/05/26\",\"value\":\"5\"}]", "numbers of Fitbit without a name"),
      ("<HealthData><Record type=5/>", "not well-formed at byte 12"),
      ("<!DOCTYPE HealthData [<!ENTITY a \"b\">]><HealthData/>", "defines entities of its own"),
      ("PK\u{3}\u{4} and no more", "a damaged archive"),
    ])
  func broken(content: String, problem: String) throws {
    let folder = try Folder()
    let outcome = try Command.run("health", try folder.write(content, to: "export.xml"))
    Command.expectProblem(outcome, status: 1, holding: "export.xml: \(problem)")
  }

  @Test("A missing file and a folder are problems")
  func missing() throws {
    let folder = try Folder()
    let missing = try Command.run("health", folder.path + "/none.xml")
    Command.expectProblem(missing, status: 1, holding: "none.xml: cannot be read")
    Command.expectProblem(try Command.run("health", folder.path), status: 1, holding: "read")
  }
}
