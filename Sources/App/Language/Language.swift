// The languages of the app. Every screen has its words in each of them, or it does not compile.

/// A language that the app speaks whole.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The first of the device's languages that the app speaks, else English.
  public init(preferring tags: [String]) {
    for tag in tags {
      let base = tag.prefix { $0 != "-" && $0 != "_" }
      if let language = Language(rawValue: base.lowercased()) {
        self = language
        return
      }
    }
    self = .english
  }

  /// What the language calls itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// One of two values, by language.
  func pick<Words>(_ english: Words, _ german: Words) -> Words {
    switch self {
    case .english: english
    case .german: german
    }
  }
}
