// The last use before anything was counted, as a person remembers it: by day and time, or by day.
import App
import Engine
import Testing

/// At the question about the last time.
private func asked(language: String = "en") -> Tab {
  let tab = Tab(language: language)
  tab.press("begin")
  tab.press("substance-cigarettes")
  tab.goOn(until: "last-now-cigarettes")
  return tab
}

struct WelcomeLastUseTests {
  @Test("A last time that is still to come gets a sentence")
  func future() {
    let tab = asked()
    tab.type("2026-03-10", into: "last-day-cigarettes")
    tab.type("12:01", into: "last-time-cigarettes")
    tab.press("next")
    #expect(tab.problem(of: "last-day-cigarettes")?.contains("still to come") == true)
    tab.type("12:00", into: "last-time-cigarettes")
    tab.press("next")
    #expect(tab.state.welcome.step == .why)
  }

  @Test(
    "A last time that is known by its day alone is noon of that day, or now while noon is ahead",
    arguments: [("2026-03-09", "2026-03-09", "12:00"), ("2026-03-10", "2026-03-10", "09:30")])
  func lastDay(typed: String, date: String, time: String) {
    let tab = asked()
    tab.go(to: "2026-03-10", "09:30")
    tab.type(typed, into: "last-day-cigarettes")
    while tab.state.desk.route == .welcome { #expect(tab.press("next")) }
    let noon = Zone.berlin.instant(Day(text: date)!, TimeOfDay(text: time)!)
    #expect(tab.state.desk.overview.trackers.map { $0.lastUseBefore } == [noon])
  }

  @Test(
    "A last time that cannot be read gets a sentence, and so does a day to come",
    arguments: [
      ("2026-02-30", "", "last-day-cigarettes", "A date such as", "Bitte ein Datum wie"),
      ("yesterday", "21:30", "last-day-cigarettes", "A date such as", "Bitte ein Datum wie"),
      ("", "21:30", "last-day-cigarettes", "A date such as", "Bitte ein Datum wie"),
      ("2026-03-09", "half ten", "last-time-cigarettes", "A time such as", "eine Uhrzeit wie"),
      ("2026-03-11", "", "last-day-cigarettes", "still to come", "noch vor dir"),
    ])
  func oddLastUse(day: String, time: String, key: String, english: String, german: String) {
    for (language, sentence) in [("en", english), ("de", german)] {
      let tab = asked(language: language)
      tab.type(day, into: "last-day-cigarettes")
      tab.type(time, into: "last-time-cigarettes")
      tab.press("next")
      #expect(tab.state.welcome.step == .last)
      #expect(tab.problem(of: key)?.contains(sentence) == true)
      #expect(tab.controls.fields["last-day-cigarettes"]?.value == day)
      tab.press("last-now-cigarettes")
      tab.press("next")
      #expect(tab.state.welcome.step == .why, "just now needs no day")
    }
  }
}
