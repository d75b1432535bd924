// The recovery clock, its sources, and the range of life regained.
import Engine
import Testing

private let lastUse = Instant(milliseconds: 1_772_420_400_000)

@Suite("Recovery") struct RecoveryTests {
  @Test("A stage is passed at the second its sources name, and not before")
  func passed() {
    for stage in RecoveryStage.allCases {
      let (from, to) = stage.seconds
      #expect(from >= 0 && to > from)
      let before = stage.progress(since: lastUse, now: lastUse.adding(seconds: to - 1))
      #expect(before.phase == .current && before.secondsLeft == 1 && before.thousandths < 1000)
      let at = stage.progress(since: lastUse, now: lastUse.adding(seconds: to))
      #expect(at.phase == .passed && at.secondsLeft == 0 && at.thousandths == 1000)
      let late = stage.progress(since: lastUse, now: lastUse.adding(seconds: 2 * to))
      #expect(late.thousandths == 1000)
    }
  }

  @Test("The 20 minutes of the pulse are over after 1200 seconds")
  func pulse() {
    #expect(RecoveryStage.smokePulse.seconds == (0, 1200))
    let half = RecoveryStage.smokePulse.progress(since: lastUse, now: lastUse.adding(seconds: 600))
    #expect(half.thousandths == 500 && half.secondsLeft == 600)
  }

  @Test("A stage that has not begun stands at nothing")
  func ahead() {
    let stage = RecoveryStage.smokeHeart
    let early = stage.progress(since: lastUse, now: lastUse.adding(seconds: 86_400))
    #expect(early.phase == .ahead && early.thousandths == 0)
    let future = stage.progress(since: lastUse, now: lastUse.adding(seconds: -60))
    #expect(future.phase == .ahead && future.thousandths == 0)
  }

  @Test("Every stage names its sources, and each kind of smoke has its own stages")
  func sources() {
    for stage in RecoveryStage.allCases {
      #expect(!stage.citations.isEmpty, "\(stage)")
      for citation in stage.citations { #expect(citation.line.count > 30) }
    }
    #expect(!RecoveryStage.missingData.isEmpty)
    #expect(LifeRegained.citations.count == 2)
    let smoke = RecoveryStage.all(for: .cigarettes)
    let vape = RecoveryStage.all(for: .vape)
    #expect(Set(smoke).isDisjoint(with: vape))
    #expect(smoke.count + vape.count == RecoveryStage.allCases.count)
    #expect(vape.allSatisfy { $0.certainty == .early && $0.population == .dailyVapers })
  }

  @Test(
    "Cigarettes that were not smoked stand for 11 to 22 minutes each",
    arguments: [(0, 0, 0), (1000, 11, 22), (100_000, 1100, 2200), (-5000, 0, 0), (500, 5, 11)])
  func life(amount: Int64, least: Int64, most: Int64) {
    let life = LifeRegained(notSmoked: amount, of: .cigarettes)
    #expect(life?.leastMinutes == least && life?.mostMinutes == most)
    #expect(LifeRegained(notSmoked: amount, of: .vape) == nil)
    #expect(LifeRegained(notSmoked: amount, of: nil) == nil)
  }

  @Test("The latest use is a timed one, or the end of a day of which only the amount is known")
  func latestUse() {
    let tracker = Tracker.identifier(for: .cigarettes)
    let day = Day(text: "2026-03-05")!
    let start: (Day) -> Instant = { UTCOffset.utc.instant($0, DayBoundary.standard.start) }
    var records = Records()
    var clock = Clock(device: 1)
    func total(_ day: Day, _ amount: Int64) {
      let draft = Draft.create(
        DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
        [
          Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
          Field("amount", .int(amount)),
        ])
      records.apply(draft.stamped(by: &clock, now: lastUse))
    }
    let now = start(day.adding(days: 3))
    #expect(Overview(records).use(of: tracker).latestUse(now: now, dayStart: start) == nil)
    total(day, 3000)
    total(day.adding(days: 1), 0)
    let use = Overview(records).use(of: tracker)
    #expect(use.latestUse(now: now, dayStart: start) == start(day.adding(days: 1)))
    let during = start(day).adding(seconds: 60)
    #expect(use.latestUse(now: during, dayStart: start) == during)
  }
}
