// Tips on the coach's page: thumbs that are kept and can be taken back, the day ahead, a breath in
// the chat, and words that stay where they were typed.
import App
import Engine
import Testing

private let sample = [SampleJournal.tracker(.cigarettes, aim: .reduce)]

private func sitting(_ language: String = "en") -> Sitting {
  Sitting(.coach, on: "2026-05-12", language: language, journal: sample)
}

extension Sitting {
  fileprivate var turn: CoachTurn? { program.state.desk.overview.coachTurns.last }
  fileprivate var votes: [TipVote] { program.state.desk.overview.tipVotes }

  fileprivate mutating func say(_ text: String) {
    type(text, into: "coach-text")
    _ = press("coach-send")
  }
}

struct CoachTipScreenTests {
  @Test("A tip has its source, one thing to do and two thumbs", arguments: ["en", "de"])
  func tip(_ language: String) throws {
    var sitting = sitting(language)
    _ = sitting.press("quick-tip")
    let turn = try #require(sitting.turn)
    let tip = try #require(turn.tip)
    #expect(turn.intent == .techniques && turn.subject == .tip)
    #expect(sitting.controls.texts.contains(turn.answer) && sitting.has("tip-up"))
    if let source = tip.source { #expect(turn.used.contains(source.author)) }
    #expect(turn.actions.count <= 2 && turn.used.contains(language == "de" ? "Uhrzeit" : "clock"))
    sitting.say(language == "de" ? "hallo" : "hi")
    #expect(!sitting.has("tip-up"), "only a tip has thumbs")
  }

  @Test("A thumb is kept once, can be changed, and undone")
  func voted() throws {
    var sitting = sitting()
    _ = sitting.press("quick-tip")
    let tip = try #require(sitting.turn?.tip)
    _ = sitting.press("tip-up")
    #expect(sitting.votes.map { $0.tip } == [tip] && sitting.votes[0].isUp)
    #expect(sitting.controls.picked.contains("tip-up"))
    _ = sitting.press("tip-down")
    #expect(sitting.votes.count == 1 && !sitting.votes[0].isUp)
    _ = sitting.press("undo")
    #expect(sitting.votes.first?.isUp == true)
  }

  @Test("Twice down says that it will not come again, and it does not; clearing keeps that")
  func gone() throws {
    var sitting = sitting()
    var counts: [CoachTip: Int] = [:]
    var gone: CoachTip?
    for _ in 0..<30 where gone == nil {
      _ = sitting.press("quick-tip")
      let tip = try #require(sitting.turn?.tip)
      counts[tip, default: 0] += 1
      _ = sitting.press("tip-down")
      if counts[tip] == CoachTips.mostDown { gone = tip }
    }
    #expect(sitting.controls.texts.contains("This tip won't come again."))
    _ = sitting.press("coach-clear")
    #expect(!sitting.votes.isEmpty)
    for _ in 0..<20 {
      _ = sitting.press("quick-tip")
      #expect(sitting.turn?.tip != gone)
    }
  }

  @Test("What about tomorrow is answered from the forecast, or said to be unknown")
  func ahead() {
    var new = sitting()
    _ = new.press("quick-ahead")
    #expect(new.turn?.subject == .aheadSilent && new.turn?.used.isEmpty == true)
    var friday = WeekendJournal.friday(.coach)
    _ = friday.press("quick-ahead")
    #expect(friday.turn?.subject == .aheadHarder)
    let said = "Today may be harder than most. Friday: use on 8 of 8 days. A plan helps."
    #expect(friday.turn?.answer == said)
    #expect(friday.turn?.used.hasPrefix("Used:") == true)
    _ = friday.press("coach-do-ifThen")
    #expect(friday.program.state.desk.route == .ifThen)
  }

  @Test("How am I doing tells the day ahead after the numbers, where it may speak")
  func progress() {
    var friday = WeekendJournal.friday(.coach)
    var subjects: [CoachSubject?] = []
    for _ in 0..<2 {
      _ = friday.press("quick-progress")
      subjects.append(friday.turn?.subject)
    }
    #expect(subjects.contains(.aheadHarder), "\(subjects)")
  }

  @Test("Half a minute of breath runs in the chat and ends by itself", arguments: ["en", "de"])
  func breath(_ language: String) {
    var sitting = sitting(language)
    #expect(!sitting.has("coach-breathe"))
    _ = sitting.press("quick-breathing")
    _ = sitting.press("coach-breathe")
    #expect(sitting.page.contains("breath-boxBreathing-coach"))
    sitting.now = sitting.now.adding(milliseconds: Milliseconds.minute)
    #expect(!sitting.page.contains("breath-boxBreathing-coach"))
    #expect(
      sitting.controls.texts.contains(
        language == "de" ? "Das war eine halbe Minute." : "That was half a minute."))
    _ = sitting.program.send(.went(.today), sitting.moment)
    _ = sitting.program.send(.went(.coach), sitting.moment)
    #expect(!sitting.controls.texts.contains { $0.contains("half a minute.") })
  }

  @Test("What is typed is still there after another page, and put aside for a reload")
  func draft() {
    var sitting = sitting()
    sitting.type("I was about to", into: "coach-text")
    _ = sitting.program.send(.went(.help), sitting.moment)
    _ = sitting.program.send(.went(.coach), sitting.moment)
    #expect(sitting.field("coach-text")?.value == "I was about to")
  }

  @Test("A reload comes back to it, and what was sent is no draft any more")
  func reloaded() {
    let tab = inCraving()
    tab.press("passed")
    tab.visit(.coach)
    tab.type("so stressed", into: "coach-text")
    tab.reload()
    #expect(tab.page.contains("so stressed"))
    tab.press("coach-send")
    tab.reload()
    #expect(tab.state.coach.text.isEmpty)
    #expect(tab.state.desk.overview.coachTurns.last?.text == "so stressed")
  }
}
