// Making a program of one's own.

import App
import Engine
import Testing

private func editor() -> Tab {
  let tab = begun()
  tab.receive(.addressed("#/programs"))
  tab.press("add-program")
  return tab
}

private func add(_ words: String, _ tab: Tab) {
  tab.press("add-part")
  tab.type(words, into: "part-exercise")
  tab.press("keep-part")
}

private func form(_ tab: Tab) -> [String] {
  ScreenParts(tab.screen).rows.filter { $0.key.hasPrefix("part-") }.map { $0.title }
}

private func words(_ tab: Tab) -> String { ScreenParts(tab.screen).words }
private func saved(_ tab: Tab) -> PracticeProgram? {
  tab.state.desk.overview.practice.programs.first
}

struct ProgramEditorTests {
  @Test("A new program has three rounds, a new exercise 30 seconds of work and 15 of rest")
  func usual() {
    let tab = editor()
    tab.type("  Mine ", into: "program-name")
    add("squats", tab)
    add("Juggling", tab)
    #expect(words(tab).contains("Takes 4:15 min in all."))
    tab.press("icon-⭐")
    tab.press("save-program")
    let program = saved(tab)
    #expect(program?.name == "Mine" && program?.icon == "⭐" && program?.rounds == 3)
    #expect(program?.parts == [ProgramPart("squats"), ProgramPart("Juggling")])
    #expect(tab.screen.sheet == nil)
  }

  @Test("What is missing is named where it is missing, and nothing is kept")
  func problems() {
    let tab = editor()
    #expect(tab.problem(of: "program-name") == nil)
    tab.press("save-program")
    #expect(tab.problem(of: "program-name") == "Give it a name.")
    #expect(words(tab).contains("Add at least one exercise."))
    tab.type("Mine", into: "program-name")
    tab.press("save-program")
    #expect(tab.problem(of: "program-name") == nil && saved(tab) == nil)
    tab.press("add-part")
    tab.press("keep-part")
    #expect(tab.problem(of: "part-exercise") == "Say which exercise.")
    tab.type("Plank", into: "part-exercise")
    tab.press("keep-part")
    tab.press("save-program")
    #expect(saved(tab)?.parts == [ProgramPart("plank")])
  }

  @Test("A number out of range keeps nothing", arguments: ["", "0", "601", "x"])
  func numbers(typed: String) {
    let tab = editor()
    tab.press("add-part")
    tab.type("Plank", into: "part-exercise")
    tab.send(.programs(.typedPart(.work, typed)))
    tab.press("keep-part")
    #expect(tab.has("keep-part"))
    tab.send(.programs(.typedPart(.work, "600")))
    tab.press("keep-part")
    tab.type("Mine", into: "program-name")
    tab.send(.programs(.typedRounds(typed == "601" ? "100" : typed)))
    tab.press("save-program")
    #expect(saved(tab) == nil)
    tab.send(.programs(.typedRounds("99")))
    tab.press("save-program")
    #expect(saved(tab)?.rounds == 99 && saved(tab)?.parts[0].work == 600)
  }

  @Test("Back at one round the pause between rounds goes, a second round brings ten seconds")
  func rounds() {
    let tab = editor()
    add("Plank", tab)
    add("Squats", tab)
    func rests() -> [Int] { tab.state.programs.form?.parts.map { $0.rest } ?? [] }
    for (typed, expected) in [
      ("4", [15, 15]), ("1", [15, 0]), ("", [15, 0]), ("2", [15, 10]), ("5", [15, 10]),
      ("1", [15, 0]), ("0", [15, 0]), ("100", [15, 0]),
    ] {
      tab.send(.programs(.typedRounds(typed)))
      #expect(rests() == expected, "\(typed)")
    }
  }

  @Test("Exercises move by buttons and by dragging")
  func order() {
    let tab = editor()
    for name in ["A", "B", "C"] { add(name, tab) }
    #expect(!tab.has("part-up-0") && !tab.has("part-down-2"))
    tab.press("part-down-0")
    #expect(form(tab) == ["B", "A", "C"])
    tab.press("part-up-2")
    #expect(form(tab) == ["B", "C", "A"])
    func drop(_ handle: String, on place: Int) {
      let row = ScreenParts(tab.screen).rows.first { $0.key == "part-\(place)" }
      tab.send(row!.dropped!(handle))
    }
    drop("part-2-box", on: 0)
    #expect(form(tab) == ["A", "B", "C"])
    drop("part-0-box", on: 2)
    #expect(form(tab) == ["B", "C", "A"])
    for strange in ["", "part-9-box", "row", "part--1-box", "part-99999999999999999999-box"] {
      drop(strange, on: 0)
      #expect(form(tab) == ["B", "C", "A"], "\(strange)")
    }
  }

  @Test("An exercise is changed and taken out again")
  func change() {
    let tab = editor()
    for name in ["A", "B"] { add(name, tab) }
    tab.press("part-0")
    tab.type("Burpees", into: "part-exercise")
    tab.press("keep-part")
    #expect(form(tab) == ["Burpees", "B"])
    tab.press("part-1")
    tab.press("remove-part")
    #expect(form(tab) == ["Burpees"])
    tab.press("add-part")
    tab.type("Left open", into: "part-exercise")
    tab.send(.programs(.closedPart))
    #expect(form(tab) == ["Burpees"])
  }

  @Test("What has two sides is done on one, and keeps it")
  func sides() {
    let tab = editor()
    tab.press("add-part")
    #expect(!tab.has("side-left"))
    tab.type("Side plank", into: "part-library")
    #expect(tab.has("side-left") && !tab.has("side-both"))
    #expect(tab.controls.picked.contains("side-left"))
    tab.press("side-right")
    tab.press("keep-part")
    #expect(form(tab) == ["Side plank, right"])
    tab.press("part-0")
    tab.press("keep-part")
    #expect(form(tab) == ["Side plank, right"])
    tab.press("part-0")
    tab.type("Plank", into: "part-exercise")
    tab.press("keep-part")
    #expect(form(tab) == ["Plank"])
  }

  @Test("Names are suggested while one is typed, and none once it is one")
  func suggestions() {
    let tab = editor()
    tab.press("add-part")
    func found() -> [String] {
      ScreenParts(tab.screen).buttons.values.filter { $0.key.hasPrefix("suggestion-") }
        .map { $0.label }.sorted()
    }
    #expect(found().isEmpty)
    tab.type("push-u", into: "part-exercise")
    #expect(found().contains("Push-ups") && found().count <= 6)
    tab.type("pull", into: "part-exercise")
    #expect(found().contains("Pull-ups"), "names beyond the library")
    tab.press("suggestion-Pull-ups")
    #expect(found().isEmpty)
    tab.press("keep-part")
    #expect(form(tab) == ["Pull-ups"])
  }

  @Test("What is being made comes back after a reload, and is gone once it is saved or left")
  func reload() {
    let tab = editor()
    tab.address = "#/programs"
    tab.type("Mine", into: "program-name")
    tab.send(.programs(.typedRounds("4")))
    tab.press("icon-⭐")
    add("plank", tab)
    add("Juggling", tab)
    let before = form(tab)
    tab.start()
    #expect(form(tab) == before && before.count == 2)
    #expect(tab.page.contains("Mine"))
    tab.press("save-program")
    #expect(saved(tab)?.icon == "⭐")
    #expect(saved(tab)?.rounds == 4)
    tab.start()
    #expect(tab.screen.sheet == nil)
    tab.press("add-program")
    tab.type("Other", into: "program-name")
    tab.receive(.addressed("#/today"))
    tab.start()
    tab.receive(.addressed("#/programs"))
    #expect(tab.screen.sheet == nil)
  }
}
