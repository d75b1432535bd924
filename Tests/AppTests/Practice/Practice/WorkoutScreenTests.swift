// A workout while it runs, and what is asked after it.

import App
import Engine
import Testing

private let parts = [
  ProgramPart("squats", work: 30, rest: 10),
  ProgramPart("sidePlank", side: .left, work: 20, rest: 5),
]
private let program = PracticeProgram(id: "", name: "Mine", icon: "", rounds: 2, parts: parts)!

private func started(
  _ setting: PracticeSetting = .program(program), language: String = "en"
) -> Tab {
  let tab = begun(language: language)
  tab.send(.practice(.pressedStart(setting)))
  return tab
}

private func pass(_ tab: Tab, _ seconds: Int64) {
  tab.letTimePass(seconds * 1000)
  tab.receive(.beat)
}

private func words(_ tab: Tab) -> String { lines(of: tab).joined(separator: "\n") }
private func run(_ tab: Tab) -> PracticeRun? { tab.state.desk.overview.practice.finished.last }

struct WorkoutScreenTests {
  @Test("Work shows what is done, a rest only what comes next", arguments: ["en", "de"])
  func phases(language: String) {
    let tab = started(language: language)
    let isEnglish = language == "en"
    let squats = isEnglish ? "Squats" : "Kniebeugen"
    let plank = isEnglish ? "Side plank, left" : "Seitstütz, links"
    #expect(words(tab).contains(isEnglish ? "Get ready" : "Gleich geht es los"))
    pass(tab, 3)
    #expect(words(tab).contains(squats) && !words(tab).contains(plank))
    #expect(words(tab).contains(isEnglish ? "Exercise 1 of 2" : "Übung 1 von 2"))
    #expect(words(tab).contains(isEnglish ? "Round 1 of 2" : "Runde 1 von 2"))
    pass(tab, 30)
    #expect(!words(tab).contains(squats) && words(tab).contains(plank))
    pass(tab, 10 + 20)
    #expect(words(tab).contains(squats), "the pause between rounds leads to the next round")
    #expect(words(tab).contains(isEnglish ? "Last round" : "Letzte Runde"))
  }

  @Test("Paused in work both are there, paused in a rest only the next one")
  func paused() {
    let tab = started()
    pass(tab, 3)
    tab.press("pause")
    #expect(words(tab).contains("Squats") && words(tab).contains("Next: Side plank, left"))
    tab.press("go-on")
    #expect(!words(tab).contains("Side plank"))
    pass(tab, 30)
    tab.press("pause")
    #expect(!words(tab).contains("Squats") && words(tab).contains("Next: Side plank, left"))
  }

  @Test("Intervals show rounds and have no exercise to read about")
  func intervals() {
    let tab = started(.intervals(IntervalSetting(work: 20, rest: 10, repeats: 2)))
    pass(tab, 3)
    #expect(words(tab).contains("Work") && words(tab).contains("Round 1 of 2"))
    #expect(!words(tab).contains("Exercise") && !tab.has("exercise-info"))
    pass(tab, 20)
    #expect(words(tab).contains("Rest") && words(tab).contains("Last round"))
  }

  @Test("To read how an exercise goes pauses, and closing goes on")
  func reading() {
    let tab = started()
    pass(tab, 13)
    tab.press("exercise-info")
    #expect(tab.screen.sheet?.title == "Squats")
    #expect(tab.asked.contains(.loadContent(ContentName(.exercises, .english))))
    pass(tab, 600)
    tab.send(.programs(.closedInfo))
    #expect(tab.screen.sheet == nil && tab.has("pause"))
    #expect(tab.state.desk.overview.practice.running?.elapsed(now: tab.now) == 13_000)
  }

  @Test("A pause that was there before the reading stays after it")
  func readingInPause() {
    let tab = started()
    pass(tab, 5)
    tab.press("pause")
    tab.press("exercise-info")
    tab.send(.programs(.closedInfo))
    #expect(tab.has("go-on"))
  }

  @Test("What was open about one session is not open in the next")
  func readingLeft() {
    let tab = started()
    pass(tab, 5)
    tab.press("exercise-info")
    tab.press("stop")
    tab.send(.practice(.pressedStart(.program(program))))
    #expect(tab.screen.sheet == nil)
  }
}

struct WorkoutEndTests {
  private func ended(language: String = "en", setting: PracticeSetting? = nil) -> Tab {
    let tab = started(setting ?? .program(program), language: language)
    for _ in 0..<70 { pass(tab, 2) }
    return tab
  }

  @Test("The effort is noted as it is shown, picked, or left out")
  func effort() {
    let shown = ended()
    #expect(words(shown).contains("Note 7, hard") && run(shown)?.effort == nil)
    shown.press("keep-effort")
    #expect(run(shown)?.effort == 7 && shown.state.desk.route == .practice)
    let picked = ended()
    picked.rate(3, on: "effort")
    #expect(run(picked)?.effort == 3 && words(picked).contains("3, light"))
    #expect(!picked.has("keep-effort"))
    picked.press("leave-end")
    let skipped = ended()
    skipped.press("leave-end")
    #expect(run(skipped)?.effort == nil && run(skipped) != nil)
  }

  @Test(
    "Each effort has its word",
    arguments: [(1, "leicht"), (4, "mittel"), (8, "anstrengend"), (10, "sehr anstrengend")])
  func bands(effort: Int, word: String) {
    let tab = ended(language: "de")
    tab.rate(effort, on: "effort")
    #expect(words(tab).contains("\(effort), \(word)"))
  }

  @Test("The energy is called a rough estimate and says where it comes from")
  func energy() {
    let tab = ended()
    // 125 s at 8 kcal a minute.
    #expect(words(tab).contains("About 17 kcal, a rough estimate."))
    #expect(words(tab).contains("Compendium of Physical Activities"))
  }

  @Test("Who wants no numbers of the body sees no energy")
  func withoutNumbers() {
    let tab = ended()
    tab.send(.safety(.flipped(.eatingDisorder)))
    #expect(!words(tab).contains("kcal"))
  }

  @Test("After quiet practice nobody asks for an effort")
  func mindful() {
    let tab = ended(setting: .meditation(MeditationSetting(minutes: 1, closing: 0)))
    #expect(tab.has("leave-end") && !tab.has("keep-effort"))
    #expect(!words(tab).contains("kcal"))
  }
}
