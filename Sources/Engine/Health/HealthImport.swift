// What an export changes in the journal: the days of the kinds that are wanted, as far as they
// differ from what is there. The same export once more changes nothing.

/// What a reading comes to.
public struct HealthImport: Equatable, Sendable {
  /// One day with the fields that are new.
  public struct News: Equatable, Sendable {
    public let day: Day
    public let fields: [Field]
  }

  /// One craving with the fields of its pulse that are new.
  public struct PulseNews: Equatable, Sendable {
    public let craving: Identifier
    public let fields: [Field]
  }

  public private(set) var news: [News] = []
  public private(set) var pulseNews: [PulseNews] = []
  /// Days of which nothing was here.
  public private(set) var added = 0
  /// Days with something of a kind that is wanted.
  public private(set) var found = 0
  /// The file broke off: what it does not say counts for nothing.
  public let isCutOff: Bool
  /// Whose file it was.
  public let formats: [HealthFormat]
  /// Records that say nothing that can be understood.
  public let unread: Int
  /// Kinds that are not taken, as the file calls them.
  public let unknown: [String]

  /// Of a file that broke off, the day at which it did is left out, and what is here stays.
  public init(_ totals: HealthTotals, _ kinds: [HealthKind], _ journal: Journal) {
    isCutOff = !totals.isComplete
    formats = totals.formats
    unread = totals.unread
    unknown = totals.unknown
    if kinds.contains(.heartRate) { takePulses(totals, journal) }
    for day in totals.days {
      var wanted = kinds.filter { day.numbers(of: $0) != nil }
      if let end = totals.brokenOff, end.day == day.day { wanted.removeAll { $0 == end.kind } }
      guard !wanted.isEmpty else { continue }
      found += 1
      let entity = journal[HealthRecord.identifier(of: day.day)]
      let visible = entity.flatMap { $0.isVisible ? $0 : nil }
      let old = visible.flatMap { HealthRecord($0) }
      if isCutOff, let old { wanted.removeAll { old.holds($0) } }
      let fields = HealthRecord.news(day, wanted, over: visible)
      guard !fields.isEmpty else { continue }
      if old == nil { added += 1 }
      news.append(News(day: day.day, fields: fields))
    }
  }

  /// Of cravings that are still there, as far as it differs from what is kept of them.
  private mutating func takePulses(_ totals: HealthTotals, _ journal: Journal) {
    for (craving, pulse) in totals.pulses {
      guard journal[craving]?.isVisible == true else { continue }
      let old = journal[CravingPulse.identifier(of: craving)].flatMap { CravingPulse($0) }
      guard old != pulse else { continue }
      pulseNews.append(PulseNews(craving: craving, fields: pulse.fields(of: craving)))
    }
  }

  public var changed: Int { news.count - added }
}
