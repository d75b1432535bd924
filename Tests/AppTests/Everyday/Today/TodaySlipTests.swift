// The card after a slip: when it comes, what it says, and where its two ways lead.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }

private func stopped(_ date: String, at time: String = "04:00") -> Plan {
  Plan(
    fromDay: day("2026-03-01"), kind: .stop, quitDay: day(date),
    quitAt: Zone.berlin.instant(day(date), TimeOfDay(text: time)!))
}

private let down = Plan(
  fromDay: day("2026-02-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-03-08"))

private func hasCard(_ tab: Tab) -> Bool {
  tab.controls.cards.contains { $0.hasPrefix("slip-") }
}

struct TodaySlipTests {
  @Test("Use after the stop or past the target day brings the card; before it none does")
  func cause() {
    for (plan, expected) in [
      (stopped("2026-03-05"), true), (down, true), (stopped("2026-03-12"), false),
      (
        Plan(
          fromDay: day("2026-02-20"), kind: .reduce, baseline: 20_000,
          quitDay: day("2026-03-20")), false
      ),
      (Plan(fromDay: day("2026-03-01"), kind: .notice), false),
    ] {
      let tab = today(plan, on: "2026-03-10")
      #expect(!hasCard(tab))
      tab.press("log-1")
      #expect(hasCard(tab) == expected)
      tab.press("log-more")
      tab.press("undo-last")
      #expect(!hasCard(tab), "what was taken back asks nothing")
    }
  }

  @Test("On the day of the stop only what comes after its moment brings the card")
  func stopDay() {
    let evening = Plan(
      fromDay: day("2026-03-01"), kind: .stop, quitDay: day("2026-03-11"),
      quitAt: Zone.berlin.instant(day("2026-03-10"), TimeOfDay(text: "18:00")!))
    let tab = today(evening, on: "2026-03-10", at: "17:00")
    tab.press("log-1")
    #expect(!hasCard(tab))
    tab.go(to: "2026-03-10", "18:30")
    #expect(!hasCard(tab))
    tab.press("log-1")
    #expect(hasCard(tab))
  }

  @Test("It asks once a day: an answer holds for the day, and a day later nothing asks about it")
  func once() {
    let tab = today(stopped("2026-03-05"), on: "2026-03-10")
    tab.press("log-1")
    tab.press("slip-continue-cigarettes")
    #expect(!hasCard(tab))
    tab.press("log-1")
    #expect(!hasCard(tab))
    tab.start()
    #expect(!hasCard(tab), "the answer is kept")
    tab.go(to: "2026-03-11", "12:00")
    #expect(!hasCard(tab))
    tab.press("log-1")
    #expect(hasCard(tab), "another day is another question")
    tab.go(to: "2026-03-12", "08:00")
    #expect(hasCard(tab), "what was not answered waits until the next day is over")
    tab.go(to: "2026-03-13", "08:00")
    #expect(!hasCard(tab))
  }

  @Test("Continuing changes no plan, no free time and no entry")
  func goOn() {
    let tab = today(stopped("2026-03-05"), on: "2026-03-10")
    tab.press("log-1")
    let plans = tab.state.desk.overview.plans
    let timers = tab.controls.timers.map { $0.parts.map { $0.value } }
    tab.press("slip-continue-cigarettes")
    #expect(tab.state.desk.overview.plans == plans)
    #expect(tab.controls.timers.map { $0.parts.map { $0.value } } == timers)
    #expect(tab.state.desk.overview.entryCount == 1)
    #expect(tab.state.desk.route == .today)
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.state.desk.overview.entryCount == 0, "undo still takes back the tap")
  }

  @Test("Adjusting a stop opens the change with tomorrow in it, and nothing holds until it is used")
  func adjustStop() {
    let tab = today(stopped("2026-03-05"), on: "2026-03-10")
    tab.press("log-1")
    tab.press("slip-adjust-cigarettes")
    #expect(tab.state.desk.route == .plan && tab.screen.sheet != nil)
    #expect(tab.controls.fields["stop-day"]?.value == "2026-03-11")
    #expect(tab.state.desk.overview.plans.count == 1)
    tab.press("use-plan")
    let plan = tab.state.desk.overview.plans.last?.plan
    #expect(plan?.quitDay == day("2026-03-11") && plan?.fromDay == day("2026-03-10"))
    tab.receive(.addressed("#/today"))
    #expect(!hasCard(tab))
    #expect(tab.controls.timers.map { $0.label } == ["until you stop"])
  }

  @Test("Adjusting a way down offers its last week once more, with a preview")
  func adjustReduction() {
    let tab = today(down, on: "2026-03-10")
    tab.press("log-1")
    tab.press("slip-adjust-cigarettes")
    #expect(tab.controls.picked.contains("start-moved"))
    #expect(tab.controls.texts.contains("What would come of it"))
    let preview = tab.controls.charts["preview-chart"]
    // 20 over five weeks falls to 4 in the last one.
    #expect(preview?.points.map { $0.value } == [4000, 0])
    #expect(preview?.points.map { $0.target } == [0, 0])
    tab.press("use-plan")
    let plan = tab.state.desk.overview.plans.last?.plan
    #expect(plan == down.shifted(days: 9, from: day("2026-03-10")))
    #expect(tab.state.desk.overview.plans.count == 2, "past days keep their targets")
  }

  @Test("Closing the change keeps the plan as it was")
  func closing() {
    let tab = today(down, on: "2026-03-10")
    tab.press("log-1")
    tab.press("slip-adjust-cigarettes")
    tab.press("start-kept")
    #expect(tab.controls.picked.contains("start-kept"))
    tab.send(.plan(.closedForm))
    #expect(tab.state.desk.overview.plans.count == 1)
  }

  @Test("It speaks calmly in both languages, and of no reset")
  func words() {
    for (language, title) in [("en", "Continue"), ("de", "Weitermachen")] {
      let tab = today(down, on: "2026-03-10", language: language)
      tab.press("log-1")
      let page = tab.page
      #expect(page.contains(title))
      for word in unkindWords + ["reset", "Reset", "zurückgesetzt"] {
        #expect(!tab.controls.texts.contains { $0.contains(word) }, "\(word)")
      }
    }
  }
}
