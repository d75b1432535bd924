// How hard a password is to guess for somebody who tries the words of leaked passwords first.
// The cheapest way to put the password together counts, as in zxcvbn (Wheeler, USENIX Security
// 2016), with four weights instead of a frequency for each word.

/// What each piece of a password adds. One unit is about three bits.
enum PasswordWeight {
  /// A letter or sign that belongs to nothing.
  static let sign = 2
  static let digit = 1
  /// One of the list, whatever its length: 44,000 words are about 15 bits.
  static let word = 6
  /// Neighbours in the alphabet or on the keys, from this length on.
  static let run = 4
  static let shortestRun = 4
  /// What stands just before once more, however often.
  static let copy = 3
  static let shortestCopy = 3
  /// A password below this is not taken: two words with less than three signs, or one word with
  /// less than six.
  static let least = 18

  /// The weight of the cheapest way to put the letters together. `folded` has letters where the
  /// password has signs in their place.
  static func of(
    _ letters: [UInt8], folded: [UInt8], _ list: PasswordList, follows: (Int) -> Bool
  ) -> Int {
    var best = Array(repeating: Int.max, count: letters.count + 1)
    best[0] = 0
    for place in letters.indices {
      let isDigit = (48...57).contains(letters[place])
      let here = best[place]
      best[place + 1] = min(best[place + 1], here + (isDigit ? digit : sign))
      let runEnd = end(from: place + 1, of: letters.count, while: follows)
      if runEnd - place >= shortestRun { best[runEnd] = min(best[runEnd], here + run) }
      for length in stride(from: shortestCopy, through: place, by: 1) {
        let copyEnd = end(from: place, of: letters.count) { letters[$0] == letters[$0 - length] }
        if copyEnd - place >= length { best[copyEnd] = min(best[copyEnd], here + copy) }
      }
      for text in [letters, folded] {
        list.matches(text, from: place) { length in
          best[place + length] = min(best[place + length], here + word)
        }
      }
    }
    return best[letters.count]
  }

  private static func end(from place: Int, of count: Int, while goesOn: (Int) -> Bool) -> Int {
    var end = place
    while end < count, goesOn(end) { end += 1 }
    return end
  }
}
