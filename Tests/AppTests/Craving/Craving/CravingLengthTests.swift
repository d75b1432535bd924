// How long a craving lasted, and a nicotine product as what was done.
import App
import Engine
import Testing

@Suite("How long a craving lasted") struct CravingLengthTests {
  @Test("A session measures it in whole minutes, rounded up")
  func measured() {
    let tab = inCraving()
    #expect(lastCraving(tab)?.minutes == nil)
    tab.now = tab.now.adding(seconds: 4 * 60 + 10)
    tab.press("passed")
    #expect(lastCraving(tab)?.minutes == 5)
    tab.send(.went(.history))
    #expect(tab.page.contains("5 min"))
  }

  @Test("One that was left open lasted for nobody knows how long, until somebody says so")
  func said() {
    let open = Given.craving(5, "2026-03-30", "08:00")
    var person = Person(at: .history, [Given.tracker(.vape), open])
    person.press("row-" + Given.name(5).text)
    #expect(person.parts.fields["record-minutes"]?.value == "")
    for wrong in ["0", "721", "ten"] {
      person.type(wrong, into: "record-minutes")
      #expect(person.press("save-record") == [])
      #expect(person.parts.fields["record-minutes"]?.problem != nil, "\(wrong)")
    }
    person.type("12", into: "record-minutes")
    person.press("save-record")
    #expect(craving(person)?.minutes == 12)
    #expect(person.parts.rows.contains { $0.detail?.contains("12 min") == true })
    person.press("row-" + Given.name(5).text)
    person.type("", into: "record-minutes")
    person.press("save-record")
    #expect(craving(person)?.minutes == nil)
  }

  private func craving(_ person: Person) -> Craving? {
    person.journal[Given.name(5)].flatMap { Craving($0) }
  }

  @Test("A nicotine product is a possible answer to what was done", arguments: ["en", "de"])
  func product(language: String) {
    let tab = inCraving(language: language)
    tab.turn(to: .help)
    tab.press("more-techniques")
    tab.press("dose-gum")
    #expect(lastCraving(tab)?.technique == "dose-gum")
    #expect(lastCraving(tab)?.action == .replacement)
    tab.press("dose-gum")
    #expect(lastCraving(tab)?.technique == nil && lastCraving(tab)?.action == nil)
    tab.press("dose-spray")
    tab.press("passed")
    tab.send(.went(.history))
    #expect(tab.page.contains(language == "en" ? "Nicotine spray" : "Nikotinspray"))
  }

  @Test("Where the wish is for a drink no nicotine product is offered")
  func drinking() {
    var person = Person(at: .today, [Given.tracker(.alcohol)])
    person.press("craving")
    person.press("skip-breath")
    person.press("next")
    person.press("more-techniques")
    #expect(
      person.parts.presses["technique-walk"] != nil && person.parts.presses["dose-gum"] == nil)
  }

  @Test("Both are in the table and in the file that comes in again")
  func exported() throws {
    let fields = [
      Field("action", .text("replacement")), Field("minutes", .int(9)),
      Field("technique", .text("dose-patch")),
    ]
    var person = Person(
      at: .settings,
      [Given.tracker(.vape), Given.craving(5, "2026-03-30", "08:00", more: fields)])
    let table = try #require(file(person.press("save-table")))
    #expect(table.contains("dose-patch,,,9,,"))
    let backup = JournalWriter.json(person.journal)
    let again = Person(at: .history, try JournalFile(backup).drafts)
    #expect(craving(again)?.minutes == 9 && craving(again)?.technique == "dose-patch")
  }

  private func file(_ effects: [Effect]) -> String? {
    for case .download(_, _, let bytes) in effects {
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  @Test("The screen stays lit until the time of a craving is over, it ends, or it is left")
  func light() {
    let tab = inCraving()
    #expect(tab.asked.last { isLight($0) } == .keepAwake(true))
    tab.now = tab.now.adding(seconds: 3 * 60 + 1)
    tab.receive(.beat)
    #expect(tab.asked.last { isLight($0) } == .keepAwake(false))
    tab.press("longer")
    #expect(tab.asked.last { isLight($0) } == .keepAwake(true))
    tab.press("passed")
    #expect(tab.asked.last { isLight($0) } == .keepAwake(false))
  }

  private func tiles(_ tab: Tab) -> [MediaTile?] {
    tab.asked.compactMap { if case .showTile(let tile) = $0 { .some(tile) } else { nil } }
  }

  private func plans(_ tab: Tab) -> [SoundPlan] {
    tab.asked.compactMap { if case .sound(let plan, _) = $0 { plan } else { nil } }
  }

  @Test("The lock screen shows a craving until its time is over; to stop there is to leave")
  func tile() {
    let tab = inCraving()
    #expect(tiles(tab).last??.length == 3 * Milliseconds.minute && tiles(tab).last??.position == 0)
    #expect(tiles(tab).last??.title == "A few minutes", "a locked screen tells nobody of it")
    let shown = tiles(tab).count
    for action in [TileAction.pause, .play] { tab.receive(.tilePressed(action)) }
    tab.receive(.beat)
    #expect(tab.state.desk.route == .craving && tiles(tab).count == shown, "nothing moved")
    tab.now = tab.now.adding(seconds: 60)
    tab.press("longer")
    #expect(tiles(tab).last??.length ?? 0 > 3 * Milliseconds.minute)
    tab.receive(.tilePressed(.stop))
    #expect(tab.state.desk.route == .today && tiles(tab).last == .some(nil))
    #expect(lastCraving(tab)?.outcome == nil, "it is still to be said how it went")
    #expect(plans(tab).isEmpty, "nothing sounds that nobody switched on")
    let over = inCraving()
    over.now = over.now.adding(seconds: 3 * 60 + 1)
    over.receive(.beat)
    #expect(tiles(over).last == .some(nil))
  }

  @Test("A gong ends it where it was switched on, also a longer one, and none where it was left")
  func gong() {
    let tab = inCraving()
    tab.press("leave")
    tab.send(.went(.sounds))
    tab.press("endsCravings")
    tab.forgetAsked()
    tab.send(.craving(.pressedCraving))
    let gain = tab.state.desk.overview.settings.sound.gain
    func gong(_ after: Int64) -> SoundPlan { SoundPlan([Cue(.endGong, after: after, gain: gain)]) }
    #expect(plans(tab) == [gong(3 * Milliseconds.minute)])
    tab.now = tab.now.adding(seconds: 60)
    tab.press("longer")
    let end = lastCraving(tab)?.sessionEnd
    #expect(plans(tab).last == end.map { gong($0.milliseconds(since: tab.now)) })
    tab.forgetAsked()
    tab.press("leave")
    #expect(tab.asked.contains(.quiet(milliseconds: 400)) && plans(tab).isEmpty)
    #expect(tiles(tab).last == .some(nil))
  }

  private func isLight(_ effect: Effect) -> Bool {
    if case .keepAwake = effect { true } else { false }
  }
}
