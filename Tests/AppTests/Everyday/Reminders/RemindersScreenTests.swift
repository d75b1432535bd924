// Reminders as a person meets them: the page, the card on Today and the file for a calendar.

import App
import Engine
import Testing

struct RemindersScreenTests {
  private static let mood = Identifier(high: 8, low: 1)
  private static let day = "2026-05-12"

  private static func journal(
    _ times: [String] = ["12:00"], mode: String = "yesNo", choices: [Field] = [],
    trial: Day? = nil
  ) -> [Draft] {
    let reminder = TrackerReminder(times: times.map { TimeOfDay(text: $0)! })
    var drafts: [Draft] = [
      .create(
        mood, kind: Tracker.kind,
        [
          Tracker.field(aim: .build), Field("name", .text("Stretching")),
          Field("side", .text("good")), Field("mode", .text(mode)),
        ] + reminder.fields + (trial == nil ? [] : [ReminderTrial.field(from: trial)]))
    ]
    if !choices.isEmpty {
      drafts.append(
        .create(ReminderChoices.identifier, kind: ReminderChoices.kind, choices))
    }
    return drafts
  }

  private func sit(
    _ drafts: [Draft], on route: Route = .today, at time: String = "12:05",
    language: String = "en"
  ) -> Sitting {
    Sitting(route, on: Self.day, at: time, language: language, journal: drafts)
  }

  private func shown(_ sitting: Sitting) -> [ReminderRecord] {
    sitting.program.state.desk.overview.reminders.shown
  }

  @Test("A first visit has no card, no reminder and no write about either")
  func firstVisit() {
    let sitting = sit([SampleJournal.tracker(.cigarettes, aim: .reduce)])
    #expect(!sitting.controls.cards.contains("reminder"))
    #expect(sitting.program.state.desk.overview.reminders == ReminderHistory())
  }

  @Test("A card comes at its time and not before, names the tracker and is written down as shown")
  func comes() {
    #expect(!sit(Self.journal(), at: "11:59").controls.cards.contains("reminder"))
    let sitting = sit(Self.journal())
    #expect(sitting.controls.cards.contains("reminder"))
    #expect(sitting.page.contains("Time for Stretching?"))
    #expect(shown(sitting).count == 1 && shown(sitting).first?.answer == nil)
    #expect(sit(Self.journal(), language: "de").page.contains("Zeit für Stretching?"))
  }

  @Test("Elsewhere than on Today nothing is shown and nothing counted")
  func elsewhere() {
    #expect(shown(sit(Self.journal(), on: .progress)).isEmpty)
  }

  @Test("Done is an entry, and the card is gone")
  func done() {
    var sitting = sit(Self.journal())
    #expect(sitting.press("reminder-done") != nil)
    let overview = sitting.program.state.desk.overview
    #expect(overview.use(of: Self.mood).amount(on: Day(text: Self.day)!) == Entry.unit)
    #expect(shown(sitting).first?.answer == .done)
    #expect(!sitting.controls.cards.contains("reminder"))
  }

  @Test("Not now writes the answer and no entry; the tracker reminds again tomorrow")
  func later() {
    var sitting = sit(Self.journal())
    #expect(sitting.press("reminder-later") != nil)
    #expect(shown(sitting).first?.answer == .later)
    #expect(sitting.program.state.desk.overview.entryCount == 0)
    #expect(!sitting.controls.cards.contains("reminder"))
    #expect(sitting.program.state.desk.overview.hasReminders)
  }

  @Test("Stopping a kind is one press, and undo brings it back")
  func stop() {
    var sitting = sit(Self.journal())
    #expect(sitting.press("reminder-stop") != nil)
    #expect(sitting.program.state.desk.overview.trackers.first?.reminder == nil)
    #expect(!sitting.controls.cards.contains("reminder"), "what was stopped stands no longer")
    #expect(sitting.press("undo") != nil)
    #expect(sitting.program.state.desk.overview.trackers.first?.reminder != nil)
  }

  @Test("No more than the number a day, whatever is set, and none in quiet hours")
  func budget() {
    let times = ["09:00", "10:00", "11:00"]
    var sitting = sit(Self.journal(times, choices: [ReminderChoices.field(budget: 1)]), at: "09:01")
    #expect(sitting.press("reminder-later") != nil)
    sitting.now = sitting.now.adding(seconds: 3600)
    _ = sitting.program.send(.went(.today), sitting.moment)
    #expect(!sitting.controls.cards.contains("reminder") && shown(sitting).count == 1)
    #expect(!sit(Self.journal(["22:30"]), at: "23:00").controls.cards.contains("reminder"))
  }

  @Test("The page says what is planned and why, and takes level, number and quiet hours")
  func page() {
    var sitting = sit(Self.journal(), on: .reminders, at: "08:30")
    #expect(sitting.page.contains("12:00 Stretching, because you set this time"))
    #expect(sitting.press("level-essentials") != nil)
    #expect(sitting.press("budget-5") != nil)
    sitting.type("21:00", into: "quiet-from")
    sitting.type("07:30", into: "quiet-to")
    let choices = sitting.program.state.desk.overview.reminders.choices
    #expect(choices?.level == .essentials && choices?.budget == 5)
    #expect(choices?.quiet.from.text == "21:00" && choices?.quiet.to.text == "07:30")
    #expect(sitting.press("remind-checkIn") != nil)
    let now = sitting.program.state.desk.overview.reminders.choices
    #expect(now?.isOn(.checkIn) == false && now?.isOn(.milestone) == true)
  }

  @Test("Several times, weekdays and a look-back are kept from the page's sheet")
  func times() {
    var sitting = sit(Self.journal(), on: .reminders, at: "08:30")
    #expect(sitting.press("times-" + Self.mood.text) != nil)
    #expect(sitting.press("remind-more") != nil)
    sitting.type("18:7", into: "tracker-remindAt-2")
    #expect(sitting.press("keep-times") != nil)
    #expect(sitting.screen.sheet != nil, "no time yet")
    sitting.type("18:30", into: "tracker-remindAt-2")
    #expect(sitting.press("remind-day-0") != nil)
    sitting.type("3", into: "remind-back")
    #expect(sitting.press("keep-times") != nil)
    #expect(sitting.screen.sheet == nil)
    let kept = sitting.program.state.desk.overview.trackers.first?.reminder
    #expect(kept?.times.map { $0.text } == ["12:00", "18:30"])
    #expect(kept?.weekdays == 1 && kept?.lookBack == 3)
  }

  @Test("A reminder is tried out for four weeks, and kept or taken away afterwards")
  func trial() {
    var sitting = sit(Self.journal(), on: .reminders)
    func reminder(_ sitting: Sitting) -> TrackerReminder? {
      sitting.program.state.desk.overview.trackers.first?.reminder
    }
    #expect(sitting.press("times-" + Self.mood.text) != nil)
    #expect(sitting.press("trial-begin") != nil)
    #expect(reminder(sitting)?.trial?.from == Day(text: "2026-05-13"))
    #expect(sitting.page.contains("On trial from tomorrow"))
    for (from, end) in [("2026-05-10", "trial-end"), ("2026-04-10", "trial-keep")] {
      var later = sit(
        Self.journal(trial: Day(text: from)), on: .reminders,
        language: end == "trial-end" ? "en" : "de")
      #expect(later.page.contains("day 3 of 28") == (end == "trial-end"))
      #expect(later.press("times-" + Self.mood.text) != nil)
      #expect(later.page.contains("Mit Erinnerung: an 0 von 14") == (end == "trial-keep"))
      #expect(later.press(end) != nil)
      #expect(reminder(later) != nil && reminder(later)?.trial == nil)
    }
    var over = sit(Self.journal(trial: Day(text: "2026-04-10")), on: .reminders)
    #expect(over.press("times-" + Self.mood.text) != nil)
    #expect(over.press("trial-remove") != nil)
    #expect(reminder(over) == nil)
  }

  @Test("The settings lead to the page, also from their search")
  func settings() {
    var sitting = sit(Self.journal(), on: .settings)
    #expect(sitting.page.contains("#/reminders"))
    sitting.type("quiet", into: "settings-search")
    #expect(sitting.controls.cards.contains("settings-reminders"))
  }

  @Test("The file for a calendar has the times and not a word of what they are about")
  func file() {
    var sitting = sit(Self.journal(["07:30", "20:00"]), on: .reminders)
    guard case .download(let name, let type, let bytes)? = sitting.press("reminder-file")?.first
    else {
      Issue.record("no file")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(name == "redstart-2026-05-12.ics" && type == "text/calendar")
    #expect(text.contains("DTSTART:20260512T073000\r\n"))
    #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU\r\n"))
    #expect(text.contains("SUMMARY:A moment for yourself\r\n") && !text.contains("Stretching"))
    #expect(text.split(separator: "BEGIN:VEVENT").count == 3 && text.hasSuffix("END:VCALENDAR\r\n"))
  }

  @Test("After a week away one question comes; no is silence")
  func asks() {
    let choices = ReminderChoices.fields(openedOn: Day(text: "2026-05-01")!, asks: false)
    var sitting = sit(Self.journal(choices: choices))
    #expect(sitting.page.contains("Would you still like reminders?"))
    #expect(sitting.press("reminder-later") != nil)
    #expect(sitting.program.state.desk.overview.reminders.choices?.budget == 0)
    #expect(!sitting.controls.cards.contains("reminder"))
  }
}
