// The list of programs and what can be done with one of them.

import App
import Engine
import Testing

private func page(language: String = "en") -> Tab {
  let tab = begun(language: language)
  tab.receive(.addressed("#/programs"))
  return tab
}

private func rows(_ tab: Tab, _ prefix: String = "program-") -> [List<Message>.Row] {
  ScreenParts(tab.screen).rows.filter { $0.key.hasPrefix(prefix) }
}

private func own(_ tab: Tab) -> [PracticeProgram] { tab.state.desk.overview.practice.programs }

struct ProgramsTests {
  @Test("Ten programs stand there, each with its true total")
  func builtIn() {
    #expect(
      rows(page()).map { $0.title + ": " + ($0.detail ?? "") } == [
        "Tabata Classic: 8 exercises × 1 round =\u{A0}3:50",
        "Core Circuit: 6 exercises × 3 rounds =\u{A0}14:50",
        "Full Body Burn: 6 exercises × 3 rounds =\u{A0}16:05",
        "Power Intervals: 5 exercises × 4 rounds =\u{A0}19:10",
        "Posterior Chain: 7 exercises × 3 rounds =\u{A0}14:05",
        "Jogging Warm-up: 6 exercises × 2 rounds =\u{A0}7:00",
        "Post-Run Stretching: 10 exercises × 1 round =\u{A0}7:10",
        "Beginner Flow: 5 exercises × 2 rounds =\u{A0}8:15",
        "Quick Burn: 4 exercises × 3 rounds =\u{A0}8:45",
        "Upper Body Push: 5 exercises × 3 rounds =\u{A0}12:30",
      ])
  }

  @Test("Each has a name and a description of its own in both languages, without a number")
  func names() {
    var seen: Set<String> = []
    for language in ["en", "de"] {
      let tab = page(language: language)
      for program in PracticeProgram.builtIn {
        tab.press("program-" + program.id)
        let sheet = tab.screen.sheet!
        #expect(seen.insert(language + sheet.title).inserted)
        guard case .text(let about) = sheet.body[0] else {
          Issue.record("no description")
          continue
        }
        #expect(seen.insert(about.text).inserted && about.role == .lead)
        #expect(!about.text.contains { $0.isNumber })
        tab.send(.programs(.closedSheet))
      }
    }
  }

  @Test("One tap starts a program, and the practice place offers it again")
  func start() {
    let tab = page()
    tab.press("start-beginnerFlow")
    #expect(tab.state.desk.route == .session)
    #expect(
      tab.state.desk.overview.practice.running?.setting
        == .program(PracticeProgram.builtIn("beginnerFlow")!))
    tab.press("stop")
    tab.receive(.addressed("#/practice"))
    let row = ScreenParts(tab.screen).rows.first { $0.key == "practice-program" }
    #expect(row?.detail == "Beginner Flow, 5 exercises × 2 rounds =\u{A0}8:15")
  }

  @Test("A program shows its exercises, each with the way to how it goes")
  func parts() {
    let tab = page()
    tab.press("program-joggingWarmUp")
    let parts = rows(tab, "part-")
    #expect(
      parts.map { $0.title + ": " + ($0.detail ?? "") } == [
        "High knees: 30 s, then 10 s rest", "Butt kicks: 30 s, then 10 s rest",
        "Leg swings, left: 15 s, then 5 s rest", "Leg swings, right: 15 s, then 10 s rest",
        "Walking lunges: 40 s, then 10 s rest", "Hip circles: 30 s, then 10 s between rounds",
      ])
    tab.press("part-2")
    #expect(tab.state.desk.route == .exercise(.legSwings))
  }

  @Test("A built-in program is hidden and comes back, but cannot be deleted")
  func hidden() {
    let tab = page()
    tab.press("program-tabata")
    #expect(!tab.has("delete-program") && !tab.has("change-program"))
    tab.press("hide-program")
    #expect(rows(tab).count == 9 && !tab.has("program-tabata"))
    tab.start()
    tab.receive(.addressed("#/programs"))
    tab.press("show-tabata")
    #expect(rows(tab).count == 10)
  }

  @Test("A copy is one's own, stands first, and is deleted and brought back")
  func copied() {
    let tab = page(language: "de")
    tab.press("program-quickBurn")
    tab.press("copy-program")
    tab.press("save-program")
    let copy = own(tab)[0]
    #expect(copy.name == "Kurz und kräftig, auf meine Art")
    #expect(copy.parts == PracticeProgram.builtIn("quickBurn")!.parts && copy.rounds == 3)
    #expect(rows(tab)[0].title == copy.name)
    tab.press("program-" + copy.id)
    tab.press("delete-program")
    #expect(own(tab).isEmpty && tab.screen.sheet == nil)
    tab.press("undo")
    #expect(own(tab) == [copy])
  }

  @Test("The last program follows what was changed in it since")
  func changed() {
    let tab = page()
    tab.press("program-quickBurn")
    tab.press("copy-program")
    tab.press("save-program")
    let id = own(tab)[0].id
    tab.press("start-" + id)
    tab.press("stop")
    tab.receive(.addressed("#/programs"))
    tab.press("program-" + id)
    tab.press("change-program")
    tab.send(.programs(.typedName("Mine")))
    tab.press("save-program")
    tab.receive(.addressed("#/practice"))
    let row = ScreenParts(tab.screen).rows.first { $0.key == "practice-program" }
    #expect(row?.detail == "Mine, 4 exercises × 3 rounds =\u{A0}8:45")
  }
}
