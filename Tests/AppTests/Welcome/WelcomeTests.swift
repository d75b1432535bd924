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

private func asked(_ substances: [String], step: Int, language: String = "en") -> Tab {
  let tab = asked(language: language)
  for substance in substances { tab.press("substance-" + substance) }
  for _ in 1..<step { tab.press("next") }
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
    let tab = asked(["cigarettes"], step: 1)
    tab.press("next")
    for _ in 2...4 { tab.press("skip") }
    finish(tab)
    #expect(tab.fields("tracker").map { $0.keys.sorted() } == [["aim", "order", "substance"]])
    #expect(tab.fields("settings").map { $0.keys.sorted() } == [["welcomedAt"]])
    #expect(tab.entities("plan").isEmpty, "no way was picked and no amount given")
    #expect(tab.entities("reason").isEmpty && tab.entities("entry").isEmpty)
  }

  @Test("What a step was told is taken back when the step is skipped")
  func skipTakesBack() {
    let tab = asked(["vape"], step: 2)
    tab.press("product-vape-pod")
    tab.type("200", into: "per-day-vape")
    tab.press("last-now-vape")
    tab.press("skip")
    tab.type("8", into: "price-vape")
    tab.type("600", into: "pack-vape")
    tab.type("12", into: "strength")
    tab.type("CHF", into: "currency")
    tab.type("CH", into: "country")
    tab.press("motive-money")
    tab.type("My lungs", into: "own-reason")
    tab.press("skip")
    tab.press("method-stop")
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
    tab.type("Ada", into: "name")
    tab.press("begin")
    tab.press("substance-vape")
    tab.press("next")
    tab.press("product-vape-pod")
    tab.type("200", into: "per-day-vape")
    tab.type("2026-03-09", into: "last-day-vape")
    tab.type("21:30", into: "last-time-vape")
    tab.press("next")
    tab.type("8.50", into: "price-vape")
    tab.type("600", into: "pack-vape")
    tab.type("12", into: "strength")
    tab.type("CH", into: "country")
    tab.type("CHF", into: "currency")
    tab.press("motive-money")
    tab.press("motive-health")
    tab.type("My lungs", into: "own-reason")
    tab.press("next")
    tab.press("method-reduce")
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
          "product": .text("pod"), "lastUse": .int(1_773_088_200_000),
          "lastUseDay": .int(day - 1),
        ]
      ])
    let plan = tab.fields("plan")
    #expect(plan.count == 1)
    #expect(plan.first?["method"] == .text("reduce"))
    #expect(plan.first?["baseline"] == .int(200_000))
    #expect(plan.first?["price"] == .int(850) && plan.first?["packUnits"] == .int(600))
    #expect(plan.first?["currency"] == .text("CHF") && plan.first?["ladder"] == .int(12))
    #expect(plan.first?["fromDay"] == .int(day) && plan.first?["quitDay"] == .int(day + 30))
    #expect(
      tab.fields("settings") == [
        [
          "welcomedAt": .int(tab.now.milliseconds), "name": .text("Ada"),
          "country": .text("CH"), "currency": .text("CHF"),
        ]
      ])
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
      let tab = asked(["vape"], step: 2)
      tab.type("200", into: "per-day-vape")
      tab.press("next")
      tab.press("next")
      tab.press("method-reduce")
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
    let counting = asked(["vape"], step: 4)
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
    let tab = asked(["cigarettes"], step: 4)
    tab.press("method-stop")
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
    let tab = asked(["cigarettes"], step: 2)
    tab.type("2026-03-01", into: "last-day-cigarettes")
    tab.type("22:15", into: "last-time-cigarettes")
    tab.press("next")
    tab.press("next")
    tab.press("method-stop")
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
      let tab = asked(substances, step: 2)
      for substance in substances { tab.type("10", into: "per-day-" + substance) }
      tab.press("next")
      tab.press("next")
      tab.press("method-" + method)
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
    let tab = asked(["vape"], step: 4)
    tab.press("method-reduce")
    tab.press("reduce-30")
    finish(tab)
    #expect(tab.state.desk.overview.plans.map { $0.plan.kind } == [.notice])
  }

  /// Step, key, what is typed, and the sentences.
  static let badInputs: [(Int, String, String, String, String)] = [
    (2, "per-day-cigarettes", "0", "A number from 1 to 200", "Bitte eine Zahl von 1 bis 200"),
    (2, "per-day-cigarettes", "201", "A number from 1 to 200", "Bitte eine Zahl von 1 bis 200"),
    (2, "per-day-cigarettes", "ten", "A number from 1 to 200", "Bitte eine Zahl von 1 bis 200"),
    (2, "per-day-cigarettes", "-5", "A number from 1 to 200", "Bitte eine Zahl von 1 bis 200"),
    (3, "price-cigarettes", "1000.01", "A price from 0", "Bitte einen Preis von 0"),
    (3, "price-cigarettes", "8.999", "A price from 0", "Bitte einen Preis von 0"),
    (3, "price-cigarettes", "eight", "A price from 0", "Bitte einen Preis von 0"),
    (3, "pack-cigarettes", "0", "A whole number from 1", "Bitte eine ganze Zahl von 1"),
    (3, "pack-cigarettes", "20.5", "A whole number from 1", "Bitte eine ganze Zahl von 1"),
    (3, "pack-cigarettes", "2001", "A whole number from 1", "Bitte eine ganze Zahl von 1"),
    (4, "stop-day", "", "A date such as", "Bitte ein Datum wie"),
    (4, "stop-day", "2026-02-30", "A date such as", "Bitte ein Datum wie"),
    (4, "stop-day", "2026-03-25", "within 14 days", "innerhalb von 14 Tagen"),
    (4, "stop-day", "1900-01-01", "very long ago", "sehr lange her"),
    (4, "reduce-days", "", "from 14 to 365", "zwischen 14 und 365"),
    (4, "reduce-days", "13", "from 14 to 365", "zwischen 14 und 365"),
    (4, "reduce-days", "366", "from 14 to 365", "zwischen 14 und 365"),
    (4, "reduce-days", "999999999999", "from 14 to 365", "zwischen 14 und 365"),
  ]

  @Test("What does not fit stays as typed and gets a sentence", arguments: badInputs)
  func badInput(step: Int, key: String, text: String, english: String, german: String) {
    for (language, sentence) in [("en", english), ("de", german)] {
      let tab = asked(["cigarettes"], step: step, language: language)
      if key == "stop-day" { tab.press("method-stop") }
      if key == "reduce-days" { tab.press("method-reduce") }
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
    arguments: [("12.5", "7.95"), ("12,5", "7,95")])
  func decimals(amount: String, price: String) {
    for language in ["en", "de"] {
      let tab = asked(["cigarettes"], step: 2, language: language)
      tab.type(amount, into: "per-day-cigarettes")
      tab.press("next")
      tab.type(price, into: "price-cigarettes")
      tab.type("20", into: "pack-cigarettes")
      finish(tab)
      let plan = tab.state.desk.overview.plans.first?.plan
      #expect(plan?.baseline == 12_500 && plan?.price == 795 && plan?.packUnits == 20)
    }
  }

  @Test("A price without a pack is kept, and no cost is made up from it")
  func priceWithoutPack() {
    let tab = asked(["cigarettes"], step: 2)
    tab.type("10", into: "per-day-cigarettes")
    tab.press("next")
    tab.type("8", into: "price-cigarettes")
    tab.press("next")
    tab.press("method-notice")
    tab.press("next")
    #expect(tab.controls.stats.isEmpty)
    finish(tab)
    let plan = tab.state.desk.overview.plans.first?.plan
    #expect(plan?.price == 800 && plan?.packUnits == nil && plan?.unitPrice == nil)
  }

  @Test("The last step shows what it costs before anything is stored")
  func cost() {
    for (language, costs) in [
      ("en", ["€4.00", "€28.00"]), ("de", ["4,00\u{A0}€", "28,00\u{A0}€"]),
    ] {
      let tab = asked(["cigarettes"], step: 2, language: language)
      tab.type("10", into: "per-day-cigarettes")
      tab.press("next")
      tab.type("8", into: "price-cigarettes")
      tab.type("20", into: "pack-cigarettes")
      tab.press("next")
      tab.press("method-notice")
      tab.press("next")
      let stats = tab.controls.stats.values
      for cost in costs { #expect(stats.contains(cost), "\(stats)") }
      #expect(tab.journal.entities.isEmpty)
    }
  }

  @Test("Back leads one step back and keeps the answers; from the first step to the opening page")
  func back() {
    let tab = asked(["cigarettes"], step: 2)
    tab.type("10", into: "per-day-cigarettes")
    for _ in 3...5 { tab.press("next") }
    for step in [4, 3, 2, 1] {
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
    #expect(tab.state.desk.route == .welcome && tab.state.welcome.step == 1)
    tab.press("back")
    #expect(tab.state.desk.route == .today)
    tab.press("set-up")
    tab.press("substance-vape")
    for _ in 1...4 { tab.press("next") }
    finish(tab)
    #expect(tab.state.desk.overview.trackers.map { $0.substance } == [.vape])
    #expect(tab.has("log-1"))
  }

  @Test("A substance that was picked and put back leaves no trace")
  func unpicked() {
    let tab = asked(["vape", "cigarettes"], step: 2)
    tab.type("300", into: "per-day-vape")
    tab.press("back")
    tab.press("substance-vape")
    for _ in 1...4 { tab.press("next") }
    finish(tab)
    #expect(tab.state.desk.overview.trackers.map { $0.substance } == [.cigarettes])
    #expect(!tab.json.contains("vape"))
  }

  @Test("Every step speaks German to who speaks German")
  func german() {
    let tab = asked(["cigarettes"], step: 1, language: "de")
    let titles = [
      "Was möchtest du ändern?", "Wie ist es jetzt?", "Was kostet es, und wofür der Wechsel?",
      "Wie möchtest du vorgehen?", "Dein Plan",
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
    let one = asked(["cigarettes"], step: 2)
    let other = Tab(seed: 9)
    other.press("begin")
    other.press("substance-cigarettes")
    for _ in 1...4 { other.press("next") }
    finish(one)
    finish(other)
    for change in other.logged {
      one.receive(.record(number: one.store.head + 1, PackWriter.pack([change])))
    }
    #expect(one.state.desk.overview.trackers.count == 1)
    #expect(one.entities("settings").count == 1)
  }
}
