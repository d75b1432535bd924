// `redstart crisis` from outside.

import Foundation
import Testing

struct CrisisCommandTests {
  @Test("A line in is a line out, with the level and the kind")
  func answered() throws {
    let outcome = try run(
      """
      {"id":1,"text":"I want to kill myself tonight"}
      {"id":"b","text":"dying for a cigarette"}

      """)
    #expect(
      outcome.output == """
        {"id":1,"level":2,"kind":"self-harm"}
        {"id":"b","level":0,"kind":null}

        """)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("A line that is no such object ends it with one line")
  func malformed() throws {
    for text in [
      "nonsense\n", "{\"id\":1}\n", "{\"text\":\"a\"}\n", "[]\n", "{\"id\":1,\"text\":2}\n",
    ] {
      Command.expectProblem(try run(text), status: 1, holding: "line 1")
    }
  }

  @Test("Other languages are wrong usage")
  func language() throws {
    Command.expectProblem(
      try Command.run("crisis", "--language", "fr"), status: 2, holding: "--language")
    #expect(try Command.run("crisis", "--language", "de").status == 0)
  }

  private func run(_ input: String) throws -> Outcome {
    let folder = try Folder()
    let place = folder.path + "/lines"
    try input.write(toFile: place, atomically: true, encoding: .utf8)
    return try Command.run(["crisis"], input: place)
  }
}
