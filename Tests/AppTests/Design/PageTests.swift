// What stands around a screen, and what a sheet and a toast do to it.
import App
import Testing

@Suite("The page around a screen")
struct PageTests {
  private func page(
    _ screen: Screen<Int>, hasRail: Bool = false, ways: [Link] = [], notices: [Notice<Int>] = []
  ) throws -> Markup {
    let frame = Frame<Int>(
      route: .progress, places: [(.today, "Today"), (.progress, "Progress")],
      placesLabel: "Places", settingsLabel: "Settings", skipLabel: "Skip", backLabel: "Back",
      hasRail: hasRail, ways: ways, notices: notices)
    return try Markup(String(decoding: render(screen, frame: frame).bytes, as: UTF8.self))
  }

  private func element(_ markup: Markup, _ name: String, _ value: String) throws -> Element {
    try #require(markup.elements.first { $0.attributes[name] == value })
  }

  @Test("The heading names the route so that a new place takes the focus")
  func focus() throws {
    let heading = try #require(try page(Screen(title: "Progress", body: [])).all("h1").first)
    #expect(heading.attributes["data-focus"] == "progress")
    #expect(heading.attributes["tabindex"] == "-1")
    #expect(heading.text == "Progress")
  }

  @Test("The place where a person is, and only that, is marked")
  func currentPlace() throws {
    let markup = try page(Screen(title: "Progress", place: .progress, body: []))
    let links = markup.all("a").filter { $0.attributes["class"] == "place" }
    #expect(links.map { $0.attributes["aria-current"] } == [nil, "page"])
    #expect(links.map { $0.attributes["href"] } == ["#/today", "#/progress"])
  }

  @Test("A page of no place keeps the places for a rail where there is somewhere to go")
  func rail() throws {
    let settings = Screen<Int>(title: "Settings", body: [])
    #expect(try page(settings).all("nav").isEmpty)
    let markup = try page(settings, hasRail: true)
    #expect(markup.elements[0].attributes["class"] == "app bare")
    let links = markup.all("a").filter { $0.attributes["class"] == "place" }
    #expect(links.map { $0.attributes["aria-current"] } == [nil, nil])
    let craving = try page(Screen(title: "Noted", isImmersive: true, body: []), hasRail: true)
    #expect(craving.all("nav").isEmpty)
  }

  @Test("A page that is one of a list has the list under its place, itself or its parent marked")
  func ways() throws {
    let ways = [Link("The days", to: .history), Link("Journey", to: .journey)]
    let screen = Screen<Int>(title: "A day", place: .progress, back: .history, body: [])
    let markup = try page(screen, ways: ways)
    let group = try element(markup, "data-key", "ways")
    #expect(group.attributes["aria-label"] == "Progress")
    let links = markup.all("a").filter { $0.attributes["data-key"]?.hasPrefix("way") == true }
    #expect(links.map { $0.text } == ["The days", "Journey"])
    #expect(links.map { $0.attributes["aria-current"] } == ["true", nil])
    #expect(try page(screen).all("div").allSatisfy { $0.attributes["data-key"] != "ways" })
    let elsewhere = Screen<Int>(title: "Settings", body: [])
    let keys = try page(elsewhere, hasRail: true, ways: ways).elements.map {
      $0.attributes["data-key"]
    }
    #expect(!keys.contains("ways"))
  }

  @Test("A screen for a craving has no frame and no notices")
  func immersive() throws {
    let notice = Notice<Int>(key: "n", "A new version is ready.")
    let markup = try page(Screen(title: "Noted", isImmersive: true, body: []), notices: [notice])
    #expect(markup.all("nav").isEmpty)
    #expect(!markup.elements.contains { $0.attributes["data-key"] == "n" })
    #expect(markup.elements[0].attributes["class"] == "app immersive")
  }

  @Test("Notices stand above the body on every screen with a frame")
  func notices() throws {
    let notice = Notice<Int>(key: "n", kind: .attention, "Not saved yet.")
    let markup = try page(Screen(title: "Today", place: .today, body: []), notices: [notice])
    #expect(try element(markup, "data-key", "n").attributes["role"] == "alert")
  }

  @Test("A sheet is a named dialog, and the page under it cannot be reached")
  func sheet() throws {
    let sheet = Sheet<Int>(key: "s", title: "What?", body: [], closeLabel: "Close", closed: 3)
    let markup = try page(Screen(title: "Today", place: .today, body: [], sheet: sheet))
    let dialog = try element(markup, "role", "dialog")
    #expect(dialog.has("data-dialog"))
    let name = try element(markup, "id", try #require(dialog.attributes["aria-labelledby"]))
    #expect(name.text == "What?")
    #expect(try element(markup, "data-key", "page").has("inert"))
    #expect(dialog.around.allSatisfy { !markup.elements[$0].has("inert") })
    #expect(try element(markup, "data-key", "s-close").has("data-close"))
  }

  @Test("Without a sheet nothing is inert")
  func noSheet() throws {
    let markup = try page(Screen(title: "Today", place: .today, body: []))
    #expect(!markup.elements.contains { $0.has("inert") })
  }

  @Test("The place for toasts is there before a toast is, so that it is read out")
  func toast() throws {
    func status(_ toast: Toast<Int>?) throws -> Element {
      try element(page(Screen(title: "Today", body: [], toast: toast)), "role", "status")
    }
    #expect(try status(nil).text.isEmpty)
    #expect(try status(Toast("Noted", action: Button("Undo", 1, key: "u"))).text == "NotedUndo")
  }

  @Test("The way back leads where the screen says")
  func back() throws {
    let markup = try page(Screen(title: "History", place: .progress, back: .today, body: []))
    #expect(try element(markup, "data-key", "back").attributes["href"] == "#/today")
  }
}
