// The languages of the app: one for each catalogue in Words/.

/// A language that the app speaks whole.
public struct Language: Hashable, CaseIterable, Sendable {
  /// Its place among the catalogues.
  let place: Int

  public static let english = Language(place: 0)
  public static let german = Language(rawValue: "de") ?? english

  public static var allCases: [Language] { WordList.tags.indices.map { Language(place: $0) } }

  private init(place: Int) { self.place = place }

  /// By its tag: `de`.
  public init?(rawValue: String) {
    guard let place = WordList.tags.firstIndex(of: rawValue) else { return nil }
    self.place = place
  }

  public var rawValue: String { WordList.tags[place] }

  /// What the language calls itself.
  public var ownName: String { WordList.names[place] }

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
}
