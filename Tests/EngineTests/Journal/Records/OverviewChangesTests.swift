// Changes of every kind, taken along a few at a time and held to the full recomputation.
import Engine
import Testing

@Suite("Changes taken along")
struct OverviewChangesTests {
  @Test(
    "After writes, edits, deletions and returns the overview is that of counting anew",
    arguments: 1...24 as ClosedRange<UInt64>)
  func sameAsFull(seed: UInt64) {
    var life = LivedJournal(seed: seed)
    var quick = Overview(life.records)
    for step in 0..<150 {
      life.letTimePass()
      var drafts: [Draft] = []
      for _ in 0...life.number(3) { drafts.append(life.draft()) }
      quick.take(life.apply(drafts), in: life.records)
      compare(quick, Overview(life.records), "seed \(seed), step \(step)")
      let back = step % 23 - 1
      compare(quick, life.records, on: life.today.adding(days: -back), "seed \(seed), step \(step)")
    }
    #expect(quick.entryCount > 0 && !quick.plans.isEmpty && !quick.practice.finished.isEmpty)
    #expect(!quick.words.isEmpty && !quick.cravings.isEmpty && !quick.levels.isEmpty)
  }

  private func compare(_ quick: Overview, _ full: Overview, _ place: String) {
    #expect(quick.uses == full.uses, "\(place)")
    #expect(quick.levels == full.levels, "\(place)")
    #expect(quick.words == full.words, "\(place)")
    #expect(quick.entryCount == full.entryCount, "\(place)")
    #expect(quick.practice == full.practice, "\(place)")
    #expect(quick.cravings == full.cravings, "\(place)")
    #expect(quick.plans == full.plans, "\(place)")
    #expect(quick.trackers == full.trackers, "\(place)")
    #expect(quick.archived == full.archived, "\(place)")
    #expect(quick.excuses == full.excuses, "\(place)")
    #expect(quick.modeChanges == full.modeChanges, "\(place)")
    #expect(quick.coachTurns == full.coachTurns, "\(place)")
    #expect(quick.tipVotes == full.tipVotes, "\(place)")
    #expect(quick.health == full.health, "\(place)")
  }

  private func compare(_ quick: Overview, _ records: Records, on day: Day, _ place: String) {
    let there = quick.records(on: day, in: records).map { "\($0)" }
    #expect(there == records.all.filter { $0.day == day }.map { "\($0)" }, "\(place)")
  }

  @Test("More changes at once than are taken along one by one count the same")
  func many() {
    var life = LivedJournal(seed: 7)
    var quick = Overview(life.records)
    let drafts = (0..<200).map { _ in life.draft() }
    quick.take(life.apply(drafts), in: life.records)
    compare(quick, Overview(life.records), "200 changes")
  }
}
