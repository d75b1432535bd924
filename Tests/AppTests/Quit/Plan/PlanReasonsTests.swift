// Reasons in own words, and adding and hiding what is watched.

import App
import Engine
import Testing

private func sitting(_ language: String = "en") -> Sitting {
  Sitting(
    .plan, on: "2026-05-13", language: language,
    journal: [SampleJournal.tracker(.cigarettes)])
}

private func reasons(_ sitting: Sitting) -> [String] {
  sitting.program.state.desk.overview.reasons.map { $0.motive?.rawValue ?? $0.text }
}

@Test("Motives are picked and put back, each with an undo")
func motives() {
  var sitting = sitting()
  _ = sitting.press("motive-family")
  _ = sitting.press("motive-health")
  #expect(reasons(sitting) == ["health", "family"])
  #expect(sitting.controls.picked.isSuperset(of: ["motive-health", "motive-family"]))
  _ = sitting.press("motive-family")
  #expect(reasons(sitting) == ["health"])
  _ = sitting.press("undo")
  #expect(reasons(sitting) == ["health", "family"])
  _ = sitting.press("motive-family")
  _ = sitting.press("motive-family")
  #expect(reasons(sitting) == ["health", "family"])
}

@Test("Own words are kept without the space around them, changed, and deleted when empty")
func ownWords() {
  var sitting = sitting()
  sitting.type("  stairs, no pause \n", into: "own-words")
  #expect(reasons(sitting) == [])
  _ = sitting.press("keep-words")
  #expect(reasons(sitting) == ["stairs, no pause"])
  sitting.type("the children", into: "own-words")
  _ = sitting.press("keep-words")
  #expect(reasons(sitting) == ["the children"])
  _ = sitting.press("undo")
  #expect(reasons(sitting) == ["stairs, no pause"])
  sitting.type(" \n ", into: "own-words")
  _ = sitting.press("keep-words")
  #expect(reasons(sitting) == [])
  #expect(sitting.field("own-words")?.value == "")
  _ = sitting.press("undo")
  #expect(reasons(sitting) == ["stairs, no pause"])
  _ = sitting.press("keep-words")
  sitting.type("", into: "own-words")
  _ = sitting.press("keep-words")
  sitting.type("again", into: "own-words")
  _ = sitting.press("keep-words")
  #expect(reasons(sitting) == ["again"])
}

@Test("Keeping words that did not change writes nothing")
func unchangedWords() {
  var sitting = sitting()
  #expect(sitting.press("keep-words") == [])
  sitting.type("air", into: "own-words")
  #expect(sitting.press("keep-words")?.savedToken == 1)
  sitting.type("air", into: "own-words")
  #expect(sitting.press("keep-words") == [])
}

@Test("The other substance is added under its one name, and undone and added again")
func addTracker() {
  var sitting = sitting()
  #expect(!sitting.has("add-cigarettes"))
  _ = sitting.press("add-vape")
  let shown = sitting.program.state.desk.overview.trackers.map { $0.id }
  #expect(shown == [SampleJournal.smoking, SampleJournal.vaping])
  #expect(!sitting.has("add-vape"))
  _ = sitting.press("undo")
  #expect(sitting.program.state.desk.overview.trackers.map(\.id) == [SampleJournal.smoking])
  _ = sitting.press("add-vape")
  let again = sitting.program.state.desk.overview.trackers.map { $0.id }
  #expect(again == [SampleJournal.smoking, SampleJournal.vaping])
}

@Test("A hidden tracker keeps everything and comes back")
func hideAndBringBack() {
  let total = SampleJournal.total(4, on: "2026-05-12", of: SampleJournal.smoking)
  var sitting = Sitting(
    .plan, on: "2026-05-13", journal: [SampleJournal.tracker(.cigarettes), total])
  _ = sitting.press("hide-cigarettes")
  #expect(sitting.program.state.desk.overview.trackers.isEmpty)
  #expect(!sitting.has("add-cigarettes"))
  let use = sitting.program.state.desk.overview.use(of: SampleJournal.smoking)
  #expect(use.amount(on: Day(text: "2026-05-12")!) == 4000)
  _ = sitting.press("bring-back-cigarettes")
  #expect(sitting.program.state.desk.overview.trackers.map(\.id) == [SampleJournal.smoking])
  _ = sitting.press("undo")
  #expect(sitting.program.state.desk.overview.archived.map(\.id) == [SampleJournal.smoking])
}
