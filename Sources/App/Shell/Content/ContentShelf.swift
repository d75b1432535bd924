// The prose that this life of the app has loaded, and what asks for it.
import Engine

/// Files of prose by name, each asked for once.
public struct ContentShelf: Sendable {
  /// How far a file is.
  public enum Place: Sendable {
    case asked
    /// Could not be loaded or read; asked for again at the next place or when the person says so.
    case missing
    case here([ContentEntry])
  }

  private struct Slot: Sendable {
    let name: ContentName
    var place: Place
  }
  private var slots: [Slot] = []

  public init() {}

  /// How far a file is; nothing before anybody asked for it.
  public subscript(name: ContentName) -> Place? {
    for slot in slots where slot.name == name { return slot.place }
    return nil
  }

  mutating func put(_ name: ContentName, _ place: Place) {
    for index in slots.indices where slots[index].name == name {
      slots[index].place = place
      return
    }
    slots.append(Slot(name: name, place: place))
  }

  /// Another place is another chance.
  mutating func forgetMissing() {
    var kept: [Slot] = []
    for slot in slots {
      if case .missing = slot.place { continue }
      kept.append(slot)
    }
    slots = kept
  }
}

extension ProgramsState {
  /// What the screen that is shown wants to read.
  private func wantedContent(_ desk: Desk) -> ContentKind? {
    switch desk.route {
    case .exercises, .exercise, .programs: .exercises
    case .session where info != nil: .exercises
    case .insights, .swaps, .foodWeeks, .shopping: .swaps
    case .today, .plan, .history, .day, .share: desk.watchesFood ? .swaps : nil
    default: nil
    }
  }

  /// Asks for the prose of the screen that is shown, once in each language.
  func askForContent(_ desk: inout Desk) -> [Effect] {
    guard desk.storage.isOpen, let kind = wantedContent(desk), desk.place(of: kind) == nil else {
      return []
    }
    return desk.askAgain(for: kind)
  }
}

extension Desk {
  /// Asks for the words of the language that the person wants, where they are not here, and for
  /// those of all languages where exercises are found by any name.
  mutating func askForWords() -> [Effect] {
    guard storage.isOpen else { return [] }
    var loads: [Effect] = []
    for language in Language.allCases where language == wantedLanguage || namesExercises {
      let name = ContentName(.words, language)
      guard !language.isHere, content[name] == nil else { continue }
      content.put(name, .asked)
      loads.append(.loadContent(name))
    }
    return loads
  }

  private var namesExercises: Bool { route == .exercises || route == .programs }

  /// How far the prose of a kind is in the person's language.
  func place(of kind: ContentKind) -> ContentShelf.Place? {
    content[ContentName(kind, language)]
  }

  /// Asks for the prose of a kind, also where it could not be had before.
  mutating func askAgain(for kind: ContentKind) -> [Effect] {
    let name = ContentName(kind, language)
    content.put(name, .asked)
    return [.loadContent(name)]
  }

  mutating func took(_ name: ContentName, _ bytes: [UInt8]) {
    if name.kind == .words {
      content.put(name, WordList.take(bytes) ? .here([]) : .missing)
      return
    }
    do throws(ContentError) {
      content.put(name, .here(try ContentReader.entries(of: bytes)))
    } catch {
      content.put(name, .missing)
    }
  }

  /// What the library says about one thing in the person's language, once it is here.
  func entry(_ id: String, of kind: ContentKind) -> ContentEntry? {
    guard case .here(let entries) = place(of: kind) else { return nil }
    for entry in entries where entry.id == id { return entry }
    return nil
  }
}
