// Taking back: over a reload, one after the other, and beside whatever else lies there.
import App
import Engine
import Testing

private let water = GivenTracker(name: "Water", mode: .counter)

struct UndoTests {
  @Test("Twenty steps survive a reload and are taken back newest first")
  func overReload() {
    let tab = trackersTab([water])
    for _ in 1...21 { tab.press("log-" + water.id.text) }
    tab.start()
    tab.visit(.changes)
    #expect(tab.rowTitles.count == 20)
    #expect(tab.rowTitles[0] == "Added: Water")
    for left in stride(from: 20, through: 1, by: -1) {
      tab.press("undo-change")
      #expect(
        tab.state.overview.day(Day(text: "2026-03-10")!, of: water.id).sum == Int64(left * 1000))
      tab.start()
    }
    #expect(!tab.has("undo-change"))
    #expect(tab.controls.texts.contains("Nothing to take back"))
  }

  @Test("A change is taken back to what it was before, after a reload as well")
  func change() {
    let tab = trackersTab([water], more: [SampleJournal.tracker(.cigarettes, order: 4)])
    tab.press("tracker-" + water.id.text)
    tab.press("edit-tracker")
    tab.type("Tea", into: "tracker-name")
    tab.press("keep-tracker")
    tab.press("hide-tracker")
    tab.start()
    tab.visit(.changes)
    #expect(tab.rowTitles == ["Changed: Tea", "Changed: Tea"])
    tab.press("undo-change")
    tab.press("undo-change")
    #expect(tab.state.overview.trackers.first?.name == "Water")
    #expect(tab.state.overview.archived.isEmpty)
  }

  @Test("The steps lie beside half-filled answers, and neither loses the other")
  func besideDraft() {
    let tab = trackersTab([water])
    tab.press("log-" + water.id.text)
    tab.visit(.welcome)
    tab.press("substance-vape")
    tab.start()
    tab.visit(.welcome)
    #expect(tab.controls.picked.contains("substance-vape"))
    tab.visit(.changes)
    #expect(tab.rowTitles == ["Added: Water"])
    tab.press("undo-change")
    tab.start()
    tab.visit(.welcome)
    #expect(tab.controls.picked.contains("substance-vape"))
  }

  @Test(
    "Whatever stands in the bytes, the app starts",
    arguments: [
      [3], [3, 0], [3, 200, 1], [3, 2, 1, 0], [3, 4, 1, 2, 3, 4], [3, 1, 1, 2, 1, 0x33],
      [UInt8](repeating: 3, count: 60), [3, 1, 1, 9, 9, 9],
    ])
  func odd(bytes: [UInt8]) {
    let tab = trackersTab([water])
    tab.store.draft = bytes
    tab.start()
    tab.visit(.changes)
    #expect(tab.rowTitles.isEmpty)
    tab.visit(.trackers)
    tab.press("log-" + water.id.text)
    #expect(tab.value(of: water) == "1×")
  }

  @Test("Every byte of kept steps can be anything")
  func mutated() {
    let tab = trackersTab([water])
    for _ in 1...3 { tab.press("log-" + water.id.text) }
    let kept = tab.store.draft
    for place in kept.indices {
      for byte: UInt8 in [0, 1, 0x80, 0xFF] {
        tab.store.draft = kept
        tab.store.draft[place] = byte
        tab.start()
        tab.visit(.changes)
        #expect(tab.rowTitles.count <= UndoStep.most)
      }
    }
  }

  @Test("What never reached the disk is not made anew by taking it back")
  func neverSaved() {
    let tab = trackersTab([water])
    tab.holdsSaves = true
    tab.press("log-" + water.id.text)
    tab.start()
    tab.visit(.changes)
    let before = tab.journal.entities.count
    tab.press("undo-change")
    #expect(tab.journal.entities.count == before)
  }

  @Test("A made-up journal leaves no steps behind")
  func demo() {
    let tab = Tab()
    tab.send(.opening(.pressedLookAround))
    tab.visit(.today)
    tab.press("log-1")
    #expect(tab.store.draft.isEmpty)
  }

  @Test("The last changes are reached from the history and from the settings")
  func reached() {
    let tab = trackersTab([water], address: "#/history")
    #expect(tab.page.contains("#/changes"))
    tab.visit(.settings)
    #expect(tab.page.contains("#/changes"))
  }
}
