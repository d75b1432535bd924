// What every component owes the people who use it: handlers that are reached, and names.
import App
import Testing

@Suite("Components")
struct ComponentTests {
  @Test("Every message is reached by exactly one handler", arguments: samples)
  func reachesMessages(_ sample: Sample) throws {
    var html = HTML<Int>()
    html.add(sample.make("words"))
    #expect(html.handlers.map(answer).sorted() == sample.carried)
    let markup = try Markup(String(decoding: html.bytes, as: UTF8.self))
    let named = markup.elements.flatMap { element in
      element.attributes.filter { $0.key.hasPrefix("data-on-") }.map { Int($0.value) ?? -1 }
    }
    #expect(named.sorted() == Array(html.handlers.indices))
  }

  @Test("Whatever can be used has a name", arguments: samples)
  func namesControls(_ sample: Sample) throws {
    let markup = try markup(sample.make("words"))
    let controls = markup.elements.filter {
      ["input", "select", "textarea", "button", "a", "summary"].contains($0.name)
        && !$0.has("aria-hidden")
    }
    for control in controls {
      let label = markup.all("label").first { $0.attributes["for"] == control.attributes["id"] }
      let name = control.attributes["aria-label"] ?? label?.text ?? ""
      let around = markup.holds(control, inside: "label")
      #expect(!name.isEmpty || !control.text.isEmpty || around)
    }
  }

  @Test(
    "What is pressed, picked or typed into has a key and no key is used twice",
    arguments: samples)
  func keysControls(_ sample: Sample) throws {
    let elements = try markup(sample.make("words")).elements
    let used = elements.filter { element in
      element.attributes.keys.contains {
        $0 == "data-on-click" || $0 == "data-on-input" || $0 == "data-on-change"
      }
    }
    for element in used { #expect(element.has("data-key")) }
    let keys = elements.compactMap { $0.attributes["data-key"] }
    #expect(Set(keys).count == keys.count)
    let identities = elements.compactMap { $0.attributes["id"] }
    #expect(Set(identities).count == identities.count)
  }

  @Test(
    "Every picture has a role and a name, or is hidden from screen readers",
    arguments: samples)
  func namesPictures(_ sample: Sample) throws {
    for picture in try markup(sample.make("words")).all("svg") {
      let isNamed = picture.attributes["role"] == "img" && picture.has("aria-label")
      #expect(isNamed || picture.attributes["aria-hidden"] == "true")
    }
  }

  @Test("Whatever an element points at is on the page", arguments: samples)
  func pointsAtSomething(_ sample: Sample) throws {
    let elements = try markup(sample.make("words")).elements
    let identities = Set(elements.compactMap { $0.attributes["id"] })
    for element in elements {
      for name in ["for", "aria-describedby", "aria-labelledby"] {
        for target in element.attributes[name]?.split(separator: " ") ?? [] {
          #expect(identities.contains(String(target)))
        }
      }
    }
  }

  @Test("Every pictogram has a drawing of its own")
  func drawsSymbols() {
    var drawings: Set<String> = []
    for symbol in Symbol.allCases {
      let drawing = symbol.drawing.description
      #expect(drawing.hasPrefix("M"))
      drawings.insert(drawing)
    }
    #expect(drawings.count == Symbol.allCases.count)
  }
}
