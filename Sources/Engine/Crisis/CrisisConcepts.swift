// Which words mean the same, in both languages.

struct CrisisConcepts {
  static let shared = CrisisConcepts(CrisisConceptTable.all)

  private var numbers: [UInt64: UInt32] = [:]

  init(_ tables: [StaticString]) {
    var number: UInt32 = 1
    for table in tables {
      var word: [UInt8] = []
      for at in 0..<table.utf8CodeUnitCount {
        let byte = table.utf8Start[at]
        if byte != 0x20, byte != 0x0A {
          word.append(byte)
          continue
        }
        numbers[CrisisSpelling.key(word[...])] = number
        word = []
        if byte == 0x0A { number += 1 }
      }
      numbers[CrisisSpelling.key(word[...])] = number
      number += 1
    }
  }

  /// Whether a word has a meaning here.
  func has(_ key: UInt64) -> Bool { numbers[key] != nil }

  /// The number of the meaning of a word, where it has one.
  func number(of word: CrisisWord) -> UInt32? { numbers[word.key] }
}
