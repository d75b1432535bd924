// `redstart foods` from outside.

import Foundation
import Testing

private let fixtures = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/fndds"
}
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"

struct FoodsCommandTests {
  @Test("A text is searched in the built-in table and answered with one line of JSON")
  func search() throws {
    let outcome = try Command.run("foods", "search", "cola", "--limit", "1")
    #expect(outcome.status == 0, "\(outcome.problem)")
    #expect(outcome.output.hasPrefix("[{\"code\":"))
    #expect(outcome.output.hasSuffix("}]\n"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(try Command.run("foods", "search", "xyzzyq 🚲").output == "[]\n")
  }

  @Test("A line is read into its foods")
  func read() throws {
    let outcome = try Command.run("foods", "read", "cola")
    #expect(outcome.status == 0, "\(outcome.problem)")
    #expect(outcome.output.hasPrefix("[{\"text\":\"cola\",\"code\":"))
  }

  @Test("The help of each answer names its fields", arguments: ["search", "read"])
  func fields(_ command: String) throws {
    let answer = try Command.run("foods", command, "cola").output
    let help = try Command.run("foods", command, "--help").output
    let fields = answer.matches(of: #/"([a-zA-Z]+)":/#).map { String($0.1) }
    #expect(fields.count >= 6)
    for field in Set(fields) { #expect(help.contains(field), "\(field)") }
  }

  @Test("What cannot be asked is wrong usage in one line")
  func refused() throws {
    let long = String(repeating: "a", count: 1_001)
    for arguments in [
      ["search"], ["search", "a", "--stdin"], ["search", "a", "--limit", "0"],
      ["search", "a", "--limit", "51"], ["search", long], ["read"], ["read", long], ["import"],
    ] {
      let outcome = try Command.run(["foods"] + arguments)
      Command.expectProblem(outcome, status: 2, holding: "redstart")
    }
    Command.expectProblem(
      try Command.run("foods", "search", "a", "--foods", "/nowhere/foods.db"), status: 1,
      holding: "/nowhere/foods.db: cannot be read")
  }

  @Test("A folder without the files is a problem that names the first one")
  func nothingToImport() throws {
    let folder = try Folder()
    let outcome = try Command.run(
      "foods", "import", folder.path, "--into", folder.path + "/foods.db")
    Command.expectProblem(outcome, status: 1, holding: "foods.csv: cannot be read")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/foods.db"))
  }

  @Test(
    "The full tables come in, and each line of standard input is answered with a line",
    .enabled(
      if: fixtures != nil || isProof, "REDSTART_FIXTURES does not name the folder of sample files"))
  func full() throws {
    let folder = try Folder()
    let catalogue = folder.path + "/foods.db"
    let imported = try Command.run(
      "foods", "import", try #require(fixtures), "--into", catalogue)
    #expect(imported.output.hasPrefix("{\"foods\":5432,\"kept\":5394,\"portions\":22046,"))
    let queries = ["pizza", "diet coke", "milk", "oatmeal", "chicken soup"]
    let lines = try folder.write(
      (0..<100).map { queries[$0 % queries.count] + "\n" }.joined(), to: "queries")
    let answers = try Command.run(
      ["foods", "search", "--stdin", "--foods", catalogue, "--limit", "3"], input: lines)
    #expect(answers.output.split(separator: "\n").count == 100)
    #expect(answers.output.split(separator: "\n").allSatisfy { $0.hasPrefix("[{\"code\":") })
  }
}
