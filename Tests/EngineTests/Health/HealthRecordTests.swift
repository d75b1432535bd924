// Days of health data in the journal: what an export changes there, and what never gets in.

import Engine
import Testing

struct HealthRecordTests {
  private static let day = Day(text: "2026-01-05")!
  private static let all = HealthKind.allCases

  /// A journal that takes exports in, as the app does.
  private struct Device {
    private(set) var records = Records()
    private var clock = Clock(device: 3)
    private var drawn: UInt64 = 0

    mutating func apply(_ id: Identifier, _ kind: String, _ action: Change.Action) {
      drawn += 1
      let draft = Draft(
        id: Identifier(high: 90, low: drawn), entity: id, kind: kind, action: action)
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_775_000_000_000)))
    }

    mutating func take(_ totals: HealthTotals, _ kinds: [HealthKind] = all) -> HealthImport {
      let found = HealthImport(totals, kinds, records.journal)
      for news in found.news {
        let id = HealthRecord.identifier(of: news.day)
        let isThere = records.journal[id]?.created != nil
        apply(id, HealthRecord.kind, isThere ? .set(news.fields) : .create(news.fields))
      }
      return found
    }

    mutating func allow(_ kind: HealthKind, _ isAllowed: Bool = true) {
      apply(
        Settings.identifier, Settings.kind, .set([HealthConsent.field(allows: kind, isAllowed)]))
    }

    var overview: Overview { Overview(records) }
  }

  private func totals(_ records: [String], dropping count: Int = 0) throws -> HealthTotals {
    var reader = HealthReader()
    try reader.read(HealthSample.document(records).dropLast(count))
    try reader.end()
    return reader.totals
  }

  private static let records = [
    HealthSample.steps(700, "2026-01-05 08:00:00 +0100", by: "Watch"),
    HealthSample.quantity("DistanceWalkingRunning", "1.1", "mi", "2026-01-05 08:00:00 +0100"),
    HealthSample.quantity("ActiveEnergyBurned", "80.4", "kcal", "2026-01-05 08:00:00 +0100"),
    HealthSample.quantity("RestingHeartRate", "58.5", "count/min", "2026-01-05 08:00:00 +0100"),
    HealthSample.quantity("HeartRate", "61", "count/min", "2026-01-05 08:00:00 +0100"),
    HealthSample.quantity("HeartRate", "80", "count/min", "2026-01-05 09:00:00 +0100"),
    HealthSample.quantity("DietaryWater", "250", "mL", "2026-01-05 09:00:00 +0100"),
    HealthSample.quantity("DietaryCaffeine", "80", "mg", "2026-01-05 09:00:00 +0100"),
    HealthSample.quantity(
      "NumberOfAlcoholicBeverages", "1.5", "count", "2026-01-05 09:00:00 +0100"),
    HealthSample.sleep("AsleepCore", "2026-01-04 23:00:00 +0100", "2026-01-05 06:00:00 +0100"),
    HealthSample.mindful("2026-01-05 09:00:00 +0100", "2026-01-05 09:10:00 +0100", by: "A"),
    HealthSample.workout("2026-01-05 10:00:00 +0100", "2026-01-05 10:30:00 +0100", by: "Watch"),
  ]

  @Test("Each kind of a day is read back as it was written, in whole numbers")
  func kinds() throws {
    var device = Device()
    let found = device.take(try totals(Self.records))
    #expect(found.added == 1 && found.changed == 0 && found.found == 1 && !found.isCutOff)
    let record = try #require(device.overview.health[Self.day])
    let expected: [(HealthAmount, Int64)] = [
      (.asleep, 420), (.inBed, 420), (.core, 420), (.deep, 0), (.rem, 0), (.awake, 0),
      (.steps, 700), (.meters, 1770), (.kilocalories, 80), (.restingRate, 585),
      (.lowestRate, 610), (.meanRate, 705), (.highestRate, 800), (.mindfulMinutes, 10),
      (.workouts, 1), (.workoutMinutes, 30), (.milliliters, 250), (.milligrams, 80), (.drinks, 150),
    ]
    #expect(expected.count == HealthAmount.allCases.count)
    for (amount, number) in expected { #expect(record[amount] == number, "\(amount)") }
    for kind in HealthKind.allCases { #expect(record.holds(kind)) }
  }

  @Test("The same export again adds nothing, a later one with more of a day replaces it")
  func again() throws {
    var device = Device()
    _ = device.take(try totals(Self.records))
    let before = JournalWriter.json(device.records.journal)
    #expect(device.take(try totals(Self.records)).news.isEmpty)
    #expect(JournalWriter.json(device.records.journal) == before)
    let more = Self.records + [HealthSample.steps(50, "2026-01-05 22:00:00 +0100", by: "Watch")]
    let found = device.take(try totals(more))
    #expect(found.added == 0 && found.changed == 1)
    #expect(found.news.map { $0.fields } == [[Field("steps", .int(750))]])
    #expect(device.overview.health[Self.day]?[.steps] == 750)
  }

  @Test("What an export does not say of a day takes nothing away")
  func silence() throws {
    var device = Device()
    _ = device.take(try totals(Self.records))
    #expect(device.take(try totals([Self.records[1]])).news.isEmpty)
    #expect(device.overview.health[Self.day]?[.steps] == 700)
  }

  @Test("Kinds that are not wanted are not kept, and without a wish nothing is")
  func consent() throws {
    var device = Device()
    #expect(device.take(try totals(Self.records), []).news.isEmpty)
    _ = device.take(try totals(Self.records), [.steps])
    let record = try #require(device.overview.health[Self.day])
    for kind in HealthKind.allCases { #expect(record.holds(kind) == (kind == .steps), "\(kind)") }
  }

  @Test("Everything is off at first, and a kind that is off says nothing wherever it came from")
  func off() throws {
    var device = Device()
    #expect(Settings().health.kinds.isEmpty && device.overview.settings.health.kinds.isEmpty)
    _ = device.take(try totals(Self.records))
    #expect(device.overview.healthNumber(.steps, .steps, on: Self.day) == nil)
    #expect(!device.overview.hasHealth(Self.all))
    device.apply(Settings.identifier, Settings.kind, .create([]))
    device.allow(.steps)
    #expect(device.overview.settings.health.kinds == [.steps])
    #expect(device.overview.healthNumber(.steps, .steps, on: Self.day) == 700)
    #expect(device.overview.healthNumber(.sleep, .asleep, on: Self.day) == nil)
    device.allow(.steps, false)
    #expect(device.overview.healthNumber(.steps, .steps, on: Self.day) == nil)
  }

  @Test("A kind that is taken away is overwritten, also on a day that was deleted")
  func gone() throws {
    var device = Device()
    _ = device.take(try totals(Self.records))
    let id = HealthRecord.identifier(of: Self.day)
    device.apply(id, HealthRecord.kind, .delete)
    #expect(device.overview.health.isEmpty)
    #expect(device.records.healthDays(with: .steps) == [id])
    device.apply(id, HealthRecord.kind, .set([HealthRecord.field(without: .steps)]))
    #expect(device.records.healthDays(with: .steps).isEmpty)
    #expect(device.records.healthDays(with: .sleep) == [id])
    device.apply(id, HealthRecord.kind, .undelete)
    #expect(device.overview.health[Self.day]?[.steps] == nil)
    #expect(device.overview.health[Self.day]?[.asleep] == 420)
  }

  @Test("A file that breaks off keeps its whole days and changes none that are here")
  func cutOff() throws {
    var device = Device()
    let days = (1...3).map { HealthSample.steps($0, "2026-01-0\($0) 08:00:00 +0100", by: "W") }
    _ = device.take(try totals([HealthSample.steps(900, "2026-01-02 08:00:00 +0100", by: "W")]))
    let found = device.take(try totals(days, dropping: 20))
    #expect(found.isCutOff && found.added == 1 && found.changed == 0)
    let health = device.overview.health
    #expect(health[Day(text: "2026-01-01")!]?[.steps] == 1)
    #expect(health[Day(text: "2026-01-02")!]?[.steps] == 900)
    #expect(health[Day(text: "2026-01-03")!] == nil, "the day at which it broke off")
  }

  @Test("Impossible numbers, other types and names of other days are not read")
  func door() {
    func record(_ fields: [Field], _ id: Identifier = HealthRecord.identifier(of: Self.day))
      -> HealthRecord?
    {
      var device = Device()
      let day = Field("day", .int(Int64(Self.day.number)))
      device.apply(id, HealthRecord.kind, .create([day] + fields))
      return HealthRecord(device.records.journal.entities[0])
    }
    #expect(record([Field("steps", .int(1))])?[.steps] == 1)
    #expect(record([Field("steps", .int(1))], Identifier(high: 1, low: 1)) == nil)
    for value: Value in [
      .int(-1), .int(.max), .int(1_000_001), .text("1"), .text(""), .bool(true), .list([]),
      .list([.int(1), .int(2)]), .list([.text("1")]),
    ] {
      #expect(record([Field("steps", value)]) == nil)
    }
    let night: [Value] = [.int(400), .int(420)]
    #expect(record([Field("sleep", .list(night))])?[.asleep] == 400)
    #expect(record([Field("sleep", .list(night + [.int(1)]))]) == nil)
    #expect(record([Field("sleep", .list([.int(400), .int(1501)]))]) == nil)
    #expect(record([Field("steps", .int(-1)), Field("water", .int(9))])?[.milliliters] == 9)
  }

  @Test("A day that a phone measured is no day of which the person said anything")
  func silent() throws {
    var device = Device()
    _ = device.take(try totals(Self.records))
    #expect(device.overview.records(on: Self.day, in: device.records).isEmpty)
  }

  @Test("A kind reaches from its first day to its last, with the mean of the last thirty")
  func reach() throws {
    var device = Device()
    let days = (1...31).map { number in
      let date = Day(text: "2025-12-31")!.adding(days: number).text
      return HealthSample.steps(number == 1 ? 90_000 : 100, date + " 08:00:00 +0100", by: "W")
    }
    _ = device.take(try totals(days))
    let reach = try #require(device.overview.health.reach(of: .steps))
    #expect(reach.count == 31 && reach.mean == 100)
    #expect(reach.first.text == "2026-01-01" && reach.last.text == "2026-01-31")
    #expect(device.overview.health.reach(of: .water) == nil)
  }
}
