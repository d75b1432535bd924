// Each setting is saved at once and found by search.
import App
import Engine
import Testing

@Suite("Settings are found and saved at once")
struct SettingsTests {
  let begun = [Given.tracker(.vape)]

  static let searches: [(language: Language, search: String, cards: [String])] = [
    (.english, "contrast", ["settings-look"]), (.english, "  CSV ", ["settings-files"]),
    (.english, "iphone", ["settings-install"]), (.german, "wÄhrung", ["settings-conventions"]),
    (.german, "LÖSCHEN", ["settings-wipe"]), (.english, "sprache", ["settings-person"]),
    (.english, "version", ["settings-about"]), (.english, "xyzzy", []),
  ]

  @Test("A word leaves only the groups that it is about", arguments: searches)
  func search(_ given: (language: Language, search: String, cards: [String])) {
    var person = Person(at: .settings, begun, language: given.language)
    let all = person.parts.cards.count
    person.type(given.search, into: "settings-search")
    #expect(person.parts.cards == given.cards)
    #expect(person.words.contains("xyzzy") == given.cards.isEmpty)
    person.type("", into: "settings-search")
    #expect(person.parts.cards.count == all)
  }

  @Test("In the index each group is a folded row that says how it stands, or a way to a page")
  func index() {
    let person = Person(at: .settings, begun)
    var headings: [String] = []
    var values: [String: String] = [:]
    for case .stack(let parts) in person.program.screen(person.moment).body {
      for part in parts {
        switch part {
        case .heading(let heading): headings.append(heading.text)
        case .details(let group):
          #expect(group.isRow && !group.isOpen, "\(group.key)")
          values[group.key] = group.value
        case .link: break
        default: Issue.record("something stands open in the index")
        }
      }
    }
    #expect(headings == ["You", "Your days", "The app", "Your journal"])
    #expect(values["settings-lock"] == "off" && values["settings-look"] == "Like the device")
    #expect(values["settings-day"] == "04:00")
    for address in ["#/account", "#/reminders", "#/sounds"] {
      #expect(person.parts.links.contains(address))
    }
  }

  static let presses: [(key: String, field: String, value: Value)] = [
    ("theme-dark", "theme", .text("dark")), ("theme-light", "theme", .text("light")),
    ("theme-system", "theme", .text("")), ("high-contrast", "contrast", .text("high")),
    ("clock-12", "clock", .text("12")), ("clock-24", "clock", .text("24")),
    ("clock-device", "clock", .text("")), ("vibration", "vibrates", .bool(false)),
    ("language-de", "language", .text("de")),
  ]

  @Test("Each choice writes its own field and asks to save it", arguments: presses)
  func choices(_ given: (key: String, field: String, value: Value)) {
    var device = Device()
    device.canVibrate = true
    var person = Person(at: .settings, begun, device: device)
    #expect(person.press(given.key).savedToken == 1)
    let entity = person.journal[Settings.identifier]
    #expect(entity?.fields == [Field(given.field, given.value)])
  }

  static let selections: [(key: String, value: String, field: String, stored: Value?)] = [
    ("currency", "CHF", "currency", .text("CHF")), ("currency", "", "currency", .text("")),
    ("currency", "QQQ", "currency", nil), ("country", "AT", "country", .text("AT")),
    ("country", "", "country", .text("")), ("country", "XX", "country", nil),
    ("day-start", "00:00", "dayStart", .int(0)), ("day-start", "05:30", "dayStart", .int(330)),
    ("day-start", "06:30", "dayStart", nil), ("day-start", "soon", "dayStart", nil),
  ]

  @Test("A list takes what it offers and nothing else", arguments: selections)
  func lists(_ given: (key: String, value: String, field: String, stored: Value?)) {
    var person = Person(at: .settings, begun)
    person.select(given.value, in: given.key)
    #expect(person.journal[Settings.identifier]?[given.field] == given.stored)
  }

  @Test("What was chosen is what is shown")
  func shown() {
    var person = Person(at: .settings, begun)
    person.type("Ada", into: "settings-name")
    person.press("theme-dark")
    person.press("high-contrast")
    person.press("clock-12")
    person.select("JPY", in: "currency")
    person.select("02:30", in: "day-start")
    let parts = person.parts
    #expect(parts.fields["settings-name"]?.value == "Ada")
    for key in ["theme-dark", "high-contrast", "clock-12"] { #expect(parts.picked.contains(key)) }
    #expect(parts.selects["currency"]?.value == "JPY")
    #expect(parts.selects["day-start"]?.value == "02:30")
    #expect(parts.selects["day-start"]?.options.count == 13)
    #expect(parts.selects["day-start"]?.options[5].label == "2:30 am")
  }

  @Test("A name is cut at its longest")
  func longName() {
    var person = Person(at: .settings, begun)
    person.type(String(repeating: "ä", count: 100), into: "settings-name")
    #expect(person.program.state.desk.overview.settings.name.count == Settings.longestName)
  }

  @Test("The country is the device's until the person picks one; a strange region picks none")
  func country() {
    var device = Device()
    device.region = "CH"
    var person = Person(at: .settings, begun, device: device)
    #expect(person.parts.selects["country"]?.value == "CH")
    person.select("DE", in: "country")
    #expect(person.parts.selects["country"]?.value == "DE")
    device.region = "ZZ"
    #expect(Person(at: .settings, begun, device: device).parts.selects["country"]?.value == "")
  }

  @Test("Every country has a name in each language, once")
  func countries() {
    let english = Person(at: .settings, begun).parts.selects["country"]!.options
    let german = Person(at: .settings, begun, language: .german).parts.selects["country"]!.options
    #expect(Set(english.map { $0.value }).count == english.count)
    #expect(Set(english.map { $0.value }) == Set(german.map { $0.value }))
    #expect(german.contains { $0 == ("AT", "Österreich") })
    #expect(english.contains { $0 == ("AT", "Austria") })
  }

  @Test("A past day keeps its entries when the day start changes")
  func dayStart() {
    let late = Given.entry(1, "2026-03-31", "01:10", day: "2026-03-30")
    var person = Person(at: .settings, begun + [late])
    person.select("00:00", in: "day-start")
    let use = person.program.state.desk.overview.use(of: Person.vape)
    #expect(use.amount(on: Day(text: "2026-03-30")!) == 1000)
    #expect(use.amount(on: Day(text: "2026-03-31")!) == nil)
  }

  @Test("Installing is offered where the browser can, else it is explained")
  func install() {
    var device = Device()
    var person = Person(at: .settings, begun, device: device)
    #expect(person.parts.buttons["install"] == nil)
    #expect(person.words.contains("Add to Home Screen"))
    person.receive(.installable(true))
    #expect(person.press("install") == [.install])
    person.receive(.installed)
    #expect(person.parts.buttons["install"] == nil)
    device.isInstalled = true
    #expect(Person(at: .settings, begun, device: device).words.contains("is installed"))
  }

  @Test("Everything on the page has an identity of its own")
  func identities() {
    var device = Device()
    device.canVibrate = true
    var person = Person(at: .settings, begun, device: device)
    #expect(person.twins() == [])
    person.press("wipe")
    #expect(person.twins() == [])
  }

  @Test("Vibration is offered only where the device has it")
  func vibration() {
    #expect(Person(at: .settings, begun).parts.presses["vibration"] == nil)
  }

  @Test("Whether the browser keeps the journal is said as it is")
  func storage() {
    var person = Person(at: .settings, begun)
    #expect(person.words.contains("may clear this journal"))
    #expect(person.press("keep-storage") == [.keepStorage])
    person.receive(.persisted(false))
    #expect(person.words.contains("has not agreed so far"))
    person.receive(.persisted(true))
    #expect(!person.words.contains("may clear this journal"))
    #expect(person.parts.buttons["keep-storage"] == nil)
  }

  @Test("Version and plain texts can be reached, in kind words", arguments: Language.allCases)
  func about(_ language: Language) {
    let parts = Person(at: .settings, begun, language: language).parts
    #expect(
      parts.links == [
        "#/account", "#/reminders", "#/excuses", "#/programme", "#/checks", "#/safety", "#/health",
        "#/help", "#/sounds", "#/privacy", "#/terms", "#/not-medical-advice", "#/bring",
        "#/changes",
      ])
    #expect(parts.words.contains("0.1.0"))
    for word in unkindWords { #expect(!parts.words.contains(word), "\(word)") }
  }

  @Test("The files of the build can be compared, as many and as long as files can be")
  func build() {
    let long = String(repeating: "x", count: 10_000)
    let files =
      ["app.0123456789ab.wasm", "rest.ba9876543210.wasm", "<b>"] + [long]
      + Array(
        repeating: "more", count: 100)
    let json = JSONValue.object([JSONMember("build", .array(files.map { .string($0) }))])
    for (language, name) in [(Language.english, "this build"), (.german, "dieser Fassung")] {
      let person = Person(at: .settings, begun, language: language, device: Device(json: json))
      #expect(person.words.contains("\(name): app.0123456789ab.wasm rest.ba9876543210.wasm <b>"))
      #expect(person.words.count < 20_000 && !person.words.contains(long))
    }
    #expect(!Person(at: .settings, begun).words.contains("this build"))
  }
}
