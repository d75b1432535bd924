// Stamps and the clock that gives them.

import Engine
import Testing

struct StampTests {
  @Test("Stamps never run backwards, whatever the wall clock does")
  func wallClock() {
    let seed: UInt64 = 29
    var cases = ChangeCases(seed: seed)
    var clock = Clock(device: 1)
    var last = Stamp(milliseconds: 0, counter: 0, device: 0)
    for trial in 0..<Trials.count(200_000) {
      if cases.below(10) == 0 { clock.observe(cases.stamp()) }
      let now = Instant(milliseconds: cases.pick([.min, -1, 0, Int64(trial / 50), 3]))
      let (stamp, number) = clock.tick(now: now)
      guard stamp > last, number == Int64(trial + 1) else {
        Issue.record("seed \(seed), trial \(trial): \(stamp.text) after \(last.text)")
        return
      }
      last = stamp
    }
  }

  @Test("A full counter borrows a millisecond from the future")
  func counterOverflow() {
    var clock = Clock(device: 1, milliseconds: 10, counter: .max)
    #expect(
      clock.tick(now: Instant(milliseconds: 10)).stamp
        == Stamp(milliseconds: 11, counter: 0, device: 1))
  }

  @Test("At the end of time stamps stop, but neither trap nor run backwards")
  func endOfTime() {
    let last = Stamp(milliseconds: .max, counter: .max, device: 1)
    var clock = Clock(
      device: 1, milliseconds: Stamp.largestMilliseconds, counter: .max, number: .max)
    let tick = clock.tick(now: Instant(milliseconds: .max))
    #expect(tick.stamp == last)
    #expect(tick.number == .max)
  }

  @Test("A clock comes back from its bytes, and from nothing else")
  func bytes() {
    let clock = Clock(device: .max, milliseconds: 1_774_746_000_000, counter: 7, number: 99)
    #expect(Clock(bytes: clock.bytes) == clock)
    for length in 0..<clock.bytes.count {
      #expect(Clock(bytes: Array(clock.bytes.prefix(length))) == nil)
    }
    #expect(Clock(bytes: clock.bytes + [0]) == nil)
    #expect(Clock(bytes: [2] + clock.bytes.dropFirst()) == nil)
  }

  @Test(
    "A text that is not exactly a stamp is refused",
    arguments: [
      "", "0190f3c2a1b4-0003-00000000deadbee", "0190F3C2A1B4-0003-00000000deadbeef",
      "0190f3c2a1b4_0003-00000000deadbeef", "0190f3c2a1b4-0003-00000000deadbeef ",
    ])
  func badText(text: String) {
    #expect(Stamp(text: text) == nil)
  }

  @Test("Texts of stamps sort as the stamps do and read back")
  func textOrder() {
    var cases = ChangeCases(seed: 31)
    let stamps = (0..<200).map { _ in
      Stamp(
        milliseconds: Int64(cases.bits.next() >> 16), counter: UInt16(cases.below(65_536)),
        device: cases.bits.next())
    }
    #expect(stamps.sorted().map { $0.text } == stamps.map { $0.text }.sorted())
    for stamp in stamps { #expect(Stamp(text: stamp.text) == stamp) }
  }
}
