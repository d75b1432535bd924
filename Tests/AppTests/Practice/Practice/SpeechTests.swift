// What the voice says in a workout, and when it keeps quiet.

import App
import Engine
import Testing

private func program(_ rounds: Int, _ parts: [ProgramPart]) -> PracticeSetting {
  .program(PracticeProgram(id: "", name: "P", icon: "", rounds: rounds, parts: parts)!)
}

/// The line of each phase, from the lead-in on.
private func lines(_ setting: PracticeSetting, _ language: Language = .english) -> [String?] {
  let schedule = setting.schedule
  return schedule.phases.indices.map { SpeechLines.line(schedule, at: $0, language) }
}

struct SpeechLinesTests {
  private let two = [
    ProgramPart("plank", work: 30, rest: 10),
    ProgramPart("sidePlank", side: .left, work: 30, rest: 10),
  ]

  @Test("The voice names what comes, in the rest before it")
  func once() {
    #expect(
      lines(program(1, two)) == ["Plank.", nil, "Side plank, left. Last exercise.", nil])
    #expect(
      lines(program(1, two), .german)
        == ["Unterarmstütz.", nil, "Seitstütz, links. Letzte Übung.", nil])
  }

  @Test("A new round is said in place of the first exercise's number, the last one as the last")
  func rounds() {
    #expect(
      lines(program(3, two)) == [
        "Plank.", nil, "Side plank, left. Exercise 2 of 2.", nil,
        "Plank. Round 2 of 3.", nil, "Side plank, left. Exercise 2 of 2.", nil,
        "Plank. Last round.", nil, "Side plank, left. Last exercise.", nil,
      ])
  }

  @Test("Intervals have rounds only, and nothing is said before the first")
  func intervals() {
    let setting = PracticeSetting.intervals(IntervalSetting(work: 20, rest: 10, repeats: 3))
    #expect(lines(setting) == [nil, nil, "Round 2 of 3.", nil, "Last round.", nil])
    #expect(
      lines(setting, .german) == [nil, nil, "Runde 2 von 3.", nil, "Letzte Runde.", nil])
  }

  @Test("Without a rest the line comes as the work begins")
  func noRest() {
    let parts = [ProgramPart("squats", work: 30, rest: 0), ProgramPart("Hula hoop", rest: 0)]
    #expect(lines(program(1, parts)) == ["Squats.", nil, "Hula hoop. Last exercise."])
    let setting = PracticeSetting.intervals(IntervalSetting(work: 20, rest: 0, repeats: 2))
    #expect(lines(setting) == [nil, nil, "Last round."])
  }

  @Test("Where no work begins nothing is said", arguments: [-1, 4, 99])
  func outside(index: Int) {
    #expect(SpeechLines.line(program(1, two).schedule, at: index, .english) == nil)
    let meditation = PracticeSetting.meditation(MeditationSetting()).schedule
    #expect(SpeechLines.line(meditation, at: 0, .english) == nil)
  }
}

struct SpeechTests {
  /// Someone in the first second of "Core Circuit".
  private func tab(speaks: Bool = true, language: String = "en") -> Tab {
    let tab = begun(language: language)
    if speaks { tab.send(.sounds(.flipped(.speech))) }
    tab.forgetAsked()
    tab.send(.practice(.pressedStart(.program(PracticeProgram.builtIn("coreCircuit")!))))
    return tab
  }

  private func said(_ tab: Tab) -> [String] {
    tab.asked.compactMap { effect in
      if case .speak(let line, let language) = effect {
        #expect(language == tab.state.desk.language)
        return line
      }
      return nil
    }
  }

  private func pass(_ tab: Tab, _ milliseconds: Int64) {
    tab.letTimePass(milliseconds)
    tab.receive(.beat)
  }

  @Test("Nothing is said until somebody wants it")
  func off() {
    let tab = tab(speaks: false)
    for _ in 0..<60 { pass(tab, 1000) }
    #expect(said(tab).isEmpty)
  }

  @Test("Each boundary is spoken of once, however often the page looks")
  func once() {
    let tab = tab()
    for _ in 0..<260 { pass(tab, 250) }
    #expect(said(tab) == ["Plank.", "Side plank, left. Exercise 2 of 6."])
    #expect(tab.asked.count { if case .speak = $0 { true } else { false } } == 2)
  }

  @Test("The voice speaks the language of the app")
  func german() {
    #expect(said(tab(language: "de")) == ["Unterarmstütz."])
  }

  @Test("A line is said within two seconds or not at all", arguments: [(2000, 2), (2001, 1)])
  func late(milliseconds: Int, count: Int) {
    let tab = tab()
    pass(tab, 48_000 + Int64(milliseconds))
    pass(tab, 1)
    #expect(said(tab).count == count)
  }

  @Test("A pause in a rest brings nothing back, and a paused session says nothing")
  func paused() {
    let tab = tab()
    pass(tab, 48_000)
    tab.press("pause")
    pass(tab, 600_000)
    tab.press("go-on")
    pass(tab, 500)
    #expect(said(tab).count == 2)
    pass(tab, 14_500)
    #expect(said(tab).count == 2, "the work that was announced begins")
  }

  @Test("After a reload in the middle of a phase nothing is said again")
  func reload() {
    let tab = tab()
    pass(tab, 50_500)
    tab.forgetAsked()
    tab.start()
    pass(tab, 1000)
    #expect(said(tab).isEmpty)
  }
}
