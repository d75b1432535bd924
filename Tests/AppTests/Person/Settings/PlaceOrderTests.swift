// The places of the frame stand in the person's own order.
import App
import Engine
import Foundation
import Testing

@Suite("The order of the places") struct PlaceOrderTests {
  private static let begun = Draft.create(
    Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))])

  /// The addresses in the frame, from the first place on.
  private func shown(_ person: Person) -> [String] {
    var person = person
    person.receive(.addressed("#/today"))
    let page = String(decoding: person.program.render(person.moment), as: UTF8.self)
    return page.components(separatedBy: "class=\"place\" href=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test("A place moves up by a press, at most to the front, and stays there")
  func moved() {
    var person = Person(at: .settings, [Given.tracker(.vape), Self.begun])
    #expect(shown(person) == ["#/today", "#/practice", "#/progress", "#/plan"])
    #expect(person.parts.rows.first { $0.key == "place-today" }?.actions.isEmpty == true)
    for _ in 1...3 { up("plan", &person) }
    #expect(shown(person) == ["#/plan", "#/today", "#/practice", "#/progress"])
    up("plan", &person)
    #expect(shown(person).first == "#/plan")
  }

  private func up(_ place: String, _ person: inout Person) {
    for row in person.parts.rows where row.key == "place-" + place {
      for button in row.actions { _ = person.program.send(button.message, person.moment) }
    }
  }

  @Test("Places that a newer version knows are passed over, those that are missing come behind")
  func unknown() {
    let odd = Draft.create(
      Settings.identifier, kind: Settings.kind,
      [Field("welcomedAt", .int(1)), Settings.field(places: ["garden", "progress", "progress"])])
    let person = Person(at: .settings, [Given.tracker(.vape), odd])
    #expect(shown(person) == ["#/progress", "#/today", "#/practice", "#/plan"])
  }
}
