// Moods of another app on the five steps that its groups have.

/// A mood by the name that the person gave it.
public struct ImportedMood: Hashable, Sendable {
  public let name: String
  /// 0, the lowest, … 4; nothing where nobody knows.
  public let rank: Int?

  public init(name: String, rank: Int?) {
    self.name = name
    self.rank = rank
  }
}

/// How moods become the levels of one tracker.
public struct MoodScale: Sendable {
  private static let icons = ["😞", "🙁", "😐", "🙂", "😄"]
  /// By which a language names the levels that no mood of the file stands for, lowest first.
  private static let keys = ["awful", "gloomy", "okay", "good", "great"]

  /// What the tracker is called.
  public var tracker = "Mood"
  /// Where the person put moods whose names say nothing to us.
  public var chosen: [ImportedMood] = []

  public init() {}

  /// What was chosen, or what a usual name stands for.
  func rank(of name: String) -> Int? {
    for mood in chosen where mood.name == name { return mood.rank }
    return MoodScale.usualRank(of: name)
  }

  /// Whether a name is one of those that come with mood trackers.
  public static func isUsual(_ name: String) -> Bool { usualRank(of: name) != nil }

  /// Names that come with mood trackers, in English and German.
  private static func usualRank(of name: String) -> Int? {
    switch smallLetters(name) {
    case "rad", "amazing", "awesome", "super", "great": 4
    case "good", "happy", "gut": 3
    case "meh", "average", "okay", "ok", "neutral", "naja": 2
    case "bad", "sad", "schlecht", "mies": 1
    case "awful", "horrible", "terrible", "furchtbar", "lausig": 0
    default: nil
    }
  }

  /// The levels, each with the names of its moods. None of them judges a day.
  public func levels(_ moods: [ImportedMood] = []) -> [Level] {
    var levels: [Level] = []
    for rank in 0..<Level.counts.upperBound {
      var name = ""
      for mood in moods where (mood.rank ?? MoodScale.middle) == rank {
        name += (name.isEmpty ? "" : " / ") + mood.name
      }
      levels.append(
        Level(
          id: rank, icon: MoodScale.icons[rank], name: String(name.prefix(Level.longestName)),
          key: name.isEmpty ? MoodScale.keys[rank] : "", effect: .success))
    }
    return levels
  }

  /// Where a mood stands whose name says nothing.
  public static let middle = 2
}

/// The text with A … Z made small.
func smallLetters(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 { bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte) }
  return String(decoding: bytes, as: UTF8.self)
}
