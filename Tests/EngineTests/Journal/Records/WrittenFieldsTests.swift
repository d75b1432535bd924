// What a noun writes, it reads back as the same: the makers of fields against their `init`.
import Engine
import Testing

private let now = Instant(milliseconds: 1_775_000_000_000)
private let day = Day(text: "2026-03-31")!
private let offset = UTCOffset(minutes: 120)!
private let zone = Zone(name: "Europe/Berlin") { _ in offset }
private let tracker = Identifier(high: 1, low: 1)
private let thing = Identifier(high: 2, low: 2)

private func entity(_ fields: [Field], then changes: [Field] = []) -> Entity {
  var journal = Journal()
  var clock = Clock(device: 1)
  let draft = Draft.create(thing, kind: "thing", fields)
  var place = journal.apply(draft.stamped(by: &clock, now: now))
  if !changes.isEmpty {
    let change = Draft(
      id: Identifier(high: 3, low: 3), entity: thing, kind: "thing", action: .set(changes))
    place = journal.apply(change.stamped(by: &clock, now: now))
  }
  return journal.entities[place]
}

@Suite("What is written is read back as itself") struct WrittenFieldsTests {
  @Test("An entry, with the craving that ended in it and in the order of names")
  func entry() {
    let fields = Entry.fields(
      of: tracker, amount: 2500, at: now, in: zone, on: day, ending: thing, strength: 3)
    #expect(fields.map { $0.name } == fields.map { $0.name }.sorted())
    let entry = Entry(entity(fields))
    #expect(entry?.tracker == tracker)
    #expect(entry?.amount == 2500)
    #expect(entry?.at == now)
    #expect(entry?.offset == offset)
    #expect(entry?.day == day)
    #expect(entry?.craving == thing)
    #expect(entry?.strength == 3)
    #expect(entry?.dayChosen == false)
  }

  @Test("What stood around an entry, and an empty answer takes it back")
  func context() {
    let made = Entry.fields(of: tracker, onChosen: day, offset, in: zone)
    let said = Entry.fields(note: "Rain", place: "home", triggers: ["stress"], words: ["calm"])
    let entry = Entry(entity(made + said + [Entry.field(level: 1)]))
    #expect(entry?.note == "Rain")
    #expect(entry?.context == .some(triggers: ["stress"], place: "home", words: ["calm"]))
    #expect(entry?.level == 1)
    #expect(entry?.dayChosen == true)
    let none = Entry.fields(note: "", place: "", triggers: [], words: [])
    let bare = Entry(entity(made + said, then: none))
    #expect(bare?.note == "")
    #expect(bare?.context == EntryContext.none)
  }

  @Test("An entry in which a craving ended keeps the craving's zone, and none where it has none")
  func linked() {
    let craving = entity(
      Craving.fields(at: now, on: day, offset, sessionEnd: now, in: zone))
    let fields = Entry.fields(of: tracker, ending: craving, at: now, on: day, offset)
    #expect(fields.last == Happening.field(zone: zone))
    #expect(Entry(entity(fields))?.craving == thing)
    let old = Entry.fields(of: tracker, ending: entity([]), at: now, on: day, offset)
    #expect(!old.contains { $0.name == "zone" })
  }

  @Test("A day as one number")
  func total() {
    let total = DayTotal(entity(DayTotal.fields(of: tracker, on: day, amount: 0)))
    #expect(total?.tracker == tracker)
    #expect(total?.day == day)
    #expect(total?.amount == 0)
  }

  @Test("A craving, its answers and its end")
  func craving() {
    let end = now.adding(milliseconds: 600_000)
    let made = Craving.fields(at: now, on: day, offset, sessionEnd: end, in: zone)
    let said =
      [
        Happening.field(tracker: tracker), Craving.field(intensity: 7),
        Craving.field(intensityAfter: 3), Craving.field(triggers: ["stress", "own:rain"]),
        Craving.field(place: "home"), Craving.field(company: CravingCompany.allCases[0]),
        Happening.field(note: "Rain"),
      ] + Craving.fields(endedAt: end, .passed)
    let craving = Craving(entity(made, then: said))
    #expect(craving?.at == now)
    #expect(craving?.day == day)
    #expect(craving?.offset == offset)
    #expect(craving?.sessionEnd == end)
    #expect(craving?.tracker == tracker)
    #expect(craving?.intensity == 7)
    #expect(craving?.intensityAfter == 3)
    #expect(craving?.triggers == ["stress", "own:rain"])
    #expect(craving?.place == "home")
    #expect(craving?.company == CravingCompany.allCases[0])
    #expect(craving?.note == "Rain")
    #expect(craving?.endedAt == end)
    #expect(craving?.outcome == .passed)
  }

  @Test("Nothing takes an answer about a craving back")
  func answersTakenBack() {
    let made = Craving.fields(at: now, on: day, offset, sessionEnd: now, in: zone)
    let said = [
      Craving.field(intensity: 7), Craving.field(intensityAfter: 3),
      Craving.field(company: CravingCompany.allCases[0]), Craving.field(outcome: .used),
    ]
    let none = [
      Craving.field(intensity: nil), Craving.field(intensityAfter: nil),
      Craving.field(company: nil), Craving.field(outcome: nil),
    ]
    let craving = Craving(entity(made + said, then: none))
    #expect(craving?.intensity == nil)
    #expect(craving?.intensityAfter == nil)
    #expect(craving?.company == nil)
    #expect(craving?.outcome == nil)
  }

  @Test("A craving that is moved takes its ends along, and only those that it has")
  func moved() {
    let end = now.adding(milliseconds: 600_000)
    let held = entity(Craving.fields(at: now, on: day, offset, sessionEnd: end, in: zone))
    let earlier = now.adding(milliseconds: -1000)
    let moved = Craving.fields(moving: held, from: now, to: earlier)
    #expect(moved == [Craving.field(sessionEnd: end.adding(milliseconds: -1000))])
  }

  @Test("A thought")
  func thought() {
    let fields =
      Happening.fields(at: now, on: day, offset)
      + Thought.Part.allCases.map { Thought.field($0, $0.rawValue) } + [
        Thought.field(nature: .feeling), Thought.field(before: 8), Thought.field(after: 2),
      ]
    let thought = Thought(entity(fields))
    for part in Thought.Part.allCases { #expect(thought?[part] == part.rawValue) }
    #expect(thought?.nature == .feeling)
    #expect(thought?.before == 8)
    #expect(thought?.after == 2)
    #expect(Thought(entity(fields, then: [Thought.field(nature: nil)]))?.nature == nil)
  }
}
