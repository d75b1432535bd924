// The strength against the closed form of its formula.

import Engine
import Foundation
import Testing

private let monday = Day(text: "2026-03-02")!

private func day(_ offset: Int) -> Day { monday.adding(days: offset) }

/// score = Σ part(i) · (1 − m) · m^(n − 1 − i), with the C library's powers.
private func closed(_ parts: [Double], frequency: Double) -> Double {
  let m = Foundation.pow(0.5, frequency.squareRoot() / 13)
  var sum = 0.0
  for (place, part) in parts.enumerated() {
    sum += part * (1 - m) * Foundation.pow(m, Double(parts.count - 1 - place))
  }
  return sum
}

private func strength(_ fields: [Field], _ done: [Int: Int64], today: Int) -> Double {
  var journal = StreakJournal([.mode(.counter), .since(monday)] + fields)
  for offset in done.keys.sorted() { journal.add(on: day(offset), amount: done[offset]!) }
  return journal.overview.strength(of: journal.tracker, today: day(today))?.score ?? -1
}

private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }

struct StrengthTests {
  @Test("Thirteen days make one half of it, and thirteen days without halve it")
  func halfLife() {
    var strength = Strength(times: 1, days: 1)
    for _ in 0..<13 { strength.add(day: 1) }
    #expect(near(strength.score, 0.5))
    #expect(strength.percent == 50)
    for _ in 0..<13 { strength.add(day: 0) }
    #expect(near(strength.score, 0.25))
    #expect(strength.percent == 25)
  }

  @Test("Something daily follows the closed form, whatever was done")
  func daily() {
    var bits = SeededBits(seed: 3)
    for round in 0..<200 {
      let parts = (0..<Int(bits.next() % 300 + 1)).map { _ in Double(bits.next() % 2) }
      var done: [Int: Int64] = [:]
      for (place, part) in parts.enumerated() where part == 1 { done[place] = 1000 }
      let found = strength([], done, today: parts.count)
      #expect(near(found, closed(parts, frequency: 1)), "seed 3, round \(round)")
    }
  }

  @Test(
    "Something rarer counts what was done in its last two periods",
    arguments: [("perWeek", 3, 3, 7), ("perWeek", 1, 1, 7), ("weekdays", 0b11111, 5, 7)])
  func rarer(_ kind: String, _ number: Int64, _ times: Int, _ days: Int) {
    var bits = SeededBits(seed: 4)
    let due = { (offset: Int) in kind == "perWeek" || number >> (offset % 7) & 1 == 1 }
    for round in 0..<100 {
      let length = Int(bits.next() % 200 + 1)
      let did = (0..<length).map { due($0) && bits.next() % 3 == 0 }
      let parts = did.indices.map { place in
        let window = did[max(0, place + 1 - 2 * days)...place].filter { $0 }.count
        return min(1, Double(window) / Double(2 * times))
      }
      var done: [Int: Int64] = [:]
      for (place, isDone) in did.enumerated() where isDone { done[place] = 1000 }
      let found = strength(
        [Field("schedule", .text(kind)), Field("scheduleNumber", .int(number))], done,
        today: length)
      let expected = closed(parts, frequency: Double(times) / Double(days))
      #expect(near(found, expected), "seed 4, round \(round)")
    }
  }

  @Test("A counter below its goal gets a part, and above it no more than all")
  func parts() {
    let goal = [Field("target", .int(8000))]
    #expect(near(strength(goal, [0: 2000], today: 1), closed([0.25], frequency: 1)))
    #expect(near(strength(goal, [0: 16_000], today: 1), closed([1], frequency: 1)))
    #expect(near(strength(goal, [0: 2000], today: 0), 0))
    #expect(near(strength(goal, [0: 8000], today: 0), closed([1], frequency: 1)))
  }

  @Test("Excused days neither build nor take away, also in the periods of something rarer")
  func excused() {
    for schedule in [[], [Field("schedule", .text("perWeek")), Field("scheduleNumber", .int(3))]] {
      var journal = StreakJournal([.mode(.yesNo), .since(monday)] + schedule)
      var excused = journal
      for offset in [0, 2, 4, 7, 8] {
        journal.add(on: day(offset))
        excused.add(on: day(offset < 5 ? offset : offset + 14))
      }
      excused.excuse(day(5), day(18))
      excused.add(on: day(9))
      let plain = journal.overview.strength(of: journal.tracker, today: day(10))
      let later = excused.overview.strength(of: excused.tracker, today: day(24))
      #expect(plain!.score > 0.05)
      #expect(near(plain!.score, later!.score))
    }
  }

  @Test("A day that is not over takes nothing away")
  func today() {
    let done: [Int: Int64] = [0: 1000, 1: 1000]
    #expect(near(strength([], done, today: 2), strength([], done, today: 1)))
    #expect(strength([], done, today: 3) < strength([], done, today: 2))
  }

  @Test("Leaving out grows with every day without that is over")
  func avoidance() {
    let journal = StreakJournal([.mode(.avoidance), Field("aim", .text("quit")), .since(monday)])
    let found = journal.overview.strength(of: journal.tracker, today: day(27))
    #expect(near(found!.score, 0.75))
  }
}
