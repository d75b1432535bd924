// What the server is told of the reminders: when, until when, in which slot, and not a word.

import Engine
import Testing

struct PushScheduleTests {
  private static let box = PushSamples.box(1)
  private static let zone = Zone.fixed(UTCOffset(minutes: 120)!)
  private static let now = zone.instant(Day(text: "2026-05-12")!, TimeOfDay(text: "09:00")!)

  private func note(
    at seconds: Int64, lasting: Int64 = 3600, day: String = "2026-05-12", slot: Int = 1,
    plain: String = "Time for yoga?", devices: [PushDevice] = [PushSamples.device(1)],
    box: ReminderBox = box
  ) -> PushNote {
    let at = Self.now.adding(seconds: seconds)
    var delivery = Delivery(
      ReminderOccurrence(.practice, on: Day(text: day)!), at: at,
      until: at.adding(seconds: lasting))
    delivery.slot = slot
    return PushNote(
      delivery, plain: Array(plain.utf8), discreet: Array("A moment".utf8),
      tag: Identifier(high: 3, low: 4), box, devices)
  }

  private func plan(_ notes: [PushNote], _ quiet: QuietHours = .standard) -> PushSchedule {
    PushSchedule(notes, quiet, now: Self.now, zone: Self.zone)
  }

  private func json(_ plan: PushSchedule, new: [SealedNote] = []) throws -> JSONValue {
    try JSONValue(parsing: plan.request(new: new))
  }

  @Test("The same delivery has the same name on each device, and any difference another one")
  func names() {
    let first = note(at: 60)
    #expect(first.id == note(at: 60).id)
    let others = [
      note(at: 61), note(at: 60, lasting: 3599), note(at: 60, slot: 2),
      note(at: 60, day: "2026-05-13"), note(at: 60, plain: "Time for tea?"),
      note(at: 60, devices: [PushSamples.device(2)]),
      note(at: 60, devices: [PushSamples.device(1, isDiscreet: false)]),
      note(at: 60, devices: [PushSamples.device(1), PushSamples.device(2)]),
      note(at: 60, box: PushSamples.box(2)),
    ]
    #expect(Set(([first] + others).map { $0.id }).count == others.count + 1)
  }

  @Test("Only what is ahead is sent, within fifteen days and at most a day late")
  func ahead() {
    let day: Int64 = 24 * 3600
    let notes = [
      note(at: -60), note(at: 0), note(at: 60), note(at: 15 * day - 1), note(at: 15 * day),
      note(at: 120, lasting: 0), note(at: 180, lasting: 3 * day),
    ]
    let plan = plan(notes)
    #expect(plan.ids == [notes[2].id, notes[3].id, notes[6].id])
    #expect(plan.notes[2].until.milliseconds(since: plan.notes[2].at) == day * 1000)
  }

  @Test("More than the server takes are not asked for")
  func many() {
    let notes = (1...200).map { note(at: Int64($0)) }
    #expect(plan(notes).ids == notes.prefix(PushSchedule.mostNotes).map { $0.id })
  }

  @Test("The request names what is kept and what is new once each, and no text of either")
  func request() throws {
    let notes = [note(at: 60), note(at: 120), note(at: 180)]
    var new = SealedNote(notes[1])
    new.bodies = [(PushSamples.device(1).id, [1, 2, 3])]
    let plan = plan(notes)
    let bytes = plan.request(new: [new])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("yoga") && !text.contains("moment") && !text.contains("practice"))
    let json = try JSONValue(parsing: bytes)
    guard case .array(let keep)? = json["keep"], case .array(let added)? = json["new"] else {
      Issue.record("no lists")
      return
    }
    #expect(keep == [.string(notes[0].id.text), .string(notes[2].id.text)])
    #expect(added.count == 1 && added[0]["id"] == .string(notes[1].id.text))
    #expect(added[0]["slot"] == .string("2026-05-12/1"))
    #expect(added[0]["at"] == .int(Self.now.adding(seconds: 120).milliseconds))
    #expect(added[0]["bodies"]?[PushSamples.device(1).id.text] == .string("AQID"))
  }

  @Test("Quiet hours over midnight are intervals that meet no allowed minute")
  func quiet() throws {
    let plan = plan([])
    #expect(plan.quiet.count <= 64)
    var checked = 0
    for minutes in stride(from: 0, to: 14 * 1440, by: 30) {
      let at = Self.now.adding(seconds: Int64(minutes) * 60)
      let time = Self.zone.offset(at).local(at).time
      let isQuiet = plan.quiet.contains { $0.from <= at && at < $0.until }
      #expect(isQuiet == QuietHours.standard.contains(time), "\(time.text)")
      checked += 1
    }
    #expect(checked == 672)
    let none = QuietHours(from: .noon, to: .noon)
    #expect(PushSchedule([], none, now: Self.now, zone: Self.zone).quiet.isEmpty)
  }
}
