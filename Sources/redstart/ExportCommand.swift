// `redstart export`: a journal in its normal form, or its entries as a table.

import ArgumentParser
import Engine

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a journal as JSON, or its entries as CSV.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, csv
  }

  @Argument(help: "The journal.")
  var journal: String

  @Option(help: "json or csv.")
  var format = Format.json

  func run() throws {
    let records = try CommandFiles.records(journal)
    switch format {
    case .json:
      let attachments = try CommandFiles.journalFile(journal).attachments
      CommandFiles.print(JournalWriter.json(records.journal, attachments: attachments))
    case .csv: CommandFiles.print(EntriesTable.csv(records))
    }
  }
}
