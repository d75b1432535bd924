// The coach's grammar, made ready once out of its written form.

/// The concepts of a language, and what follows from them.
struct CoachGrammar: Sendable {
  /// An intent, the concepts that have to meet for it, and those that speak against it.
  struct Rule: Sendable {
    let intent: CoachIntent
    let all: [Int]
    let none: [Int]
  }

  private(set) var concepts: CrisisGrammar
  private(set) var rules: [Rule] = []
  private(set) var foods: [(food: CoachFood, symbol: Int)] = []
  /// What a number is.
  let number: Int
  let drinking: Int
  let professional: [Int]
  /// The day that comes.
  let ahead: Int

  private static let english = CoachGrammar([CoachWordTable.both] + CoachEnglishTable.all)
  private static let german = CoachGrammar([CoachWordTable.both] + CoachGermanTable.all)

  static func of(isGerman: Bool) -> CoachGrammar { isGerman ? german : english }

  private init(_ tables: [StaticString]) {
    concepts = CrisisGrammar(tables)
    number = concepts.known("N")
    drinking = concepts.known("DRINKING")
    ahead = concepts.known("AHEAD")
    professional = [concepts.known("PREGNANT"), concepts.known("DOCTORS")]
    read(CoachWordTable.rules)
    let names: [(CoachFood, StaticString)] = [
      (.alcohol, "FALCOHOL"), (.drink, "FDRINK"), (.frozen, "FFROZEN"), (.salty, "FSALTY"),
      (.sweets, "FSWEETS"), (.bakery, "FBAKERY"), (.meal, "FMEAL"), (.other, "FOTHER"),
    ]
    for (food, name) in names { foods.append((food, concepts.known(name))) }
  }

  /// Reads lines such as `craving: WANT SMOKE !NOT; URGE`, the weightier ones first.
  private mutating func read(_ table: StaticString) {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in bytes.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: 0x3A),
        let intent = CoachIntent(rawValue: String(decoding: line[..<colon], as: UTF8.self))
      else { continue }
      for way in line[(colon + 1)...].split(separator: 0x3B) {
        var all: [Int] = []
        var none: [Int] = []
        for name in way.split(separator: 0x20) {
          if name.first == 0x21 {
            none.append(concepts.name(Array(name.dropFirst())))
          } else {
            all.append(concepts.name(Array(name)))
          }
        }
        // A concept that a language lacks is never met.
        if !all.isEmpty { rules.append(Rule(intent: intent, all: all, none: none)) }
      }
    }
  }
}
