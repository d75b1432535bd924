// Copies on the device: once a week, the last four, brought back in two taps.
import App
import Engine
import Testing

@Suite("Copies on this device")
struct SnapshotTests {
  func day(_ number: Int) -> String { Day(text: "2026-03-01")!.adding(days: number).text }

  /// Who logs once a day for so many days, with a quiet moment after each.
  func lived(days: Int, language: String = "en") -> Tab {
    let tab = inCraving(language: language)
    tab.press("passed")
    tab.receive(.addressed("#/today"))
    for number in 9...(9 + days) {
      tab.go(to: day(number), "12:00")
      tab.press("log-1")
      tab.idle()
    }
    return tab
  }

  /// The name of the entry that was logged first, which the copy holds.
  func oldest(_ tab: Tab) -> String {
    let at = { (entity: Entity) in entity["at"]?.asInt ?? Int64.max }
    return tab.entities(Entry.kind).min { at($0) < at($1) }?.id.text ?? ""
  }

  func open(_ place: Int, in tab: Tab) {
    tab.receive(.addressed("#/settings"))
    tab.press("snapshot-" + tab.state.backups.snapshots[place].id.text)
  }

  @Test("The first comes after a week, then one a week, and the last four stay")
  func weekly() {
    for (days, count) in [(6, 0), (7, 1), (13, 1), (14, 2), (29, 4), (43, 4)] {
      let tab = lived(days: days)
      #expect(tab.state.backups.snapshots.count == count, "after \(days) days")
      #expect(tab.store.attachments.count == count, "after \(days) days")
      tab.start()
      #expect(tab.state.backups.snapshots.count == count, "after \(days) days and a reload")
    }
  }

  @Test("No copy while nothing is logged, and none of a damaged or a made-up journal")
  func none() {
    let tab = lived(days: 2)
    tab.go(to: day(40), "12:00")
    tab.receive(.beat)
    #expect(!tab.idle() && tab.store.attachments.isEmpty)
    tab.store.damaged = 1
    tab.start()
    tab.press("log-1")
    tab.idle()
    #expect(tab.store.attachments.isEmpty)
  }

  @Test("What was changed since comes back in two taps; what was written since stays")
  func bringBack() {
    let tab = lived(days: 8)
    let entries = tab.entities(Entry.kind)
    let first = oldest(tab)
    #expect(entries.count == 9)
    tab.receive(.addressed("#/history"))
    tab.press("row-" + first)
    tab.press("delete-record")
    #expect(tab.entities(Entry.kind).count == 8)
    let clockBefore = tab.logged.count
    open(0, in: tab)
    let words = lines(of: tab)
    #expect(words.contains { $0.contains("It holds 8 entries.") })
    #expect(words.contains { $0.contains("1 thing that is gone comes back.") })
    tab.press("bring-back")
    #expect(tab.entities(Entry.kind).count == 9)
    #expect(tab.logged.count == clockBefore + 1)
    #expect(tab.state.backups.snapshots.count == 2 && tab.store.attachments.count == 2)
    tab.press("undo")
    #expect(tab.entities(Entry.kind).count == 8)
    open(1, in: tab)
    #expect(tab.has("bring-back") == false)
  }

  @Test("Without room for a copy of now nothing is brought back")
  func full() {
    for language in ["en", "de"] {
      let tab = lived(days: 8, language: language)
      tab.receive(.addressed("#/history"))
      tab.press("row-" + oldest(tab))
      tab.press("delete-record")
      open(0, in: tab)
      tab.store.hasRoom = false
      let before = tab.json
      tab.press("bring-back")
      #expect(tab.json == before && !tab.has("bring-back"))
      let words = lines(of: tab).joined(separator: " ")
      #expect(words.contains(language == "en" ? "There was no room" : "war kein Platz"))
      #expect(tab.state.backups.snapshots.count == 1)
    }
  }

  @Test("A copy that does not open changes nothing, and a sentence says so")
  func unreadable() {
    let tab = lived(days: 8)
    tab.store.attachments[tab.state.backups.snapshots[0].id] = []
    open(0, in: tab)
    #expect(!tab.has("bring-back"))
    #expect(lines(of: tab).contains { $0.contains("could not be opened") })
  }

  @Test("A clock that was years ahead for a day does not end the copies")
  func wrongClock() {
    let tab = lived(days: 8)
    tab.go(to: "2031-03-01", "12:00")
    tab.press("log-1")
    tab.idle()
    #expect(tab.state.backups.snapshots.count == 2)
    tab.go(to: day(30), "12:00")
    tab.press("log-1")
    tab.idle()
    #expect(tab.state.backups.snapshots.count == 3)
  }

  @Test("Names tell when and how much, and nothing else is taken for a copy")
  func names() {
    let snapshot = Snapshot(at: Instant(milliseconds: 1_774_951_200_123), entries: 50_000)
    #expect(Snapshot(snapshot.id) == snapshot)
    #expect(snapshot.id.text.hasPrefix("736e617073686f74"))
    #expect(Snapshot(Identifier(high: 1, low: 2)) == nil)
    #expect(Snapshot(at: Instant(milliseconds: -5), entries: 1 << 30).entries == 1 << 20 - 1)
  }
}
