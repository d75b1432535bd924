// The journal as tables for a spreadsheet, handed to the person as files.
import Engine

extension Desk {
  func tableEffect(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-\(today(moment).text).csv", type: "text/csv", bytes: EntriesTable.csv(records)
    )
  }

  /// What was eaten on the recalled days.
  func foodTableEffect(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-food-\(today(moment).text).csv", type: "text/csv",
      bytes: RecallTable.csv(overview))
  }
}
