// `redstart health`: the day totals of a health export, however large it is.

import ArgumentParser
import Engine
import Foundation

struct HealthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Print the day totals of a health export (xml, json, csv or zip).",
    discussion: """
      Reads exports of Apple Health, Health Auto Export, Fitbit and Google Fit, told apart by what \
      they say. Prints the days, how many records count, how many were skipped because their kind \
      is not taken or they say nothing possible, how many came twice, and whether the file is \
      complete. Nothing is kept.
      """)

  @Argument(help: "The export, alone or in its archive.")
  var file: String

  func run() throws {
    let totals = try totals()
    try CommandFiles.print(totals.json + Array("\n".utf8))
    if !totals.isComplete {
      CommandFiles.say("note: the file was cut off; what it says whole is counted\n")
    }
    if !totals.unknown.isEmpty {
      CommandFiles.say("note: not taken: \(totals.unknown.joined(separator: ", "))\n")
    }
  }

  private func totals() throws -> HealthTotals {
    let opened: FileHandle
    let size: UInt64
    do {
      opened = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      size = try opened.seekToEnd()
    } catch {
      throw CommandProblem("\(file): cannot be read")
    }
    do throws(HealthProblem) {
      var reading = try HealthFile(size: Int64(size)) { (offset, count) throws(HealthProblem) in
        try HealthCommand.bytes(of: opened, offset, count)
      }
      while try reading.step() {}
      return reading.totals
    } catch {
      throw CommandProblem("\(file): \(ProblemText.words(for: error))")
    }
  }

  private static func bytes(
    of file: FileHandle, _ offset: Int64, _ count: Int
  ) throws(HealthProblem) -> [UInt8] {
    do {
      try file.seek(toOffset: UInt64(offset))
      return [UInt8](try file.read(upToCount: count) ?? Data())
    } catch {
      throw .unreadable
    }
  }
}
