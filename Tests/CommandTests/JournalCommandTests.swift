// `redstart demo` and `redstart journal` from outside.

import Engine
import Foundation
import Testing

struct JournalCommandTests {
  @Test("A made-up journal has the same bytes each time, and its projections can be read")
  func demo() throws {
    let folder = try Folder()
    for name in ["a.json", "b.json"] {
      let outcome = try Command.run(
        "demo", "--years", "1", "--entries", "500", "--seed", "4", "--until", "2026-03-29",
        "--zone", "Europe/Berlin", "--into", folder.path + "/" + name)
      #expect(
        outcome.output == "{\"trackers\":1,\"entries\":500,\"skipped\":0,\"already\":0}\n")
    }
    #expect(try folder.bytes("a.json") == folder.bytes("b.json"))
    let outcome = try Command.run(
      "journal", folder.path + "/a.json", "--now", "2026-03-29T20:00:00Z", "--zone",
      "Europe/Berlin")
    let document = try JSONValue(parsing: Array(outcome.output.utf8))
    #expect(document["today"] == .string("2026-03-29"))
    #expect(document["entries"] == .int(500))
    guard case .array(let trackers) = document["trackers"], let tracker = trackers.first,
      case .array(let outcomes) = tracker["outcomes"]
    else {
      Issue.record("\(outcome.output)")
      return
    }
    #expect(outcomes.count == 30)
    #expect(outcomes.last?["outcome"] == .string("open"))
    #expect(tracker["substance"] == .string("vape"))
    #expect(tracker["lifeRegained"] == .null)
    #expect(document["doses"]?["count"] == .int(5))
    #expect(document["ifThenPlans"]?["rehearsed"] == .int(1))
    guard case .array(let runs)? = document["practice"]?["runs"] else {
      Issue.record("practice is missing")
      return
    }
    #expect(runs.count == 7 && runs.allSatisfy { $0["state"] == .string("done") })
    #expect(document["withdrawal"] == .null, "on the way down no day of the first weeks has come")
    for name in ["modules", "scores", "techniques"] {
      guard case .array(let parts) = document[name], !parts.isEmpty else {
        Issue.record("\(name) is empty")
        continue
      }
    }
    #expect(document["milestones"]?["next"] != nil && document["envelope"]?["saved"] != nil)
    #expect(isSorted(document))
  }

  private func isSorted(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let members):
      let names = members.map { $0.name }
      return names == names.sorted() && members.allSatisfy { isSorted($0.value) }
    case .array(let elements): return elements.allSatisfy { isSorted($0) }
    default: return true
    }
  }

  @Test("An hour before the day starts it is still yesterday, in the person's zone")
  func dayBoundary() throws {
    let folder = try Folder()
    let journal = try folder.write(
      "{\"format\":\"redstart-journal\",\"version\":1}", to: "journal.json")
    for (now, day) in [
      ("2026-03-29T01:00:00Z", "2026-03-28"), ("2026-03-29T02:00:00Z", "2026-03-29"),
      ("1774749600000", "2026-03-29"),
    ] {
      let outcome = try Command.run("journal", journal, "--now", now, "--zone", "Europe/Berlin")
      #expect(outcome.output.contains("\"today\":\"\(day)\""), "\(now)")
    }
  }

  @Test("A moment or zone that is none is wrong usage, a broken journal a problem")
  func wrong() throws {
    let folder = try Folder()
    let journal = try folder.write("[]", to: "journal.json")
    Command.expectProblem(
      try Command.run("journal", journal, "--now", "soon", "--zone", "UTC"), status: 2,
      holding: "soon")
    Command.expectProblem(
      try Command.run("journal", journal, "--now", "0", "--zone", "Mars/Base"), status: 2,
      holding: "Mars/Base")
    Command.expectProblem(
      try Command.run("journal", journal, "--now", "0", "--zone", "UTC"), status: 1,
      holding: "journal.json:1: ")
    Command.expectProblem(
      try Command.run("demo", "--years", "0", "--into", folder.path + "/a.json"), status: 2,
      holding: "--years")
  }
}
