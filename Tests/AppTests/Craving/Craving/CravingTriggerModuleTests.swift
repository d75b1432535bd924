// The question about triggers belongs to the module that looks for them.
import App
import Engine
import Testing

@Suite("A craving asks for triggers where the person looks for them")
struct CravingTriggerModuleTests {
  private static func module(_ isOn: Bool) -> Draft {
    .create(
      ModuleRecord.identifier(of: .triggers), kind: ModuleRecord.kind,
      [Field("module", .text(Module.triggers.rawValue)), Field("on", .bool(isOn))])
  }

  private static func inCraving(_ more: [Draft], _ language: Language = .english) -> Person {
    var person = Person(at: .craving, [Given.tracker(.vape)] + more, language: language)
    person.press("start")
    person.press("skip-breath")
    return person
  }

  /// Where the question stands: on the page itself, or behind the press with this key.
  private static func places(_ person: Person) -> [String] {
    var places: [String] = []
    func look(_ body: [Component<Message>], _ place: String) {
      for component in body {
        switch component {
        case .choice(let choice) where choice.options.contains { $0.key == "trigger-stress" }:
          places.append(place)
        case .details(let details): look(details.body, details.key)
        case .stack(let parts), .row(let parts), .grid(let parts): look(parts, place)
        default: break
        }
      }
    }
    var person = person
    for _ in CravingPage.allCases {
      person.press("next")
      let route = person.program.state.desk.route
      guard case .cravingPage(let page) = route else { break }
      look(person.program.screen(person.moment).body, page.rawValue)
    }
    return places
  }

  @Test("It is asked unless the module was switched off")
  func asked() {
    #expect(Self.places(Self.inCraving([])) == ["triggers"])
    #expect(Self.places(Self.inCraving([Self.module(true)])) == ["triggers"])
    #expect(Self.places(Self.inCraving([Self.module(false)])) == ["triggers-aside"])
  }

  @Test(
    "Behind one press stands the whole list, and what is picked there is kept",
    arguments: [(Language.english, "Add a trigger"), (.german, "Einen Auslöser dazuschreiben")])
  func behindOnePress(_ language: Language, _ words: String) {
    var person = Self.inCraving([Self.module(false)], language)
    _ = person.program.send(.went(.cravingPage(.place)), person.moment)
    #expect(person.words.contains(words))
    person.press("trigger-stress")
    person.press("trigger-deadline")
    person.type("Rain", into: "own-trigger")
    person.press("add-trigger")
    let kept = person.program.state.desk.overview.cravings.last?.triggers
    #expect(kept == ["stress", "deadline", "own:Rain"])
    #expect(person.parts.picked.contains("trigger-stress"))
    #expect(person.twins() == [])
  }
}
