// From one page to another: nothing that was open on the page that was left comes along.
import App
import Engine
import Testing

@Suite("Going to another page")
struct GoingTests {
  private var journal: [Draft] { [SampleJournal.tracker(.cigarettes, aim: .reduce)] }

  @Test(
    "A sheet ends with its page, whether a press or an address leads away",
    arguments: [true, false])
  func leaving(isPress: Bool) {
    var sitting = Sitting(.excuses, on: "2026-05-12", journal: journal)
    _ = sitting.press("add-excuse")
    #expect(sitting.program.state.excuses.form != nil)
    if isPress {
      _ = sitting.program.send(.went(.today), sitting.moment)
    } else {
      _ = sitting.program.receive(.addressed("#/today"), sitting.moment)
    }
    #expect(sitting.program.state.desk.route == .today)
    #expect(sitting.program.state.excuses.form == nil)
  }

  @Test("Whoever stays on the page keeps the sheet")
  func staying() {
    var sitting = Sitting(.excuses, on: "2026-05-12", journal: journal)
    _ = sitting.press("add-excuse")
    let effects = sitting.program.send(.went(.excuses), sitting.moment)
    #expect(!effects.contains { if case .go = $0 { true } else { false } })
    #expect(sitting.program.state.excuses.form != nil)
  }
}
