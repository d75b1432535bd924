// Many small records become few chunks, and nothing is different afterwards.
import App
import Engine
import Testing

/// A journal of so many taps over some months.
private func tapped(_ taps: Int) -> Tab {
  let tab = begun(on: "2026-01-15")
  for _ in 0..<taps {
    tab.letTimePass(7 * Milliseconds.hour)
    tab.press("log-1")
  }
  return tab
}

struct FoldingTests {
  @Test("After 257 records the log becomes chunks, and a restart shows the same")
  func folds() {
    let tab = tapped(255)
    #expect(tab.store.log.count == 256)
    #expect(!tab.idle(), "256 records stay")
    tab.press("log-1")
    let before = tab.json
    #expect(tab.idle())
    #expect(tab.store.log.isEmpty)
    #expect(
      tab.store.chunks.keys.sorted()
        == ["2026-01", "2026-02", "2026-03", "base"])
    #expect(tab.json == before)
    tab.start()
    #expect(tab.json == before)
    #expect(tab.state.desk.overview.entryCount == 256)
  }

  @Test(
    "The log becomes short again every time, not only the first time", arguments: [false, true])
  func again(restarts: Bool) {
    let tab = tapped(256)
    #expect(tab.idle())
    if restarts { tab.start() }
    tab.send(.went(.today))
    for _ in 0..<257 {
      tab.letTimePass(Milliseconds.hour)
      tab.press("log-1")
    }
    let before = tab.json
    #expect(tab.idle())
    #expect(tab.store.log.isEmpty)
    tab.start()
    #expect(tab.json == before)
    #expect(tab.state.desk.overview.entryCount == 513)
  }

  @Test("What is tapped between the chunks and their answer stays in the log")
  func meanwhile() {
    let tab = tapped(256)
    let effects = {
      var program = tab.program
      return program.receive(.foldWanted, tab.moment)
    }()
    guard case .writeChunks(_, let through, _, _) = effects.first else {
      Issue.record("nothing to fold")
      return
    }
    #expect(through == 257)
    #expect(tab.idle())
    tab.press("log-1")
    #expect(tab.store.log.count == 1)
    let before = tab.json
    tab.start()
    #expect(tab.json == before)
  }

  @Test("A window that did not fold goes on and folds later without a loss")
  func otherWindow() {
    let first = tapped(200)
    let second = Tab(first.store, seed: 2)
    second.now = first.now
    for _ in 0..<60 {
      first.letTimePass(1000)
      second.letTimePass(1000)
      first.press("log-1")
      second.press("log-1")
    }
    #expect(first.idle())
    for _ in 0..<5 {
      second.letTimePass(1000)
      second.press("log-1")
    }
    #expect(second.idle() || !second.store.log.isEmpty)
    let fresh = Tab(first.store, seed: 3)
    #expect(fresh.state.desk.overview.entryCount == 325)
    #expect(fresh.json == second.json)
  }

  @Test("Folding waits while a part of the store cannot be read")
  func damaged() {
    let tab = tapped(3)
    tab.store.log.append((tab.store.head + 1, [1, 0, 2, 3]))
    tab.store.head += 1
    tab.start()
    #expect(tab.state.desk.storage.facts.damaged == 1)
    #expect(tab.page.contains("One part of the journal can&#39;t be read"))
    let records = tab.store.log.count
    tab.receive(.foldWanted)
    for _ in 0..<260 { tab.press("log-1") }
    #expect(!tab.idle())
    #expect(tab.store.log.count == records + 260)
    #expect(tab.store.chunks.isEmpty)
    #expect(tab.state.desk.overview.entryCount == 263, "everything else is there")
  }

  @Test("Chunks without columns are read for ever, and folding writes them anew with columns")
  func withoutColumns() throws {
    let tab = tapped(257)
    #expect(tab.idle())
    let before = tab.json
    for (key, bytes) in tab.store.chunks {
      // The key is counted in one byte, so the pack stands behind it.
      let start = 1 + key.utf8.count
      let pack = try Pack(stored: Array(bytes.dropFirst(start)))
      #expect(bytes[start] == 2 && (key == "base" || !pack.columns.isEmpty), "\(key)")
      tab.store.chunks[key] =
        Array(bytes.prefix(start)) + PackWriter.pack(pack.allChanges, unreadable: pack.unreadable)
    }
    tab.start()
    #expect(tab.json == before && tab.state.desk.storage.facts.damaged == 0)
    for _ in 0..<257 { tab.press("log-1") }
    let after = tab.json
    #expect(tab.idle() && tab.store.log.isEmpty)
    #expect(tab.store.chunks["2026-03"]?[8] == 2 && tab.store.chunks["2026-01"]?[8] == 1)
    tab.start()
    #expect(tab.json == after && tab.state.desk.overview.entryCount == 514)
  }

  @Test("A chunk of a later version is never replaced, and what comes after it is still saved")
  func laterChunk() {
    let tab = tapped(257)
    #expect(tab.idle())
    let key = "2026-03"
    var later = tab.store.chunks[key]!
    // The key is counted in one byte, so the pack's version stands behind it.
    later[1 + key.utf8.count] = 200
    tab.store.chunks[key] = later
    tab.start()
    #expect(tab.state.desk.storage.facts.damaged == 1)
    for _ in 0..<260 { tab.press("log-1") }
    #expect(!tab.idle())
    #expect(tab.store.chunks[key] == later)
    #expect(tab.store.log.count == 260)
  }

  @Test("Records of a later version stay to the byte, in the file and over folding")
  func laterRecord() {
    let tab = tapped(1)
    let later: [UInt8] = [77, 1, 2, 3]
    tab.store.head += 1
    tab.store.log.append((tab.store.head, later))
    tab.start()
    #expect(tab.state.desk.storage.facts.damaged == 0, "it is not damaged, only later")
    #expect(tab.json.contains("\"TQECAw\""))
    let day = "2026-01-20"
    tab.go(to: day, "12:00")
    for _ in 0..<260 { tab.press("log-1") }
    #expect(tab.idle())
    let before = tab.json
    tab.start()
    #expect(tab.json == before && before.contains("\"TQECAw\""))
    #expect(tab.journal.unreadable == [later])
  }

  @Test("A day that is changed later ends as it was changed, wherever the parts of it lie")
  func movedDay() {
    let tab = tapped(256)
    #expect(tab.idle())
    let entry = tab.entities(Entry.kind)[0].id
    let moved = Int64(Day(text: "2026-05-01")!.number)
    let draft = Draft(
      id: Identifier(high: 5, low: 5), entity: entry, kind: Entry.kind,
      action: .set([Field("day", .int(moved))]))
    var clock = Clock(bytes: tab.store.clock)!
    let change = draft.stamped(by: &clock, now: tab.now)
    tab.store.head += 1
    tab.store.log.append((tab.store.head, PackWriter.pack([change])))
    tab.store.clock = clock.bytes
    tab.start()
    for _ in 0..<257 { tab.press("log-1") }
    #expect(tab.idle())
    let before = tab.json
    tab.start()
    #expect(tab.json == before)
    #expect(tab.journal[entry]?["day"] == .int(moved))
  }
}
