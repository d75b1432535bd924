// The words of leaked passwords, read from the file that tools/passwords.py makes. The file is
// front-coded text: a capital says how many letters a word shares with the one before it.

/// Words that passwords are made of when nobody thinks long, in the order of their bytes.
public struct PasswordList: Sendable {
  /// All words, one after the other.
  private var letters: [UInt8] = []
  /// Where each word begins, and at last where the letters end.
  private var starts: [Int32] = [0]

  static let longestWord = 40
  private static let mostWords = 200_000
  private static let firstLine = Array("redstart-passwords 1\n".utf8)

  /// Nothing when these are not the bytes of such a file.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PasswordList.firstLine) else { return nil }
    var place = PasswordList.firstLine.count
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"): place += 1
      case UInt8(ascii: "#"):
        place = PasswordList.end(of: bytes, from: place) { $0 == UInt8(ascii: "\n") }
      case 65...90:
        let end = PasswordList.end(of: bytes, from: place + 1) { !PasswordList.isLetter($0) }
        guard add(shared: Int(bytes[place] - 65), bytes[(place + 1)..<end]) else { return nil }
        place = end
      default: return nil
      }
    }
    if count == 0 { return nil }
  }

  public var count: Int { starts.count - 1 }

  /// Calls back with the length of each word that begins at the place.
  func matches(_ text: [UInt8], from place: Int, _ found: (Int) -> Void) {
    var low = 0
    var high = count
    var length = 0
    while place + length < text.count {
      let letter = text[place + length]
      low = first(from: low, to: high, at: length) { $0 >= Int32(letter) }
      high = first(from: low, to: high, at: length) { $0 > Int32(letter) }
      if low == high { return }
      length += 1
      if wordLength(low) == length { found(length) }
    }
  }

  private func wordLength(_ word: Int) -> Int { Int(starts[word + 1] - starts[word]) }

  /// A letter of a word; −1 behind its end, as the shorter word comes first.
  private func letter(_ word: Int, _ place: Int) -> Int32 {
    place < wordLength(word) ? Int32(letters[Int(starts[word]) + place]) : -1
  }

  /// The first word of a run that shares all letters before the place, where this begins to hold.
  private func first(from: Int, to: Int, at place: Int, where holds: (Int32) -> Bool) -> Int {
    var low = from
    var high = to
    while low < high {
      let middle = low + (high - low) / 2
      if holds(letter(middle, place)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// False for a word that is empty, too long, or not behind the one before it.
  private mutating func add(shared: Int, _ rest: ArraySlice<UInt8>) -> Bool {
    let before = count == 0 ? 0 : wordLength(count - 1)
    let length = shared + rest.count
    guard shared <= before, let first = rest.first, length <= PasswordList.longestWord,
      count < PasswordList.mostWords
    else { return false }
    let last = count == 0 ? 0 : Int(starts[count - 1])
    if shared < before, letters[last + shared] >= first { return false }
    for place in 0..<shared { letters.append(letters[last + place]) }
    letters.append(contentsOf: rest)
    starts.append(Int32(letters.count))
    return true
  }

  /// What can be typed in ASCII without capitals and blanks.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (33...126).contains(byte) && !(65...90).contains(byte)
  }

  private static func end(
    of bytes: [UInt8], from place: Int, where isEnd: (UInt8) -> Bool
  ) -> Int {
    var end = place
    while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
    return end
  }
}
