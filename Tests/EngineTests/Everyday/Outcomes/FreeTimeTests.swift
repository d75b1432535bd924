// The clock since the last use.
import Engine
import Testing

private let stop = Instant(milliseconds: 1_770_000_000_000)

private func after(_ hours: Int64) -> Instant { stop.adding(seconds: hours * 3600) }

private func hours(_ slips: [Int64], now: Int64) -> [Int64] {
  let time = FreeTime(quitAt: stop, slips: slips.map(after), now: after(now))
  return [time.current, time.best, time.total].map { $0 / 3_600_000 }
}

@Suite("Time since the last use") struct FreeTimeTests {
  @Test("Without a slip everything counts from the stop")
  func clean() {
    #expect(hours([], now: 30) == [30, 30, 30])
    #expect(FreeTime(quitAt: stop, slips: [], now: after(30)).currentSince == stop)
  }

  @Test("A slip restarts the clock, while the best and the total stay")
  func slip() {
    #expect(hours([20], now: 20) == [0, 20, 20])
    #expect(hours([20], now: 25) == [5, 20, 25])
    #expect(hours([20], now: 50) == [30, 30, 50])
    #expect(FreeTime(quitAt: stop, slips: [after(20)], now: after(25)).currentSince == after(20))
  }

  @Test("Slips count in any order, and those before the stop or after now do not")
  func others() {
    #expect(hours([15, 5, 10], now: 16) == [1, 5, 16])
    #expect(hours([-3, 0, 40], now: 30) == [30, 30, 30])
  }

  @Test("Before the stop there is nothing to count")
  func before() {
    #expect(hours([-5, 2], now: -1) == [0, 0, 0])
  }

  @Test("Logging a slip now takes neither the best nor the total away")
  func logging() {
    var dice = PlanDice(seed: 7)
    for _ in 0..<500 {
      let slips = (0..<dice.roll(0...5)).map { _ in Int64(dice.roll(-10...100)) }
      let before = hours(slips, now: 100)
      let after = hours(slips + [100], now: 100)
      #expect(after[1] == before[1], "seed 7, slips \(slips)")
      #expect(after[2] == before[2], "seed 7, slips \(slips)")
      #expect(after[0] == 0)
    }
  }
}
