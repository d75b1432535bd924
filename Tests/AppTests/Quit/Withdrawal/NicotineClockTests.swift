// The first weeks are about nicotine: what is drunk starts no clock of them.
import App
import Engine
import Testing

@Suite("The clock of the first weeks runs for nicotine only") struct NicotineClockTests {
  private static let drinking = Tracker.identifier(for: .alcohol)
  private static let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")

  private static func stop(of tracker: Identifier, name: UInt64) -> Draft {
    let day = Day(text: "2026-03-02")!
    let plan = Plan(
      fromDay: day, kind: .stop, quitDay: day,
      quitAt: zone.instant(day, TimeOfDay(text: "04:00")!))
    return SampleJournal.plan(plan, of: tracker, name: name)
  }

  /// Stopped on 2 March.
  private static func stopped(_ substance: Substance, order: Int64 = 0) -> [Draft] {
    [
      SampleJournal.tracker(substance, aim: .quit, order: order),
      stop(of: Tracker.identifier(for: substance), name: UInt64(order) + 1),
    ]
  }

  @Test("Who only drinks is told nothing about days without nicotine", arguments: ["en", "de"])
  func drinkingOnly(language: String) {
    let journal = Self.stopped(.alcohol)
    let page = Sitting(.withdrawal, on: "2026-03-04", language: language, journal: journal)
    #expect(!page.parts.sources.contains("source-day"))
    let today = Sitting(.today, on: "2026-03-04", language: language, journal: journal)
    #expect(!today.controls.cards.contains("expect"))
  }

  @Test("A later drink leaves the day of a smoker as it is")
  func drinkAfterSmoking() {
    let drink = SampleJournal.entry(
      at: Self.zone.instant(Day(text: "2026-03-09")!, TimeOfDay(text: "20:00")!),
      on: "2026-03-09", of: Self.drinking)
    let journal =
      Self.stopped(.cigarettes) + [SampleJournal.tracker(.alcohol, order: 1), drink]
    let page = Sitting(.withdrawal, on: "2026-03-10", journal: journal)
    #expect(page.words.contains("Day 9"))
  }

  @Test("A page about drinking carries no card about nicotine")
  func cardOfAnother() {
    let smoked = SampleJournal.entry(
      at: Self.zone.instant(Day(text: "2026-03-04")!, TimeOfDay(text: "08:00")!),
      on: "2026-03-04", of: SampleJournal.smoking)
    let journal =
      Self.stopped(.alcohol) + [SampleJournal.tracker(.cigarettes, order: 1), smoked]
    let today = Sitting(.today, on: "2026-03-04", journal: journal)
    #expect(!today.controls.cards.contains("expect"))
  }

  @Test("Smoking and vaping start it", arguments: [Substance.cigarettes, .vape])
  func nicotine(substance: Substance) {
    let page = Sitting(.withdrawal, on: "2026-03-04", journal: Self.stopped(substance))
    #expect(page.parts.sources.contains("source-day"))
    let today = Sitting(.today, on: "2026-03-04", journal: Self.stopped(substance))
    #expect(today.controls.cards.contains("expect"))
  }
}
