// The opening questions: each may be skipped, nothing is stored that was not answered.
import App
import Engine
import Testing

/// At the first of the questions.
private func asked(language: String = "en", on day: String = "2026-03-10") -> Tab {
  let tab = Tab(on: day, language: language)
  tab.press("begin")
  return tab
}

/// At this question, with nothing answered on the way there.
private func asked(_ substances: [String], _ step: WelcomeStep, language: String = "en") -> Tab {
  let tab = asked(language: language)
  for substance in substances { tab.press("substance-" + substance) }
  while tab.state.welcome.step != step { #expect(tab.press("next")) }
  return tab
}

/// At the day of a way.
private func asked(_ substances: [String], method: String, language: String = "en") -> Tab {
  let tab = asked(substances, .way, language: language)
  tab.press("method-" + method)
  tab.press("next")
  return tab
}

private func finish(_ tab: Tab) {
  while tab.state.desk.route == .welcome { #expect(tab.press("next")) }
}

struct WelcomeTests {
  @Test("Skipping everything leads to an empty Today and stores only that it was skipped")
  func skipAll() {
    for (language, title) in [
      ("en", "What would you like to change?"), ("de", "Was möchtest du ändern?"),
    ] {
      let tab = asked(language: language)
      tab.press("skip-all")
      #expect(tab.state.desk.route == .today)
      #expect(tab.controls.texts.contains(title))
      #expect(tab.has("set-up") && tab.has("craving") && !tab.has("log-1"))
      #expect(tab.journal.entities.count == 1)
      #expect(tab.fields("settings").map { $0.keys.sorted() } == [["welcomedAt"]])
    }
  }

  @Test("Next without a substance ends the questions as skipping does")
  func nothingPicked() {
    let tab = asked()
    tab.press("next")
    #expect(tab.state.desk.route == .today && tab.journal.entities.count == 1)
  }

  @Test("One substance and no further answer stores the tracker and nothing that was not said")
  func onlySubstance() {
    let tab = asked(["cigarettes"], .amount)
    for _ in 1...4 { #expect(tab.press("skip")) }
    #expect(!tab.has("skip"), "the last page asks nothing")
    finish(tab)
    #expect(tab.fields("tracker").map { $0.keys.sorted() } == [["aim", "order", "substance"]])
    #expect(tab.fields("settings").map { $0.keys.sorted() } == [["welcomedAt"]])
    #expect(tab.entities("plan").isEmpty, "no way was picked and no amount given")
    #expect(tab.entities("reason").isEmpty && tab.entities("entry").isEmpty)
  }

  @Test("What a step was told is taken back when the step is skipped")
  func skipTakesBack() {
    let tab = asked(["vape"], .amount)
    tab.type("200", into: "per-day-vape")
    tab.press("skip")
    tab.press("last-now-vape")
    tab.press("skip")
    tab.press("motive-money")
    tab.type("My lungs", into: "own-reason")
    tab.press("skip")
    tab.press("method-stop")
    tab.press("next")
    tab.press("stop-in-1")
    tab.press("skip")
    finish(tab)
    #expect(tab.fields("tracker").map { $0.keys.sorted() } == [["aim", "order", "substance"]])
    #expect(tab.fields("settings").map { $0.keys.sorted() } == [["welcomedAt"]])
    #expect(tab.entities("plan").isEmpty && tab.entities("reason").isEmpty)
  }

  @Test("Every answer that was given is stored, once")
  func everything() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-vape")
    tab.press("next")
    tab.type("200", into: "per-day-vape")
    tab.press("next")
    tab.type("2026-03-09", into: "last-day-vape")
    tab.type("21:30", into: "last-time-vape")
    tab.press("next")
    tab.press("motive-money")
    tab.press("motive-health")
    tab.type("My lungs", into: "own-reason")
    tab.press("next")
    tab.press("method-reduce")
    tab.press("next")
    tab.press("reduce-30")
    tab.press("next")
    let records = tab.store.log.count
    finish(tab)
    #expect(tab.store.log.count == records + 1, "one write")
    let day = Int64(Day(text: "2026-03-10")!.number)
    #expect(
      tab.fields("tracker") == [
        [
          "aim": .text("reduce"), "order": .int(0), "substance": .text("vape"),
          "lastUse": .int(1_773_088_200_000),
          "lastUseDay": .int(day - 1),
        ]
      ])
    let plan = tab.fields("plan")
    #expect(plan.count == 1)
    #expect(plan.first?["method"] == .text("reduce"))
    #expect(plan.first?["baseline"] == .int(200_000))
    #expect(plan.first?["price"] == nil && plan.first?["ladder"] == nil, "nobody was asked")
    #expect(plan.first?["fromDay"] == .int(day) && plan.first?["quitDay"] == .int(day + 30))
    #expect(tab.fields("settings") == [["welcomedAt": .int(tab.now.milliseconds)]])
    #expect(
      tab.state.desk.overview.reasons.map { $0.motive?.rawValue ?? $0.text }
        == ["health", "money", "My lungs"])
    #expect(tab.controls.rings.map { $0.caption } == ["left of 200"])
  }

  @Test("Beside the plan stands what goes well with it, and what is switched off stays off")
  func addOns() {
    for (flipped, expected) in [
      ([], []), (["module-badges"], [false]), (["module-badges", "module-badges"], [true]),
    ] as [([String], [Bool])] {
      let tab = asked(["vape"], .amount)
      tab.type("200", into: "per-day-vape")
      tab.goOn(until: "method-reduce")
      tab.press("method-reduce")
      tab.press("next")
      tab.press("reduce-30")
      tab.press("next")
      #expect(tab.controls.picked.isSuperset(of: ["module-triggers", "module-badges"]))
      #expect(tab.page.contains("Goes well with “"))
      for key in flipped { tab.press(key) }
      tab.start()
      #expect(tab.controls.picked.contains("module-badges") == (expected != [false]))
      finish(tab)
      #expect(tab.fields("module").map { $0["on"] == .bool(true) } == expected)
      #expect(tab.state.desk.overview.programme(on: Day(text: "2026-03-10")!).has(.triggers))
      let hasBadges = tab.state.desk.overview.programme(on: Day(text: "2026-03-10")!).has(.badges)
      #expect(hasBadges == (expected != [false]))
    }
    let counting = asked(["vape"], .way)
    counting.press("method-notice")
    counting.press("next")
    #expect(!counting.has("module-badges"), "no way was picked that anything could go with")
  }

  @Test(
    "A stop plan holds the day, and the moment from which it counts",
    arguments: [
      // The day, the moment of stopping, the first day that it judges, the first whole day.
      ("2026-03-10", "2026-03-10T12:00", "2026-03-10", "2026-03-11"),
      ("2026-03-11", "2026-03-11T04:00", "2026-03-10", "2026-03-11"),
      ("2026-03-24", "2026-03-24T04:00", "2026-03-10", "2026-03-24"),
      ("2025-12-24", "2025-12-24T04:00", "2025-12-24", "2025-12-24"),
    ])
  func stop(day: String, moment: String, fromDay: String, whole: String) {
    let tab = asked(["cigarettes"], method: "stop")
    tab.type(day, into: "stop-day")
    finish(tab)
    let plan = tab.state.desk.overview.plans.first?.plan
    let parts = moment.split(separator: "T")
    let stop = Zone.berlin.instant(
      Day(text: String(parts[0]))!, TimeOfDay(text: String(parts[1]))!)
    #expect(plan?.quitDay?.text == whole && plan?.quitAt == stop)
    #expect(plan?.fromDay.text == fromDay)
    #expect(tab.state.desk.overview.trackers.map { $0.aim } == [.quit])
  }

  @Test("Who stopped on a past day counts from the last time on that day")
  func pastStop() {
    let tab = asked(["cigarettes"], .last)
    tab.type("2026-03-01", into: "last-day-cigarettes")
    tab.type("22:15", into: "last-time-cigarettes")
    tab.goOn(until: "method-stop")
    tab.press("method-stop")
    tab.press("next")
    tab.type("2026-03-01", into: "stop-day")
    finish(tab)
    #expect(
      tab.state.desk.overview.plans.first?.plan.quitAt == Instant(milliseconds: 1_772_399_700_000))
    #expect(tab.controls.timers.first?.parts.map { $0.value } == ["8", "13", "45", "00"])
    #expect(tab.controls.timers.first?.label == "free")
  }

  @Test(
    "Each way works for one substance and for both", arguments: ["stop", "reduce", "notice"])
  func both(method: String) {
    for substances in [["vape"], ["cigarettes"], ["cigarettes", "vape"]] {
      let tab = asked(substances, .amount)
      for substance in substances { tab.type("10", into: "per-day-" + substance) }
      tab.goOn(until: "method-stop")
      tab.press("method-" + method)
      tab.press("next")
      if method == "stop" { tab.press("stop-in-7") }
      if method == "reduce" { tab.press("reduce-60") }
      finish(tab)
      #expect(
        tab.state.desk.overview.plans.map { $0.plan.kind.rawValue }
          == substances.map { _ in method })
      #expect(tab.state.desk.overview.plans.allSatisfy { $0.plan.baseline == 10_000 })
      #expect(
        tab.state.desk.overview.trackers.map { $0.substance?.rawValue } == substances,
        "in the order in which they were picked")
    }
  }

  @Test("A way down without an amount begins with counting")
  func reduceWithoutAmount() {
    let tab = asked(["vape"], method: "reduce")
    tab.press("reduce-30")
    finish(tab)
    #expect(tab.state.desk.overview.plans.map { $0.plan.kind } == [.notice])
  }

  /// Step, key, what is typed, and the sentences.
  static let badInputs: [(WelcomeStep, String, String, String, String)] = [
    (.amount, "per-day-cigarettes", "0", "from 1 to 200", "von 1 bis 200"),
    (.amount, "per-day-cigarettes", "201", "from 1 to 200", "von 1 bis 200"),
    (.amount, "per-day-cigarettes", "ten", "from 1 to 200", "von 1 bis 200"),
    (.amount, "per-day-cigarettes", "-5", "from 1 to 200", "von 1 bis 200"),
    (.day, "stop-day", "", "A date such as", "Bitte ein Datum wie"),
    (.day, "stop-day", "2026-02-30", "A date such as", "Bitte ein Datum wie"),
    (.day, "stop-day", "2026-03-25", "within 14 days", "innerhalb von 14 Tagen"),
    (.day, "stop-day", "1900-01-01", "very long ago", "sehr lange her"),
    (.day, "reduce-days", "", "from 14 to 365", "zwischen 14 und 365"),
    (.day, "reduce-days", "13", "from 14 to 365", "zwischen 14 und 365"),
    (.day, "reduce-days", "366", "from 14 to 365", "zwischen 14 und 365"),
    (.day, "reduce-days", "999999999999", "from 14 to 365", "zwischen 14 und 365"),
  ]

  @Test("What does not fit stays as typed and gets a sentence", arguments: badInputs)
  func badInput(step: WelcomeStep, key: String, text: String, english: String, german: String) {
    for (language, sentence) in [("en", english), ("de", german)] {
      let tab =
        step == .day
        ? asked(
          ["cigarettes"], method: key == "stop-day" ? "stop" : "reduce", language: language)
        : asked(["cigarettes"], step, language: language)
      tab.type(text, into: key)
      #expect(tab.problem(of: key) == nil, "nobody is told off while typing")
      tab.press("next")
      #expect(tab.state.welcome.step == step)
      #expect(tab.problem(of: key)?.contains(sentence) == true)
      #expect(tab.controls.fields[key]?.value == text)
      #expect(tab.journal.entities.isEmpty, "nothing is stored before the end")
    }
  }

  @Test(
    "Point and comma both part the decimals, in both languages",
    arguments: ["12.5", "12,5"])
  func decimals(amount: String) {
    for language in ["en", "de"] {
      let tab = asked(["cigarettes"], .amount, language: language)
      tab.type(amount, into: "per-day-cigarettes")
      finish(tab)
      #expect(tab.state.desk.overview.plans.first?.plan.baseline == 12_500)
    }
  }

  @Test("Back leads one step back and keeps the answers; from the first step to the opening page")
  func back() {
    let tab = asked(["cigarettes"], .amount)
    tab.type("10", into: "per-day-cigarettes")
    while tab.state.welcome.step != .plan { tab.press("next") }
    for step in [WelcomeStep.way, .why, .last, .amount, .what] {
      tab.press("back")
      #expect(tab.state.welcome.step == step)
    }
    #expect(tab.controls.picked == ["substance-cigarettes"])
    tab.press("back")
    #expect(tab.state.desk.route == .opening)
  }

  @Test("Who set nothing up at first goes back to Today from the questions, and may begin again")
  func laterBegin() {
    let tab = asked()
    tab.press("skip-all")
    tab.press("set-up")
    #expect(tab.state.desk.route == .welcome && tab.state.welcome.step == .what)
    tab.press("back")
    #expect(tab.state.desk.route == .today)
    tab.press("set-up")
    tab.press("substance-vape")
    finish(tab)
    #expect(tab.state.desk.overview.trackers.map { $0.substance } == [.vape])
    #expect(tab.has("log-1"))
  }

  @Test("A substance that was picked and put back leaves no trace")
  func unpicked() {
    let tab = asked(["vape", "cigarettes"], .amount)
    tab.type("300", into: "per-day-vape")
    tab.press("back")
    tab.press("substance-vape")
    finish(tab)
    #expect(tab.state.desk.overview.trackers.map { $0.substance } == [.cigarettes])
    #expect(!tab.json.contains("vape"))
  }

  @Test("Every step speaks German to who speaks German")
  func german() {
    let tab = asked(["cigarettes"], .what, language: "de")
    let titles = [
      "Was möchtest du ändern?", "Wie viel ist es jetzt?", "Wann war das letzte Mal?",
      "Wofür ist es?", "Wie möchtest du vorgehen?", "Dein Plan",
    ]
    for title in titles {
      #expect(tab.screen.title == title)
      #expect(tab.page.contains("Zurück") && !tab.page.contains(">Next<"))
      tab.press("next")
    }
    #expect(tab.state.desk.route == .today)
  }

  @Test("Two devices that begin on their own end with one tracker of each substance")
  func twins() {
    let one = asked(["cigarettes"], .amount)
    let other = Tab(seed: 9)
    other.press("begin")
    other.press("substance-cigarettes")
    finish(one)
    finish(other)
    for change in other.logged {
      one.receive(.record(number: one.store.head + 1, PackWriter.pack([change])))
    }
    #expect(one.state.desk.overview.trackers.count == 1)
    #expect(one.entities("settings").count == 1)
  }
}
