// Which words mean the same, in both languages.

struct CrisisConcepts {
  static let shared = CrisisConcepts(CrisisConceptTable.all)

  private var numbers: [UInt64: UInt32] = [:]

  init(_ table: StaticString) {
    var number: UInt32 = 1
    var word: [UInt8] = []
    func key() -> UInt64 { CrisisSpelling.key(word[...]) }
    for at in 0..<table.utf8CodeUnitCount {
      let byte = table.utf8Start[at]
      if byte != 0x20, byte != 0x0A {
        word.append(byte)
        continue
      }
      numbers[key()] = number
      word = []
      if byte == 0x0A { number += 1 }
    }
    numbers[key()] = number
  }

  /// The number of the meaning of a word, where it has one.
  func number(of word: CrisisWord) -> UInt32? { numbers[word.key] }
}
