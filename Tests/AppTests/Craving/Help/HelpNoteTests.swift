// The line on the day's page that says that somebody looked for help: by choice, and only then.
import App
import Engine
import Testing

@Suite("Note of help") struct HelpNoteTests {
  private let day = Day(text: "2026-11-02")!

  private func opened(_ more: [Draft] = []) -> Sitting {
    Sitting(
      .help, on: day.text, at: "20:10", journal: [SampleJournal.tracker(.cigarettes)] + more)
  }

  private func note(_ text: String) -> Draft {
    .create(DayNote.identifier(on: day), kind: DayNote.kind, DayNote.fields(text, on: day))
  }

  /// Writes down a thought that says danger, so that the sheet lies on top.
  private func endanger(_ sitting: inout Sitting) {
    _ = sitting.program.send(.went(.thoughts), sitting.moment)
    _ = sitting.press("write-thought")
    sitting.type("I want to kill myself tonight", into: "thought-thought")
    _ = sitting.press("save-thought")
  }

  private func noted(_ sitting: Sitting) -> String? {
    sitting.program.state.desk.overview.reflections.note(on: day)?.text
  }

  @Test("One press adds a line below the person's own words, and undo takes it away again")
  func kept() {
    var sitting = opened([note("A long day.")])
    _ = sitting.press("help-note")
    #expect(noted(sitting) == "A long day.\n20:10 · Looked for help.")
    #expect(sitting.program.state.desk.toast == "Noted on today's page.")
    _ = sitting.program.send(.pressedUndo, sitting.moment)
    #expect(noted(sitting) == "A long day.")
  }

  @Test("Looking, calling up another country and closing write nothing")
  func untouched() throws {
    var sitting = opened()
    sitting.type("DE", into: "help-country")
    endanger(&sitting)
    let sheet = try #require(sitting.screen.sheet)
    _ = sitting.program.send(sheet.closed, sitting.moment)
    #expect(sitting.screen.sheet == nil)
    #expect(noted(sitting) == nil)
  }

  @Test("The sheet closes in the same tap, and words that stand above do not open it again")
  func sheet() {
    let words = "I want to kill myself tonight"
    var sitting = opened([note(words)])
    endanger(&sitting)
    #expect(sitting.screen.sheet?.key == "crisis-sheet")
    _ = sitting.press("help-note")
    #expect(sitting.screen.sheet == nil)
    #expect(noted(sitting) == words + "\n20:10 · Looked for help.")
  }

  @Test("A full note stays as it is, and the app says so")
  func full() {
    let words = String(repeating: "a", count: DayNote.longestText)
    var sitting = opened([note(words)])
    _ = sitting.press("help-note")
    #expect(noted(sitting) == words)
    #expect(sitting.program.state.desk.toast == "Today's note is full. Nothing was added.")
  }

  @Test("Without a journal nothing offers to write into it")
  func nowhere() {
    #expect(!Sitting(.help, on: day.text, journal: []).has("help-note"))
  }
}
