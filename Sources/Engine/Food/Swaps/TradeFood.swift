// A food that could be traded, with what it was picked for.

/// Why a food is among those to trade.
public enum TradeReason: Hashable, Sendable {
  /// Seen on so many of the recalled days.
  case days(Int, of: Int)
  /// Thousandths of a usual amount on a recalled day.
  case servings(Int64)
  /// Kilocalories in 100 g.
  case density(Int64)
  /// Tenths of a gram of added sugar on a recalled day.
  case addedSugar(Int64)
}

/// A food, or foods that are alike, over the recalls that were looked at.
public struct TradeFood: Hashable, Sendable {
  /// Reasons below this part of their scale are not told.
  private static let leastTold: Int64 = 250
  /// The top of each scale.
  private static let scale: Int64 = 1000
  /// Thousandths of a usual amount on a recalled day from which on it is not more.
  private static let mostServings: Int64 = 3000
  /// Kilocalories in 100 g from which on it is not more.
  private static let mostDensity: Int64 = 500
  /// Tenths of a gram of added sugar on a recalled day from which on it is not more: 50 g are the
  /// Daily Value of food labels in the United States (FDA, 21 CFR 101.9).
  private static let mostAddedSugar: Int64 = 500

  public let key: FocusKey
  /// The latest item of it: its name, its food and the measure in which it was said.
  public let latest: RecallItem
  public let days: Int
  /// Recalls that were looked at, this food in them or not.
  public let recalls: Int
  /// Thousandths of usual amounts over all recalls.
  public let servings: Int64
  /// Kilocalories in 100 g; nothing where unknown.
  public let density: Int64?
  /// Tenths of a gram of added sugar over all recalls; nothing where unknown.
  public let addedSugar: Int64?
  /// Kilocalories over all recalls; nothing where unknown.
  public let energy: Int64?
  /// Whether it was had once on each of its days, always as much of the same.
  public let isAlike: Bool

  /// `items` are not empty, oldest first; `recalls` is at least 1.
  init(_ key: FocusKey, _ items: [RecallItem], recalls: Int) {
    let totals = FoodTotals(items)
    var (days, servings, weight, weighed) = (0, Int64(0), Int64(0), Int64(0))
    var last: Day?
    for item in items {
      if item.day != last { days += 1 }
      last = item.day
      servings += item.servings
      if let energy = item.thousandths(of: .energy), let own = item.helping.weight {
        weight += own
        weighed += energy
      }
    }
    self.key = key
    self.recalls = recalls
    self.days = days
    self.servings = servings
    let latest = items[items.count - 1]
    isAlike =
      items.count == days
      && items.allSatisfy { $0.food == latest.food && $0.helping == latest.helping }
    self.latest = latest
    density = weight == 0 ? nil : (weighed + weight / 2) / weight
    addedSugar = totals.thousandths(of: .addedSugars).map { ($0 + 5000) / 10_000 }
    energy = totals[.energy]
  }

  /// Kilocalories of the measure in which it was last said; nothing where unknown.
  public var measureEnergy: Int64? {
    latest.thousandths(of: .energy).map { ($0 + 500) / 1000 }
  }

  /// Kilocalories of a day with it, the mean of all of them; nothing where unknown.
  public var dayEnergy: Int64? { energy.map { ($0 + Int64(days) / 2) / Int64(days) } }

  /// How much there is to trade: (how often + how much) · (how dense + how sweet), each 0 … 1000 of
  /// its scale, so that the product is 0 … 4,000,000. Often is days seen out of days recalled, much
  /// is usual amounts a recalled day up to 3, dense is kilocalories in 100 g up to 500, sweet is
  /// added sugar a recalled day up to 50 g. What is unknown adds nothing.
  public var score: Int64 { (often + much) * (dense + sweet) }

  private var often: Int64 { TradeFood.part(Int64(days), of: Int64(recalls)) }
  private var much: Int64 { TradeFood.part(perDay(servings), of: TradeFood.mostServings) }
  private var dense: Int64 { TradeFood.part(density ?? 0, of: TradeFood.mostDensity) }
  private var sweet: Int64 {
    TradeFood.part(perDay(addedSugar ?? 0), of: TradeFood.mostAddedSugar)
  }

  private func perDay(_ sum: Int64) -> Int64 { (sum + Int64(recalls) / 2) / Int64(recalls) }

  private static func part(_ value: Int64, of most: Int64) -> Int64 {
    min(max(value, 0), most) * scale / most
  }

  /// The days first, then what stands out, strongest first.
  public var reasons: [TradeReason] {
    var told: [ToldReason] = []
    if servings > Int64(days) * Entry.unit {
      told.append(ToldReason(.servings(perDay(servings)), much))
    }
    if let density { told.append(ToldReason(.density(density), dense)) }
    if let addedSugar { told.append(ToldReason(.addedSugar(perDay(addedSugar)), sweet)) }
    told = told.filter { $0.part >= TradeFood.leastTold }.ordered { $0.part > $1.part }
    return [.days(days, of: recalls)] + told.map { $0.reason }
  }
}

/// A reason with its part of its scale.
private struct ToldReason {
  let reason: TradeReason
  let part: Int64

  init(_ reason: TradeReason, _ part: Int64) {
    self.reason = reason
    self.part = part
  }
}
