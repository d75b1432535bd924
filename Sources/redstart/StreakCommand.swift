// `redstart streak`: days as letters to the streak that the app would count.

import ArgumentParser
import Engine

struct StreakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak", abstract: "Count a streak with its grace days.")

  @Argument(help: "Days, oldest first: G kept, x missed, e excused.")
  var days: String

  @Option(help: "A grace day is earned at every so many days, 1 to 30.")
  var earnEvery = StreakRule.forgiving.earnEvery

  @Option(help: "Grace days that can be kept at once, 1 to 10.")
  var hold = StreakRule.forgiving.mostOnHand

  func validate() throws {
    guard StreakRule.earnEveryRange.contains(earnEvery) else {
      throw ValidationError("--earn-every is 1 to 30")
    }
    guard StreakRule.mostOnHandRange.contains(hold) else {
      throw ValidationError("--hold is 1 to 10")
    }
    _ = try marks()
  }

  /// Prints `{"current":8,"grace":0,"best":8}`.
  func run() throws {
    let rule = StreakRule(earnEvery: earnEvery, mostOnHand: hold, canHeal: true)
    let streak = Streak(TrackerMarks(first: Day(number: 0), try marks()), rule)
    var writer = JSONWriter()
    writer.beginObject()
    for (key, number) in [
      ("current", streak.current), ("grace", streak.graceOnHand), ("best", streak.best),
    ] {
      writer.key(key)
      writer.int64(Int64(number))
    }
    writer.endObject()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }

  private func marks() throws -> [DayMark] {
    try days.map { letter in
      switch letter {
      case "G": .good
      case "x": .empty
      case "e": .excused
      default: throw ValidationError("days are the letters G, x and e, not \(letter)")
      }
    }
  }
}
