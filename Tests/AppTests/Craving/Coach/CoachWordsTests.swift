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
}
