// Reminders that ring while the app is closed: asked for, planned, cancelled, answered, given up.

import App
import Engine
import Testing

struct PushTests {
  private static let stretching = Identifier(high: 8, low: 1)
  private static let day = "2026-05-12"
  /// Once a day for a week away, and then the question whether they are still wanted.
  private static let planned = 8

  private static func journal(
    _ times: [String] = ["12:00"], name: String = "Stretching"
  ) -> [Draft] {
    let reminder = TrackerReminder(times: times.map { TimeOfDay(text: $0)! })
    return [
      .create(
        stretching, kind: Tracker.kind,
        [
          Tracker.field(aim: .build), Field("name", .text(name)), Field("side", .text("good")),
          Field("mode", .text("yesNo")),
        ] + reminder.fields)
    ]
  }

  private func shell(
    _ drafts: [Draft] = journal(), at time: String = "09:00", language: String = "en"
  ) -> PushShell {
    var sitting = Sitting(
      .reminders, on: Self.day, at: time, language: language, journal: drafts)
    var device = sitting.program.state.desk.device
    device.pushPermission = .undecided
    _ = sitting.program.receive(.started(device, address: Route.reminders.address), sitting.moment)
    return PushShell(sitting)
  }

  private func ringing(
    _ drafts: [Draft] = journal(), at time: String = "09:00", language: String = "en"
  ) -> PushShell {
    let shell = shell(drafts, at: time, language: language)
    #expect(shell.press("push-on"))
    return shell
  }

  private func shown(_ shell: PushShell) -> [ReminderRecord] { shell.desk.overview.reminders.shown }

  private func ticket(_ shell: PushShell, _ day: String = day, kind: ReminderKind = .tracker)
    -> String
  {
    let subject = kind == .tracker ? Self.stretching.text : ""
    let minutes = kind == .tracker ? 720 : 0
    let occurrence = ReminderOccurrence(kind, subject, on: Day(text: day)!, minutes: minutes)
    return PushTicket(occurrence, slot: 1).text(shell.desk.overview.reminders.box!)
  }

  private func milliseconds(_ shell: PushShell, _ time: String, _ day: String = day) -> String {
    let at = shell.sitting.zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
    return String(at.milliseconds)
  }

  @Test("Nothing is asked of browser or server, and nothing written, before a person wants it")
  func nothingBefore() {
    let shell = shell()
    shell.wait(seconds: 60)
    shell.send(.went(.today))
    #expect(shell.asked.isEmpty && shell.errands == 0)
    #expect(shell.desk.overview.reminders.box == nil)
  }

  @Test("One press: asked, subscribed, known to the server, and a week and a question are there")
  func turnsOn() {
    let shell = ringing()
    #expect(shell.desk.ownDevices == 1)
    #expect(
      shell.asked.prefix(3) == [
        "GET /api/push/key",
        "PUT /api/push/subscriptions/\(shell.desk.overview.reminders.devices[0].id.text)",
        "PUT /api/push/plan",
      ])
    #expect(shell.kept.count == Self.planned && shell.sealed.count == Self.planned)
    #expect(shell.secrets.count == 1 && shell.secrets.first?.count == 32)
    for (_, note) in shell.kept {
      let bodies = bodies(of: note)
      #expect(bodies.count == 1 && bodies[0].count == WebPush.bodyBytes)
    }
    #expect(shell.sitting.page.contains("Reminders ring on this device."))
  }

  @Test("Nothing more is asked while nothing changes")
  func still() {
    let shell = ringing()
    let asked = shell.asked.count
    for _ in 0..<10 { shell.wait(seconds: 60) }
    #expect(shell.asked.count == asked)
  }

  @Test("What is done is taken back at once, and all others stay as they are")
  func cancels() {
    let shell = ringing()
    let before = Set(shell.kept.keys)
    let sealed = shell.sealed.count
    let total = SampleJournal.total(1, on: Self.day, of: Self.stretching)
    shell.send(.arrived(.unsaved(PackWriter.pack([stamped(total, shell)]))))
    #expect(shell.kept.count == Self.planned - 1 && before.isSuperset(of: shell.kept.keys))
    #expect(shell.sealed.count == sealed, "nothing was sealed anew")
  }

  @Test("What is done without a network the worker does not show, until the server knows it")
  func over() {
    let shell = ringing()
    #expect(shell.over.isEmpty)
    shell.lies["PUT /api/push/plan"] = Answer(status: 0)
    let total = SampleJournal.total(1, on: Self.day, of: Self.stretching)
    shell.send(.arrived(.unsaved(PackWriter.pack([stamped(total, shell)]))))
    #expect(shell.over.count == 1 && shell.kept.count == Self.planned)
    shell.lies = [:]
    for _ in 0..<10 { shell.wait(seconds: 60) }
    #expect(shell.over.isEmpty && shell.kept.count == Self.planned - 1)
  }

  private func bodies(of note: JSONValue) -> [[UInt8]] {
    guard case .object(let bodies)? = note["bodies"] else { return [] }
    return bodies.compactMap {
      if case .string(let text) = $0.value { Base64.decode(text) } else { nil }
    }
  }

  private func stamped(_ draft: Draft, _ shell: PushShell) -> Change {
    var clock = Clock(device: 7)
    return draft.stamped(by: &clock, now: shell.sitting.now)
  }

  @Test("By default a notification says nothing of the journal; the person may let it")
  func words() throws {
    let shell = ringing()
    let hidden = String(decoding: shell.sealed.joined(), as: UTF8.self)
    #expect(!hidden.contains("Stretching") && hidden.contains("A moment for yourself"))
    #expect(shell.press("push-words"))
    let open = String(decoding: shell.sealed.suffix(Self.planned).joined(), as: UTF8.self)
    #expect(open.contains("Time for Stretching?") && open.contains("because you set this time"))
    #expect(shell.kept.count == Self.planned, "the earlier ones are gone")
  }

  @Test("In German, and with buttons that say what they do")
  func german() {
    let shell = ringing(language: "de")
    let text = String(decoding: shell.sealed.first ?? [], as: UTF8.self)
    #expect(text.contains("Ein Moment für dich") && text.contains(#""lang":"de""#))
    #expect(text.contains("Erledigt") && text.contains("Jetzt nicht"))
    #expect(text.contains(#""web_push":8030"#))
  }

  @Test("A name that is as long as names get still fits, or says nothing")
  func longName() {
    let shell = ringing(Self.journal(name: String(repeating: "\"🏔", count: 40)))
    #expect(shell.press("push-words"))
    for (_, note) in shell.kept {
      #expect(bodies(of: note).map { $0.count } == [WebPush.bodyBytes])
    }
  }

  @Test("Whoever says no is asked for nothing more, and told where it is changed")
  func denied() {
    let shell = shell()
    shell.permission = "denied"
    #expect(shell.press("push-on"))
    #expect(shell.asked.isEmpty && shell.desk.overview.reminders.box == nil)
    #expect(shell.sitting.page.contains("This browser blocks notifications"))
  }

  @Test("A browser without a push service, and a server that sends nothing, are told apart")
  func troubles() {
    let none = shell()
    none.hasService = false
    #expect(none.press("push-on"))
    #expect(none.sitting.page.contains("push service gave no answer"))
    #expect(none.desk.overview.reminders.box == nil)
    let off = shell()
    off.lies["GET /api/push/key"] = PushShell.problem(404, "push_off")
    #expect(off.press("push-on"))
    #expect(off.sitting.page.contains("This server sends no reminders."))
    let away = shell()
    away.lies["GET /api/push/key"] = Answer(status: 0)
    #expect(away.press("push-on"))
    #expect(away.sitting.page.contains("The server cannot be reached right now."))
  }

  @Test("A server that forgets, or always misses all, is not told without end")
  func lies() {
    for lie in [
      PushShell.problem(404, "box_unknown"),
      Answer(status: 200, body: Array("{}".utf8)), Answer(status: 200, body: Array("no".utf8)),
      Answer(status: 500), Answer(status: 0), Answer(status: 429, retrySeconds: 86_400),
    ] {
      let shell = shell()
      shell.lies["PUT /api/push/plan"] = lie
      #expect(shell.press("push-on"))
      for _ in 0..<20 { shell.wait(seconds: 1) }
      #expect(shell.asked.count < 30, "\(lie.status)")
      #expect(shell.steps < PushShell.mostSteps)
    }
  }

  @Test("What the server does not have yet is sent once it can be reached again")
  func comesBack() {
    let shell = shell()
    shell.lies["PUT /api/push/plan"] = Answer(status: 0)
    #expect(shell.press("push-on"))
    #expect(shell.kept.isEmpty)
    shell.lies = [:]
    for _ in 0..<30 { shell.wait(seconds: 60) }
    #expect(shell.kept.count == Self.planned)
  }

  @Test("Done on a notification is an entry of its own time, once, and no page is opened")
  func done() {
    let shell = ringing(at: "13:30")
    shell.send(.went(.progress))
    let note = ticket(shell) + ".done." + milliseconds(shell, "12:01")
    for _ in 0..<3 { shell.send(.arrived(.noted(note))) }
    let overview = shell.desk.overview
    #expect(overview.use(of: Self.stretching).amount(on: Day(text: Self.day)!) == Entry.unit)
    #expect(overview.entryCount == 1)
    #expect(shown(shell).count == 1 && shown(shell).first?.answer == .done)
    #expect(String(shown(shell)[0].shownAt.milliseconds) == milliseconds(shell, "12:01"))
    #expect(shell.desk.route == .progress)
  }

  @Test("Not now is an answer and no entry; shown counts in the budget of its day")
  func later() {
    let shell = ringing(at: "13:30")
    shell.send(.arrived(.noted(ticket(shell) + ".shown." + milliseconds(shell, "12:00"))))
    #expect(shown(shell).count == 1 && shown(shell).first?.answer == nil)
    shell.send(.arrived(.noted(ticket(shell) + ".later." + milliseconds(shell, "12:05"))))
    #expect(shown(shell).first?.answer == .later && shell.desk.overview.entryCount == 0)
  }

  @Test("A tap on one that leads somewhere goes there")
  func taps() {
    let shell = ringing(at: "13:30")
    let note = ticket(shell, kind: .practice) + ".done." + milliseconds(shell, "13:29")
    shell.send(.arrived(.noted(note)))
    #expect(shell.desk.route == .practice)
  }

  @Test("Notes of another box, too old, from the future or of no form change nothing")
  func strange() {
    let shell = ringing(at: "13:30")
    let own = ticket(shell)
    let foreign = self.shell()
    // Another secret is drawn.
    #expect(foreign.press("budget-3") && foreign.press("push-on"))
    foreign.send(.arrived(.noted(own + ".done." + milliseconds(shell, "12:00"))))
    for text in [
      own + ".done." + milliseconds(shell, "12:00", "2026-04-01"), own + ".done", own + ".done.x",
      "..", "a.b.c.d", own, String(repeating: ".", count: 10_000),
    ] { shell.send(.arrived(.noted(text))) }
    #expect(shown(shell).isEmpty && shell.desk.overview.entryCount == 0)
    shell.send(.arrived(.noted(own + ".later." + milliseconds(shell, "23:59"))))
    #expect(shown(shell).first.map { $0.shownAt } == shell.sitting.now, "no later than now")
    #expect(shown(foreign).isEmpty && foreign.desk.overview.entryCount == 0)
  }

  @Test("No longer here: the browser, the server and the journal forget this device")
  func off() {
    let shell = ringing()
    #expect(shell.press("push-off"))
    #expect(!shell.isSubscribed && shell.kept.isEmpty && shell.desk.ownDevices == 0)
    #expect(shell.asked.last == "DELETE /api/push")
    #expect(shell.press("push-on"))
    #expect(shell.kept.count == Self.planned && shell.desk.ownDevices == 1)
  }

  @Test("A change of the budget changes what is planned there, and no reminders are none")
  func budget() {
    let shell = ringing(Self.journal(["09:30", "12:00", "15:00"]))
    #expect(shell.kept.count == 15)
    #expect(shell.press("budget-1"))
    #expect(shell.kept.count == Self.planned)
    #expect(shell.press("budget-0"))
    #expect(shell.kept.isEmpty)
  }
}

extension Desk {
  fileprivate var ownDevices: Int { overview.reminders.devices.count }
}
