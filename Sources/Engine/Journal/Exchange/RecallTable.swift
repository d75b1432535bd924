// What was eaten as a table for spreadsheets. Column names and words in it are English in every
// language, so that another program can count on them.

/// Writes every item of every recall as a row, by day, then in the person's order.
public enum RecallTable {
  /// Amounts have a point and no grouping; what is not known is empty, never 0.
  public static let columns = [
    "day", "meal", "time", "text", "food", "key", "amount", "measure", "grams", "kcal",
    "protein g", "carbohydrate g", "sugars g", "added sugars g", "fiber g", "fat g",
    "saturated fat g", "alcohol g", "id",
  ]

  public static func csv(_ overview: Overview) -> [UInt8] {
    var writer = CSVWriter()
    writer.row(columns.map { .text($0) })
    for recall in overview.recalls {
      for item in recall.items { writer.row(fields(of: item)) }
    }
    return writer.bytes
  }

  private static func fields(of item: RecallItem) -> [CSVField] {
    var row: [String] = [
      item.day.text, item.meal?.rawValue ?? "", item.time?.text ?? "", item.text, item.name,
      item.food?.text ?? "", EntriesTable.decimal(item.helping.amount), item.helping.measure,
      item.helping.weight.map { EntriesTable.decimal($0 * 100) } ?? "",
    ]
    for nutrient in Nutrient.allCases {
      // Masses come in thousandths of a hundredth of a gram.
      let scale: Int64 = nutrient == .energy ? 1 : 100
      let known = item.thousandths(of: nutrient).map { ($0 + scale / 2) / scale }
      row.append(known.map { EntriesTable.decimal($0) } ?? "")
    }
    row.append(item.id.text)
    return row.map { .text($0) }
  }
}
