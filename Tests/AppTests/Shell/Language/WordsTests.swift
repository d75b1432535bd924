// Every word that the screens show, in both languages: nothing empty, nothing left to fill in,
// nothing forgotten in the other language.
import App
import Engine
import Testing

/// The words between the tags, one for each place where some stand.
private func words(_ tab: Tab) -> [String] {
  var words: [String] = []
  for part in tab.page.drop(while: { $0 != "\n" }).split(separator: "<") {
    guard let end = part.firstIndex(of: ">") else { continue }
    let text = part[part.index(after: end)...].filter { $0 != "\n" }
    if text.contains(where: { $0.isLetter }) { words.append(String(text)) }
  }
  return words
}

/// What is the same in both languages.
private let shared: Set<String> = [
  "Inhaler", "Spray",
  "Redstart", "Plan", "English", "Deutsch", "min", "h", "s", "Stress", "Fitness", "Pod",
  "Australia", "Coach",
  "Tracker", "April", "August", "September", "November", "Name", "1 min", "2 min", "3 min", "5 min",
  "10 min", "80", "Start",
]

/// A walk through the screens, with what each of them shows.
private func walk(_ language: String) -> [(place: String, words: [String])] {
  var seen: [(String, [String])] = []
  let tab = Tab(language: language)
  func look(_ place: String) { seen.append((place, words(tab))) }
  look("opening")
  tab.receive(.filePicked(token: 1, []))
  look("opening with a bad file")
  tab.press("begin")
  look("substances")
  tab.press("substance-vape")
  tab.press("substance-cigarettes")
  tab.press("next")
  tab.type("x", into: "per-day-vape")
  tab.press("next")
  look("amounts")
  tab.type("20", into: "per-day-vape")
  tab.press("next")
  look("last time")
  tab.press("next")
  look("reasons")
  tab.press("next")
  for (method, key, text) in [("stop", "stop-day", "x"), ("reduce", "reduce-days", "1")] {
    if tab.state.welcome.step == .day { tab.press("back") }
    look("ways")
    tab.press("method-" + method)
    tab.press("next")
    tab.type(text, into: key)
    tab.press("next")
    look(method)
  }
  tab.press("reduce-30")
  tab.press("next")
  look("preview")
  tab.press("next")
  look("today")
  tab.press("log-1")
  tab.press("log-more")
  tab.press("total")
  tab.type("x", into: "total-amount")
  tab.press("total-save")
  look("total")
  tab.send(.today(.closedTotal))
  tab.letTimePass(10 * 24 * Milliseconds.hour)
  tab.receive(.installable(true))
  tab.receive(.updateReady)
  look("today after a week")
  for problem in [SaveProblem.full, .blocked, .lost, .unknown] {
    tab.receive(.notSaved(token: 1, reason: problem))
    look("not saved: \(problem)")
  }
  tab.press("craving")
  look("craving")
  tab.press("skip-breath")
  look("craving, past its breath")
  for page in CravingPage.allCases {
    tab.turn(to: page)
    look("craving: \(page)")
  }
  tab.turn(to: nil)
  tab.press("used")
  look("what for")
  tab.send(.craving(.steppedBack))
  tab.press("passed")
  look("passed")
  tab.receive(.addressed("#/craving"))
  tab.press("to-today")
  tab.send(.went(.craving))
  look("no craving")
  walkHelp(tab, look)
  walkDays(tab, look)
  return seen
}

/// The pages of what helps: techniques, plans, thoughts and the look back.
private func walkHelp(_ tab: Tab, _ look: (String) -> Void) {
  tab.send(.went(.techniques))
  look("techniques")
  tab.send(.went(.ifThen))
  look("no plans")
  tab.press("make-plan")
  tab.press("keep-plan")
  look("making a plan")
  tab.press("cue-coffee")
  tab.press("act-water")
  tab.press("keep-plan")
  look("rehearsing a plan")
  tab.press("rehearse-later")
  look("plans")
  tab.send(.went(.thoughts))
  look("no thoughts")
  tab.press("write-thought")
  look("writing a thought")
  tab.send(.went(.debrief))
  look("nothing to look back at")
}

/// The pages of days, weeks and the way.
private func walkDays(_ tab: Tab, _ look: (String) -> Void) {
  tab.send(.went(.calendar))
  look("calendar")
  tab.press("show-year")
  look("year")
  tab.receive(.addressed("#/day/2026-01-01"))
  look("an empty day")
  tab.receive(.addressed("#/day/2090-01-01"))
  look("a day ahead")
  tab.send(.went(.journey))
  look("journey")
  tab.press("stop-vapeWave")
  look("rest stop")
  tab.press("stop-keep")
  tab.press("take-0")
  look("challenge")
  tab.send(.went(.weeks))
  look("weeks")
}

struct WordsTests {
  @Test("Every screen has as many words in German as in English, and none of them is the same")
  func bothLanguages() {
    let english = walk("en")
    let german = walk("de")
    #expect(english.count == german.count && english.count > 15)
    for (en, de) in zip(english, german) {
      #expect(en.words.count == de.words.count, "\(en.place)")
      #expect(en.words.count >= 4, "\(en.place)")
      for (a, b) in zip(en.words, de.words) where a == b {
        // Currencies, units, and sources, which keep their titles.
        let isName = a.utf8.count == 3 || a.hasSuffix("mg/ml") || a.contains(" (20")
        #expect(shared.contains(a) || isName, "\(en.place): \(a)")
      }
    }
  }

  @Test("No words are left to fill in, and none are loud", arguments: ["en", "de"])
  func calm(language: String) {
    let unwanted = [
      "%@", "%d", "{", "}", "\\(", "Optional", "nil", "!", "failed", "failure",
      "relapse", "should", "must", " bad ", "oops", "streak", "..", "Rückfall", "versagt", "musst",
      "sollst", "schlecht",
    ]
    for (place, words) in walk(language) {
      for text in words {
        for sign in unwanted { #expect(!text.contains(sign), "\(place): \(text)") }
      }
    }
  }

  @Test("One damaged part is one part in both languages")
  func damaged() {
    for (language, one, two) in [
      ("en", "One part of the journal can&#39;t be read", "2 parts of the journal can&#39;t"),
      (
        "de", "Ein Teil des Tagebuchs lässt sich auf diesem Gerät nicht lesen.",
        "2 Teile des Tagebuchs lassen sich auf diesem Gerät nicht lesen."
      ),
    ] {
      let tab = begun(language: language)
      tab.store.damaged = 1
      tab.start()
      #expect(tab.page.contains(one))
      tab.store.damaged = 2
      tab.start()
      #expect(tab.page.contains(two))
    }
  }

  @Test("A store that cannot be used is told about, in both languages")
  func store() {
    for (language, sentences) in [
      ("en", ["older version", "keeps no data", "newer version"]),
      ("de", ["älteren Version", "behält hier keine Daten", "neueren Version"]),
    ] {
      let problems: [StoreFacts.Problem] = [.blocked, .unavailable, .newer]
      for (problem, sentence) in zip(problems, sentences) {
        let tab = begun(language: language)
        var facts = tab.state.desk.storage.facts
        facts.problem = problem
        facts.clock = tab.store.clock
        tab.receive(.storeOpened(facts))
        #expect(tab.page.contains(sentence))
      }
    }
  }
}
