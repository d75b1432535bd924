// What went wrong with the reminders of other apps, each under its number in the list of phenomena.

import Engine
import Testing

struct ReminderPhenomenaTests {
  private static let tuesday = "2026-05-12"

  private static func journal(_ times: [String] = ["20:00"], back: Int = 12) -> ReminderJournal {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, times, back: back)
    return journal
  }

  @Test("N1: whoever fills in yesterday this morning has just been here")
  func noReminderAfterLogging() {
    var journal = Self.journal()
    let morning = journal.at(Self.tuesday, "09:00")
    journal.log(ReminderJournal.mood, at: morning, for: "2026-05-11")
    let lines = journal.lines(morning)
    #expect(!lines.contains("05-12 20:00 tracker"))
    #expect(lines.contains("05-13 20:00 tracker"))
  }

  @Test(
    "The hours before a time count with both their ends",
    arguments: [
      ("18:00", 12, "10:00", false), ("12:00", 1, "10:00", true), ("18:00", 8, "10:00", false),
      ("18:00", 7, "10:00", true), ("10:00", 1, "10:00", false),
    ])
  func lookBack(time: String, hours: Int, logged: String, comes: Bool) {
    var journal = Self.journal([time], back: hours)
    let moment = journal.at(Self.tuesday, logged)
    journal.log(ReminderJournal.mood, at: moment)
    #expect(journal.lines(moment).contains("05-12 \(time) tracker") == comes)
  }

  @Test("A log after today's time leaves tomorrow's alone, as it is too early for it")
  func afterTheTime() {
    var journal = Self.journal()
    let late = journal.at(Self.tuesday, "21:00")
    journal.log(ReminderJournal.mood, at: late)
    #expect(journal.lines(late).first == "05-13 20:00 tracker")
  }

  @Test("N2: what the log silences is not due either, though it stood there already")
  func notDue() {
    var journal = Self.journal()
    let evening = journal.at(Self.tuesday, "20:05")
    #expect(journal.plan(evening).due?.kind == .tracker)
    journal.log(ReminderJournal.mood, at: evening)
    #expect(journal.plan(evening).due == nil)
  }

  @Test("N3 and N4: a log touches the one occurrence, and the others of two weeks stay")
  func onlyOne() {
    var journal = Self.journal()
    let noon = journal.at(Self.tuesday, "12:00")
    let before = journal.lines(noon)
    journal.log(ReminderJournal.mood, at: noon)
    #expect(before.count == 14 && journal.lines(noon) == Array(before.dropFirst()))
  }

  @Test("N5: minutes and weekdays are kept")
  func minutes() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, ["20:17"], days: 0b001_0001)
    let lines = journal.lines(journal.at(Self.tuesday, "12:00"))
    let days = ["05-15", "05-18", "05-22", "05-25"]
    #expect(lines == days.map { $0 + " 20:17 tracker" })
  }

  @Test("N6: the evening leaves out what reminds by itself that day")
  func noTwins() {
    var journal = Self.journal()
    journal.track(ReminderJournal.water, [])
    journal.choose([ReminderChoices.field(level: .essentials)])
    let planned = journal.plan(journal.at(Self.tuesday, "12:00")).deliveries
    let evening = planned.first { $0.kind == .checkIn }
    #expect(evening?.about == [ReminderJournal.water])
  }

  @Test("N7 and N9: putting one tracker away takes its reminders along, and no others")
  func archived() {
    var journal = Self.journal()
    journal.track(ReminderJournal.water, ["12:30"])
    let noon = journal.at(Self.tuesday, "12:00")
    journal.write(
      ReminderJournal.mood, Tracker.kind, [Tracker.field(isArchived: true)], at: noon)
    #expect(journal.lines(noon).allSatisfy { $0.hasSuffix("12:30 tracker") })
    #expect(journal.lines(noon).count == 14)
  }

  @Test("N8: nothing is inserted: an empty journal, and one with trackers, plan nothing")
  func nothingInserted() {
    var journal = ReminderJournal()
    #expect(journal.lines(journal.at(Self.tuesday, "08:00")).isEmpty)
    journal.track(ReminderJournal.mood, [])
    #expect(journal.lines(journal.at(Self.tuesday, "08:00")).isEmpty)
    #expect(!Overview(journal.records).hasReminders)
  }

  @Test("N11: what was shown counts for its day, also in another zone")
  func budget() {
    var journal = Self.journal(["09:00", "12:00", "15:00", "18:00"], back: 1)
    let morning = journal.at(Self.tuesday, "08:30")
    #expect(journal.lines(morning).filter { $0.hasPrefix("05-12") }.count == 2)
    let first = journal.plan(morning).deliveries[0]
    journal.show(first, .later)
    let later = journal.at(Self.tuesday, "12:30")
    journal.show(journal.plan(later).deliveries[0], .later, at: later)
    #expect(!journal.lines(later).contains { $0.hasPrefix("05-12") })
    let west = Zone.fixed(UTCOffset(minutes: -480)!, name: "West")
    #expect(!journal.lines(later, in: west).contains { $0.hasPrefix("05-12") })
    #expect(journal.plan(later).deliveries.allSatisfy { (1...2).contains($0.slot) })
  }

  @Test(
    "N12: quiet hours begin with their first minute, end before their last, and go over midnight",
    arguments: [
      ("22:00", "08:00", "22:00", true), ("22:00", "08:00", "08:00", false),
      ("22:00", "08:00", "07:59", true), ("22:00", "08:00", "21:59", false),
      ("22:00", "08:00", "00:00", true), ("13:00", "14:00", "13:30", true),
      ("13:00", "14:00", "14:00", false), ("10:00", "10:00", "10:00", false),
    ])
  func quiet(from: String, to: String, time: String, isQuiet: Bool) {
    let hours = QuietHours(from: TimeOfDay(text: from)!, to: TimeOfDay(text: to)!)
    #expect(hours.contains(TimeOfDay(text: time)!) == isQuiet)
    var journal = Self.journal([time], back: 1)
    journal.choose([
      ReminderChoices.field(quietFrom: hours.from), ReminderChoices.field(quietTo: hours.to),
    ])
    #expect(journal.lines(journal.at(Self.tuesday, "09:00")).isEmpty == isQuiet)
  }

  @Test("N13: the evening is silent when all is done, and away counts from the last opening")
  func evening() {
    var journal = ReminderJournal()
    journal.track(ReminderJournal.mood, [])
    journal.choose(
      [
        ReminderChoices.field(level: .often)
      ] + ReminderChoices.fields(openedOn: Day(text: Self.tuesday)!, asks: false))
    let noon = journal.at(Self.tuesday, "12:00")
    let lines = journal.lines(noon)
    #expect(lines.contains("05-12 20:00 checkIn") && lines.contains("05-16 12:00 away"))
    #expect(lines.last == "05-19 09:00 stillWanted", "a week away ends in one question")
    journal.log(ReminderJournal.mood, at: noon)
    #expect(!journal.lines(noon).contains("05-12 20:00 checkIn"))
    #expect(journal.lines(noon).contains("05-13 20:00 checkIn"))
  }

  @Test("N14: done from a reminder is an entry like any other, and silences what it was about")
  func oneWay() {
    var journal = Self.journal(["09:00", "19:00"], back: 24)
    let morning = journal.at(Self.tuesday, "09:00")
    journal.show(journal.plan(morning).deliveries[0], .done)
    journal.log(ReminderJournal.mood, at: morning)
    #expect(!journal.lines(morning).contains { $0.hasPrefix("05-12") })
    #expect(
      Overview(journal.records).use(of: ReminderJournal.mood).amount(on: Day(text: Self.tuesday)!)
        == 1000)
  }
}
