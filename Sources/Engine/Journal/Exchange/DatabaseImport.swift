// The databases of other apps, told apart by their tables.

/// Reads the database that an app exports or backs up.
public enum DatabaseImport {
  /// Times of Tickmate are those of the clocks in `zone`.
  public static func read(_ bytes: [UInt8], zone: Zone) throws(ImportProblem) -> Imported {
    do throws(SQLiteFileError) {
      let file = try SQLiteFile(bytes)
      if file.table("Repetitions") != nil, has(file, "Habits", ["id", "name"]) {
        return try LoopDatabase.read(file)
      }
      if has(file, "ticks", ["_track_id", "year", "month", "day"]), has(file, "tracks", ["_id"]) {
        return try TickmateDatabase.read(file, zone)
      }
      if has(file, "checkins", ["habit_id", "date"]), has(file, "habits", ["_id"]) {
        return try RewireDatabase.read(file)
      }
    } catch {
      throw ImportProblem(error == .tooLarge ? .tooLarge : .database, line: 1)
    }
    throw ImportProblem(.database, line: 1)
  }

  private static func has(_ file: SQLiteFile, _ table: String, _ columns: [String]) -> Bool {
    guard let table = file.table(table) else { return false }
    return columns.allSatisfy { table.column($0) != nil }
  }
}
