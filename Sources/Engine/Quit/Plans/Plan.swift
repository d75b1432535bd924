// What a person has set out to do about one tracker, from a certain day on.

/// A dated plan. Everything that decides a target is frozen in it, so a past target never changes;
/// a change of mind is a new plan with a later `fromDay`.
///
/// Any values are safe to compute with; `problems` says which ones make no sense.
public struct Plan: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// Nothing is asked before the quit day, and no use from then on.
    case stop
    /// The target falls along the curve from `start` to the quit day.
    case reduce
    /// Only noticing: there is no target.
    case notice

    public var code: String { rawValue }
    public init?(code: String) { self.init(rawValue: code) }
  }

  /// How often the target of a reduction changes.
  public enum Cadence: String, CaseIterable, Sendable {
    case daily, weekly

    public var code: String { rawValue }
    public init?(code: String) { self.init(rawValue: code) }
  }

  /// The first day that this plan judges.
  public var fromDay: Day
  public var kind: Kind
  /// The usual use a day before the plan, in thousandths of a unit.
  public var baseline: Int64?
  /// The day on which a reduction's curve starts; stays when the plan is edited.
  public var start: Day
  /// The first day without use.
  public var quitDay: Day?
  /// The moment of stopping, for the countdown and the time since.
  public var quitAt: Instant?
  public var curve: Curve
  public var cadence: Cadence
  /// The nicotine strength at the start in mg/ml, when the plan lowers it too.
  public var ladderStart: Int?
  /// Minor units of `currency` for a pack.
  public var price: Int64?
  /// Whole units in a pack.
  public var packUnits: Int?
  public var currency: Currency

  /// `start` is `fromDay` unless given.
  public init(
    fromDay: Day, kind: Kind, baseline: Int64? = nil, start: Day? = nil, quitDay: Day? = nil,
    quitAt: Instant? = nil, curve: Curve = .linear, cadence: Cadence = .weekly,
    ladderStart: Int? = nil, price: Int64? = nil, packUnits: Int? = nil, currency: Currency = .euro
  ) {
    self.fromDay = fromDay
    self.kind = kind
    self.baseline = baseline
    self.start = start ?? fromDay
    self.quitDay = quitDay
    self.quitAt = quitAt
    self.curve = curve
    self.cadence = cadence
    self.ladderStart = ladderStart
    self.price = price
    self.packUnits = packUnits
    self.currency = currency
  }

  /// What a unit costs, when price and pack are known.
  public var unitPrice: UnitPrice? {
    guard let price, let packUnits else { return nil }
    return UnitPrice(price: price, packUnits: packUnits, currency: currency)
  }

  /// The plan moved so many days later, judging from `day` on: what a lapse offers.
  ///
  /// The way down continues from where it stood that many days ago. `quitAt` has to be given anew
  /// because only a zone knows it.
  public func shifted(days: Int, from day: Day, quitAt: Instant? = nil) -> Plan {
    var plan = self
    plan.fromDay = day
    plan.start = start.adding(days: days)
    plan.quitDay = quitDay?.adding(days: days)
    plan.quitAt = quitAt
    return plan
  }
}
