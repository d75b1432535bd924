// `redstart score` from outside.

import Testing

struct ScoreCommandTests {
  @Test("Two answers on smoking print the score, its band and its source")
  func hsi() throws {
    let outcome = try Command.run("score", "hsi", "--minutes-to-first", "4", "--per-day", "25")
    #expect(
      outcome.output.hasPrefix("{\"score\":5,\"band\":\"high\",\"source\":\"Heatherton et al."))
    #expect(outcome.output.hasSuffix("}\n"))
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("Each questionnaire ends at its most")
  func most() throws {
    let smoking = try Command.run(
      "score", "ftnd", "--minutes-to-first", "0", "--per-day", "40", "--hard-to-refrain",
      "--first-is-hardest", "--more-in-the-morning", "--when-ill")
    #expect(smoking.output.hasPrefix("{\"score\":10,\"band\":\"very-high\""))
    let vaping = try Command.run(
      "score", "psecdi", "--minutes-to-first", "1", "--per-day", "30", "--nights-per-week", "4",
      "--hard-to-stop", "--strong-cravings", "--urges", "2", "--hard-to-refrain", "--irritable",
      "--nervous")
    #expect(vaping.output.hasPrefix("{\"score\":20,\"band\":\"high\""))
    let short = try Command.run("score", "auditc", "--answers", "4,4,4")
    #expect(short.output.hasPrefix("{\"score\":12,\"band\":\"raised-risk\""))
    let long = try Command.run("score", "audit", "--answers", "4,4,4,4,4,4,4,4,4,4")
    #expect(long.output.hasPrefix("{\"score\":40,\"band\":\"possible-dependence\""))
  }

  @Test("Where no bands were published, there is none")
  func noBand() throws {
    let outcome = try Command.run("score", "hvi", "--minutes-to-first", "20", "--per-day", "12")
    #expect(outcome.output.hasPrefix("{\"score\":5,\"band\":null,\"source\":\"Vogel et al."))
  }

  @Test("Answers that are not offered are a problem in one line")
  func refused() throws {
    Command.expectProblem(
      try Command.run("score", "hsi", "--minutes-to-first=-1", "--per-day", "25"), status: 1,
      holding: "minutes-to-first")
    Command.expectProblem(
      try Command.run("score", "auditc", "--answers", "4,5,2"), status: 1,
      holding: "answer 2 of auditc")
    Command.expectProblem(
      try Command.run("score", "audit", "--answers", "4,4"), status: 1, holding: "10 answers")
    Command.expectProblem(
      try Command.run("score", "auditc", "--answers", "4,x,2"), status: 1, holding: "whole numbers")
  }

  @Test("Wrong usage has a status of its own")
  func wrongUsage() throws {
    let wrong = [
      try Command.run("score", "hsi", "--per-day", "25"),
      try Command.run("score", "hsi", "--minutes-to-first", "x", "--per-day", "25"),
      try Command.run("score", "mood"),
    ]
    for outcome in wrong { Command.expectProblem(outcome, status: 2, holding: "redstart") }
  }
}
