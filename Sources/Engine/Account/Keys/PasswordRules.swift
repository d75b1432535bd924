// What a password must be. No rule about signs and digits: length is what counts (NIST SP
// 800-63B-4), and that nobody guesses it first. The words here are always known; the long list
// is a file of its own.

/// Why a password is not taken.
public enum PasswordProblem: Equatable, Sendable {
  case tooShort
  case tooLong
  /// One piece again and again, or keys that lie beside each other.
  case pattern
  /// It is the address, or has little besides.
  case address
  /// One of those that are tried first, with little besides.
  case common
}

/// What a password opens.
public enum PasswordUse: Sendable {
  /// An account: whoever has the server's files can try as many as they like.
  case account
  /// The journal on one device, of which somebody must have a copy first.
  case lock

  /// Characters.
  public var shortest: Int {
    switch self {
    case .account: 15
    case .lock: 10
    }
  }

  /// A lighter one is not taken: of a lock, two words of the list with nothing between them.
  var leastWeight: Int {
    switch self {
    case .account: PasswordWeight.least
    case .lock: 2 * PasswordWeight.word + 1
    }
  }
}

public enum PasswordRules {
  /// Characters of an account's password, which nothing else stands beside.
  public static let shortest = PasswordUse.account.shortest
  public static let longest = 256
  /// Characters of a lock's passphrase that could not be compared with the list.
  public static let shortestUnlisted = PasswordUse.account.shortest

  /// The first thing that speaks against a password; nothing for a good one. Without the list,
  /// the few words here have to do.
  public static func problem(
    _ password: String, address: String, list: PasswordList? = nil, for use: PasswordUse = .account
  ) -> PasswordProblem? {
    let letters = password.unicodeScalars.map { small($0.value) }
    if letters.count < use.shortest { return .tooShort }
    if letters.count > longest { return .tooLong }
    if isRepeated(letters) || isRun(letters) { return .pattern }
    if rest(of: letters, without: words(of: address)) < spare { return .address }
    for word in commonPasswords {
      let word = word.unicodeScalars.map { $0.value }
      if rest(of: letters, without: [word]) < spare { return .common }
    }
    if let list, weight(letters, list) < use.leastWeight { return .common }
    return nil
  }

  private static func weight(_ letters: [UInt32], _ list: PasswordList) -> Int {
    // No word of the list has other letters than those of ASCII, nor a zero.
    let plain = letters.map { $0 < 128 ? UInt8($0) : 0 }
    return PasswordWeight.of(plain, folded: plain.map(folded), list) {
      follows(letters[$0 - 1], letters[$0])
    }
  }

  /// The letter for which a digit or sign often stands, as tools/passwords.py has it.
  private static func folded(_ sign: UInt8) -> UInt8 {
    switch sign {
    case UInt8(ascii: "0"): UInt8(ascii: "o")
    case UInt8(ascii: "1"), UInt8(ascii: "!"): UInt8(ascii: "i")
    case UInt8(ascii: "3"): UInt8(ascii: "e")
    case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
    case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
    case UInt8(ascii: "7"): UInt8(ascii: "t")
    default: sign
    }
  }

  /// Characters that must be left when what is easily guessed is taken away.
  private static let spare = 6

  private static func small(_ scalar: UInt32) -> UInt32 {
    (65...90).contains(scalar) ? scalar + 32 : scalar
  }

  /// Whether one piece of at most half the length is all there is.
  private static func isRepeated(_ letters: [UInt32]) -> Bool {
    for length in 1...(letters.count / 2) {
      var repeats = true
      for place in length..<letters.count where letters[place] != letters[place - length] {
        repeats = false
        break
      }
      if repeats { return true }
    }
    return false
  }

  /// Whether nearly every character follows the one before it, in the alphabet or on the keys.
  private static func isRun(_ letters: [UInt32]) -> Bool {
    var steps = 0
    for place in letters.indices.dropFirst() {
      if follows(letters[place - 1], letters[place]) { steps += 1 }
    }
    return letters.count - steps < spare
  }

  private static func follows(_ a: UInt32, _ b: UInt32) -> Bool {
    a == b || a + 1 == b || b + 1 == a || areNeighbours(a, b)
  }

  private static func areNeighbours(_ a: UInt32, _ b: UInt32) -> Bool {
    for row in keyRows {
      let keys = row.unicodeScalars.map { $0.value }
      guard let place = keys.firstIndex(of: a) else { continue }
      if place > 0, keys[place - 1] == b { return true }
      if place + 1 < keys.count, keys[place + 1] == b { return true }
    }
    return false
  }

  private static let keyRows = ["1234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm"]

  /// What stands between the signs of an address, of three letters and more, the longest first:
  /// a name, a host, and both of them in parts.
  private static func words(of address: String) -> [[UInt32]] {
    let letters = address.unicodeScalars.map { small($0.value) }
    let parts = letters.split { $0 < 128 && !isLetterOrDigit($0) }.map { Array($0) }
    let halves = letters.split(separator: 0x40).map { Array($0) }
    return (halves + parts).filter { $0.count >= 3 }.ordered { $0.count > $1.count }
  }

  private static func isLetterOrDigit(_ sign: UInt32) -> Bool {
    (48...57).contains(sign) || (97...122).contains(sign)
  }

  private static func isFiller(_ sign: UInt32) -> Bool {
    (48...57).contains(sign) || " .-_@+".unicodeScalars.contains { $0.value == sign }
  }

  /// How many characters are left when words are cut out wherever they stand, the first ones
  /// before the others; digits and what parts words are added when more is asked for.
  private static func rest(of letters: [UInt32], without words: [[UInt32]]) -> Int {
    var count = 0
    var place = 0
    var found = false
    while place < letters.count {
      if let word = words.first(where: { letters[place...].starts(with: $0) }) {
        place += word.count
        found = true
      } else {
        if !isFiller(letters[place]) { count += 1 }
        place += 1
      }
    }
    return found ? count : letters.count
  }

  /// Words of six letters and more that stand high in lists of leaked passwords.
  private static let commonPasswords = [
    "password", "passwort", "qwerty", "letmein", "welcome", "willkommen", "monkey", "dragon",
    "football", "baseball", "iloveyou", "sunshine", "princess", "superman", "batman", "trustno",
    "master", "michael", "jennifer", "jordan", "hunter", "shadow", "killer", "george", "harley",
    "ranger", "thomas", "robert", "soccer", "hockey", "charlie", "andrew", "michelle", "jessica",
    "pepper", "freedom", "computer", "internet", "whatever", "starwars", "summer", "winter",
    "ginger", "cheese", "maggie", "secret", "hallo", "schatz", "redstart", "admin", "changeme",
    "abc123", "ashley", "daniel", "samsung", "liverpool", "chelsea", "arsenal", "pokemon",
    "hotmail", "films+pic+galeries", "correct horse battery staple", "correcthorsebatterystaple",
  ]
}
