// One recorded fact: a puff, a cigarette, a repetition of something imported.

/// One recorded amount of one tracker.
public struct Entry: Hashable, Sendable {
  public static let kind = "entry"
  /// The most that one entry may hold: 100,000 units.
  public static let largestAmount: Int64 = 100_000_000
  /// Characters of a note.
  public static let longestNote = 500
  /// One unit, in the thousandths in which amounts are kept.
  public static let unit: Int64 = 1000

  public let id: Identifier
  public let tracker: Identifier
  /// When it happened; nothing where only the day is known.
  public let at: Instant?
  /// The offset in force where and when it happened.
  public let offset: UTCOffset
  /// The day to which it belongs, decided when it was logged or edited.
  public let day: Day
  /// Whether the person picked the day; then no edit of the time moves it.
  public let dayChosen: Bool
  /// In thousandths of a unit.
  public let amount: Int64
  public let note: String
  /// The craving that ended in this entry.
  public let craving: Identifier?
  /// The level of a tracker with levels.
  public let level: Int?
  /// The person took the day out of the count of this tracker; the entry then holds no amount.
  public let isSkipped: Bool
  /// Milligrams of pure alcohol in one drink; -1 for what has no size.
  private let inOneDrink: Int32
  /// mg/ml of nicotine; -1 where none was said.
  private let saidStrength: Int8
  /// What stood around it.
  public let context: EntryContext

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let dayNumber = entity["day"]?.asInt, let day = Day(stored: dayNumber)
    else { return nil }
    let amount = entity["amount"]?.asInt ?? Entry.unit
    guard (0...Entry.largestAmount).contains(amount) else { return nil }
    self.id = entity.id
    self.tracker = tracker
    self.at = entity["at"]?.asInt.map { Instant(milliseconds: $0) }
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.day = day
    self.dayChosen = entity["dayChosen"]?.asBool ?? false
    self.amount = amount
    self.note = entity["note"]?.asText ?? ""
    self.craving = Identifier(text: entity["craving"]?.asText ?? "")
    self.level = entity["level"]?.asInt.flatMap { (0...4).contains($0) ? Int($0) : nil }
    self.isSkipped = entity["skipped"]?.asBool ?? false
    self.inOneDrink = DrinkSize(entity).map { Int32(clamping: $0.milligrams) } ?? -1
    let strength = entity["strength"]?.asInt.map { Int(clamping: $0) } ?? -1
    self.saidStrength = StrengthLadder.starts.contains(strength) ? Int8(strength) : -1
    self.context = EntryContext(entity)
  }

  /// Of the liquid that was used, in mg/ml, 0 … 100; nothing where nobody said.
  public var strength: Int? { saidStrength < 0 ? nil : Int(saidStrength) }

  /// The field of a strength in mg/ml; nothing takes it back.
  public static func field(strength: Int?) -> Field {
    Field("strength", .int(Int64(strength ?? -1)))
  }

  /// Milligrams of pure alcohol in all of it; nothing where the size of a drink is not known.
  public var alcohol: Int64? {
    inOneDrink < 0 ? nil : (amount * Int64(inOneDrink) + Entry.unit / 2) / Entry.unit
  }
}

extension Day {
  /// A day from its stored number, or nothing outside the dates that a person can mean.
  public init?(stored number: Int64) {
    guard number >= Int64(Day.first.number), number <= Int64(Day.last.number) else { return nil }
    self.init(number: Int32(number))
  }
}
