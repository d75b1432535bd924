// Health data: nothing without a yes, a file read in slices, and days that go again.

import App
import Engine
import Testing

@Suite("Health data on its screen")
struct HealthScreenTests {
  private static func record(_ type: String, _ value: String, _ unit: String, _ day: String)
    -> String
  {
    "<Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"Watch\" unit=\"\(unit)\" "
      + "startDate=\"\(day) 08:00:00 +0100\" endDate=\"\(day) 08:00:00 +0100\" value=\"\(value)\"/>"
  }

  private static let steps = (1...9).map {
    record("StepCount", "\($0)000", "count", "2026-03-0\($0)")
  }
  private static let water = [record("DietaryWater", "250", "mL", "2026-03-01")]

  private static func document(_ records: [String]) -> [UInt8] {
    Array("<HealthData locale=\"de\">\n\(records.joined(separator: "\n"))\n</HealthData>\n".utf8)
  }

  private static let export = document(steps + water)

  private func person(_ language: Language = .english, allowing kinds: [HealthKind] = [])
    -> Person
  {
    var person = Person(at: .health, [Given.tracker(.vape)], language: language)
    for kind in kinds { person.press("health-" + kind.name) }
    return person
  }

  /// The page's part: hands over what is asked for until nothing is.
  private func hand(_ bytes: [UInt8], _ effects: [Effect], _ person: inout Person, most: Int = 99) {
    var effects = effects
    for _ in 0..<most {
      var slice: (token: Int, offset: Int, count: Int)?
      for case .readSlice(let token, let offset, let count) in effects {
        slice = (token, Int(offset), count)
      }
      guard let slice else { return }
      let end = min(bytes.count, slice.offset + slice.count)
      effects = person.receive(
        .filePicked(token: slice.token, Array(bytes[min(slice.offset, end)..<end])))
    }
  }

  private func pick(_ size: Int, _ person: inout Person) -> [Effect] {
    person.press("health-pick")
    return person.receive(.filePicked(token: 3, Array(String(size).utf8)))
  }

  private func bring(_ bytes: [UInt8], _ person: inout Person) {
    hand(bytes, pick(bytes.count, &person), &person)
  }

  private func health(_ person: Person) -> HealthHistory {
    person.program.state.desk.overview.health
  }

  private func days(_ person: Person) -> [Entity] {
    person.journal.entities.filter { $0.kind == HealthRecord.kind }
  }

  @Test("The settings lead to it, it leads back, and it says that the file stays here")
  func way() {
    #expect(Person(at: .settings, [Given.tracker(.vape)]).parts.links.contains("#/health"))
    let person = self.person()
    #expect(person.program.screen(person.moment).back == .settings)
    #expect(person.words.contains("sent nowhere"))
    #expect(person.words.contains("Export All Health Data"))
  }

  @Test("Every kind stands there with its reason and is off", arguments: Language.allCases)
  func off(language: Language) {
    var person = person(language)
    for kind in HealthKind.allCases {
      #expect(person.parts.presses["health-" + kind.name] != nil, "\(kind)")
    }
    #expect(person.parts.picked.isEmpty)
    #expect(person.parts.presses["health-pick"] == nil, "no file before a yes")
    #expect(person.twins().isEmpty)
    #expect(!person.words.contains("30"), "nothing of days before there are any")
  }

  @Test("A file is picked without being read, then asked for in slices")
  func slices() {
    var person = person(allowing: [.steps])
    #expect(
      person.press("health-pick") == [
        .pickFile(token: 3, accept: ".zip,.xml,.json,.csv", isSliced: true)
      ])
    let effects = person.receive(.filePicked(token: 3, Array("1073741824".utf8)))
    #expect(effects == [.readSlice(token: 1001, offset: 0, count: 4)])
    #expect(person.parts.presses["health-stop"] != nil && person.words.contains("0%"))
    hand([UInt8](repeating: 0x20, count: 1 << 20), effects, &person, most: 3)
    #expect(person.words.contains("0 days found"))
  }

  @Test("Only what was allowed comes in, once, and the line says how much")
  func only() {
    var person = person(allowing: [.steps])
    bring(Self.export, &person)
    #expect(person.words.contains("Apple Health: 9 new days came in."))
    #expect(!person.words.contains("Not taken") && !person.words.contains("left out"))
    #expect(health(person).reach(of: .steps)?.count == 9)
    #expect(health(person).reach(of: .water) == nil)
    #expect(person.words.contains("5,000 steps"))
    #expect(person.words.contains("9 days · 1 March 2026 – 9 March 2026"))
    #expect(person.words.contains("Last import: 31 March 2026"))
    let before = days(person)
    person.now = person.now.adding(milliseconds: 60_000)
    bring(Self.export, &person)
    #expect(person.words.contains("All of it was here already."))
    #expect(health(person).reach(of: .steps)?.count == 9)
    #expect(days(person) == before)
  }

  @Test("Trackers, practice and drinks count nothing of it")
  func never() {
    var person = person(allowing: HealthKind.allCases)
    let before = person.program.state.desk.overview
    bring(Self.export, &person)
    let after = person.program.state.desk.overview
    #expect(after.entryCount == before.entryCount && after.uses.count == before.uses.count)
    #expect(after.practice.days.isEmpty)
    #expect(after.trackers == before.trackers)
  }

  @Test("One press takes an import back, and the file brings it again")
  func undo() {
    var person = person(allowing: [.steps])
    bring(Self.export, &person)
    person.press("undo")
    #expect(health(person).isEmpty)
    bring(Self.export, &person)
    #expect(health(person).reach(of: .steps)?.count == 9)
  }

  @Test("Switching off asks, then takes the days of that kind alone, and can be taken back")
  func remove() {
    var person = person(allowing: [.steps, .water])
    bring(Self.export, &person)
    person.press("health-steps")
    #expect(person.words.contains("Steps: remove the days?") && person.words.contains("9 days"))
    person.press("close")
    #expect(health(person).reach(of: .steps)?.count == 9)
    person.press("health-steps")
    person.press("health-remove")
    #expect(health(person).reach(of: .steps) == nil)
    #expect(health(person).reach(of: .water)?.count == 1)
    #expect(person.parts.picked == ["health-water"])
    #expect(days(person).allSatisfy { $0["steps"] == .text("") }, "overwritten, not hidden")
    person.press("undo")
    #expect(health(person).reach(of: .steps)?.count == 9)
    #expect(person.parts.picked == ["health-steps", "health-water"])
  }

  @Test("Without days a switch goes off at once")
  func flip() {
    var person = person(allowing: [.steps])
    person.press("health-steps")
    #expect(person.parts.picked.isEmpty && person.parts.presses["health-remove"] == nil)
  }

  @Test("Stopped between two slices nothing is kept, and a slice that comes late says nothing")
  func stop() {
    var person = person(allowing: [.steps])
    let before = JournalWriter.json(person.journal)
    let effects = pick(Self.export.count, &person)
    hand(Self.export, effects, &person, most: 1)
    person.press("health-stop")
    #expect(person.words.contains("Stopped. Nothing was changed."))
    #expect(person.receive(.filePicked(token: 1001, Self.export)).isEmpty)
    #expect(JournalWriter.json(person.journal) == before)
    _ = pick(Self.export.count, &person)
    #expect(person.receive(.filePicked(token: 1001, Array(Self.export.prefix(4)))).isEmpty)
    #expect(person.parts.presses["health-stop"] != nil, "the next file goes on")
  }

  @Test("Leaving the page stops it")
  func leave() {
    var person = person(allowing: [.steps])
    let effects = pick(Self.export.count, &person)
    person.receive(.addressed("#/settings"))
    hand(Self.export, effects, &person)
    #expect(health(person).isEmpty)
    person.receive(.addressed("#/health"))
    #expect(person.parts.presses["health-pick"] != nil)
  }

  @Test(
    "What is no export says so in a sentence and changes nothing",
    arguments: [
      ("steps,700\n", "This is no export that can be read here."), ("", "This is no export"),
      ("{\"days\":[]}", "This is no export"),
      ("[{\"dateTime\":\"01/05/26 08:00:00\",\"value\":\"5\"}]", "Choose the whole zip."),
      ("<HealthData><Record type=5/>", "This file is damaged."),
      ("<!DOCTYPE HealthData [<!ENTITY a \"b\">]><HealthData/>", "so it was not read"),
      ("PK\u{3}\u{4} and no more", "The zip file is damaged or incomplete."),
    ])
  func refused(content: String, sentence: String) {
    var person = person(allowing: [.steps])
    let before = JournalWriter.json(person.journal)
    bring(Array(content.utf8), &person)
    #expect(person.words.contains(sentence) && person.words.contains("Nothing was changed."))
    #expect(JournalWriter.json(person.journal) == before)
    bring(Self.export, &person)
    #expect(health(person).reach(of: .steps)?.count == 9)
  }

  @Test("A file that cannot be read to its end changes nothing")
  func unreadable() {
    var person = person(allowing: [.steps])
    _ = pick(Self.export.count, &person)
    person.receive(.filePicked(token: 1001, []))
    #expect(person.words.contains("can't be read to its end"))
    #expect(health(person).isEmpty)
  }

  @Test("A file that breaks off keeps its whole days and says so")
  func cutOff() {
    var person = person(allowing: [.steps])
    bring(Array(Self.document(Self.steps).dropLast(20)), &person)
    #expect(person.words.contains("The file breaks off."))
    #expect(health(person).reach(of: .steps)?.last.text == "2026-03-07")
  }

  @Test("Insights name the source once there is something of it, and lead there")
  func insights() {
    let cravings = (1...9).map { Given.craving($0, "2026-03-2\($0)", "09:00") }
    var person = Person(at: .patterns, [Given.tracker(.vape)] + cravings)
    #expect(!person.parts.links.contains("#/health"))
    person.receive(.addressed("#/health"))
    person.press("health-steps")
    bring(Self.export, &person)
    person.receive(.addressed("#/patterns"))
    #expect(person.parts.links.contains("#/health"))
    #expect(person.words.contains("come from your health data"))
  }

  @Test("A made-up journal takes no file", arguments: Language.allCases)
  func demo(language: Language) {
    let tab = Tab(language: language.rawValue)
    tab.press("look-around")
    tab.receive(.addressed("#/health"))
    #expect(!tab.page.contains("health-pick"))
  }
}
