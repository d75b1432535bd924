// What the coach chooses to say: help first, no number without a journal, nothing twice.

import Engine
import Testing

struct CoachAnswerTests {
  private let now = Instant(milliseconds: 1_770_000_000_000)

  private func answer(
    _ text: String, _ facts: CoachFacts = CoachFacts(), after turns: [CoachTurn] = []
  ) -> CoachAnswer {
    CoachAnswer(to: text, isGerman: false, facts, after: turns, now: now)
  }

  /// A turn as the journal gives it back.
  private func turn(_ text: String, _ answer: CoachAnswer, minutesAgo: Int64 = 0) -> CoachTurn {
    let at = now.adding(milliseconds: -minutesAgo * Milliseconds.minute)
    let fields = CoachTurn.fields(
      text, answer, said: "said", used: "", at: at, on: Day(number: 20_000), .utc)
    var journal = Journal()
    let id = Identifier(high: 1, low: 2)
    journal.apply(
      Change(
        id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
        entity: id, kind: CoachTurn.kind, action: .create(fields)))
    return CoachTurn(journal[id]!)!
  }

  @Test("Danger is answered with help alone, whatever else the text says")
  func danger() {
    let found = answer("I want to kill myself tonight, how am I doing?")
    #expect(found.level == .immediate && found.subject == .crisisNow)
    #expect(found.intent == .crisis && found.actions == [.help])
    #expect(answer("dying for a cigarette").level == .none)
  }

  @Test("Without anything in the journal no answer tells a number")
  func empty() {
    for text in ["how am I doing", "how much money did I save", "why", "craving", "my plan"] {
      let subject = answer(text).subject
      #expect([.empty, .unsaved, .noReason, .craving, .noPlan].contains(subject), "\(text)")
    }
  }

  @Test("Asked again, it tells the next number, and then that nothing changed")
  func again() {
    var facts = CoachFacts()
    facts.cravings = 4
    facts.passed = 3
    let first = answer("how am I doing", facts)
    #expect(first.subject == .cravings)
    let second = answer("how am I doing", facts, after: [turn("a", first)])
    #expect(second.subject == .same)
    let later = answer("how am I doing", facts, after: [turn("a", first, minutesAgo: 120)])
    #expect(later.subject == .cravings && later.wording == 1)
  }

  @Test("Yes takes up what was offered; no is offered something else; alone both are open")
  func shortAnswers() {
    let stress = answer("so stressed")
    #expect(answer("yes", after: [turn("a", stress)]).actions == stress.actions)
    let no = answer("no", after: [turn("a", stress)])
    #expect(!no.actions.isEmpty && no.actions.first != stress.actions.first)
    #expect(answer("yes").subject == .yesOpen)
    #expect(answer("yes", after: [turn("a", stress, minutesAgo: 61)]).subject == .yesOpen)
  }

  @Test("Whoever drinks hears of doctors before any plan to stop")
  func drinking() {
    #expect(answer("I want to drink less").subject == .planDrinking)
    var facts = CoachFacts()
    facts.watchesDrinking = true
    #expect(answer("help me quit", facts).subject == .planDrinking)
    #expect(answer("I want to stop smoking").subject == .noPlan)
  }

  @Test("Questions about medicine go to a professional, those about amounts to the label")
  func medicine() {
    #expect(answer("I'm pregnant").subject == .professional)
    #expect(answer("how many mg patch should I use").subject == .nrt)
  }

  @Test("At night a craving is met as one at night, once")
  func night() {
    var facts = CoachFacts()
    facts.isNight = true
    let first = answer("craving", facts)
    #expect(first.subject == .night)
    #expect(answer("craving", facts, after: [turn("a", first)]).subject == .craving)
  }

  @Test("However long people write, no two answers in a row are the same")
  func neverTwice() {
    var dice = Dice(seed: 5)
    let texts = [
      "craving", "hi", "ok", "yes", "no", "x", "how am I doing", "why", "lol", "sad", "?",
    ]
    var facts = CoachFacts()
    facts.cravings = 2
    facts.passed = 1
    var turns: [CoachTurn] = []
    for _ in 0..<400 {
      let text = texts[Int(dice.next() % UInt64(texts.count))]
      for _ in 0..<Int(1 + dice.next() % 3) {
        let next = answer(text, facts, after: turns)
        if let last = turns.last {
          #expect(next.subject != last.subject || next.wording != last.wording, "\(text)")
        }
        #expect(!next.actions.isEmpty)
        turns.append(turn(text, next))
      }
    }
  }

  @Test("A turn reads back as it was written")
  func written() {
    let said = answer("so stressed")
    let turn = turn("so stressed", said)
    #expect(turn.text == "so stressed" && turn.intent == .stress && turn.subject == .stress)
    #expect(turn.answer == "said" && turn.used.isEmpty && turn.actions == said.actions)
  }
}
