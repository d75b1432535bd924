// Place, company, technique and the strength afterwards, mended in History.
import App
import Engine
import Testing

@Suite("All that was said about a craving can be mended")
struct HistoryCircumstanceTests {
  let name = Given.name(5)

  func opened(
    _ fields: [Field] = [], more: [Draft] = [], language: Language = .english
  ) -> Person {
    var person = Person(
      at: .history,
      [Given.tracker(.vape), Given.craving(5, "2026-03-30", "08:00", more: fields)] + more,
      language: language)
    person.press("row-" + name.text)
    return person
  }

  func craving(_ person: Person) -> Craving? { person.journal[name].flatMap { Craving($0) } }

  static let full = [
    Field("action", .text("walk")), Field("company", .text("friends")),
    Field("intensity", .int(8)), Field("intensityAfter", .int(7)), Field("place", .text("home")),
    Field("technique", .text("walk")),
  ]

  @Test("Each of them is written in one go, and undo takes all of them back")
  func written() {
    var person = opened()
    person.press("place-work")
    person.press("company-colleagues")
    person.select("water", in: "record-technique")
    person.press("record-after-3")
    #expect(person.press("save-record").savedToken == 1)
    let mended = craving(person)
    #expect(mended?.place == "work" && mended?.company == .colleagues)
    #expect(mended?.technique == "water" && mended?.action == .water)
    #expect(mended?.intensityAfter == 3)
    let edits = Set(person.journal[name]?.edits.map { $0.name } ?? [])
    #expect(edits == ["action", "company", "intensityAfter", "place", "technique"])
    person.press("undo")
    let before = craving(person)
    #expect(before?.place == "" && before?.company == nil && before?.technique == nil)
    #expect(before?.action == nil && before?.intensityAfter == nil)
  }

  @Test("Each of them can be taken back", arguments: Language.allCases)
  func cleared(_ language: Language) {
    var person = opened(Self.full, language: language)
    #expect(person.parts.picked.contains("place-home"))
    #expect(person.parts.picked.contains("company-friends"))
    #expect(person.parts.selects["record-technique"]?.value == "walk")
    person.press("place-home")
    person.press("company-friends")
    person.select("", in: "record-technique")
    person.press("no-after")
    person.press("save-record")
    let mended = craving(person)
    #expect(mended?.place == "" && mended?.company == nil && mended?.technique == nil)
    #expect(mended?.action == nil && mended?.intensityAfter == nil && mended?.intensity == 8)
  }

  @Test("Opening and saving writes nothing")
  func unchanged() {
    var person = opened(Self.full)
    #expect(person.press("save-record") == [])
  }

  @Test("A place in own words is shown, changed and given up for one of the list")
  func ownPlace() {
    var person = opened([Field("place", .text("own:Bus stop"))])
    #expect(person.parts.fields["record-place"]?.value == "Bus stop")
    person.type("Platform 3", into: "record-place")
    person.press("save-record")
    #expect(craving(person)?.place == "own:Platform 3")
    person.press("row-" + name.text)
    person.type(String(repeating: "x", count: 60), into: "record-place")
    person.press("save-record")
    #expect(craving(person)?.place == "own:" + String(repeating: "x", count: 40))
    person.press("row-" + name.text)
    person.press("place-out")
    #expect(person.parts.fields["record-place"]?.value == "")
    person.press("save-record")
    #expect(craving(person)?.place == "out")
  }

  @Test("A technique of the person's own can be picked, and one that is gone stays")
  func ownTechnique() {
    let own = Draft.create(
      Given.name(9), kind: OwnTechnique.kind, [Field("name", .text("Play the piano"))])
    var person = opened(more: [own])
    let key = Craving.ownPrefix + Given.name(9).text
    let offered = person.parts.selects["record-technique"]?.options ?? []
    #expect(offered.contains { $0.value == key && $0.label == "Play the piano" })
    person.select(key, in: "record-technique")
    person.press("save-record")
    #expect(craving(person)?.technique == key && craving(person)?.action == .replacement)

    var gone = opened([Field("technique", .text(key))])
    #expect(gone.parts.selects["record-technique"]?.value == key)
    gone.press("company-alone")
    gone.press("save-record")
    #expect(craving(gone)?.technique == key && craving(gone)?.company == .alone)
  }

  @Test("What is known of a technique follows the mended craving")
  func learner() {
    var person = opened(Self.full)
    func walk() -> TechniqueRecord? {
      TechniqueHistory(person.program.state.desk.overview.cravings)["walk"]
    }
    #expect(walk()?.tried == 1 && walk()?.helped == 0 && walk()?.fallen == 1)
    person.press("record-after-2")
    person.press("save-record")
    #expect(walk()?.tried == 1 && walk()?.helped == 1 && walk()?.fallen == 6)
    person.press("row-" + name.text)
    person.select("water", in: "record-technique")
    person.press("save-record")
    #expect(walk() == nil)
    #expect(TechniqueHistory(person.program.state.desk.overview.cravings)["water"]?.helped == 1)
    person.press("undo")
    #expect(walk()?.helped == 1)
  }

  @Test("The questions are kind, in both languages, and nothing stands twice on the page")
  func words() {
    for (language, question) in [
      (Language.english, "Who was there?"), (.german, "Wer war da?"),
    ] {
      var person = opened(Self.full, language: language)
      #expect(person.words.contains(question))
      for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
      #expect(person.twins() == [])
    }
  }
}
