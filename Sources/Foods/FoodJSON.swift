// Foods in JSON, the same from the program and from the server.

import Engine

/// Writes foods as objects.
public enum FoodJSON {
  /// The food with its portions; kilocalories are those of 100 g, and null is unknown.
  public static func write(_ food: Food, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("code")
    writer.int64(Int64(food.code.number))
    writer.key("name")
    writer.string(food.name)
    writer.key("germanName")
    if let name = food.germanName { writer.string(name) } else { writer.null() }
    writer.key("energy")
    writer.int64(Int64(food.facts.energy))
    writer.key("usualGrams")
    write(tenths: food.usualWeight, to: &writer)
    writer.key("portions")
    writer.beginArray()
    for portion in food.portions {
      writer.beginObject()
      writer.key("name")
      writer.string(portion.name)
      writer.key("grams")
      write(tenths: portion.weight, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// A number with at most one decimal.
  public static func write(tenths: Int?, to writer: inout JSONWriter) {
    guard let tenths else { return writer.null() }
    if tenths % 10 == 0 {
      writer.int64(Int64(tenths / 10))
    } else {
      writer.double(Double(tenths) / 10)
    }
  }
}
