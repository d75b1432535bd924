// `redstart export`: a journal in its normal form, its entries or recalls as a table, or all of it
// as an archive.

import ArgumentParser
import Engine

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print a journal as JSON, its entries or what was eaten as CSV, or all of it as ZIP.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, csv, food, zip
  }

  @Argument(help: "The journal.")
  var journal: String

  @Option(help: "json, csv for the entries, food for what was eaten as CSV, zip for everything.")
  var format = Format.json

  func run() throws {
    let file = try CommandFiles.journalFile(journal)
    let records = CommandFiles.records(of: file)
    switch format {
    case .json:
      try CommandFiles.print(JournalWriter.json(records.journal, attachments: file.attachments))
    case .csv: try CommandFiles.print(EntriesTable.csv(records))
    case .food: try CommandFiles.print(RecallTable.csv(Overview(records)))
    case .zip: try CommandFiles.print(JournalArchive.zip(records, attachments: file.attachments))
    }
  }
}
