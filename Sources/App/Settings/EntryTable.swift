// The journal as a table for a spreadsheet, handed to the person as a file.
import Engine

extension State {
  func tableEffect(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-\(today(moment).text).csv", type: "text/csv", bytes: EntriesTable.csv(records)
    )
  }
}
