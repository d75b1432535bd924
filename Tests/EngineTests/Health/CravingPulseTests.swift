// The pulse around cravings: two means and two counts for each, counted a second time here, and no
// reading of a file ever in the journal.

import Engine
import Testing

struct CravingPulseTests {
  private static let start: Int64 = 1_775_000_000  // 2026-03-31T23:33:20Z

  /// A journal with cravings, that takes exports in as the app does.
  private struct Device {
    private(set) var records = Records()
    private var clock = Clock(device: 3)
    private var drawn: UInt64 = 0

    mutating func apply(_ id: Identifier, _ kind: String, _ action: Change.Action) {
      drawn += 1
      let draft = Draft(
        id: Identifier(high: 90, low: drawn), entity: id, kind: kind, action: action)
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_776_000_000_000)))
    }

    mutating func crave(_ number: UInt64, at second: Int64) {
      let at = Instant(milliseconds: second * 1000)
      let day = UTCOffset.utc.local(at).day
      apply(
        Identifier(high: 79, low: number), Craving.kind,
        .create([Happening.field(at: at), Happening.field(day: day)]))
    }

    mutating func allow() {
      apply(
        Settings.identifier, Settings.kind,
        .create([HealthConsent.field(allows: .heartRate, true)]))
    }

    @discardableResult
    mutating func take(
      _ document: [UInt8], _ kinds: [HealthKind] = [.heartRate]
    ) throws -> HealthImport {
      var feed = HealthFeed(size: Int64(document.count), around: Overview(records).cravings)
      while let wanted = feed.wanted {
        let from = Int(wanted.offset)
        try feed.take(Array(document[from..<min(document.count, from + wanted.count)]))
      }
      let found = HealthImport(feed.totals, kinds, records.journal)
      for news in found.news {
        apply(HealthRecord.identifier(of: news.day), HealthRecord.kind, .create(news.fields))
      }
      for news in found.pulseNews {
        let id = CravingPulse.identifier(of: news.craving)
        let isThere = records.journal[id]?.created != nil
        apply(id, CravingPulse.kind, isThere ? .set(news.fields) : .create(news.fields))
      }
      return found
    }

    func pulse(_ number: UInt64) -> CravingPulse? {
      records.journal[CravingPulse.identifier(of: Identifier(high: 79, low: number))]
        .flatMap { CravingPulse($0) }
    }
  }

  private static func reading(_ tenths: Int64, at second: Int64) -> String {
    let time = Instant(milliseconds: second * 1000).text(at: .utc)
    let date = String(time.prefix(10)) + " " + String(time.dropFirst(11).prefix(8)) + " +0000"
    return HealthSample.quantity("HeartRate", "\(tenths / 10).\(tenths % 10)", "count/min", date)
  }

  @Test("Three readings on each side make two means; a reading outside of the minutes is none")
  func means() throws {
    var device = Device()
    device.crave(1, at: Self.start)
    let readings: [(Int64, Int64)] = [
      (600, -300), (700, -200), (801, -1), (900, 0), (901, 100), (902, 300), (2000, -301),
      (2000, 301),
    ]
    let records = readings.map { Self.reading($0.0, at: Self.start + $0.1) }
    try device.take(HealthSample.document(records))
    let pulse = try #require(device.pulse(1))
    #expect(pulse.before == 700 && pulse.readingsBefore == 3)
    #expect(pulse.after == 901 && pulse.readingsAfter == 3)
    #expect(try device.take(HealthSample.document(records)).pulseNews.isEmpty)
  }

  @Test("Two readings on a side, a kind that is off, and a file that was cut off say nothing")
  func little() throws {
    let readings: [(Int64, Int64)] = [
      (600, -300), (700, -200), (801, -1), (900, 0), (901, 100), (902, 200),
    ]
    let records = readings.map { Self.reading($0.0, at: Self.start + $0.1) }
    let whole = HealthSample.document(records)
    for (document, kinds) in [
      (HealthSample.document(Array(records.dropLast())), [HealthKind.heartRate]),
      (whole, [HealthKind.steps]), (Array(whole.dropLast(20)), [HealthKind.heartRate]),
    ] {
      var device = Device()
      device.crave(1, at: Self.start)
      #expect(try device.take(document, kinds).pulseNews.isEmpty)
      #expect(device.pulse(1) == nil)
    }
  }

  @Test("No reading gets into the journal, and the means are those of the readings")
  func raw() throws {
    for seed in UInt64(1)...20 {
      var dice = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func roll(_ sides: Int64) -> Int64 {
        dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int64(dice >> 33) % sides
      }
      var device = Device()
      device.allow()
      var cravings: [Int64] = []
      for number in 0..<6 {
        cravings.append(Self.start + roll(7200))
        device.crave(UInt64(number), at: cravings[number])
      }
      var readings: [Int64: Int64] = [:]
      for _ in 0..<400 { readings[Self.start - 600 + roll(8400)] = 400 + roll(1500) }
      let lines = readings.sorted { $0.key < $1.key }.map { Self.reading($0.value, at: $0.key) }
      try device.take(HealthSample.document(lines))
      for (number, craving) in cravings.enumerated() {
        let before = readings.filter { (craving - 300..<craving).contains($0.key) }.map { $0.value }
        let after = readings.filter { (craving...craving + 300).contains($0.key) }.map { $0.value }
        let pulse = device.pulse(UInt64(number))
        guard before.count >= 3, after.count >= 3 else {
          #expect(pulse == nil, "seed \(seed)")
          continue
        }
        func mean(_ all: [Int64]) -> Int64 {
          let count = Int64(all.count)
          return (all.reduce(0, +) + count / 2) / count
        }
        #expect(pulse?.before == mean(before) && pulse?.after == mean(after), "seed \(seed)")
        #expect(pulse?.readingsBefore == Int64(before.count), "seed \(seed)")
      }
      let allowed: [String: Set<String>] = [
        CravingPulse.kind: ["before", "after", "readingsBefore", "readingsAfter", "craving"],
        HealthRecord.kind: ["day", HealthKind.heartRate.name],
        Craving.kind: ["at", "day"],
      ]
      for entity in device.records.journal.entities where entity.kind != Settings.kind {
        let names = Set(entity.fields.map { $0.name })
        #expect(names.isSubset(of: allowed[entity.kind] ?? []), "seed \(seed): \(entity.kind)")
      }
      let kept = device.records.journal.entities.filter { $0.kind == CravingPulse.kind }
      #expect(kept.count <= cravings.count, "seed \(seed)")
      #expect(device.records.cravingPulses().count == kept.count, "seed \(seed)")
    }
  }

  @Test("From five cravings on both means are said, before that how many are missing")
  func summary() throws {
    for count in [0, 1, 4, 5, 6] {
      var device = Device()
      device.allow()
      var records = [Self.reading(700, at: Self.start - 90_000)]
      for number in 0..<count {
        let at = Self.start + Int64(number) * 3600
        device.crave(UInt64(number), at: at)
        for second in [-90, -60, -30] as [Int64] {
          records.append(Self.reading(700, at: at + second))
        }
        for second in [30, 60, 90] as [Int64] {
          records.append(Self.reading(800 + Int64(number) * 10, at: at + second))
        }
      }
      try device.take(HealthSample.document(records))
      let means = try #require(Overview(device.records).pulseMeans(device.records))
      #expect(means.count == count && means.missing == max(0, 5 - count))
      if count == 5 { #expect(means.before == 700 && means.after == 820) }
    }
    var off = Device()
    off.crave(1, at: Self.start)
    try off.take(HealthSample.document([Self.reading(700, at: Self.start)]))
    #expect(Overview(off.records).pulseMeans(off.records) == nil)
  }
}
