// Streaks and strength against those that Loop itself kept in the same database.

import Engine
import Foundation
import GRDB
import Testing

private let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/imports"
}
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"

/// One habit with what Loop kept of it, by days since 1970.
private struct KeptHabit {
  static let day: Int64 = 86_400_000
  let id: Int64
  let times: Int
  let days: Int
  let done: Set<Int64>
  /// The days that Loop filled in for a frequency are part of these.
  let marked: Set<Int64>
  let scores: [(day: Int64, score: Int64)]
  let streaks: [(start: Int64, end: Int64, length: Int)]

  var isDaily: Bool { times == days }

  init(_ row: Row, _ database: Database) throws {
    let id: Int64 = row["Id"]
    self.id = id
    times = row["freq_num"]
    days = row["freq_den"]
    done = Set(
      try Int64.fetchAll(
        database, sql: "SELECT timestamp / \(KeptHabit.day) FROM Repetitions WHERE habit = \(id)"))
    marked = Set(
      try Int64.fetchAll(
        database,
        sql: """
          SELECT timestamp / \(KeptHabit.day) FROM Checkmarks WHERE habit = \(id) AND value > 0
          """))
    var scores: [(day: Int64, score: Int64)] = []
    let scoreRows = try Row.fetchAll(
      database, sql: "SELECT timestamp, score FROM Score WHERE habit = \(id) ORDER BY timestamp")
    for row in scoreRows {
      let (at, score): (Int64, Int64) = (row["timestamp"], row["score"])
      scores.append((day: at / KeptHabit.day, score: score))
    }
    self.scores = scores
    var streaks: [(start: Int64, end: Int64, length: Int)] = []
    let streakRows = try Row.fetchAll(
      database, sql: "SELECT start, \"end\", length FROM Streak WHERE habit = \(id)")
    for row in streakRows {
      let (start, end): (Int64, Int64) = (row["start"], row["end"])
      let length: Int = row["length"]
      streaks.append((start: start / KeptHabit.day, end: end / KeptHabit.day, length: length))
    }
    self.streaks = streaks
  }

  /// The streak through a day, as the engine counts those days as good.
  func streak(of days: Set<Int64>, through last: Int64) -> Streak {
    let first = scores[0].day
    let marks = (first...last).map { days.contains($0) ? DayMark.good : .empty }
    return Streak(TrackerMarks(first: Day(number: Int32(first)), marks), .strict)
  }
}

@Suite(
  .enabled(
    if: folder != nil || isProof, "REDSTART_FIXTURES does not name the folder of sample files"))
struct LoopStreakTests {
  /// The score of somebody who never missed a day, in the millionths of the file's version.
  private static let fullScore: Int64 = 19_259_478

  private func habits() throws -> [KeptHabit] {
    var configuration = Configuration()
    configuration.readonly = true
    let path = try #require(folder) + "/uhabits_loop.db"
    return try DatabaseQueue(path: path, configuration: configuration).read { database in
      try Row.fetchAll(database, sql: "SELECT Id, freq_num, freq_den FROM Habits").map {
        try KeptHabit($0, database)
      }
    }
  }

  @Test("Every streak that Loop kept is the engine's streak on its last day")
  func streaks() throws {
    var rows = 0
    for habit in try habits() {
      for kept in habit.streaks {
        // For three times in seven days Loop fills days in and counts them; here only what was
        // done counts. So its days are compared with what it marked, not with what was done.
        let streak = habit.streak(
          of: habit.isDaily ? habit.done : habit.marked, through: kept.end)
        #expect(streak.current == kept.length, "habit \(habit.id)")
        #expect(streak.currentFrom == Day(number: Int32(kept.start)), "habit \(habit.id)")
        rows += 1
      }
    }
    #expect(rows == 31)
  }

  @Test("Every score of a daily habit is the strength of that day")
  func dailyScores() throws {
    var rows = 0
    for habit in try habits() where habit.isDaily {
      var strength = Strength(times: 1, days: 1)
      for (day, score) in habit.scores {
        strength.add(day: habit.done.contains(day) ? 1 : 0)
        let kept = Double(score) / Double(LoopStreakTests.fullScore)
        #expect(abs(strength.score - kept) < 0.000_001, "habit \(habit.id)")
        rows += 1
      }
    }
    #expect(rows == 211)
  }

  @Test(
    "Scores of rarer habits follow the rule that Loop had before: another half-life, no periods")
  func rarerScores() throws {
    for habit in try habits() where !habit.isDaily {
      let frequency = Double(habit.times) / Double(habit.days)
      let multiplier = pow(0.5, 1 / (14 / frequency - 1))
      var expected: Int64 = 0
      for (day, score) in habit.scores {
        let gained: Int64 = habit.done.contains(day) ? 1_000_000 : 0
        expected = min(
          Int64(Double(expected) * multiplier) + gained, LoopStreakTests.fullScore)
        #expect(score == expected, "habit \(habit.id)")
      }
    }
  }
}
