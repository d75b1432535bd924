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
        tab.state.desk.overview.day(Day(text: "2026-03-10")!, of: water.id).sum
          == Int64(left * 1000))
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
    #expect(tab.state.desk.overview.trackers.first?.name == "Water")
    #expect(tab.state.desk.overview.archived.isEmpty)
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
    #expect(tab.value(of: water) == "1")
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

  @Test("The steps of two tabs lie together, the latest twenty of both, and each goes once")
  func twoTabs() {
    let first = trackersTab([water])
    let second = Tab(first.store, address: "#/trackers", seed: 2)
    for minute in 1...12 {
      for tab in [first, second] {
        tab.now = first.now.adding(milliseconds: 60_000)
        tab.catchUp()
        tab.press("log-" + water.id.text)
        #expect(!tab.state.desk.undo.isEmpty, "\(minute)")
      }
      first.now = second.now
    }
    let third = Tab(first.store, address: "#/changes", seed: 3)
    third.now = second.now
    #expect(third.rowTitles == [String](repeating: "Added: Water", count: 20))
    let sum = { third.state.desk.overview.day(Day(text: "2026-03-10")!, of: water.id).sum }
    #expect(sum() == 24_000)
    for left in stride(from: 23, through: 4, by: -1) {
      third.press("undo-change")
      #expect(sum() == Int64(left * 1000))
    }
    #expect(!third.has("undo-change"))
  }

  @Test("What one tab took back does not come back from the other one")
  func takenBackElsewhere() {
    let first = trackersTab([water])
    let second = Tab(first.store, address: "#/trackers", seed: 2)
    first.press("log-" + water.id.text)
    second.letTimePass(1000)
    second.catchUp()
    second.press("log-" + water.id.text)
    second.visit(.changes)
    second.press("undo-change")
    second.press("undo-change")
    #expect(second.rowTitles.isEmpty, "those of the other tab too")
    first.letTimePass(2000)
    first.catchUp()
    first.press("log-" + water.id.text)
    let third = Tab(first.store, address: "#/changes", seed: 3)
    #expect(third.rowTitles == ["Added: Water"])
  }

  @Test("A draft of one tab stays when another one acts, and what is finished takes none away")
  func draftElsewhere() {
    let first = trackersTab([water])
    let second = Tab(first.store, address: "#/trackers", seed: 2)
    first.visit(.welcome)
    first.press("substance-vape")
    second.press("log-" + water.id.text)
    let third = Tab(first.store, address: "#/welcome", seed: 3)
    #expect(third.controls.picked.contains("substance-vape"))
    third.visit(.changes)
    #expect(third.rowTitles == ["Added: Water"])
  }

  @Test(
    "Whatever another tab put there, the app goes on", arguments: [[], [3], [3, 9], [1, 2, 3]])
  func oddAside(bytes: [UInt8]) {
    let tab = trackersTab([water])
    tab.press("log-" + water.id.text)
    tab.store.draft = bytes
    tab.letTimePass(1000)
    tab.press("log-" + water.id.text)
    tab.visit(.changes)
    #expect(tab.rowTitles.count >= 1)
    tab.press("undo-change")
    #expect(tab.state.desk.overview.day(Day(text: "2026-03-10")!, of: water.id).sum == 1000)
  }

  @Test("A made-up journal leaves no steps behind")
  func demo() {
    let tab = Tab()
    tab.send(.opening(.pressedLookAround))
    tab.visit(.today)
    tab.press("log-1")
    tab.start()
    tab.visit(.changes)
    #expect(tab.state.desk.storage.isDemo && tab.rowTitles.isEmpty)
    tab.send(.settings(.pressedLeaveDemo))
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
