// One thing that somebody ate or drank on a day. It keeps what was known of the food when it was
// picked, so that it stays readable whatever becomes of the table.

/// An item of a recall, an entity of its own: two devices that write different ones both win.
public struct RecallItem: Hashable, Sendable {
  public static let kind = "recallItem"
  /// Characters of what was typed.
  public static let longestText = 200
  /// Characters of a name.
  public static let longestName = 200
  public static let orders: ClosedRange<Int64> = 0...1_000_000

  public let id: Identifier
  public let day: Day
  /// Its place among the items of the day; of equal ones the name of the entity decides.
  public let order: Int64
  /// As it was typed; may be empty.
  public let text: String
  /// Nothing while no food is picked for the text.
  public let food: FoodKey?
  /// Of the food, as the person saw it.
  public let name: String
  /// Of the What We Eat In America classification; 0 where there is none.
  public let category: Int
  public let nutrition: Nutrition
  public let helping: Helping
  /// Tenths of a gram that are usual of this food; nothing where unknown.
  public let usualWeight: Int64?
  public let meal: Meal?
  /// Nothing where it was not said.
  public let time: TimeOfDay?

  /// Nothing without a day and words.
  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }) else { return nil }
    let text = (entity["text"]?.asText ?? "").cut(at: RecallItem.longestText)
    let name = (entity["name"]?.asText ?? "").cut(at: RecallItem.longestName)
    guard !text.isEmpty || !name.isEmpty else { return nil }
    self.id = entity.id
    self.day = day
    self.text = text
    self.name = name
    let range = RecallItem.orders
    order = min(max(entity["order"]?.asInt ?? 0, range.lowerBound), range.upperBound)
    food = FoodKey(text: entity["food"]?.asText ?? "")
    category = bounded(Int(clamping: entity["category"]?.asInt ?? 0), in: 0...9999)
    nutrition = Nutrition(entity["facts"])
    helping = Helping(
      entity["amount"]?.asInt ?? Entry.unit, of: entity["measure"]?.asText ?? "",
      weighing: entity["weight"]?.asInt)
    let usual = entity["usual"]?.asInt ?? 0
    usualWeight = Helping.weights.contains(usual) ? usual : nil
    meal = Meal(rawValue: entity["meal"]?.asText ?? "")
    time = entity["time"]?.asInt.flatMap { TimeOfDay(minutes: Int(clamping: $0)) }
  }

  /// The name of its food, or else what was typed.
  public var title: String { name.isEmpty ? text : name }

  /// Whether it is as much of the same at the same meal, on whichever day.
  func isAgain(_ other: RecallItem) -> Bool {
    title == other.title && food == other.food && helping == other.helping && meal == other.meal
  }

  /// Thousandths of the unit; nothing where unknown.
  public func thousandths(of nutrient: Nutrient) -> Int64? {
    nutrition.thousandths(of: nutrient, in: helping)
  }

  /// Thousandths of what is usual of this food: portions where nobody weighed one, and one where
  /// nobody knows what is usual.
  public var servings: Int64 {
    guard let weight = helping.weight else { return helping.amount }
    guard let usualWeight else { return Entry.unit }
    return (weight * 1000 + usualWeight / 2) / usualWeight
  }
}
