// The coach's page: a conversation that is kept, help on top of danger, and a switch.
import App
import Engine
import Testing

private let sample = [SampleJournal.tracker(.cigarettes, aim: .reduce)]

private func sitting(_ language: String = "en", _ journal: [Draft] = sample) -> Sitting {
  Sitting(.coach, on: "2026-05-12", language: language, journal: journal)
}

extension Sitting {
  fileprivate mutating func say(_ text: String) {
    type(text, into: "coach-text")
    _ = press("coach-send")
  }

  fileprivate var turns: [CoachTurn] { program.state.desk.overview.coachTurns }
}

struct CoachScreenTests {
  @Test("A message is answered with something to press, and both are kept as one entry")
  func answered() throws {
    var sitting = sitting()
    #expect(sitting.controls.texts.contains("What's going on?"))
    sitting.say("I want a cigarette")
    let turn = try #require(sitting.turns.first)
    #expect(turn.text == "I want a cigarette" && turn.intent == .craving)
    #expect(sitting.controls.texts.contains(turn.answer))
    #expect(sitting.field("coach-text")?.value == "")
    _ = sitting.press("coach-do-craving")
    #expect(sitting.program.state.desk.route == .craving)
    #expect(sitting.program.state.desk.overview.cravings.count == 1)
  }

  @Test("Nothing and blanks are no message")
  func nothing() {
    var sitting = sitting()
    _ = sitting.press("coach-send")
    sitting.say("   ")
    #expect(sitting.turns.isEmpty)
  }

  @Test("Each quick reply says what it means", arguments: ["en", "de"])
  func quick(_ language: String) {
    let intents: [CoachQuick: CoachIntent] = [
      .craving: .craving, .progress: .progress, .ahead: .progress, .tip: .techniques,
      .breathing: .breathing, .motivation: .motivation,
    ]
    var sitting = sitting(language)
    for quick in CoachQuick.allCases {
      _ = sitting.press("quick-" + quick.rawValue)
      #expect(sitting.turns.last?.intent == intents[quick], "\(quick)")
    }
    #expect(sitting.controls.texts.contains(language == "de" ? "Früher" : "Earlier"))
  }

  @Test("Danger brings help on top, also in one word, and the answer only points there")
  func danger() {
    for text in ["I want to kill myself tonight", "suicide"] {
      var sitting = sitting()
      sitting.say(text)
      guard sitting.turns.last?.intent == .crisis else { continue }
      #expect(sitting.screen.sheet?.key == "crisis-sheet", "\(text)")
      #expect(sitting.turns.last?.actions == [.help])
    }
    var sitting = sitting()
    sitting.say("I want to kill myself tonight")
    #expect(sitting.turns.last?.intent == .crisis)
  }

  @Test("What the coach says is not listened to, only the person is")
  func ownWords() {
    for text in ["I want to quit smoking", "so stressed", "cant sleep", "no"] {
      var sitting = sitting()
      sitting.say(text)
      #expect(sitting.turns.count == 1 && sitting.screen.sheet == nil, "\(text)")
    }
  }

  @Test("Clearing the chat takes messages alone, and can be undone")
  func cleared() {
    let craving = SampleJournal.craving(1, on: "2026-05-12", outcome: .passed)
    var sitting = sitting("en", sample + [craving])
    sitting.say("hi")
    sitting.say("how am i doing")
    let said = sitting.turns.last?.answer ?? ""
    #expect(said.contains("1"), "\(said)")
    let counted = sitting.program.state.desk.overview.entryCount
    _ = sitting.press("coach-clear")
    #expect(sitting.turns.isEmpty && !sitting.has("coach-clear"))
    #expect(sitting.program.state.desk.overview.cravings.count == 1)
    #expect(sitting.program.state.desk.overview.entryCount == counted)
    _ = sitting.press("undo")
    #expect(sitting.turns.count == 2)
  }

  @Test("The switch takes away the field and every way here, and keeps what was said")
  func off() {
    var sitting = sitting()
    sitting.say("hi")
    _ = sitting.press("coach-on")
    #expect(!sitting.has("coach-text") && !sitting.has("quick-craving"))
    #expect(!sitting.page.contains("coach-answer"))
    #expect(sitting.turns.count == 1)
    _ = sitting.program.send(.went(.help), sitting.moment)
    #expect(!sitting.page.contains("#/coach"))
    _ = sitting.program.send(.went(.coach), sitting.moment)
    _ = sitting.press("coach-on")
    #expect(sitting.has("coach-text"))
    _ = sitting.program.send(.went(.help), sitting.moment)
    #expect(sitting.page.contains("#/coach"))
  }

  @Test("Each tone says it in its own way")
  func tones() {
    var said: Set<String> = []
    for tone in CoachTone.allCases {
      var sitting = sitting()
      _ = sitting.press("coach-tone-" + tone.rawValue)
      #expect(sitting.controls.picked.contains("coach-tone-" + tone.rawValue))
      sitting.say("I'm bored")
      said.insert(sitting.turns.last?.answer ?? "")
    }
    #expect(said.count == 3)
  }

  @Test("An answer with numbers says what it used")
  func used() {
    let craving = SampleJournal.craving(1, on: "2026-05-12", outcome: .passed)
    var sitting = sitting("en", sample + [craving])
    sitting.say("how am i doing")
    #expect(sitting.controls.texts.contains("Used: your cravings of the last 7 days"))
    sitting.say("hi")
    #expect(!sitting.controls.texts.contains { $0.hasPrefix("Used:") })
  }
}
