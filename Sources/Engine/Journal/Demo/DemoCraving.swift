// Made-up cravings: what sets them off depends on the hour and the weekday.

/// One craving, before it is written down.
struct DemoCraving {
  private static let minutesToEnd: Int64 = 5

  let id: Identifier
  let start: Instant
  let end: Instant
  let fields: [Field]

  /// `level` is the use at that time in thousandths of the highest: where it is high, cravings are
  /// strong. `outcome` is what the person answered.
  init(
    at start: Instant, in day: DemoDay, tracker: Identifier, level: Int64,
    outcome: CravingOutcome, _ dice: inout Dice
  ) {
    self.id = dice.identifier()
    self.start = start
    let length = Milliseconds.minute + dice.below(DemoCraving.minutesToEnd * Milliseconds.minute)
    end = min(start.adding(milliseconds: length), day.until)
    let local = day.zone.offset(start).local(start)
    let intensity = min(10, 2 + level * 5 / 1000 + dice.below(4))
    let place = DemoCraving.place(local.day.weekday, local.time.hour, &dice)
    var fields = day.place(start)
    fields.append(Field("tracker", .text(tracker.text)))
    fields.append(Field("intensity", .int(intensity)))
    let triggers = DemoCraving.triggers(local.day.weekday, local.time.hour, &dice)
    fields.append(Field("triggers", .list(triggers.map { .text($0.rawValue) })))
    if dice.chance(800) { fields.append(Field("place", .text(place.rawValue))) }
    if dice.chance(700) {
      let company = DemoCraving.company(at: place, &dice)
      fields.append(Field("company", .text(company.rawValue)))
    }
    if dice.chance(outcome == .passed ? 900 : 250) {
      let technique = dice.pick(triggers.first?.techniques ?? Technique.forOwnTriggers)
      fields.append(Field("action", .text(technique.action.rawValue)))
      fields.append(Field("technique", .text(technique.rawValue)))
      let fall = outcome == .passed ? 1 + dice.below(5) : dice.below(2)
      if dice.chance(700) {
        fields.append(Field("intensityAfter", .int(max(1, intensity - fall))))
      }
    }
    if dice.chance(500) {
      let session = CravingSession(start: start, minutes: DemoCraving.minutesToEnd)
      fields.append(Field("sessionEnd", .int(session.end.milliseconds)))
    }
    fields.append(Field("outcome", .text(outcome.rawValue)))
    fields.append(Field("endedAt", .int(end.milliseconds)))
    self.fields = fields
  }

  var kept: DemoKeepsake {
    DemoKeepsake(at: end, id: id, kind: Craving.kind, fields: fields)
  }

  private static func place(_ weekday: Weekday, _ hour: Int, _ dice: inout Dice) -> CravingPlace {
    let isWeekend = weekday == .saturday || weekday == .sunday
    return switch hour {
    case 9...16: isWeekend ? .home : .work
    case 8, 17: isWeekend ? .home : .onTheWay
    case 20...23: dice.chance(isWeekend ? 600 : 200) ? .out : .home
    default: .home
    }
  }

  private static func company(at place: CravingPlace, _ dice: inout Dice) -> CravingCompany {
    switch place {
    case .work: dice.chance(600) ? .colleagues : .alone
    case .out: .friends
    case .home: dice.chance(400) ? .partner : .alone
    case .onTheWay, .other: .alone
    }
  }

  private static func triggers(_ weekday: Weekday, _ hour: Int, _ dice: inout Dice)
    -> [CravingTrigger]
  {
    let isWeekend = weekday == .saturday || weekday == .sunday
    let likely: CravingTrigger =
      switch hour {
      case 6...9: .coffee
      case 12...13: .afterMeal
      case 10...17: isWeekend ? .boredom : .work
      case 18...19: .afterMeal
      case 20...23: weekday == .friday || isWeekend ? .alcohol : .boredom
      default: .tiredness
      }
    var triggers: [CravingTrigger] = []
    if dice.chance(700) { triggers.append(likely) }
    if dice.chance(400) {
      let other = dice.pick(Array(CravingTrigger.allCases.prefix(CravingTrigger.usualCount)))
      if other != likely { triggers.append(other) }
    }
    return triggers
  }
}
