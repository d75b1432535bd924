// Prose that is not compiled into the app: what a person reads about one thing of the library.

/// What a file of prose says about one thing.
public struct ContentEntry: Sendable {
  /// A named fact that stands before the steps, such as `effect`.
  public struct Fact: Sendable {
    public let name: String
    public let text: String

    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The name of the thing in the code: letters, digits and hyphens.
  public let id: String
  public internal(set) var facts: [Fact] = []
  /// In their order, without their numbers.
  public internal(set) var steps: [String] = []

  public init(id: String) { self.id = id }

  /// The text of the first fact with this name; nothing where there is none.
  public func fact(_ name: String) -> String? {
    for fact in facts where fact.name == name { return fact.text }
    return nil
  }
}

/// A kind of prose, each with a folder of its own in the sources and a file for each language.
public enum ContentKind: String, CaseIterable, Hashable, Sendable {
  /// By `Exercise`.
  case exercises
  /// By `CommonFood`: its name, further words for it, and its swaps as `SwapText` reads them.
  case swaps
  /// Not prose: the texts of the app itself.
  case words
}
