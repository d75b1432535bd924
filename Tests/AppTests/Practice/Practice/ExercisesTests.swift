// The library of exercises: found by name, told in the person's language, and calm without prose.

import App
import Engine
import Testing

private let file = Array(
  """
  redstart-content 1
  = plank
  muscles: Belly, back
  effect: The trunk holds still.
  1. Lie on your front.
  2. Rise & breathe.
  = childsPose
  purpose: Rest
  effect: The back is stretched.
  1. Kneel down.
  """.utf8)

private let english = ContentName(.exercises, .english)
private let german = ContentName(.exercises, .german)

private func loads(_ tab: Tab) -> [Effect] {
  tab.asked.filter { effect in
    if case .loadContent = effect { return true }
    return false
  }
}

private func words(_ tab: Tab) -> String { ScreenParts(tab.screen).words }
private func titles(_ tab: Tab) -> [String] { ScreenParts(tab.screen).rows.map { $0.title } }

/// Somebody who has begun, at an exercise.
private func at(_ address: String, language: String = "en") -> Tab {
  let tab = begun(language: language)
  tab.receive(.addressed(address))
  return tab
}

struct ExercisesTests {
  @Test("All exercises stand below what they are for", arguments: ["en", "de"])
  func library(language: String) {
    let tab = at("#/exercises", language: language)
    let rows = ScreenParts(tab.screen).rows
    #expect(rows.map { $0.key } == Exercise.allCases.map { "exercise-" + $0.rawValue })
    #expect(Set(rows.map { $0.title }).count == 36)
    #expect(rows.filter { $0.detail != nil }.count == 7)
    let headings = language == "en" ? ["Trunk", "Winding down"] : ["Rumpf", "Ausklang"]
    for heading in headings { #expect(words(tab).contains(heading)) }
  }

  @Test(
    "A search finds a part of a name in either language",
    arguments: [
      ("plank", ["Plank to down dog", "Plank", "Knee plank", "Side plank"]),
      ("  HAMPEL ", ["Jumping jacks"]), ("stütz auf", ["Knee plank"]), ("burpee", ["Burpees"]),
    ])
  func search(typed: String, found: [String]) {
    let tab = at("#/exercises")
    tab.type(typed, into: "exercises-search")
    #expect(titles(tab) == found)
    #expect(!words(tab).contains("No exercise"))
  }

  @Test("A search that finds nothing says so, and nothing typed shows all again")
  func nothingFound() {
    let tab = at("#/exercises")
    tab.type("pl<nk", into: "exercises-search")
    #expect(titles(tab).isEmpty)
    #expect(words(tab).contains("No exercise is called “pl<nk”."))
    #expect(!tab.page.contains("pl<nk"))
    tab.type("", into: "exercises-search")
    #expect(titles(tab).count == 36)
    tab.type(String(repeating: "x", count: 1000), into: "exercises-search")
    #expect(tab.state.exercises.search.count == 60)
  }

  @Test("A row leads to the page of the exercise, and the page back to the library")
  func opened() {
    let tab = at("#/exercises")
    tab.press("exercise-sidePlank")
    #expect(tab.address == "#/exercise/sidePlank")
    #expect(tab.screen.title == "Side plank")
    #expect(tab.screen.back == .exercises)
    #expect(words(tab).contains("One side first, then the other."))
  }

  @Test("The prose is asked for once in a life, by the screens that show it and no other")
  func askedOnce() {
    let tab = begun()
    for address in ["#/plan", "#/settings", "#/help"] { tab.receive(.addressed(address)) }
    #expect(loads(tab).isEmpty)
    tab.receive(.addressed("#/exercises"))
    #expect(loads(tab) == [.loadContent(english)])
    tab.receive(.addressed("#/exercise/plank"))
    tab.receive(.content(english, file))
    tab.receive(.addressed("#/exercise/burpees"))
    #expect(loads(tab).count == 1)
    tab.address = "#/exercise/burpees"
    tab.start()
    #expect(loads(tab).count == 2)
  }

  @Test("Who has not begun is led to the opening page, and nothing is asked for")
  func notBegun() {
    let tab = Tab(address: "#/exercise/plank")
    #expect(tab.state.desk.route == .opening)
    #expect(loads(tab).isEmpty)
  }

  @Test("Until the prose is there, the page says what it knows")
  func waiting() {
    let tab = at("#/exercise/plank")
    #expect(tab.screen.title == "Plank")
    #expect(words(tab).contains("Trunk"))
    #expect(words(tab).contains("The steps are on their way."))
    #expect(words(tab).contains("Stop when something hurts."))
    #expect(!tab.has("load-exercises"))
    tab.receive(.content(english, file))
    #expect(!words(tab).contains("on their way"))
    #expect(words(tab).contains("Belly, back"))
    #expect(tab.page.contains("<li>Rise &amp; breathe.</li>"))
    tab.receive(.addressed("#/exercise/childsPose"))
    #expect(words(tab).contains("What it is for") && !words(tab).contains("What works"))
  }

  @Test(
    "Prose that cannot be had or read is asked for again elsewhere and when the person says so",
    arguments: [
      Arrival.content(english, []), .content(english, Array("redstart-content 0".utf8)),
      .content(english, Array("<!doctype html>".utf8)), .content(english, [0xFF]),
    ])
  func missing(arrival: Arrival) {
    let tab = at("#/exercise/plank")
    tab.receive(arrival)
    #expect(words(tab).contains("The steps are not on this device yet."))
    tab.receive(.addressed("#/exercise/plank"))
    #expect(loads(tab).count == 1)
    tab.press("load-exercises")
    #expect(loads(tab).count == 2)
    tab.receive(arrival)
    tab.receive(.addressed("#/exercises"))
    tab.press("exercise-plank")
    #expect(loads(tab).count == 3)
    #expect(words(tab).contains("The steps are on their way."))
    tab.receive(.content(english, file))
    #expect(words(tab).contains("The trunk holds still."))
  }

  @Test("An exercise that the file does not tell is a page without steps")
  func untold() {
    let tab = at("#/exercise/burpees")
    tab.receive(.content(english, file))
    #expect(tab.screen.title == "Burpees")
    #expect(words(tab).contains("The steps are not on this device yet."))
  }

  @Test("Another language is another file, and both are kept")
  func languages() {
    let tab = at("#/exercise/plank")
    tab.receive(.content(english, file))
    tab.send(.opening(.pickedLanguage(.german)))
    #expect(tab.screen.title == "Unterarmstütz")
    #expect(words(tab).contains("Die Schritte sind unterwegs."))
    #expect(loads(tab) == [.loadContent(english), .loadContent(german)])
    tab.receive(.content(german, []))
    #expect(words(tab).contains("Mit Netz kommen sie."))
    tab.send(.opening(.pickedLanguage(.english)))
    #expect(words(tab).contains("The trunk holds still."))
    #expect(loads(tab).count == 2)
  }

  @Test("A file of another language changes nothing on the page")
  func otherFile() {
    let tab = at("#/exercise/plank")
    tab.receive(.content(german, file))
    #expect(words(tab).contains("The steps are on their way."))
  }

  @Test("Every exercise has an address, with its side or without", arguments: SidedExercise.all)
  func addresses(sided: SidedExercise) {
    let route = Route.exercise(sided.exercise)
    #expect(route.address == "#/exercise/" + sided.exercise.rawValue)
    #expect(Route(address: route.address) == route)
    #expect(Route(address: "#/exercise/" + sided.id) == route)
  }

  @Test(
    "An address of no exercise is no place",
    arguments: [
      "#/exercise", "#/exercise/", "#/exercise/Plank", "#/exercise/my-own", "#/exercises/x",
    ])
  func noAddress(address: String) {
    #expect(Route(address: address) == nil)
  }
}

struct ContentArrivalTests {
  @Test("A file arrives with its name in front of it")
  func content() {
    func arrival(_ text: String) -> Arrival? {
      Arrival(kind: 30, token: 0, bytes: Array(text.utf8))
    }
    #expect(arrival("exercises.de\na\nb") == .content(german, Array("a\nb".utf8)))
    #expect(arrival("exercises.en\n") == .content(english, []))
    #expect(arrival("exercises.en") == .content(english, []))
  }

  @Test(
    "A file with a name that this version does not know is left",
    arguments: ["", "\n", "exercises.fr\n", "exercise.en\n", "exercises\n", " exercises.en\n"])
  func unknown(text: String) {
    #expect(Arrival(kind: 30, token: 0, bytes: Array(text.utf8)) == nil)
  }
}
