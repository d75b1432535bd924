// The engine against a second, deliberately naive way of counting, over random histories.

import Engine
import Testing

/// Counts by keeping the days of the run and the grace days in hand as lists, each grace day with
/// the place at which it was earned.
private struct NaiveStreak {
  var run: [Day] = []
  var purse: [Int] = []
  var mended: [Day] = []
  var runs: [[Day]] = []
  var goods = 0

  init(_ marks: TrackerMarks, _ rule: StreakRule) {
    for (place, mark) in marks.marks.enumerated() where "Gnxb".contains(mark.letter) {
      let day = marks.first.adding(days: place)
      let next = run.count + 1
      let isMilestone = Set(stride(from: rule.earnEvery, through: next, by: rule.earnEvery))
        .contains(next)
      if isMilestone && rule.canHeal && purse.count < rule.mostOnHand { purse.append(next) }
      if mark.letter == "G" {
        goods += 1
        run.append(day)
      } else if mark.letter != "b", !purse.isEmpty {
        purse.removeFirst()
        mended.append(day)
        run.append(day)
      } else {
        runs.append(run)
        (run, purse, mended) = ([], [], [])
      }
    }
    runs.append(run)
  }

  var best: [Day] {
    let longest = runs.map { $0.count }.max() ?? 0
    return runs.first { $0.count == longest } ?? []
  }
}

struct StreakPropertyTests {
  private static let histories = Fixtures.isServer ? 100_000 : 5000

  @Test("Streaks are those of the naive way, over random histories and rules")
  func streaks() {
    let seed: UInt64 = 1026
    var bits = SeededBits(seed: seed)
    for round in 0..<StreakPropertyTests.histories {
      let weights = bits.next()
      let marks = (0..<Int(bits.next() % 90)).map { _ in mark(bits.next(), weights) }
      let rule = StreakRule(
        earnEvery: Int(bits.next() % 10) + 1, mostOnHand: Int(bits.next() % 4) + 1,
        canHeal: bits.next() % 4 != 0)
      let history = TrackerMarks(first: Day(number: Int32(bits.next() % 30_000)), marks)
      let streak = Streak(history, rule)
      let naive = NaiveStreak(history, rule)
      let isSame =
        streak.current == naive.run.count && streak.currentFrom == naive.run.first
        && streak.graceOnHand == naive.purse.count && streak.mended == naive.mended
        && streak.best == naive.best.count && streak.bestFrom == naive.best.first
        && streak.bestThrough == naive.best.last && streak.total == naive.goods
      #expect(isSame, "seed \(seed), round \(round): \(DayMark.letters(marks))")
      if !isSame { return }
    }
  }

  /// Mostly good days, with more of the others in some histories than in others.
  private func mark(_ drawn: UInt64, _ weights: UInt64) -> DayMark {
    let others: [DayMark] = [.needsGrace, .empty, .empty, .notDue, .excused, .open, .broken, .good]
    return drawn % 100 < 50 + weights % 50 ? .good : others[Int(drawn >> 32 % 8)]
  }

  @Test("Whatever is added, the best run and the total never fall")
  func neverFalls() {
    var bits = SeededBits(seed: 77)
    for round in 0..<500 {
      var marks: [DayMark] = []
      var last = Streak()
      for _ in 0..<60 {
        marks.append(mark(bits.next(), UInt64(round)))
        let streak = Streak(TrackerMarks(first: Day(number: 0), marks), .forgiving)
        #expect(streak.best >= last.best && streak.total >= last.total, "seed 77, round \(round)")
        #expect(streak.current <= streak.best && streak.graceOnHand <= 3)
        last = streak
      }
    }
  }
}
