// Deleting everything asks first and leaves nothing.
import App
import Engine
import Testing

@Suite("Deleting everything")
struct WipeTests {
  let journal = [
    Given.tracker(.vape), Given.entry(1, "2026-03-30", "09:05"),
    Given.entry(2, "2026-03-31", "08:00"), Given.craving(3, "2026-03-31", "08:00"),
  ]

  @Test("The sheet says what goes and offers a file first", arguments: Language.allCases)
  func sheet(_ language: Language) {
    var person = Person(at: .settings, journal, language: language)
    person.press("wipe")
    #expect(
      person.words.contains(
        language == .english
          ? "2 entries, 1 craving and 1 tracker"
          : "2 Einträge, 1 notiertes Verlangen und 1 Tracker"))
    let effects = person.press("save-first")
    #expect(effects.first?.isDownload == true)
    for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
  }

  @Test("Foods that were told are foods, and no answer besides")
  func recalled() {
    let day = Day(text: "2026-03-30")!
    var person = Person(
      at: .settings,
      [
        Given.tracker(.vape),
        .create(
          Recall.identifier(on: day), kind: Recall.kind, [Field("day", .int(Int64(day.number)))]),
        .create(
          Identifier(high: 1, low: 7), kind: RecallItem.kind, [Field("text", .text("toast"))]),
      ])
    person.press("wipe")
    #expect(person.words.contains("1 food from a recall"))
    #expect(!person.words.contains("other answer"))
  }

  @Test("Whatever is there is said to go: a thing of any kind is never nothing")
  func everyKind() {
    #expect(KindNameTests.kinds.count > 40)
    for kind in KindNameTests.kinds where kind != Settings.kind {
      for (language, nothing) in [
        (Language.english, "nothing else here yet"), (.german, "Anderes ist noch nicht da"),
      ] {
        var person = Person(
          at: .settings,
          [
            .create(Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))]),
            .create(Identifier(high: 1, low: 7), kind: kind, [Field("text", .text("kestrel"))]),
          ],
          language: language)
        person.press("wipe")
        #expect(!person.words.contains(nothing), "\(kind)")
      }
    }
  }

  static let words: [(language: Language, word: String, isRight: Bool)] = [
    (.english, "delete", true), (.english, " Delete ", true), (.english, "", false),
    (.english, "delet", false), (.english, "deleted", false), (.english, "löschen", false),
    (.german, "LÖSCHEN", true), (.german, "löschen", true), (.german, "loschen", false),
  ]

  @Test("Nothing is deleted before the word is typed", arguments: words)
  func word(_ given: (language: Language, word: String, isRight: Bool)) {
    var person = Person(at: .settings, journal, language: given.language)
    person.press("wipe")
    person.type(given.word, into: "wipe-word")
    #expect(person.parts.buttons["wipe-for-good"]?.isDisabled == !given.isRight)
    #expect(person.press("wipe-form-enter") == (given.isRight ? [.wipe] : []))
  }

  @Test("A closed sheet forgets the word")
  func closing() {
    var person = Person(at: .settings, journal)
    person.press("wipe")
    person.type("delete", into: "wipe-word")
    person.press("close")
    #expect(person.program.send(.settings(.pressedWipeForGood), person.moment) == [])
    person.press("wipe")
    #expect(person.parts.fields["wipe-word"]?.value == "")
  }

  @Test("Afterwards the app is at its opening page, empty and under a new name")
  func afterwards() {
    var person = Person(at: .settings, journal)
    let device = person.program.state.desk.clock.device
    #expect(person.receive(.wiped) == [.replace(.opening)])
    #expect(person.program.state.desk.route == .opening)
    #expect(person.journal.entities.isEmpty)
    #expect(person.program.state.desk.undo.isEmpty)
    #expect(person.program.state.desk.clock.device != device)
    #expect(person.program.state.desk.clock.device != 0)
    #expect(person.program.screen(person.moment).title == "Redstart")
  }

  @Test("A journal without records says so")
  func empty() {
    var person = Person(
      at: .settings,
      [.create(Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))])])
    person.press("wipe")
    #expect(person.words.contains("There are no entries to count."))
  }
}

extension Effect {
  fileprivate var isDownload: Bool { if case .download = self { true } else { false } }
}
