// What the forecast says outside its own page: on Today, and nothing to who has few days.
import App
import Engine
import Testing

private let harder = [
  "en": "Fridays have been the harder days: use on 8 of the last 8. A plan helps.",
  "de": "Freitags war es zuletzt schwerer: an 8 von 8 mit Konsum. Ein Plan hilft.",
]

@Suite("The outlook on Today") struct OutlookTests {
  @Test("A harder day is said calmly, with its days and a way to a plan", arguments: ["en", "de"])
  func said(_ language: String) throws {
    let friday = WeekendJournal.friday(.today, language: language)
    #expect(friday.words.contains(try #require(harder[language])))
    #expect(friday.parts.links.contains("#/if-then") && friday.parts.links.contains("#/forecast"))
    #expect(!friday.words.contains(language == "en" ? "in 10" : "von 10"), "no chance is named")
  }

  @Test("What happens today changes nothing of it, and put away it stays so for the week")
  func steady() throws {
    var friday = WeekendJournal.friday(.today)
    let line = try #require(harder["en"])
    #expect(friday.press("log-1") != nil)
    #expect(friday.words.contains(line))
    _ = friday.press("dismiss-insight")
    #expect(!friday.words.contains(line))
  }

  @Test("A day like others, an easier one, few days and chance alone have no line")
  func silent() {
    let count = WeekendJournal.beforeFriday
    let sunday = WeekendJournal.sitting(
      .today, WeekendJournal.weekends(count + 2), after: count + 2)
    let few = WeekendJournal.sitting(.today, WeekendJournal.weekends(32), after: 32)
    let alike = WeekendJournal.sitting(.today, WeekendJournal.journal(90) { _ in 9 }, after: 90)
    for sitting in [sunday, few, alike] {
      #expect(!sitting.words.contains("harder") && !sitting.words.contains("Looking ahead"))
    }
  }

  @Test("A day that is told later is taken in")
  func laterTold() {
    let count = WeekendJournal.beforeFriday
    let gap = WeekendJournal.journal(count) { number in
      number == count - 1 ? nil : [4, 5].contains(number % 7) ? 9 : 0
    }
    let plan = SampleJournal.plan(
      Plan(fromDay: WeekendJournal.first, kind: .notice), of: SampleJournal.smoking)
    var friday = WeekendJournal.sitting(.today, gap + [plan], after: count)
    #expect(!friday.words.contains("Looking ahead"))
    #expect(friday.press("yesterday-none-cigarettes") != nil)
    #expect(friday.words.contains("Looking ahead"))
  }

  @Test("Progress has a place for it where something is used, and none where nothing is")
  func place() {
    #expect(WeekendJournal.friday(.progress).parts.links.contains("#/forecast"))
    let water = Sitting(.progress, on: "2026-05-01", journal: [])
    #expect(!water.parts.links.contains("#/forecast"))
  }
}
