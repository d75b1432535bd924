// `redstart session` from outside.

import Testing

struct SessionCommandTests {
  @Test(
    "Each moment prints its phase and what remains of it; a boundary belongs to the later phase",
    arguments: [
      (
        "60,60", "59,60,120",
        "[{\"at\":59,\"phase\":1,\"remaining\":1},{\"at\":60,\"phase\":2,\"remaining\":60},"
          + "{\"at\":120,\"phase\":\"finished\",\"remaining\":0}]\n"
      ),
      (
        "60,60", "90,0,121",
        "[{\"at\":90,\"phase\":2,\"remaining\":30},{\"at\":0,\"phase\":1,\"remaining\":60},"
          + "{\"at\":121,\"phase\":\"finished\",\"remaining\":0}]\n"
      ),
      (
        "0,5,0,3", "0,5,8",
        "[{\"at\":0,\"phase\":2,\"remaining\":5},{\"at\":5,\"phase\":4,\"remaining\":3},"
          + "{\"at\":8,\"phase\":\"finished\",\"remaining\":0}]\n"
      ),
      ("0", "0", "[{\"at\":0,\"phase\":\"finished\",\"remaining\":0}]\n"),
    ])
  func positions(_ phases: String, _ moments: String, _ printed: String) throws {
    let outcome = try Command.run("session", "--phases", phases, "--at", moments)
    #expect(outcome.output == printed)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
  }

  @Test("What is no number of seconds is wrong usage in one line")
  func refused() throws {
    for phases in ["60,", "", "60,x", "60;60", "1.5", "86401", "99999999999999999999"] {
      Command.expectProblem(
        try Command.run("session", "--phases", phases, "--at", "1"), status: 2,
        holding: "--phases")
    }
    Command.expectProblem(
      try Command.run("session", "--phases", "60", "--at", "soon"), status: 2, holding: "--at")
    Command.expectProblem(
      try Command.run("session", "--phases=-1,60", "--at", "1"), status: 2, holding: "--phases")
    Command.expectProblem(
      try Command.run("session", "--phases", "60"), status: 2, holding: "redstart")
  }
}
