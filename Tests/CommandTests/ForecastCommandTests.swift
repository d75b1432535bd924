// `redstart forecast` from outside.

import Testing

struct ForecastCommandTests {
  private static let header = "person,day,used,craving,sleep\n"

  /// Two people in turn, with a gap and blanks.
  private static let rows: [String] = (0..<24).map { number in
    let person = number % 2 == 0 ? "ann" : "\"b, c\""
    let day = number / 2 + (number > 12 ? 3 : 0) + 1
    let craving = number % 5 == 0 ? "" : "\(number % 4)"
    return
      "\(person),2026-03-\(day < 10 ? "0" : "")\(day),\(number % 3 == 0 ? 1 : 0),\(craving),7.5\n"
  }

  private func forecast(_ text: String) throws -> Outcome {
    let folder = try Folder()
    return try Command.run("forecast", try folder.write(text, to: "days.csv"))
  }

  @Test("Each row gets a line, in its order, and a file cut at any row gives the same lines")
  func cut() throws {
    let whole = try forecast(Self.header + Self.rows.joined())
    #expect(whole.status == 0 && whole.problem.isEmpty)
    let lines = whole.output.split(separator: "\n")
    #expect(lines.count == Self.rows.count + 1 && lines[0] == "person,day,probability")
    #expect(lines[1].hasPrefix("ann,2026-03-01,0.") && lines[2].hasPrefix("\"b, c\",2026-03-01,0."))
    for cut in 0..<Self.rows.count {
      let part = try forecast(Self.header + Self.rows.prefix(cut).joined())
      #expect(part.output.split(separator: "\n") == Array(lines.prefix(cut + 1)))
    }
  }

  @Test("A person's rows say the same with and without the other people")
  func alone() throws {
    let whole = try forecast(Self.header + Self.rows.joined()).output.split(separator: "\n")
    let ann = try forecast(Self.header + Self.rows.filter { $0.hasPrefix("ann") }.joined())
    #expect(
      ann.output.split(separator: "\n").dropFirst() == whole.filter { $0.hasPrefix("ann") }[...])
  }

  @Test("Columns stand in any order, days may be numbers, and one row is enough")
  func columns() throws {
    let a = try forecast("used,Mood,person,day\n1,3,x,0\n0,,x,1\n")
    let b = try forecast("person,day,used,mood\nx,2026-01-05,1,3\nx,2026-01-06,0,\n")
    #expect(a.status == 0)
    #expect(
      a.output.split(separator: "\n").map { $0.suffix(8) }
        == b.output.split(separator: "\n").map { $0.suffix(8) })
    #expect(try forecast("person,day,used\nx,0,1\n").output.split(separator: "\n").count == 2)
    let more = try forecast("person,day,used,weather\nx,0,1,rain\n")
    #expect(more.status == 0 && more.problem.contains("weather"))
  }

  @Test(
    "A bad file is one line on standard error and status 1, and nothing is printed",
    arguments: [
      ("", "no table"), ("person,used\n", "no column day"),
      ("person,day,used,used\n", "one name"),
      ("person,day,used\nx,2026-02-30,1\n", ":2: the day"),
      ("person,day,used\nx,2026-02-03,2\n", ":2: used is 0 or 1"),
      ("person,day,used\nx,2026-02-03,\n", ":2: used is 0 or 1"),
      ("person,day,used,mood\nx,2026-02-03,1,good\n", "good"),
      ("person,day,used,mood\nx,2026-02-03,1,inf\n", "inf"),
      ("person,day,used\nx,2026-02-03\n", ":2: not as many"),
      ("person,day,used\nx,2026-02-03,1\nx,2026-02-03,0\n", ":3: not later"),
      ("person,day,used\nx,2026-02-03,1\nx,2026-02-01,0\n", ":3: not later"),
      ("person,day,used\n\"x,2026-02-03,1\n", "quote"),
    ])
  func problems(text: String, part: String) throws {
    Command.expectProblem(try forecast(text), status: 1, holding: part)
  }

  @Test("A file that is not there is a problem, no file wrong usage")
  func noFile() throws {
    let none = try Command.run("forecast", "/nowhere/days.csv")
    Command.expectProblem(none, status: 1, holding: "cannot be read")
    Command.expectProblem(try Command.run("forecast"), status: 2, holding: "file")
  }

  @Test("The simulation prints the forecast beside simple rules, the same for the same seed")
  func simulate() throws {
    let arguments = ["simulate", "forecast", "--population", "odds", "--people", "20"]
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 0 && outcome.problem.isEmpty)
    #expect(outcome.output.hasPrefix("{\"population\":\"odds\",\"people\":20,\"days\":"))
    for name in ["forecast", "same", "mean", "fading", "weekday", "truth", "byPerson"] {
      #expect(outcome.output.contains("\"\(name)\":{"))
    }
    #expect(try Command.run(arguments).output == outcome.output)
    let fit = try Command.run("simulate", "forecast", "--fit", "--people", "10")
    #expect(fit.output.hasPrefix("{\"afterUse\":["))
    let wrong = try Command.run("simulate", "forecast", "--population", "martians")
    Command.expectProblem(wrong, status: 2, holding: "population")
  }
}
