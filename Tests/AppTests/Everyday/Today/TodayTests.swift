// What is pressed on Today, and the cards beneath the number.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }

private let notice = Plan(fromDay: day("2026-03-01"), kind: .notice)

private func texts(_ tab: Tab) -> [String] { tab.controls.texts }

struct TodayTests {
  @Test("One tap counts one, and behind three dots stand five and ten puffs")
  func log() {
    let tab = today(notice, on: "2026-03-10", substance: .vape)
    tab.press("log-1")
    #expect(tab.screen.toast?.text == "Noted: 1 puff.")
    tab.press("log-more")
    tab.press("log-5")
    #expect(tab.screen.toast?.text == "Noted: 5 puffs.")
    tab.press("log-more")
    tab.press("log-10")
    #expect(tab.controls.rings.map { $0.value } == ["16"])
    #expect(!tab.has("log-5"), "the sheet is over with what was pressed in it")
    let smoked = today(notice, on: "2026-03-10")
    smoked.press("log-more")
    #expect(!smoked.has("log-5") && smoked.has("log-2"), "cigarettes come in ones and twos")
  }

  @Test("An entry holds the amount, the moment, the day and where it was, and nothing else")
  func entryFields() {
    let tab = today(notice, on: "2026-03-10")
    tab.press("log-1")
    #expect(
      tab.fields("entry") == [
        [
          "amount": .int(1000), "at": .int(tab.now.milliseconds), "day": .int(20_522),
          "offset": .int(60), "tracker": .text(smoking.text), "zone": .text("Europe/Berlin"),
        ]
      ])
  }

  @Test("Twenty taps can be taken back, one by one, and the twenty-first stays")
  func undo() {
    let tab = today(notice, on: "2026-03-10")
    for _ in 1...21 { tab.press("log-1") }
    for left in stride(from: 20, through: 1, by: -1) {
      tab.press("log-more")
      #expect(tab.press("undo-last"))
      #expect(tab.controls.rings.map { $0.value } == [String(left)])
    }
    tab.press("log-more")
    #expect(!tab.has("undo-last"))
    tab.start()
    #expect(tab.controls.rings.map { $0.value } == ["1"])
    tab.press("log-more")
    #expect(!tab.has("undo-last"), "after a restart nothing is taken back by accident")
  }

  @Test("A total stands in place of single entries, and taking it back brings them back")
  func total() {
    let tab = today(notice, on: "2026-03-10")
    tab.press("log-1")
    tab.press("log-1")
    tab.press("log-more")
    tab.press("total")
    tab.type("7,5", into: "total-amount")
    tab.press("total-save")
    #expect(tab.screen.sheet == nil)
    #expect(tab.controls.rings.map { $0.value } == ["7.5"])
    tab.press("log-more")
    tab.press("total")
    tab.type("0", into: "total-amount")
    tab.press("total-save")
    #expect(tab.controls.rings.map { $0.value } == ["0"])
    #expect(tab.screen.toast?.text == "Noted: none.")
    #expect(tab.entities("dayTotal").count == 1)
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.controls.rings.map { $0.value } == ["7.5"])
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.controls.rings.map { $0.value } == ["2"])
    tab.press("log-more")
    tab.press("total")
    tab.type("3", into: "total-amount")
    tab.press("total-save")
    #expect(tab.controls.rings.map { $0.value } == ["3"], "it comes back after it was deleted")
  }

  @Test("A tap by mistake and then a total of nothing is no slip")
  func mistakenTap() {
    let stop = Plan(
      fromDay: day("2026-03-01"), kind: .stop, quitDay: day("2026-03-02"),
      quitAt: Zone.berlin.instant(day("2026-03-02"), .midnight))
    let tab = today(stop, on: "2026-03-10")
    tab.press("log-1")
    #expect(tab.controls.timers.map { $0.label } == ["free in all"])
    tab.press("log-more")
    tab.press("total")
    tab.type("0", into: "total-amount")
    tab.press("total-save")
    #expect(tab.controls.timers.map { $0.label } == ["free"])
  }

  @Test(
    "A total that is no number keeps what was typed and gets a sentence",
    arguments: ["", "x", "-1", "100001", "1.2345", "1e3"])
  func badTotal(text: String) {
    for (language, sentence) in [("en", "A number from 0"), ("de", "Bitte eine Zahl von 0")] {
      let tab = today(notice, on: "2026-03-10", language: language)
      tab.press("log-more")
      tab.press("total")
      tab.type(text, into: "total-amount")
      #expect(tab.problem(of: "total-amount") == nil)
      tab.press("total-save")
      #expect(tab.problem(of: "total-amount")?.hasPrefix(sentence) == true)
      #expect(tab.controls.fields["total-amount"]?.value == text)
      #expect(tab.entities("dayTotal").isEmpty)
    }
  }

  @Test("Yesterday is asked about when nothing is noted: none, add, later")
  func yesterday() {
    let tab = today(notice, on: "2026-03-10")
    #expect(texts(tab).contains("Smoking: nothing is noted for yesterday."))
    tab.press("yesterday-later-cigarettes")
    #expect(!tab.controls.cards.contains { $0.hasPrefix("yesterday") })
    tab.go(to: "2026-03-11", "12:00")
    tab.press("yesterday-none-cigarettes")
    let use = tab.state.desk.overview.use(of: smoking)
    #expect(use.amount(on: day("2026-03-10")) == 0 && use.amount(on: day("2026-03-11")) == nil)
    #expect(!tab.controls.cards.contains { $0.hasPrefix("yesterday") })
    tab.go(to: "2026-03-12", "12:00")
    tab.press("yesterday-add-cigarettes")
    tab.type("4", into: "total-amount")
    tab.press("total-save")
    #expect(tab.state.desk.overview.use(of: smoking).amount(on: day("2026-03-11")) == 4000)
    #expect(tab.controls.rings.map { $0.value } == ["0"], "today is not touched")
  }

  @Test("Nobody is asked about a day before they had the app")
  func beforeTheApp() {
    func settings(_ text: String) -> Draft {
      .create(
        Settings.identifier, kind: Settings.kind,
        [Field("welcomedAt", .int(Int64(day(text).number) * 86_400_000 + 36_000_000))])
    }
    let first = today(notice, on: "2026-03-10", more: [settings("2026-03-10")])
    #expect(!first.controls.cards.contains { $0.hasPrefix("yesterday") })
    let second = today(notice, on: "2026-03-11", more: [settings("2026-03-10")])
    #expect(second.controls.cards.contains { $0.hasPrefix("yesterday") })
  }

  @Test("Two trackers without a word have a question each, with buttons of their own")
  func twoQuestions() {
    let tab = today(
      notice, on: "2026-03-10",
      more: [
        SampleJournal.tracker(.vape, order: 1), SampleJournal.plan(notice, of: vaping, name: 2),
      ])
    #expect(tab.controls.cards.filter { $0.hasPrefix("yesterday") }.count == 2)
    let keys = tab.controls.keys
    #expect(Set(keys).count == keys.count)
    tab.press("yesterday-none-vape")
    #expect(tab.state.desk.overview.use(of: vaping).amount(on: day("2026-03-09")) == 0)
    #expect(tab.state.desk.overview.use(of: smoking).amount(on: day("2026-03-09")) == nil)
  }

  @Test("Yesterday is not asked about before the plan, after a stop, or when it is noted")
  func noQuestion() {
    let began = Plan(fromDay: day("2026-03-10"), kind: .notice)
    let stopped = Plan(
      fromDay: day("2026-03-01"), kind: .stop, quitDay: day("2026-03-09"),
      quitAt: Instant(milliseconds: 1_773_025_200_000))
    let noted = SampleJournal.total(0, on: "2026-03-09", of: smoking)
    for tab in [
      today(began, on: "2026-03-10"), today(stopped, on: "2026-03-10"),
      today(notice, on: "2026-03-10", more: [noted]), today(nil, on: "2026-03-10"),
    ] {
      #expect(!tab.controls.cards.contains { $0.hasPrefix("yesterday") })
    }
    let before = Plan(fromDay: day("2026-03-01"), kind: .stop, quitDay: day("2026-03-10"))
    #expect(today(before, on: "2026-03-10").controls.cards.contains { $0.hasPrefix("yesterday") })
  }

  @Test(
    "The greeting goes by the hour",
    arguments: [
      ("04:59", "Hello, night owl", "Hallo, Nachteule"), ("05:00", "Good morning", "Guten Morgen"),
      ("11:59", "Good morning", "Guten Morgen"), ("12:00", "Good afternoon", "Guten Tag"),
      ("17:00", "Good evening", "Guten Abend"), ("21:59", "Good evening", "Guten Abend"),
      ("22:00", "Hello, night owl", "Hallo, Nachteule"),
      ("00:00", "Hello, night owl", "Hallo, Nachteule"),
    ])
  func greeting(time: String, english: String, german: String) {
    #expect(today(nil, on: "2026-03-10", at: time).screen.title == english)
    #expect(today(nil, on: "2026-03-10", at: time, language: "de").screen.title == german)
  }

  @Test("An insight needs three cravings and says its counts")
  func insight() {
    let two = [
      SampleJournal.craving(1, on: "2026-03-09", outcome: .passed),
      SampleJournal.craving(2, on: "2026-03-08", outcome: .used),
    ]
    let old = SampleJournal.craving(3, on: "2026-03-03", outcome: .passed)
    #expect(!today(nil, on: "2026-03-10", more: two + [old]).controls.cards.contains("insight"))
    let third = SampleJournal.craving(4, on: "2026-03-04", outcome: nil)
    for (language, sentence) in [
      ("en", "1 of 3 cravings passed."), ("de", "1 von 3 Verlangen ging vorbei."),
    ] {
      let tab = today(nil, on: "2026-03-10", language: language, more: two + [third])
      #expect(texts(tab).contains(sentence))
    }
    let none = [1, 2, 3].map { SampleJournal.craving($0, on: "2026-03-09", outcome: .used) }
    #expect(!today(nil, on: "2026-03-10", more: none).controls.cards.contains("insight"))
  }

  @Test("A falling week is an insight with both means; a rising or a thin week is none")
  func means() {
    func totals(_ first: String, _ amounts: [Int64]) -> [Draft] {
      amounts.enumerated().map { place, amount in
        SampleJournal.total(amount, on: day(first).adding(days: place).text, of: smoking)
      }
    }
    let before = totals("2026-02-24", [10, 10, 11, 11])
    let falling = today(
      nil, on: "2026-03-10", more: before + totals("2026-03-03", [8, 8, 9, 9]))
    #expect(
      texts(falling).contains(
        "8.5 cigarettes a day on 4 noted days. The week before it was 10.5."))
    for week in [[11, 11, 11, 11], [8, 8, 9]] as [[Int64]] {
      let tab = today(nil, on: "2026-03-10", more: before + totals("2026-03-03", week))
      #expect(!tab.controls.cards.contains("insight"))
    }
  }

  @Test("The idea of the day stays the same all day and changes over the days")
  func tip() {
    let tab = today(nil, on: "2026-03-10", at: "04:00")
    func tip() -> [String] { texts(tab).filter { !$0.contains("nothing yet") } }
    let morning = tip()
    tab.go(to: "2026-03-11", "03:59")
    #expect(tip() == morning)
    var seen = Set<[String]>()
    for number in 0..<8 {
      tab.now = Zone.berlin.instant(
        day("2026-03-10").adding(days: number), TimeOfDay(minutes: 720)!)
      seen.insert(tip())
    }
    #expect(seen.count == 8)
  }

  @Test("After a week a copy and the home screen are offered, until they are put away")
  func cards() {
    let tab = begun(on: "2026-03-01")
    tab.receive(.installable(true))
    tab.go(to: "2026-03-08", "11:59")
    #expect(!tab.controls.cards.contains("backup") && !tab.controls.cards.contains("install"))
    tab.go(to: "2026-03-08", "12:00")
    #expect(tab.controls.cards.isSuperset(of: ["backup", "install"]))
    tab.press("install")
    #expect(tab.asked.contains(.install))
    tab.press("dismiss-install")
    #expect(!tab.controls.cards.contains("install") && tab.controls.cards.contains("backup"))
    tab.press("backup-later")
    tab.device.canInstall = true
    tab.start()
    tab.go(to: "2026-04-08", "12:00")
    #expect(!tab.controls.cards.contains("backup") && !tab.controls.cards.contains("install"))
  }

  @Test("Once there is a copy, a lock is offered alone, until it is set or put away for good")
  func lockCard() {
    for (language, sentence) in [
      ("en", "can open your journal. A passphrase keeps it closed."),
      ("de", "dein Tagebuch öffnen. Ein Kennwort hält es geschlossen."),
    ] {
      let tab = begun(on: "2026-03-01", language: language)
      tab.go(to: "2026-03-08", "11:59")
      #expect(!tab.controls.cards.contains("lock"))
      tab.go(to: "2026-03-08", "12:00")
      #expect(tab.controls.cards.contains("backup") && !tab.controls.cards.contains("lock"))
      tab.press("backup-later")
      #expect(tab.controls.cards.contains("lock") && tab.page.contains(sentence))
      tab.press("lock-offer")
      #expect(tab.state.desk.route == .settings && tab.has("lock-new"))
      let away = Tab(tab.store, on: "2026-03-09", language: language, seed: 2)
      #expect(away.controls.cards.contains("lock"), "looking at the form puts nothing away")
      tab.hearPasswords()
      tab.type("blue heron", into: "lock-new")
      tab.type("blue heron", into: "lock-again")
      tab.press("lock-save")
      tab.visit(.today)
      #expect(tab.store.word != nil && !tab.controls.cards.contains("lock"))
    }
    let tab = begun(on: "2026-03-01")
    tab.go(to: "2026-03-08", "12:00")
    tab.press("backup-later")
    tab.press("dismiss-lock")
    tab.start()
    tab.go(to: "2026-12-08", "12:00")
    #expect(!tab.controls.cards.contains("lock"))
  }

  @Test("No number falls to zero because something was logged")
  func nothingFalls() {
    let quitAt = Zone.berlin.instant(day("2026-02-01"), TimeOfDay(minutes: 240)!)
    let plan = Plan(
      fromDay: day("2026-02-01"), kind: .stop, baseline: 20_000, quitDay: day("2026-02-01"),
      quitAt: quitAt, price: 800, packUnits: 20)
    let tab = today(plan, on: "2026-03-10")
    func numbers() -> [Int64] {
      let use = tab.state.desk.overview.use(of: smoking)
      let free = FreeTime(quitAt: quitAt, slips: use.moments, now: tab.now)
      let savings = Savings(
        plans: tab.state.desk.overview.plans(of: smoking), use: use.history,
        today: day("2026-03-11"))
      return [
        free.total, free.best, savings.unitsNotUsed, savings.money[0].minorUnits,
        Int64(tab.controls.timers[0].parts[0].value)!,
      ]
    }
    let before = numbers()
    #expect(before == [3_225_600_000, 3_225_600_000, 760_000, 30_400, 37])
    tab.press("log-1")
    #expect(numbers() == [3_225_600_000, 3_225_600_000, 759_000, 30_360, 37])
  }

  /// Two stops: of cigarettes on 1 February, of vaping on another day.
  private func twoStops(vapingStops quitDay: String, language: String = "en") -> Tab {
    func stop(_ text: String) -> Plan {
      Plan(
        fromDay: day("2026-02-01"), kind: .stop, quitDay: day(text),
        quitAt: Zone.berlin.instant(day(text), TimeOfDay(minutes: 240)!))
    }
    return today(
      stop("2026-02-01"), on: "2026-03-10", language: language,
      more: [
        SampleJournal.tracker(.vape, order: 1),
        SampleJournal.plan(stop(quitDay), of: vaping, name: 2),
      ])
  }

  @Test("With two stops a slip takes nothing from either clock", arguments: ["en", "de"])
  func nothingFallsOfTwo(language: String) {
    let tab = twoStops(vapingStops: "2026-03-02", language: language)
    let row = { tab.rows["tracker-" + vaping.text] }
    let isEnglish = language == "en"
    #expect(row()?.value == (isEnglish ? "8 days free" : "8 Tage frei") && row()?.detail == nil)
    let before = tab.controls.timers.map { $0.parts.map { $0.value } }
    tab.press("log-" + vaping.text)
    #expect(row()?.value == (isEnglish ? "8 days free in all" : "8 Tage insgesamt frei"))
    #expect(row()?.detail == (isEnglish ? "This run: 0 min" : "Dieser Lauf: 0 min"))
    #expect(tab.controls.timers.map { $0.parts.map { $0.value } } == before)
  }

  @Test("A second stop that lies ahead is counted down to, and has its own list to prepare")
  func secondStopAhead() {
    let tab = twoStops(vapingStops: "2026-03-13")
    #expect(tab.rows["tracker-" + vaping.text]?.detail?.hasSuffix(" until you stop") == true)
    #expect(tab.controls.cards.contains("prepare-vape"))
    #expect(!tab.controls.cards.contains("prepare-cigarettes"), "that stop is over")
    tab.press("prepare-tellSomeone-vape")
    #expect(tab.controls.picked.contains("prepare-tellSomeone-vape"))
    let over = twoStops(vapingStops: "2026-03-02")
    #expect(!over.controls.cards.contains { $0.hasPrefix("prepare-") })
  }

  @Test("The phone ticks under the finger only where it can and where it may")
  func vibrate() {
    let tab = begun()
    tab.press("log-1")
    #expect(!tab.asked.contains(.vibrate([10])))
    tab.device.canVibrate = true
    tab.start()
    tab.press("log-1")
    #expect(tab.asked.contains(.vibrate([10])))
  }

  @Test("Another tracker is counted in its own line")
  func others() {
    let tab = today(notice, on: "2026-03-10", more: [SampleJournal.tracker(.vape, order: 1)])
    #expect(tab.press("log-" + vaping.text))
    #expect(tab.state.desk.overview.use(of: vaping).amount(on: day("2026-03-10")) == 1000)
    #expect(tab.state.desk.overview.use(of: smoking).amount(on: day("2026-03-10")) == nil)
  }
}
