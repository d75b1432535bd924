// Strength against the scores that Loop Habit Tracker itself exported.

import Engine
import Testing

@Suite(.enabled(if: Fixtures.folder != nil || Fixtures.isServer, Fixtures.absence))
struct LoopScoreTests {
  private func lines(_ name: String) throws -> [[String]] {
    String(decoding: try Fixtures.bytes(name), as: UTF8.self)
      .split(separator: "\n").dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      }
  }

  @Test("Every score of the exported tables is the strength of that day", arguments: [1, 2])
  func scores(_ column: Int) throws {
    let habit = try lines("uhabits_csv_export_Habits.csv")[column - 1]
    let done = try lines("uhabits_csv_export_Checkmarks.csv").reversed()
    let scores = try lines("uhabits_csv_export_Scores.csv").reversed()
    #expect(done.map { $0[0] } == scores.map { $0[0] })
    var strength = Strength(times: try #require(Int(habit[5])), days: try #require(Int(habit[6])))
    for (day, score) in zip(done, scores) {
      // What Loop filled in for a frequency is not something that was done.
      strength.add(day: day[column] == "YES_MANUAL" ? 1 : 0)
      let exported = try #require(Double(score[column]))
      #expect(abs(strength.score - exported) <= 0.000_05, "\(day[0])")
    }
  }
}
