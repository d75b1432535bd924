// `redstart export`: a journal in its normal form, or its entries or recalls as a table.

import ArgumentParser
import Engine

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print a journal as JSON, or its entries or what was eaten as CSV.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, csv, food
  }

  @Argument(help: "The journal.")
  var journal: String

  @Option(help: "json, csv for the entries, or food for what was eaten, as CSV, too.")
  var format = Format.json

  func run() throws {
    let file = try CommandFiles.journalFile(journal)
    let records = CommandFiles.records(of: file)
    switch format {
    case .json:
      CommandFiles.print(JournalWriter.json(records.journal, attachments: file.attachments))
    case .csv: CommandFiles.print(EntriesTable.csv(records))
    case .food: CommandFiles.print(RecallTable.csv(Overview(records)))
    }
  }
}
