// Every answer that the coach can give: short, calm, and with something to do.
import App
import Engine
import Testing

struct CoachWordsTests {
  private static var facts: CoachFacts {
    var facts = CoachFacts()
    facts.cravings = 4
    facts.passed = 3
    facts.saved = Money(minorUnits: 1250, currency: .euro)
    return facts
  }

  private static let texts = [
    "hi", "I want a smoke", "I slipped", "it passed", "how am I doing", "saved money", "why",
    "breathe", "instead of chips", "instead of chocolate", "instead of cake",
    "instead of ice cream",
    "instead of cola", "instead of pizza", "instead of beer", "instead of sugar", "what else",
    "I want to quit smoking", "I want to drink less", "motivate me", "cant sleep", "stress",
    "bored", "angry", "sad", "party", "cough", "pregnant", "patch", "thanks", "bye", "joke",
    "useless", "yes", "no", "ok", "what can you do", "xyzzy", "suicide", "I want to kill myself",
  ]

  @Test("At most 25 words, no shout, and something to press", arguments: ["en", "de"])
  func short(_ language: String) throws {
    let text = CoachText(Locale(try #require(Language(rawValue: language))))
    let now = Instant(milliseconds: 1_770_000_000_000)
    for tone in CoachTone.allCases {
      for message in Self.texts {
        let first = CoachAnswer(
          to: message, isGerman: false, Self.facts, after: [], now: now)
        let said = text.said(first, tone, Self.facts)
        #expect(said.split(separator: " ").count <= 25, "\(said)")
        #expect(!said.contains("!") && !said.isEmpty, "\(said)")
        #expect(!first.actions.isEmpty, "\(message)")
      }
    }
  }

  @Test("Each tip has at most 25 words, no shout, and no amounts", arguments: ["en", "de"])
  func tips(_ language: String) throws {
    let text = CoachText(Locale(try #require(Language(rawValue: language))))
    for tip in CoachTip.allCases {
      let said = text.words(of: tip)
      #expect(said.split(separator: " ").count <= 25 && !said.isEmpty, "\(said)")
      #expect(!said.contains("!") && !said.contains(" mg"), "\(said)")
    }
    #expect(Set(CoachTip.allCases.map { text.words(of: $0) }).count == CoachTip.allCases.count)
  }

  @Test("The day ahead is told in at most 25 words, with its days", arguments: ["en", "de"])
  func ahead(_ language: String) throws {
    let text = CoachText(Locale(try #require(Language(rawValue: language))))
    let now = Instant(milliseconds: 1_770_000_000_000)
    for days in [WeekendJournal.beforeFriday, WeekendJournal.beforeFriday + 2] {
      let page = WeekendJournal.sitting(
        .coach, WeekendJournal.weekends(days), after: days, language: language)
      var facts = CoachFacts()
      facts.outlook = page.program.state.desk.overview.outlook(
        today: WeekendJournal.first.adding(days: days))
      #expect(facts.outlook != nil)
      let answer = CoachAnswer(
        to: "what about tomorrow", isGerman: false, facts, after: [], now: now)
      let said = text.said(answer, .empathetic, facts)
      #expect(said.split(separator: " ").count <= 25 && !said.contains("  "), "\(said)")
      #expect(!text.used(answer).isEmpty && answer.actions.contains(.forecast))
    }
  }
}
