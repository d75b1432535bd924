// `redstart simulate` from outside.

import Testing

struct SimulateCommandTests {
  @Test("A run prints how much was tried and that nothing was found, the same for the same seed")
  func clean() throws {
    let arguments = ["simulate", "sync", "--schedules", "20", "--seed", "3", "--trace"]
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
    #expect(outcome.output.hasPrefix("{\"schedules\":20,\"steps\":"))
    #expect(outcome.output.contains("\"violations\":0,\"seconds\":"))
    let trace = try #require(outcome.output.split(separator: "\"trace\":").last)
    #expect(try Command.run(arguments).output.hasSuffix(trace))
  }

  @Test("A planted mistake ends with status 1 and one line that names the seed")
  func planted() throws {
    let outcome = try Command.run(
      "simulate", "sync", "--schedules", "500", "--plant", "duplicate-appended")
    Command.expectProblem(outcome, status: 1, holding: "seed ")
  }

  @Test("The mistakes that can be planted are printed, others are wrong usage")
  func names() throws {
    let list = try Command.run("simulate", "sync", "--plant", "list")
    #expect(list.status == 0 && list.output.split(separator: "\n").count >= 20)
    #expect(list.output.contains("fork-ignored\n"))
    let other = try Command.run("simulate", "sync", "--plant", "nonsense")
    Command.expectProblem(other, status: 2, holding: "--plant")
    let none = try Command.run("simulate", "sync", "--schedules", "0")
    Command.expectProblem(none, status: 2, holding: "--schedules")
  }

  @Test("Lives with reminders print what was looked at; a planted mistake ends with its seed")
  func nudges() throws {
    let outcome = try Command.run("simulate", "nudges", "--days", "21", "--seed", "3")
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
    #expect(outcome.output.hasPrefix("{\"days\":21,\"candidates\":"))
    #expect(outcome.output.hasSuffix("\"violations\":0}\n"))
    let planted = try Command.run("simulate", "nudges", "--days", "500", "--plant", "log-ignored")
    Command.expectProblem(planted, status: 1, holding: "seed ")
    let list = try Command.run("simulate", "nudges", "--plant", "list")
    #expect(list.status == 0 && list.output.split(separator: "\n").count >= 15)
    let other = try Command.run("simulate", "nudges", "--plant", "nonsense")
    Command.expectProblem(other, status: 2, holding: "--plant")
  }
}
