// What somebody ate on one day, as they remember it. One recall a date, on whichever device.

/// The recall of a day: how far it is, and its items.
public struct Recall: Hashable, Sendable {
  public static let kind = "recall"
  /// Items that a day takes; further ones that came from elsewhere are kept, and not shown.
  public static let mostItems = 200

  public let day: Day
  /// The pass in which it goes on.
  public let pass: RecallPass
  public let isComplete: Bool
  /// What was asked about in the second pass, in the order of the list.
  public let asked: [ForgottenFood]
  /// In the person's order.
  public internal(set) var items: [RecallItem] = []

  /// Of a day whose items, if there are any, are all that is known.
  public init(beginning day: Day) {
    self.day = day
    pass = .quickList
    isComplete = false
    asked = []
  }

  /// Nothing without a day.
  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }) else { return nil }
    self.day = day
    pass = RecallPass(rawValue: entity["pass"]?.asText ?? "") ?? .quickList
    isComplete = entity["complete"]?.asBool ?? false
    asked = ForgottenFood.allCases.filter { entity[Recall.name(of: $0)]?.asBool == true }
  }

  /// Yesterday is what people can tell.
  public static func usualDay(today: Day) -> Day { today.adding(days: -1) }

  /// The one name of a day's recall, on whichever device it is begun.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }

  public var id: Identifier { Recall.identifier(on: day) }

  /// What is asked next in the second pass; nothing once everything was asked.
  public var nextForgotten: ForgottenFood? {
    ForgottenFood.allCases.first { !asked.contains($0) }
  }

  /// Items without a meal or a time, for the third pass.
  public var withoutMeal: [RecallItem] { items.filter { $0.meal == nil && $0.time == nil } }

  /// Items for which no food is picked.
  public var withoutFood: [RecallItem] { items.filter { $0.food == nil } }

  public var totals: FoodTotals { FoodTotals(items) }

  /// What goes when the recall goes: itself and its items.
  public var belongings: [Belonging] {
    [Belonging(id: id, kind: Recall.kind)]
      + items.map { Belonging(id: $0.id, kind: RecallItem.kind) }
  }

  /// The place behind the last item.
  public var nextOrder: Int64 { (items.last?.order ?? -1) + 1 }
}

extension Recall {
  /// The fields of a recall that begins.
  public static func startFields(on day: Day) -> [Field] {
    [
      Field("complete", .bool(false)), Field("day", .int(Int64(day.number))),
      field(of: .quickList),
    ]
  }

  /// The pass in which it goes on, forwards or backwards; skipping one is going to the next.
  public static func field(of pass: RecallPass) -> Field { Field("pass", .text(pass.rawValue)) }

  /// The last look is done. What is changed afterwards leaves it complete.
  public static var completeField: Field { Field("complete", .bool(true)) }

  /// One of the forgotten foods was asked about, whatever the answer.
  public static func field(asked food: ForgottenFood) -> Field {
    Field(name(of: food), .bool(true))
  }

  private static func name(of food: ForgottenFood) -> String { "asked." + food.rawValue }

  /// Its items that another recall lacks: one of two coffees where that has one.
  func missing(from other: Recall?) -> [RecallItem] {
    var there = other?.items ?? []
    return items.filter { item in
      guard let place = there.firstIndex(where: { $0.isAgain(item) }) else { return true }
      there.remove(at: place)
      return false
    }
  }

  /// The drafts of its items on another day, behind what is there already and without it. They get
  /// names of their own, and this recall stays as it is.
  public func copied(
    to other: Day, behind there: Recall?, _ entropy: Entropy
  ) -> [Draft] {
    var drafts: [Draft] = []
    var order = there?.nextOrder ?? 0
    let room = Recall.mostItems - (there?.items.count ?? 0)
    for item in missing(from: there).prefix(max(0, room)) {
      drafts.append(
        .create(
          entropy.identifier(), kind: RecallItem.kind, item.fields(on: other, order: order)))
      order += 1
    }
    return drafts
  }
}
