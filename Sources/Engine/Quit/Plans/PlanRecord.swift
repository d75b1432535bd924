// A plan as the journal keeps it: an entity of its own with a first day, so that a new plan never
// judges a day before it.

/// A dated plan of one tracker.
public struct PlanRecord: Hashable, Sendable {
  public static let kind = "plan"

  public let id: Identifier
  public let tracker: Identifier
  /// Of two plans from one day on, the one that was made later holds.
  public let made: Stamp
  public let plan: Plan

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let made = entity.created,
      let fromDay = entity["fromDay"]?.asInt.flatMap({ Day(stored: $0) }),
      let kind = Plan.Kind(code: entity["method"]?.asText ?? "")
    else { return nil }
    self.id = entity.id
    self.tracker = tracker
    self.made = made
    plan = Plan(
      fromDay: fromDay, kind: kind, baseline: entity["baseline"]?.asInt,
      start: entity["start"]?.asInt.flatMap { Day(stored: $0) },
      quitDay: entity["quitDay"]?.asInt.flatMap { Day(stored: $0) },
      quitAt: entity["quitAt"]?.asInt.map { Instant(milliseconds: $0) },
      curve: Curve(code: entity["curve"]?.asText ?? "") ?? .linear,
      cadence: Plan.Cadence(code: entity["cadence"]?.asText ?? "") ?? .weekly,
      ladderStart: entity["ladder"]?.asInt.map { Int(clamping: $0) },
      price: entity["price"]?.asInt,
      packUnits: entity["packUnits"]?.asInt.map { Int(clamping: $0) },
      currency: Currency(code: entity["currency"]?.asText ?? "") ?? .euro)
  }

  /// The fields that make this plan again; what is unknown has no field.
  public static func fields(of plan: Plan, tracker: Identifier) -> [Field] {
    var fields = [
      Field("tracker", .text(tracker.text)), Field("fromDay", .int(Int64(plan.fromDay.number))),
      Field("method", .text(plan.kind.code)), Field("start", .int(Int64(plan.start.number))),
      Field("curve", .text(plan.curve.code)), Field("cadence", .text(plan.cadence.code)),
      Field("currency", .text(plan.currency.code)),
    ]
    let numbers: [(String, Int64?)] = [
      ("baseline", plan.baseline), ("quitDay", plan.quitDay.map { Int64($0.number) }),
      ("quitAt", plan.quitAt.map { $0.milliseconds }),
      ("ladder", plan.ladderStart.map { Int64($0) }),
      ("price", plan.price), ("packUnits", plan.packUnits.map { Int64($0) }),
    ]
    for (name, value) in numbers {
      if let value { fields.append(Field(name, .int(value))) }
    }
    return fields
  }

  /// The fields of the amounts and prices that differ; an empty text is read as nothing.
  public static func fields(correcting old: Plan, to new: Plan) -> [Field] {
    var fields: [Field] = []
    if old.baseline != new.baseline { fields.append(field("baseline", new.baseline)) }
    if old.price != new.price { fields.append(field("price", new.price)) }
    if old.packUnits != new.packUnits {
      fields.append(field("packUnits", new.packUnits.map { Int64($0) }))
    }
    if old.currency != new.currency {
      fields.append(Field("currency", .text(new.currency.code)))
    }
    return fields
  }

  private static func field(_ name: String, _ number: Int64?) -> Field {
    Field(name, number.map { .int($0) } ?? .text(""))
  }
}
