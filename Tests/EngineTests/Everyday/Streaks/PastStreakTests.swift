// A change of mode ends a streak and keeps it in view.

import Engine
import Testing

private let first = Day(text: "2026-03-02")!

private func day(_ offset: Int) -> Day { first.adding(days: offset) }

struct PastStreakTests {
  @Test("From noticing to leaving out: what was noticed stays, the new streak begins at nothing")
  func awarenessToAvoidance() {
    var journal = StreakJournal([.mode(.awareness), Field("aim", .text("notice")), .since(first)])
    for offset in [0, 1, 2, 5, 6] { journal.add(on: day(offset)) }
    journal.change([.mode(.avoidance), .since(day(6))])
    journal.changeMode(on: day(6), before: "awareness", since: first)
    let overview = journal.overview
    let past = overview.pastStreaks(of: journal.tracker, today: day(9))
    #expect(past.count == 1)
    #expect(past[0].mode == .awareness)
    #expect(past[0].from == first)
    #expect(past[0].through == day(6))
    #expect(past[0].streak.current == 2)
    #expect(past[0].streak.best == 3)
    #expect(past[0].streak.total == 5)
    #expect(journal.streak(today: day(6)).current == 0)
    #expect(journal.streak(today: day(9)).current == 2, "two days are over")
  }

  @Test("From leaving out to noticing: days without stay, also when there was no entry at all")
  func avoidanceToAwareness() {
    var journal = StreakJournal([.mode(.awareness), Field("aim", .text("quit")), .since(day(10))])
    journal.changeMode(on: day(10), before: "avoidance", since: first)
    journal.add(on: day(10))
    let past = journal.overview.pastStreaks(of: journal.tracker, today: day(12))
    #expect(past.map { $0.streak.best } == [9])
    #expect(past[0].streak.current == 9)
    #expect(DayMark.letters(journal.marks(today: day(12))) == "Gx?")
  }

  @Test("Each of several changes keeps its own streak")
  func several() {
    var journal = StreakJournal([.mode(.counter), .since(day(8))])
    for offset in 0..<12 { journal.add(on: day(offset)) }
    journal.changeMode(on: day(4), before: "yesNo")
    journal.changeMode(on: day(8), before: "avoidance")
    let past = journal.overview.pastStreaks(of: journal.tracker, today: day(11))
    #expect(past.map { $0.mode } == [.yesNo, .avoidance])
    #expect(past.map { $0.streak.total } == [5, 0])
    #expect(journal.streak(today: day(11)).total == 4)
  }

  @Test("A change to come, of another tracker or from a plan keeps nothing")
  func nothing() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    journal.add(on: first)
    journal.changeMode(on: day(20), before: "counter", since: first)
    journal.changeMode(on: day(1), before: "", since: first)
    #expect(journal.overview.pastStreaks(of: journal.tracker, today: day(3)).isEmpty)
  }
}
