// `redstart coach` from outside.

import Foundation
import Testing

struct CoachCommandTests {
  @Test("A line in is a line out, with intent, text, actions and level")
  func answered() throws {
    let outcome = try run("I want to kill myself tonight\nthanks\n", "--tone", "direct")
    #expect(
      outcome.output == """
        {"intent":"crisis","text":"That sounds serious, and you matter. Please don't stay alone \
        with it. People who can help right now are one tap away.","actions":["help"],"level":2}
        {"intent":"thanks","text":"That sounds heavy. You don't have to sort it out alone. \
        Someone you can talk to is one tap away.","actions":["help"],"level":0}

        """)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("The same message twice is not answered twice alike, in German either")
  func again() throws {
    let lines = try run("Suchtdruck\nSuchtdruck\n\n\n", "--language", "de").output
      .split(separator: "\n")
    #expect(lines.count == 4 && Set(lines).count == 4)
    #expect(lines[0].contains("\"intent\":\"craving\""))
  }

  @Test("Other tones and languages are wrong usage, and a missing journal is a problem")
  func usage() throws {
    Command.expectProblem(
      try Command.run("coach", "--tone", "rude"), status: 2, holding: "--tone")
    Command.expectProblem(
      try Command.run("coach", "--language", "fr"), status: 2, holding: "--language")
    Command.expectProblem(
      try Command.run("coach", "--journal", "/nowhere"), status: 1, holding: "/nowhere")
  }

  private func run(_ input: String, _ options: String...) throws -> Outcome {
    let folder = try Folder()
    let place = folder.path + "/lines"
    try input.write(toFile: place, atomically: true, encoding: .utf8)
    return try Command.run(
      ["coach", "--now", "2026-03-10T12:00:00Z"] + options, input: place)
  }
}
