// A table with rows that cannot be read: what of it can be.

/// The rows of a table that can be read, and what is wrong with the others.
///
/// Of a row that cannot be read only the first line is given up, since a quote too many makes one
/// row of several. A field that is not UTF-8 is read as Windows-1252.
struct CSVRecovery {
  /// Bytes that are read once more behind rows that cannot be read, all of them together.
  static let rereadLimit = 64 << 20

  private(set) var rows: [CSVRow] = []
  /// One for each line that was given up, in their order.
  private(set) var errors: [CSVError] = []
  private(set) var hasWindows1252 = false

  /// Throws what is wrong with the first row, which may be the header, or with the whole table.
  init(
    _ bytes: [UInt8], separator: CSVSeparator = .comma, removesFormulaGuard: Bool = false
  ) throws(CSVError) {
    var reader = try CSVReader(
      bytes, separator: separator, removesFormulaGuard: removesFormulaGuard,
      readsWindows1252: true)
    var reread = 0
    while true {
      do throws(CSVError) {
        guard let row = try reader.nextRow() else { break }
        try checkQuotes(row, reader)
        rows.append(row)
      } catch {
        guard !rows.isEmpty, error.kind != .tooManyRows, reread <= CSVRecovery.rereadLimit else {
          throw error
        }
        errors.append(CSVError(error.kind, line: reader.rowLine))
        reread += reader.skipFirstLine()
      }
    }
    hasWindows1252 = reader.hasWindows1252
  }

  /// A quote too many can close at another one by chance: such a row has lines in it, and hardly
  /// ever as many fields as the first one.
  private func checkQuotes(_ row: CSVRow, _ reader: CSVReader) throws(CSVError) {
    guard reader.spansLines, let first = rows.first, row.fields.count != first.fields.count else {
      return
    }
    throw CSVError(.unterminatedQuote, line: row.line)
  }
}
