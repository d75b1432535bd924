// The archive that Loop Habit Tracker exports: Habits.csv, a folder for each habit with its check
// marks and notes, and one table with the check marks of all.

/// A file by itself or out of an archive.
public struct ImportFile: Sendable {
  /// The path inside the archive; empty for a file by itself.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Reads the tables of one export together.
struct LoopArchive {
  /// Habits.csv.
  var list: ImportFile?
  /// Checkmarks.csv of all habits.
  var checks: ImportFile?
  /// Checkmarks.csv of one habit each.
  var single: [ImportFile] = []

  var isEmpty: Bool { list == nil && checks == nil }

  func read(_ reading: RowReading = .strict) throws(ImportProblem) -> Imported {
    guard let list else {
      guard let checks else { return Imported() }
      return try LoopTable.read(checks.bytes, rows: reading)
    }
    let rows = try LoopHabitRow.all(list.bytes)
    // The tables of single habits have the notes; older exports have only the one of all.
    if single.isEmpty, let checks {
      return try LoopTable.read(checks.bytes, habits: list.bytes, rows: reading)
    }
    var names: [String] = []
    for row in rows { names.append(row.name) }
    var imported = Imported()
    for (index, row) in rows.enumerated() {
      var tracker = LoopTable.tracker(names, index)
      row.describe(&tracker)
      let place = imported.place(of: tracker)
      for file in single where LoopArchive.position(of: file) == row.position ?? index + 1 {
        try LoopArchive.read(file, place, isNumerical: row.isNumerical, reading, into: &imported)
      }
    }
    if rows.contains(where: { $0.hasColour }) { imported.leave(.colours) }
    return imported
  }

  /// The number with which the folder of a habit begins.
  private static func position(of file: ImportFile) -> Int? {
    let folder = file.name.utf8.split(separator: UInt8(ascii: "/")).dropLast().last
    guard let folder else { return nil }
    return digits(Array(folder.prefix { (0x30...0x39).contains($0) })[...])
  }

  private static func read(
    _ file: ImportFile, _ tracker: Int, isNumerical: Bool, _ reading: RowReading,
    into imported: inout Imported
  ) throws(ImportProblem) {
    let table = try ImportTable(file.bytes)
    try table.forEach(reading, into: &imported) {
      (row: CSVRow, imported: inout Imported) throws(ImportProblem) in
      try table.checkLength(of: row)
      let day = try ImportTable.day(row.fields[0], line: row.line)
      guard let value = LoopValue(text: row.fields[1]) else {
        throw ImportProblem(.value, line: row.line)
      }
      if value.isUnknown, row.fields[2].isEmpty { return }
      var entry = ImportedEntry(tracker: tracker, day: day)
      entry.note = row.fields[2]
      imported.add(value, as: entry, isNumerical: isNumerical)
    }
  }
}
