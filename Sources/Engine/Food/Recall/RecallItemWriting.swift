// The fields that an item of a recall writes: when it is named, picked, measured and placed.

extension RecallItem {
  /// A new item: what was typed, and the food that was picked for it with its usual amount unless
  /// another one was said.
  public static func fields(
    on day: Day, order: Int64, text: String, _ pick: FoodPick?, _ helping: Helping? = nil
  ) -> [Field] {
    var fields = [
      Field("day", .int(Int64(day.number))),
      Field("order", .int(min(max(order, orders.lowerBound), orders.upperBound))),
      Field("text", .text(text.cut(at: longestText))),
    ]
    if let pick {
      fields += RecallItem.fields(of: pick) + RecallItem.fields(of: helping ?? pick.usual)
    } else if let helping {
      fields += RecallItem.fields(of: helping)
    }
    return fields
  }

  /// Another food; the amount stays unless `fields(of:)` of a helping goes with it.
  public static func fields(of pick: FoodPick) -> [Field] {
    [
      Field("category", .int(Int64(pick.category))), Field("facts", pick.nutrition.value),
      Field("food", .text(pick.key.text)), Field("name", .text(pick.name.cut(at: longestName))),
      Field("usual", .int(pick.usual.weight ?? 0)),
    ]
  }

  /// Another amount.
  public static func fields(of helping: Helping) -> [Field] {
    [
      Field("amount", .int(helping.amount)), Field("measure", .text(helping.measure)),
      Field("weight", .int(helping.measureWeight ?? 0)),
    ]
  }

  public static func field(of meal: Meal?) -> Field {
    Field("meal", .text(meal?.rawValue ?? ""))
  }

  public static func field(of time: TimeOfDay?) -> Field {
    Field("time", .int(time.map { Int64($0.minutes) } ?? -1))
  }

  /// All of it, for another day and place.
  func fields(on day: Day, order: Int64) -> [Field] {
    again(on: day, order: order) + [RecallItem.field(of: meal), RecallItem.field(of: time)]
  }

  /// The same food and amount for another day and place; when it was eaten is not said yet.
  public func again(on day: Day, order: Int64) -> [Field] {
    [
      Field("category", .int(Int64(category))), Field("day", .int(Int64(day.number))),
      Field("facts", nutrition.value), Field("food", .text(food?.text ?? "")),
      Field("name", .text(name)), Field("order", .int(min(order, RecallItem.orders.upperBound))),
      Field("text", .text(text)), Field("usual", .int(usualWeight ?? 0)),
    ] + RecallItem.fields(of: helping)
  }
}
