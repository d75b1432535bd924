// Reads the compact bytes of a food table; whatever they hold, it answers and never traps.

/// Takes a table out of the bytes that `FoodTableWriter` made.
public enum FoodTableReader {
  public static func table(_ bytes: [UInt8]) throws(FoodTableError) -> FoodTable {
    guard bytes.count <= FoodTableFormat.mostBytes else { throw .tooLong }
    let name = FoodTableFormat.name
    guard bytes.starts(with: name) else {
      throw name.starts(with: bytes) ? .endsEarly : .notATable
    }
    var head = FoodColumns(Array(bytes[name.count...]))
    try head.version()
    let checksum = try head.checksum()
    let body = try head.rest()
    var columns = FoodColumns(body)
    let table = try table(&columns)
    try columns.end()
    guard CRC32.checksum(body) == checksum else { throw .damaged }
    return table
  }

  private static func table(_ columns: inout FoodColumns) throws(FoodTableError) -> FoodTable {
    let count = try columns.number(in: 0...FoodTableFormat.mostFoods)
    let codes = try columns.codes(count)
    let categories = try columns.numbers(count, in: FoodTableFormat.categories)
    let reports = try columns.numbers(count, in: 0...FoodTableFormat.mostReports)
    let facts = try facts(count, &columns)
    let usual = try columns.unsureNumbers(count, in: FoodTableFormat.weights)
    let names = try columns.texts(count)
    let germanNames = try columns.texts(count)
    let words = try columns.lists(count, most: FoodTableFormat.mostWords)
    let portions = try portions(count, &columns)
    var foods: [Food] = []
    foods.reserveCapacity(count)
    for index in 0..<count {
      guard !names[index].isEmpty else { throw .damaged }
      foods.append(
        Food(
          code: codes[index], name: names[index],
          germanName: germanNames[index].isEmpty ? nil : germanNames[index],
          words: words[index], category: categories[index], timesReported: reports[index],
          facts: facts[index], portions: portions[index], usualWeight: usual[index]))
    }
    return FoodTable(foods, phrases: try phrases(codes, &columns))
  }

  private static func facts(
    _ count: Int, _ columns: inout FoodColumns
  ) throws(FoodTableError) -> [FoodFacts] {
    let masses = FoodTableFormat.masses
    let energy = try columns.numbers(count, in: FoodTableFormat.energies)
    let protein = try columns.numbers(count, in: masses)
    let carbohydrate = try columns.numbers(count, in: masses)
    let sugars = try columns.numbers(count, in: masses)
    let addedSugars = try columns.unsureNumbers(count, in: masses)
    let fiber = try columns.numbers(count, in: masses)
    let fat = try columns.numbers(count, in: masses)
    let saturatedFat = try columns.numbers(count, in: masses)
    let alcohol = try columns.numbers(count, in: masses)
    var facts: [FoodFacts] = []
    facts.reserveCapacity(count)
    for index in 0..<count {
      facts.append(
        FoodFacts(
          energy: energy[index], protein: protein[index], carbohydrate: carbohydrate[index],
          sugars: sugars[index], addedSugars: addedSugars[index], fiber: fiber[index],
          fat: fat[index], saturatedFat: saturatedFat[index], alcohol: alcohol[index]))
    }
    return facts
  }

  private static func portions(
    _ count: Int, _ columns: inout FoodColumns
  ) throws(FoodTableError) -> [[FoodPortion]] {
    let names = try columns.lists(count, most: FoodTableFormat.mostPortions)
    var portions: [[FoodPortion]] = []
    portions.reserveCapacity(count)
    for list in names {
      var some: [FoodPortion] = []
      some.reserveCapacity(list.count)
      for name in list {
        some.append(FoodPortion(name, weight: try columns.number(in: FoodTableFormat.weights)))
      }
      portions.append(some)
    }
    return portions
  }

  private static func phrases(
    _ codes: [FoodCode], _ columns: inout FoodColumns
  ) throws(FoodTableError) -> [FoodPhrase] {
    let texts = try columns.texts(try columns.number(in: 0...FoodTableFormat.mostPhrases))
    let lengths = try columns.numbers(texts.count, in: 0...FoodTableFormat.mostCodes)
    var phrases: [FoodPhrase] = []
    for (text, length) in zip(texts, lengths) {
      var meant: [FoodCode] = []
      for _ in 0..<length { meant.append(codes[try columns.place(below: codes.count)]) }
      phrases.append(FoodPhrase(text, codes: meant))
    }
    return phrases
  }
}
