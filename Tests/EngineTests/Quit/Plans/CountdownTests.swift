// The seconds around the moment of stopping.
import Engine
import Testing

private let stop = Instant(milliseconds: 1_770_000_000_000)

private func text(_ offset: Int64) -> String {
  let count = Countdown(now: stop.adding(milliseconds: offset), stop: stop)
  return (count.isAfter ? "+" : "-")
    + "\(count.days) \(count.hours):\(count.minutes):\(count.seconds)"
}

@Suite("Countdown") struct CountdownTests {
  @Test(
    "It is right around the moment of stopping",
    arguments: [
      (-1000, "-0 0:0:1"), (-1, "-0 0:0:1"), (0, "+0 0:0:0"), (999, "+0 0:0:0"),
      (1000, "+0 0:0:1"), (-1001, "-0 0:0:2"),
    ] as [(Int64, String)])
  func around(offset: Int64, expected: String) {
    #expect(text(offset) == expected)
  }

  @Test("Days, hours, minutes and seconds carry over")
  func units() {
    #expect(text(-273_906_000) == "-3 4:5:6")
    #expect(text(86_399_999) == "+0 23:59:59")
    #expect(text(86_400_000) == "+1 0:0:0")
    #expect(text(-86_399_500) == "-1 0:0:0")
  }

  @Test("The ends of time do not trap")
  func extremes() {
    let first = Instant(milliseconds: .min)
    let last = Instant(milliseconds: .max)
    #expect(Countdown(now: last, stop: first).isAfter)
    #expect(Countdown(now: first, stop: last).days == 106_751_991_167)
  }
}
