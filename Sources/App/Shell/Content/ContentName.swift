// What a file of prose is called between the app and the page.
import Engine

/// A kind of prose in one language.
public struct ContentName: Hashable, Sendable {
  public let kind: ContentKind
  public let language: Language

  public init(_ kind: ContentKind, _ language: Language) {
    self.kind = kind
    self.language = language
  }

  /// `exercises.en`
  public var text: String { kind.rawValue + "." + language.rawValue }

  /// Nothing where the kind or the language is not known.
  public init?(text: String) {
    for kind in ContentKind.allCases {
      for language in Language.allCases {
        let name = ContentName(kind, language)
        guard name.text == text else { continue }
        self = name
        return
      }
    }
    return nil
  }
}
