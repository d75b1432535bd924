// `redstart score`: a questionnaire's answers to its score, its band and where both come from.

import ArgumentParser
import Engine

struct ScoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "Print the score of a questionnaire, its band and its source.",
    subcommands: [
      SmokingTwoCommand.self, SmokingSixCommand.self, VapingTwoCommand.self,
      VapingTenCommand.self, DrinkingThreeCommand.self, DrinkingTenCommand.self,
    ])

  /// Prints `{"score":5,"band":"high","source":"…"}`; the band is null where none is published.
  static func print(_ instrument: Instrument, _ answers: [Int]) throws {
    var writer = JSONWriter()
    let score = try score(instrument, answers)
    writer.beginObject()
    writer.key("score")
    writer.int64(Int64(score.total))
    writer.key("band")
    if let band = score.band { writer.string(band.rawValue) } else { writer.null() }
    writer.key("source")
    writer.string(instrument.sources[0].line)
    writer.endObject()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }

  private static func score(_ instrument: Instrument, _ answers: [Int]) throws -> Score {
    do throws(ScoreProblem) {
      return try Score(instrument, answers: answers)
    } catch {
      switch error {
      case .answerCount(let needed):
        throw CommandProblem("\(instrument.rawValue) has \(needed) answers")
      case .points(let item):
        let points = instrument.items[item].points.map { String($0) }.joined(separator: ", ")
        throw CommandProblem("answer \(item + 1) of \(instrument.rawValue) is one of \(points)")
      }
    }
  }

  /// The points of a number such as minutes or uses a day.
  static func points(_ item: ScoreItem, _ number: Int, named name: String) throws -> Int {
    guard let points = item.points(for: number) else {
      throw CommandProblem("--\(name) is 0 or more")
    }
    return points
  }

  /// Points with commas between them, such as `4,3,2`.
  static func answers(_ text: String) throws -> [Int] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let points = Int(part) else {
        throw CommandProblem("--answers are whole numbers with commas between them")
      }
      return points
    }
  }
}

struct SmokingTwoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hsi", abstract: "Heaviness of Smoking Index, 0 to 6.")

  @Option(help: "Minutes from waking to the first cigarette.")
  var minutesToFirst: Int

  @Option(help: "Cigarettes a day.")
  var perDay: Int

  func run() throws {
    try ScoreCommand.print(
      .hsi,
      [
        try ScoreCommand.points(.firstCigarette, minutesToFirst, named: "minutes-to-first"),
        try ScoreCommand.points(.cigarettesADay, perDay, named: "per-day"),
      ])
  }
}

struct SmokingSixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ftnd", abstract: "Fagerström Test for Nicotine Dependence, 0 to 10.")

  @Option(help: "Minutes from waking to the first cigarette.")
  var minutesToFirst: Int

  @Option(help: "Cigarettes a day.")
  var perDay: Int

  @Flag(help: "It is hard not to smoke where it is forbidden.")
  var hardToRefrain = false

  @Flag(help: "The first one in the morning is the hardest to give up.")
  var firstIsHardest = false

  @Flag(help: "More in the first hours after waking than later.")
  var moreInTheMorning = false

  @Flag(help: "Also when ill in bed.")
  var whenIll = false

  func run() throws {
    try ScoreCommand.print(
      .ftnd,
      [
        try ScoreCommand.points(.firstCigarette, minutesToFirst, named: "minutes-to-first"),
        hardToRefrain ? 1 : 0, firstIsHardest ? 1 : 0,
        try ScoreCommand.points(.cigarettesADay, perDay, named: "per-day"),
        moreInTheMorning ? 1 : 0, whenIll ? 1 : 0,
      ])
  }
}

struct VapingTwoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hvi", abstract: "Heaviness of Vaping Index, 0 to 10; no bands are published.")

  @Option(help: "Minutes from waking to the first use.")
  var minutesToFirst: Int

  @Option(help: "Times a day, each of about 15 puffs or 10 minutes.")
  var perDay: Int

  func run() throws {
    try ScoreCommand.print(
      .hvi,
      [
        try ScoreCommand.points(.vapesADay, perDay, named: "per-day"),
        try ScoreCommand.points(.firstVape, minutesToFirst, named: "minutes-to-first"),
      ])
  }
}

struct VapingTenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "psecdi",
    abstract: "Penn State Electronic Cigarette Dependence Index, 0 to 20.")

  @Option(help: "Minutes from waking to the first use.")
  var minutesToFirst: Int

  @Option(help: "Times a day, each of about 15 puffs or 10 minutes.")
  var perDay: Int

  @Option(help: "Nights a week with waking to vape.")
  var nightsPerWeek = 0

  @Flag(help: "Wakes at night to vape; implied by --nights-per-week.")
  var wakes = false

  @Flag(help: "Vapes because it is hard to stop.")
  var hardToStop = false

  @Flag(help: "Has strong cravings.")
  var strongCravings = false

  @Option(help: "Urges in the last week: 0 none or slight, 1 moderate or strong, 2 stronger.")
  var urges = 0

  @Flag(help: "It is hard not to vape where it is forbidden.")
  var hardToRefrain = false

  @Flag(help: "More irritable without.")
  var irritable = false

  @Flag(help: "Nervous, restless or anxious without.")
  var nervous = false

  func run() throws {
    try ScoreCommand.print(
      .psecdi,
      [
        try ScoreCommand.points(.vapesADay, perDay, named: "per-day"),
        try ScoreCommand.points(.firstVape, minutesToFirst, named: "minutes-to-first"),
        wakes || nightsPerWeek > 0 ? 1 : 0,
        try ScoreCommand.points(.nightsAWeek, nightsPerWeek, named: "nights-per-week"),
        hardToStop ? 1 : 0, strongCravings ? 1 : 0, urges, hardToRefrain ? 1 : 0,
        irritable ? 1 : 0, nervous ? 1 : 0,
      ])
  }
}

struct DrinkingThreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auditc", abstract: "AUDIT-C, 0 to 12; the band follows the British cut-off.")

  @Option(help: "The points of the three answers, such as 4,3,2.")
  var answers: String

  func run() throws {
    try ScoreCommand.print(.auditC, try ScoreCommand.answers(answers))
  }
}

struct DrinkingTenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "audit", abstract: "AUDIT, 0 to 40.")

  @Option(help: "The points of the ten answers, such as 4,3,2,0,0,0,0,0,2,4.")
  var answers: String

  func run() throws {
    try ScoreCommand.print(.audit, try ScoreCommand.answers(answers))
  }
}
