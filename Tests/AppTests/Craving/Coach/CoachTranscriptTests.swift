// Twenty-two situations and what the coach says in them, word for word, in both languages: each has
// something useful to press within two turns.
import App
import Engine
import Testing

/// A conversation for each situation: a title with the time, then `>` what is written, and below it
/// the answer with its actions.
enum CoachTranscript {}

struct CoachTranscriptTests {
  @Test("The conversations are these", arguments: ["en", "de"])
  func golden(_ language: String) throws {
    let golden = language == "de" ? CoachTranscript.german : CoachTranscript.english
    let language = try #require(Language(rawValue: language))
    var talk = Talk(language, isNight: false)
    var situations = 0
    var waiting: String?
    for line in golden.split(separator: "\n") {
      if line.hasPrefix("# ") {
        situations += 1
        talk = Talk(language, isNight: line.hasSuffix(", 03:00") || line.hasSuffix(", 02:00"))
      } else if line.hasPrefix("> ") {
        waiting = String(line.dropFirst(2))
      } else if let message = waiting {
        let said = talk.answer(message)
        #expect(said == line, "\(message)")
        waiting = nil
      }
    }
    #expect(situations == 22)
  }

  @Test("A rich journal is told by its numbers, one after the other")
  func rich() throws {
    let english = try #require(Language(rawValue: "en"))
    var talk = Talk(english, isNight: false)
    talk.facts.cravings = 4
    talk.facts.passed = 3
    talk.facts.saved = Money(minorUnits: 1250, currency: .euro)
    #expect(
      talk.answer("how am i doing")
        == "Cravings in the last 7 days: 4. Passed: 3. [progress, techniques]")
    #expect(
      talk.answer("how much money did i save")
        == "Saved so far: €12.50. It comes from the price in your plan and your full days. "
        + "[savings]")
  }
}

/// A conversation with a journal that has nothing but itself.
private struct Talk {
  var facts = CoachFacts()
  private let language: Language
  private var turns: [CoachTurn] = []
  private let now = Instant(milliseconds: 1_773_000_000_000)

  init(_ language: Language, isNight: Bool) {
    self.language = language
    facts.isNight = isNight
  }

  mutating func answer(_ message: String) -> String {
    let answer = CoachAnswer(
      to: message, isGerman: language.rawValue == "de", facts, after: turns, now: now)
    let said = CoachText(Locale(language)).said(answer, .empathetic, facts)
    let id = Identifier(high: 1, low: UInt64(turns.count))
    let fields = CoachTurn.fields(
      message, answer, said: said, used: "", at: now, on: Day(number: 20_000), .utc)
    var clock = Clock(device: 1)
    var journal = Journal()
    journal.apply(
      Draft.create(id, kind: CoachTurn.kind, fields).stamped(by: &clock, now: now))
    if let turn = journal[id].flatMap({ CoachTurn($0) }) { turns.append(turn) }
    let actions = answer.actions.map { $0.rawValue }.joined(separator: ", ")
    return said + " [" + actions + "]"
  }
}
