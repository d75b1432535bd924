// `redstart streak` from outside.

import Testing

struct StreakCommandTests {
  @Test(
    "Days as letters print the streak, the grace on hand and the best",
    arguments: [
      ("GGGGGGGx", "{\"current\":8,\"grace\":0,\"best\":8}\n"),
      ("GGGGGGGxx", "{\"current\":0,\"grace\":0,\"best\":8}\n"),
      ("GGGGGGx", "{\"current\":7,\"grace\":0,\"best\":7}\n"),
      ("GGGeeeGGGG", "{\"current\":7,\"grace\":1,\"best\":7}\n"),
      ("", "{\"current\":0,\"grace\":0,\"best\":0}\n"),
    ])
  func counted(_ days: String, _ printed: String) throws {
    let outcome = try Command.run("streak", days)
    #expect(outcome.output == printed)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("How grace is earned and kept can be said")
  func rules() throws {
    let often = try Command.run("streak", "GGGGGGxx", "--earn-every", "3", "--hold", "2")
    #expect(often.output == "{\"current\":8,\"grace\":0,\"best\":8}\n")
    let one = try Command.run("streak", "GGGGGGxx", "--earn-every", "3", "--hold", "1")
    #expect(one.output == "{\"current\":0,\"grace\":0,\"best\":7}\n")
  }

  @Test("Other letters, and numbers out of range, are wrong usage in one line")
  func refused() throws {
    Command.expectProblem(try Command.run("streak", "GGy"), status: 2, holding: "G, x and e")
    Command.expectProblem(try Command.run("streak", "gg"), status: 2, holding: "G, x and e")
    Command.expectProblem(
      try Command.run("streak", "G", "--hold", "11"), status: 2, holding: "--hold")
    Command.expectProblem(
      try Command.run("streak", "G", "--earn-every", "0"), status: 2, holding: "--earn-every")
    Command.expectProblem(try Command.run("streak"), status: 2, holding: "redstart")
  }
}
