// The forecast on the screen: silent with its reason, and what it says once it may.
import App
import Engine
import Testing

@Suite("The forecast on the screen") struct ForecastScreenTests {
  private static func sitting(
    _ journal: [Draft], after days: Int, language: String = "en"
  ) -> Sitting {
    WeekendJournal.sitting(.forecast, journal, after: days, language: language)
  }

  @Test("With few days it says how many there are, and gives no chance", arguments: ["en", "de"])
  func few(language: String) {
    let words = Self.sitting(WeekendJournal.weekends(12), after: 12, language: language).words
    #expect(words.contains(language == "en" ? "11 of 40" : "11 von 40"))
    #expect(!words.contains(language == "en" ? "in 10" : "von 10"))
  }

  @Test("Where all days are alike it says so in place of a chance")
  func alike() {
    let daily = Self.sitting(WeekendJournal.journal(90) { _ in 15 }, after: 90).words
    #expect(daily.contains("Use on 89 of your last 89 days"))
    let never = Self.sitting(WeekendJournal.journal(90) { _ in 0 }, after: 90).words
    #expect(never.contains("None of your last 89 days had use"))
    for words in [daily, never] { #expect(!words.contains("chance of use")) }
  }

  @Test("Use by chance alone is not forecast")
  func chance() {
    // Each bit of a fixed number decides a day.
    let days = WeekendJournal.journal(120) { number in
      (0x9E37_79B9_7F4A_7C15 as UInt64) >> UInt64(number * 37 % 64) & 1 == 1 ? 5 : 0
    }
    let words = Self.sitting(days, after: 120).words
    #expect(words.contains("stays silent") && !words.contains("chance of use"))
  }

  @Test("For use on weekends it speaks of today, with reasons, hits and a picture")
  func speaks() {
    let count = WeekendJournal.beforeFriday
    let friday = Self.sitting(WeekendJournal.weekends(count), after: count)
    #expect(friday.words.contains("chance of use today"))
    #expect(friday.words.contains("Harder than usual") && friday.parts.links.contains("#/if-then"))
    #expect(friday.words.contains("Friday") && friday.words.contains("8 of 8 days"))
    #expect(friday.words.contains("It was right on"))
    #expect(friday.chart("forecast-chart-cigarettes") != nil)
    let sunday = Self.sitting(WeekendJournal.weekends(count + 2), after: count + 2)
    #expect(sunday.words.contains("Easier than usual"))
    #expect(!sunday.words.contains("Harder than usual"))
  }

  @Test("Once today had use, it speaks of tomorrow")
  func tomorrow() {
    let count = WeekendJournal.beforeFriday + 1
    let words = Self.sitting(WeekendJournal.weekends(count), after: count - 1).words
    #expect(words.contains("chance of use tomorrow") && !words.contains("chance of use today"))
  }

  @Test("After a day that nobody told it gives no chance")
  func gap() {
    let count = WeekendJournal.beforeFriday
    let words = Self.sitting(WeekendJournal.weekends(count), after: count + 1).words
    #expect(words.contains("Yesterday is missing") && !words.contains("chance of use"))
  }

  @Test("Each thing has its own, and what nobody uses has none")
  func several() {
    let both = WeekendJournal.weekends(116) + [SampleJournal.tracker(.alcohol, order: 1)]
    let words = Self.sitting(both, after: 116).words
    #expect(words.contains("Smoking") && words.contains("chance of use today"))
    #expect(words.contains("0 of 40"))
    let none = Sitting(.forecast, on: "2026-05-01", journal: []).words
    #expect(!none.contains("of 40"))
  }
}
