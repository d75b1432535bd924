// Writes a food table as the compact bytes that the app loads.

/// Bytes of a table; equal tables have equal bytes.
public enum FoodTableWriter {
  /// `FoodTableReader` refuses tables beyond the limits of `FoodTableFormat`.
  public static func bytes(_ table: FoodTable) -> [UInt8] {
    let body = body(table)
    var writer = ByteWriter()
    writer.raw(FoodTableFormat.name)
    writer.uint8(FoodTableFormat.version)
    writer.uint32(CRC32.checksum(body))
    writer.raw(body)
    return writer.bytes
  }

  private static func body(_ table: FoodTable) -> [UInt8] {
    var foods: [Food] = []
    foods.reserveCapacity(table.count)
    for index in 0..<table.count { foods.append(table.food(at: index)) }
    var writer = ByteWriter()
    writer.varint(UInt64(foods.count))
    append(codes: foods, to: &writer)
    append(foods, to: &writer) { $0.category }
    append(foods, to: &writer) { $0.timesReported }
    append(facts: foods, to: &writer)
    append(foods, to: &writer) { ($0.usualWeight ?? -1) + 1 }
    append(texts: foods.map { $0.name }, to: &writer)
    append(texts: foods.map { $0.germanName ?? "" }, to: &writer)
    append(lists: foods.map { $0.words }, to: &writer)
    append(lists: foods.map { food in food.portions.map { $0.name } }, to: &writer)
    for food in foods {
      for portion in food.portions { writer.varint(UInt64(portion.weight)) }
    }
    append(phrases: table, to: &writer)
    return writer.bytes
  }

  private static func append(codes foods: [Food], to writer: inout ByteWriter) {
    var last: Int32 = 0
    for food in foods {
      writer.varint(UInt64(food.code.number - last))
      last = food.code.number
    }
  }

  private static func append(facts foods: [Food], to writer: inout ByteWriter) {
    append(foods, to: &writer) { $0.facts.energy }
    append(foods, to: &writer) { $0.facts.protein }
    append(foods, to: &writer) { $0.facts.carbohydrate }
    append(foods, to: &writer) { $0.facts.sugars }
    append(foods, to: &writer) { ($0.facts.addedSugars ?? -1) + 1 }
    append(foods, to: &writer) { $0.facts.fiber }
    append(foods, to: &writer) { $0.facts.fat }
    append(foods, to: &writer) { $0.facts.saturatedFat }
    append(foods, to: &writer) { $0.facts.alcohol }
  }

  /// One number of each food.
  private static func append(
    _ foods: [Food], to writer: inout ByteWriter, _ number: (Food) -> Int
  ) {
    for food in foods { writer.varint(UInt64(max(number(food), 0))) }
  }

  /// All lengths, then all texts.
  private static func append(texts: [String], to writer: inout ByteWriter) {
    for text in texts { writer.varint(UInt64(text.utf8.count)) }
    for text in texts { writer.raw(Array(text.utf8)) }
  }

  /// Each text once in the order in which it first comes, how many each list has, and which.
  private static func append(lists: [[String]], to writer: inout ByteWriter) {
    var places: [String: Int] = [:]
    var distinct: [String] = []
    for list in lists {
      for text in list where places[text] == nil {
        places[text] = distinct.count
        distinct.append(text)
      }
    }
    writer.varint(UInt64(distinct.count))
    append(texts: distinct, to: &writer)
    for list in lists { writer.varint(UInt64(list.count)) }
    for list in lists {
      for text in list { writer.varint(UInt64(places[text] ?? 0)) }
    }
  }

  private static func append(phrases table: FoodTable, to writer: inout ByteWriter) {
    writer.varint(UInt64(table.phrases.count))
    append(texts: table.phrases.map { $0.text }, to: &writer)
    for phrase in table.phrases { writer.varint(UInt64(phrase.codes.count)) }
    for phrase in table.phrases {
      for code in phrase.codes { writer.varint(UInt64(table.index(of: code) ?? 0)) }
    }
  }
}
