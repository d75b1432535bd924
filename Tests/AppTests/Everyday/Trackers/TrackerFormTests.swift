// Making and changing trackers: a preset first, then whatever the person wants.
import App
import Engine
import Testing

private let scrolling = GivenTracker(name: "Scrolling", mode: .awareness)

private func open(_ given: GivenTracker, _ more: [GivenTracker] = []) -> Tab {
  let tab = trackersTab([given] + more)
  tab.press("tracker-" + given.id.text)
  tab.press("edit-tracker")
  return tab
}

/// The form of what a preset made.
private func change(_ preset: String) -> Tab {
  let tab = trackersTab([])
  tab.press("new-tracker")
  tab.press("preset-" + preset)
  tab.press("tracker-" + Identifier(kind: "tracker", "preset", preset).text)
  tab.press("edit-tracker")
  return tab
}

private func only(_ tab: Tab) -> Tracker? { tab.state.desk.overview.trackers.first }

struct TrackerFormTests {
  @Test("Each preset is made with one press, and its name follows the language")
  func presets() {
    for preset in TrackerPreset.allCases {
      let tab = trackersTab([])
      tab.press("new-tracker")
      tab.press("preset-" + preset.rawValue)
      #expect(tab.screen.sheet == nil)
      let tracker = only(tab)
      #expect(tracker?.preset == preset.rawValue && tracker?.name == "", "\(preset)")
      #expect(tracker?.mode == preset.mode && tracker?.side == preset.side, "\(preset)")
      #expect(tracker?.levels == preset.levels, "\(preset)")
      #expect(tracker?.goal == preset.goal.map { $0 * 1000 }, "\(preset)")
      #expect(tracker?.since?.text == "2026-03-10", "\(preset)")
      #expect(tracker?.id == Identifier(kind: "tracker", "preset", preset.rawValue))
      let english = tab.rowTitles
      tab.send(.opening(.pickedLanguage(.german)))
      #expect(tab.rowTitles.count == 1 && english.count == 1)
      #expect(!tab.rowTitles[0].isEmpty && tab.rowTitles[0] != preset.rawValue)
    }
  }

  @Test("The same preset a second time is a second tracker")
  func twice() {
    let tab = trackersTab([])
    for _ in 1...2 {
      tab.press("new-tracker")
      tab.press("preset-water")
    }
    #expect(tab.state.desk.overview.trackers.count == 2)
    #expect(tab.state.desk.overview.trackers.map { $0.order } == [0, 1])
  }

  @Test("Another side begins with its own usual way of logging")
  func sides() {
    let tab = trackersTab([])
    tab.press("new-tracker")
    tab.press("preset-own")
    #expect(tab.controls.picked.contains("mode-counter"))
    tab.press("side-saboteur")
    #expect(tab.controls.picked.contains("mode-awareness"))
    #expect(!tab.has("mode-counter"))
    tab.press("mode-avoidance")
    tab.press("side-good")
    #expect(tab.controls.picked.contains("mode-counter"))
  }

  @Test(
    "What is off is said and changes nothing",
    arguments: [
      ("tracker-name", "", "It needs a name."), ("tracker-goal", "101", "A goal from 0 to 100."),
      ("tracker-goal", "-1", "A goal from 0 to 100."),
      ("tracker-goal", "many", "A goal from 0 to 100."),
      ("tracker-remindAt", "25:00", "A time, such as 21:30."),
    ])
  func odd(field: String, text: String, sentence: String) {
    let tab = change("water")
    let before = only(tab)
    tab.type(text, into: field)
    tab.press("keep-tracker")
    #expect(tab.controls.texts.contains(sentence))
    #expect(before != nil && only(tab) == before)
  }

  @Test(
    "Schedules are kept as they were picked",
    arguments: [
      ("schedule-daily", "", "", Schedule.everyDay),
      ("schedule-weekdays", "", "", .weekdays(0b001_1101)),
      ("schedule-perWeek", "tracker-times", "4", .timesPerWeek(4)),
      (
        "schedule-interval", "tracker-interval", "3",
        .everyDays(3, from: Day(text: "2026-03-10")!)
      ),
    ])
  func schedules(kind: String, field: String, number: String, expected: Schedule) {
    let tab = change("walking")
    tab.press(kind)
    if !field.isEmpty { tab.type(number, into: field) }
    if kind == "schedule-weekdays" { tab.press("weekday-1") }
    tab.press("keep-tracker")
    #expect(only(tab)?.schedule == expected)
  }

  @Test(
    "Numbers of a schedule that make no sense are said",
    arguments: [
      ("schedule-perWeek", "tracker-times", "7", "A number from 1 to 6 a week."),
      ("schedule-perWeek", "tracker-times", "0", "A number from 1 to 6 a week."),
      ("schedule-interval", "tracker-interval", "1", "A number from 2 to 365."),
      ("schedule-interval", "tracker-interval", "366", "A number from 2 to 365."),
    ])
  func oddSchedules(kind: String, field: String, number: String, sentence: String) {
    let tab = change("walking")
    let before = only(tab)
    tab.press(kind)
    tab.type(number, into: field)
    tab.press("keep-tracker")
    #expect(tab.controls.texts.contains(sentence) && before != nil && only(tab) == before)
  }

  @Test("Levels are named, added and taken away, between two and five")
  func levels() {
    let tab = trackersTab([])
    tab.press("new-tracker")
    tab.press("preset-own")
    tab.type("Tea", into: "tracker-name")
    tab.press("mode-levels")
    tab.press("keep-tracker")
    #expect(tab.state.desk.overview.trackers.isEmpty, "levels without names are none")
    #expect(!tab.has("level-0-remove"), "two stay")
    for _ in 1...3 { tab.press("add-level") }
    #expect(!tab.has("add-level"), "five are the most")
    for place in 0..<5 { tab.type("cup \(place)", into: "level-\(place)-name") }
    tab.type("🌱", into: "level-0-icon")
    tab.type("breaks", into: "level-4-effect")
    tab.press("level-1-remove")
    tab.press("keep-tracker")
    let levels = only(tab)?.levels ?? []
    #expect(levels.map { $0.id } == [0, 2, 3, 4], "old entries keep their meaning")
    #expect(levels.map { $0.name } == ["cup 0", "cup 2", "cup 3", "cup 4"])
    #expect(levels.first?.icon == "🌱" && levels.last?.effect == .breaks)
    #expect(levels.first?.effect == .success)
  }

  @Test("Levels of which none lets a streak go on are refused")
  func noGoodLevel() {
    let tab = open(.mood)
    for place in 0..<5 { tab.type("needsGrace", into: "level-\(place)-effect") }
    tab.press("keep-tracker")
    #expect(tab.screen.sheet != nil && only(tab)?.levels[0].effect == .success)
  }

  @Test("What is noticed may have levels, and they go when it is switched off")
  func awarenessLevels() {
    let tab = open(scrolling)
    tab.press("tracker-hasLevels")
    tab.type("short", into: "level-0-name")
    tab.type("long", into: "level-1-name")
    tab.press("keep-tracker")
    #expect(only(tab)?.mode == .awareness && only(tab)?.levels.count == 2)
    tab.press("edit-tracker")
    tab.press("tracker-hasLevels")
    tab.press("keep-tracker")
    #expect(only(tab)?.levels.isEmpty == true && only(tab)?.mode == .awareness)
  }

  @Test("From noticing to leaving out: it warns, keeps the day and begins on it")
  func modeChange() {
    let tab = open(scrolling)
    #expect(!tab.page.contains("mode-changes"))
    tab.press("mode-avoidance")
    #expect(tab.page.contains("the count begins at nothing"))
    tab.press("keep-tracker")
    #expect(only(tab)?.mode == .avoidance && only(tab)?.since?.text == "2026-03-10")
    let change = tab.state.desk.overview.modeChanges.first
    #expect(change?.before == .awareness && change?.tracker == scrolling.id)
    #expect(change?.day.text == "2026-03-10")
    #expect(tab.rowTitles.contains("From here on logged in another way"))
    tab.press("undo")
    #expect(only(tab)?.mode == .awareness && tab.state.desk.overview.modeChanges.isEmpty)
  }

  @Test("Days without it are counted from the day it was made, not from the first slip")
  func avoidanceBegins() {
    let tab = trackersTab([])
    tab.press("new-tracker")
    tab.press("preset-own")
    tab.type("Nails", into: "tracker-name")
    tab.press("side-saboteur")
    tab.press("mode-avoidance")
    tab.press("keep-tracker")
    #expect(only(tab)?.since?.text == "2026-03-10" && only(tab)?.aim == .quit)
    #expect(tab.state.desk.overview.modeChanges.isEmpty, "there was nothing before")
  }

  @Test("Changing a tracker changes no entry, and writes only what differs")
  func editing() {
    let tab = trackersTab([scrolling])
    tab.press("log-" + scrolling.id.text)
    let entry = tab.fields("entry")
    tab.press("tracker-" + scrolling.id.text)
    tab.press("edit-tracker")
    tab.type("Feeds", into: "tracker-name")
    tab.press("keep-tracker")
    #expect(only(tab)?.name == "Feeds" && tab.fields("entry") == entry)
    let before = tab.logged.count
    tab.press("edit-tracker")
    tab.press("keep-tracker")
    #expect(tab.logged.count == before, "nothing differs, so nothing is written")
  }

  @Test("A third tracker for the page of a day is refused with a sentence")
  func calendar() {
    let shown = [Field("inCalendar", .bool(true))]
    let first = GivenTracker(name: "a", mode: .yesNo, more: shown)
    let second = GivenTracker(name: "b", mode: .yesNo, more: shown)
    let tab = open(scrolling, [first, second])
    tab.press("tracker-inCalendar")
    #expect(tab.controls.texts.contains { $0.hasPrefix("Two trackers are on the page of a day") })
    tab.press("keep-tracker")
    #expect(only(tab)?.isInCalendar == false)
    let roomy = open(scrolling, [first])
    roomy.press("tracker-inCalendar")
    roomy.press("keep-tracker")
    #expect(only(roomy)?.isInCalendar == true)
  }

  @Test("Group, picture, own day start, grace days, hidden streak and reminder are kept")
  func rest() {
    let tab = open(scrolling)
    tab.type("Evening", into: "tracker-group")
    tab.press("icon-20")
    tab.type("18", into: "tracker-dayStart")
    tab.press("mode-avoidance")
    tab.press("tracker-heals")
    tab.type("5", into: "tracker-earnEvery")
    tab.type("2", into: "tracker-mostOnHand")
    tab.press("tracker-hidesStreak")
    tab.type("21:30", into: "tracker-remindAt")
    tab.press("keep-tracker")
    let kept = only(tab)
    #expect(kept?.group == "Evening" && kept?.icon == TrackerIcon.all[20])
    #expect(kept?.dayBoundary?.start.hour == 18 && kept?.reminder?.times.first?.text == "21:30")
    #expect(kept?.streakRule == StreakRule(earnEvery: 5, mostOnHand: 2, canHeal: true))
    #expect(kept?.hidesStreak == true)
    tab.press("edit-tracker")
    tab.type("", into: "tracker-dayStart")
    tab.type("", into: "tracker-remindAt")
    tab.press("keep-tracker")
    #expect(only(tab)?.dayBoundary == nil && only(tab)?.reminder == nil)
  }

  @Test("Every text of the form is calm, in both languages", arguments: Language.allCases)
  func calm(language: Language) {
    let tab = trackersTab([.mood, scrolling], language: language.rawValue)
    tab.press("new-tracker")
    var pages = [tab.page]
    tab.press("preset-own")
    for key in ["mode-levels", "side-saboteur", "mode-avoidance", "schedule-weekdays"] {
      tab.press(key)
      pages.append(tab.page)
    }
    tab.press("keep-tracker")
    pages.append(tab.page)
    for word in unkindWords where word != "!" {
      for page in pages { #expect(!page.contains(word), "\(word)") }
    }
  }
}
