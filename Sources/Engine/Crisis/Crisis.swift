// The crisis check: what a text says about danger, by rules on the device, before anything else.

/// Looks at what a person wrote for signs that somebody is in danger.
public enum Crisis {
  /// How soon help is needed.
  public enum Level: Int, Comparable, Sendable {
    case none, elevated, immediate

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// What the danger is; the name is how it is written in files.
  public enum Kind: String, CaseIterable, Sendable {
    case selfHarm = "self-harm"
    case overdose, medical, violence, withdrawal, eating
  }

  /// What a text says: a level, and a kind unless the level is none.
  public struct Finding: Equatable, Sendable {
    public let level: Level
    public let kind: Kind?

    public static let nothing = Finding(.none, nil)

    init(_ level: Level, _ kind: Kind?) {
      self.level = level
      self.kind = kind
    }
  }

  /// The words that are read at once; a longer text is read in pieces and its worst piece counts.
  static let pieceLength = 160

  /// The worst that a text says. Both languages are understood together; the given one counts
  /// where a text could be either.
  public static func look(at text: String, isGerman: Bool = false) -> Finding {
    var worst = Finding.nothing
    for piece in CrisisLetters.pieces(of: text, length: pieceLength) {
      let finding = CrisisModel.finding(CrisisReading(piece, germanAtDoubt: isGerman))
      if finding.level > worst.level { worst = finding }
    }
    return worst
  }

  /// What the weights of the model are trained on.
  public struct Features: Sendable {
    /// The features of the beginning of a text.
    public let places: [Int]
    /// What the rules say that are enough alone.
    public let ruled: Finding
    public let group: Int
  }

  /// What the model sees of a text; nothing where it has no word.
  public static func features(of text: String) -> Features? {
    guard let piece = CrisisLetters.pieces(of: text, length: pieceLength).first else { return nil }
    let reading = CrisisReading(piece, germanAtDoubt: false)
    return Features(
      places: CrisisFeatures(reading).places, ruled: reading.isSure ? reading.ruled : .nothing,
      group: reading.group)
  }
}
