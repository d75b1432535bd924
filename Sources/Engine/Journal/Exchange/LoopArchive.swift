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
    // The tables of single habits have the notes; older exports have only the one of all.
    if single.isEmpty, let checks {
      return try LoopTable.read(checks.bytes, habits: list.bytes, rows: reading)
    }
    var imported = Imported()
    let rows = try LoopHabitRow.all(list.bytes, reading, into: &imported)
    var names: [String] = []
    for row in rows { names.append(row.name) }
    for (index, row) in rows.enumerated() {
      var tracker = LoopTable.tracker(names, index)
      row.describe(&tracker)
      let place = imported.place(of: tracker)
      for file in single where LoopArchive.folder(of: file)?.position == row.position {
        let table = try ImportTable(file.bytes, reading)
        try LoopArchive.read(table, place, isNumerical: row.isNumerical, reading, &imported)
      }
    }
    for file in single { try readUnlisted(file, rows, reading, &imported) }
    if rows.contains(where: { $0.hasColour }) { imported.leave(.colours) }
    return imported
  }

  /// The marks of a habit whose line in the list cannot be read come under the name of its folder.
  private func readUnlisted(
    _ file: ImportFile, _ rows: [LoopHabitRow], _ reading: RowReading, _ imported: inout Imported
  ) throws(ImportProblem) {
    guard let folder = LoopArchive.folder(of: file), !folder.name.isEmpty,
      !rows.contains(where: { $0.position == folder.position })
    else { return }
    let table = try ImportTable(file.bytes, reading)
    let isNumerical = LoopTable.holdsNumbers(table, column: 1)
    var tracker = ImportedTracker(source: .loopTable, key: folder.name, name: folder.name)
    tracker.setLoopMode(isNumerical: isNumerical, isLimit: false)
    tracker.order = Int64(folder.position)
    let place = imported.place(of: tracker)
    try LoopArchive.read(table, place, isNumerical: isNumerical, reading, &imported)
  }

  /// The number with which the folder of a habit begins, and the name behind it.
  private static func folder(of file: ImportFile) -> (position: Int, name: String)? {
    let folder = file.name.utf8.split(separator: UInt8(ascii: "/")).dropLast().last
    guard let folder else { return nil }
    let number = folder.prefix { (0x30...0x39).contains($0) }
    guard let position = digits(Array(number)[...]) else { return nil }
    let name = String(decoding: Array(folder.dropFirst(number.count)), as: UTF8.self)
    return (position, ImportText.trimmed(name))
  }

  private static func read(
    _ table: ImportTable, _ tracker: Int, isNumerical: Bool, _ reading: RowReading,
    _ imported: inout Imported
  ) throws(ImportProblem) {
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
