// `redstart plan` from outside.

import Testing

struct PlanCommandTests {
  @Test("A weekly plan prints one target a week and zero for the time after")
  func weekly() throws {
    let outcome = try Command.run("plan", "--start", "20", "--weeks", "7")
    #expect(outcome.output == "[20,17,14,11,8,5,2,0]\n")
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("A daily plan along a curve prints one target a day")
  func daily() throws {
    let outcome = try Command.run(
      "plan", "--start", "20", "--days", "30", "--curve", "gentle", "--daily")
    #expect(
      outcome.output
        == "[20,20,20,19,19,19,18,17,17,16,16,15,14,14,13,12,12,11,10,9,9,8,7,6,6,5,4,3,2,1,0]\n")
  }

  @Test("A plan that cannot be is a problem in one line", arguments: ["-1", "100001"])
  func badStart(start: String) throws {
    let outcome = try Command.run("plan", "--start=\(start)", "--weeks", "7")
    Command.expectProblem(outcome, status: 1, holding: "0 to 100000")
  }

  @Test("A length that cannot be is a problem in one line", arguments: ["0", "522", "-3"])
  func badLength(weeks: String) throws {
    let outcome = try Command.run("plan", "--start", "20", "--weeks=\(weeks)")
    Command.expectProblem(outcome, status: 1, holding: "1 to 521 weeks")
  }

  @Test("Wrong usage has a status of its own")
  func wrongUsage() throws {
    let wrong = [
      try Command.run("plan", "--start", "20"),
      try Command.run("plan", "--start", "20", "--days", "30"),
      try Command.run("plan", "--start", "20", "--weeks", "3", "--daily"),
      try Command.run("plan", "--start", "x", "--weeks", "3"),
      try Command.run("plan", "--start", "20", "--weeks", "3", "--curve", "round"),
    ]
    for outcome in wrong { Command.expectProblem(outcome, status: 2, holding: "redstart") }
  }
}
