// `redstart plan`: the targets on the way down.

import ArgumentParser
import Engine

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Print the targets of a reduction, the start first, 0 last.")

  @Option(help: "Units a day at the start.")
  var start: Int

  @Option(help: "The length in weeks, with one target a week.")
  var weeks: Int?

  @Option(help: "The length in days; needs --daily.")
  var days: Int?

  @Option(help: "linear, exponential, logarithmic, stepped or gentle.")
  var curve = Curve.linear

  @Flag(help: "One target a day.")
  var daily = false

  func validate() throws {
    let isWeekly = weeks != nil && days == nil && !daily
    let isDaily = weeks == nil && days != nil && daily
    guard isWeekly || isDaily else {
      throw ValidationError("give either --weeks, or --days with --daily")
    }
  }

  func run() throws {
    var writer = JSONWriter()
    writer.beginArray()
    for target in try targets() { writer.int64(Int64(target)) }
    writer.endArray()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }

  private func targets() throws -> [Int] {
    do throws(StepDown.Problem) {
      if let days { return try StepDown.daily(start: start, days: days, curve: curve) }
      return try StepDown.weekly(start: start, weeks: weeks ?? 0, curve: curve)
    } catch {
      switch error {
      case .start: throw CommandProblem("a start is \(text(StepDown.starts)) units a day")
      case .length:
        let lengths = daily ? StepDown.lengthsInDays : StepDown.lengthsInWeeks
        throw CommandProblem("a length is \(text(lengths)) \(daily ? "days" : "weeks")")
      }
    }
  }

  private func text(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension Curve: ExpressibleByArgument {}
