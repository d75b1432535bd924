// The languages of the app. Every screen has its words in each of them, or it does not compile.

/// A language that the app speaks whole.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The first of the device's languages that the app speaks, else English.
  public init(preferring tags: [String]) {
    for tag in tags {
      // ASCII (RFC 5646), where a capital differs from its small letter in one bit.
      let base = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      if let language = Language(rawValue: String(decoding: base.map { $0 | 0x20 }, as: UTF8.self))
      {
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

  /// One of two wordings, by language.
  @inline(never)
  func pick(_ english: String, _ german: String) -> String {
    switch self {
    case .english: english
    case .german: german
    }
  }

  /// One of two wordings, by language, of which the other is not put together.
  @inline(__always)
  func pickLazily(
    _ english: @autoclosure () -> String, _ german: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .german: german()
    }
  }
}
