// Reads the rows of a Loop database; what they mean is the engine's business.

import Engine
import Foundation
import GRDB

enum LoopFile {
  /// Opens the file for reading only. Columns that its schema does not have yet are left out, and
  /// values of another type count as missing.
  static func read(_ path: String) throws -> Imported {
    guard CommandFiles.exists(path) else { throw CommandProblem("\(path): cannot be read") }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let (habits, repetitions) = try queue.read { database in
        (
          try Row.fetchAll(database, sql: "SELECT * FROM Habits").compactMap(habit),
          try Row.fetchAll(database, sql: "SELECT * FROM Repetitions ORDER BY rowid")
            .map(repetition)
        )
      }
      return LoopDatabase.read(habits, repetitions)
    } catch {
      throw CommandProblem("\(path):1: not a database of Loop Habit Tracker")
    }
  }

  private static func habit(_ row: Row) throws -> LoopHabit? {
    guard row.hasColumn("id"), row.hasColumn("name") else { throw DatabaseError() }
    guard let id = row.int("id"), let name = row.text("name") else { return nil }
    var habit = LoopHabit(id: id, name: name)
    habit.uuid = row.text("uuid") ?? ""
    // Until there was a column for the question, the description was the question.
    let description = row.text("description") ?? ""
    habit.description = row.hasColumn("question") ? description : ""
    habit.question = row.hasColumn("question") ? row.text("question") ?? "" : description
    habit.type = row.int("type") ?? 0
    habit.targetType = row.int("target_type") ?? 0
    habit.target = row.decimal("target_value") ?? 0
    habit.unit = row.text("unit") ?? ""
    habit.times = row.int("freq_num")
    habit.days = row.int("freq_den")
    habit.position = row.int("position") ?? 0
    habit.isArchived = (row.int("archived") ?? 0) != 0
    return habit
  }

  /// A row without habit or day becomes one that the engine skips.
  private static func repetition(_ row: Row) throws -> LoopRepetition {
    guard row.hasColumn("habit"), row.hasColumn("timestamp") else { throw DatabaseError() }
    return LoopRepetition(
      habit: row.int("habit") ?? .min, timestamp: row.int("timestamp") ?? .min,
      value: row.int("value") ?? 2, notes: row.text("notes") ?? "")
  }
}

extension Row {
  // Asking a row for a type directly would trap where the file holds another one.
  fileprivate func value(_ column: String) -> DatabaseValue? { self[column] }

  fileprivate func int(_ column: String) -> Int64? {
    value(column).flatMap { Int64.fromDatabaseValue($0) }
  }

  fileprivate func decimal(_ column: String) -> Double? {
    value(column).flatMap { Double.fromDatabaseValue($0) }
  }

  fileprivate func text(_ column: String) -> String? {
    value(column).flatMap { String.fromDatabaseValue($0) }
  }
}
