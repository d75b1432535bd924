// What a person may add to an entry. Most entries have nothing of it, so it is kept by reference.

/// What stood around an entry.
public enum EntryContext: Hashable, Sendable {
  case none
  indirect case some(triggers: [String], place: String, words: [String])

  /// Words of one entry, and triggers of one.
  public static let most = 12
  /// Characters of a place, a trigger and a word.
  public static let longest = 60

  init(_ entity: Entity) {
    let triggers = EntryContext.bounded(entity["triggers"]?.asTexts)
    let words = EntryContext.bounded(entity["words"]?.asTexts)
    let said = entity["place"]?.asText ?? ""
    let place = said.isEmpty ? "" : String(said.prefix(EntryContext.longest))
    self =
      triggers.isEmpty && words.isEmpty && place.isEmpty
      ? .none : .some(triggers: triggers, place: place, words: words)
  }

  private static func bounded(_ texts: [String]?) -> [String] {
    guard let texts, !texts.isEmpty else { return [] }
    return texts.prefix(most).filter { !$0.isEmpty }.map { String($0.prefix(longest)) }
  }

  /// Keys of the catalogue of triggers, or own words.
  public var triggers: [String] {
    if case .some(let triggers, _, _) = self { triggers } else { [] }
  }

  public var place: String { if case .some(_, let place, _) = self { place } else { "" } }

  /// The words that were chosen, as keys of a list or as own ones.
  public var words: [String] { if case .some(_, _, let words) = self { words } else { [] } }
}
