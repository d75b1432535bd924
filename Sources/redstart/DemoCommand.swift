// `redstart demo`: the journal of somebody who does not exist.

import ArgumentParser
import Engine
import Foundation

struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Write a made-up journal; the same arguments, the same bytes.")

  @Option(help: "Years up to the last day, 1 to 100.")
  var years = 10

  @Option(help: "Entries, 1 to 1000000.")
  var entries = 50_000

  @Option(help: "A number from which chance is drawn.")
  var seed: UInt64 = 1

  @Option(help: "The journal to write.")
  var into: String

  @Option(help: "The last day, as 2026-03-29 (default: today until now, by this machine's clock).")
  var until: String?

  @Option(help: "The zone of the person.")
  var zone = "UTC"

  func validate() throws {
    _ = try Zone(named: zone)
    _ = try lastDay
    guard Demo.years.contains(years) else { throw ValidationError("--years is 1 to 100") }
    guard Demo.entries.contains(entries) else {
      throw ValidationError("--entries is 1 to 1000000")
    }
  }

  func run() throws {
    let replacement = try FileReplacement(into)
    // A made-up journal in the place of a true one would be the end of that.
    guard !replacement.isThere else {
      throw CommandProblem("\(into): is there already; choose another name, or remove it")
    }
    let drafts = Demo.drafts(
      years: years, entries: entries, seed: seed, until: try end, zone: try Zone(named: zone))
    var journal = Journal()
    journal.reserve(drafts.count)
    var clock = Clock(device: 0)
    for draft in drafts { journal.apply(draft.stamped(by: &clock, now: draft.instant)) }
    try replacement.write(JournalWriter.json(journal))
    try CommandFiles.print(ImportCount(drafts: drafts, news: drafts).json + Array("\n".utf8))
  }

  private var lastDay: Day? {
    get throws {
      guard let until else { return nil }
      guard let day = Day(text: until), day >= Day.first, day <= Day.last else {
        throw ValidationError("\(until) is not a date such as 2026-03-29")
      }
      return day
    }
  }

  /// The last millisecond of the last day, or now.
  private var end: Instant {
    get throws {
      if let day = try lastDay {
        return DayBoundary.standard.interval(of: day, in: try Zone(named: zone)).end
          .adding(milliseconds: -1)
      }
      return .present
    }
  }
}
