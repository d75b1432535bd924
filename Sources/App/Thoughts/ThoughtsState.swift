// The thought diary: what the screen holds, and what each message does.
import Engine

/// What the thought diary holds besides the journal.
public struct ThoughtsState: Sendable {
  /// A page that is being written or changed.
  public struct Page: Sendable, Equatable {
    /// Nothing while it is new.
    public var id: Identifier?
    /// In the order of `Thought.Part`.
    public var texts = [String](repeating: "", count: Thought.Part.allCases.count)
    public var nature: Thought.Nature?
    public var before: Int?
    public var after: Int?
    public var showsProblem = false

    public init() {}
  }
  public var page: Page?
  /// The page as it was opened: only what differs is written.
  public var original = Page()

  public init() {}
}

/// What can happen in the thought diary.
public enum ThoughtsMessage: Sendable {
  case pressedWrite
  case pressedRow(Identifier)
  case closed
  case entered(Int, String)
  case pickedNature(Thought.Nature)
  case pickedBefore(Int)
  case pickedAfter(Int)
  case pressedSave
  case pressedDelete
  case flippedShown
}

extension State {
  mutating func update(_ message: ThoughtsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedWrite:
      thoughts.page = ThoughtsState.Page()
      thoughts.original = ThoughtsState.Page()
    case .pressedRow(let id): openThought(id)
    case .closed: thoughts.page = nil
    case .entered(let place, let text):
      guard thoughts.page?.texts.indices.contains(place) == true else { break }
      thoughts.page?.texts[place] = String(text.prefix(Thought.longestText))
    case .pickedNature(let nature):
      let picked = thoughts.page?.nature == nature ? nil : nature
      thoughts.page?.nature = picked
    case .pickedBefore(let value): thoughts.page?.before = value
    case .pickedAfter(let value): thoughts.page?.after = value
    case .pressedSave: return saveThought(moment)
    case .pressedDelete:
      guard let id = thoughts.page?.id else { break }
      thoughts.page = nil
      return delete(id, kind: Thought.kind, saying: thoughtsText.deleted, moment)
    case .flippedShown:
      let next = overview.settings.hidesThoughts ? "" : "hidden"
      return set([JournalField("thoughts", .text(next))], moment)
    }
    return []
  }

  var thoughtsText: ThoughtsText { ThoughtsText(language: language) }

  private mutating func openThought(_ id: Identifier) {
    guard let thought = overview.thoughts.first(where: { $0.id == id }) else { return }
    var page = ThoughtsState.Page()
    page.id = id
    page.texts = Thought.Part.allCases.map { thought[$0] }
    page.nature = thought.nature
    page.before = thought.before
    page.after = thought.after
    thoughts.page = page
    thoughts.original = page
  }

  private mutating func saveThought(_ moment: Moment) -> [Effect] {
    guard let page = thoughts.page else { return [] }
    let fields = State.changedFields(page, thoughts.original)
    guard !fields.isEmpty else {
      if page.id == nil { thoughts.page?.showsProblem = true } else { thoughts.page = nil }
      return []
    }
    thoughts.page = nil
    toast = page.id == nil ? thoughtsText.kept : thoughtsText.changed
    guard let id = page.id else {
      let place = [
        JournalField("at", .int(moment.now.milliseconds)),
        JournalField("day", .int(Int64(today(moment).number))),
        JournalField("offset", .int(Int64(moment.offset.minutes))),
      ]
      let draft = Draft.create(
        moment.entropy.identifier(), kind: Thought.kind, place + fields)
      return write([draft], moment, undoable: true)
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Thought.kind, action: .set(fields))
    return write([draft], moment, undoable: true)
  }

  /// What was answered, and what was changed or taken back.
  private static func changedFields(
    _ page: ThoughtsState.Page, _ original: ThoughtsState.Page
  ) -> [JournalField] {
    var fields: [JournalField] = []
    for (place, part) in Thought.Part.allCases.enumerated()
    where page.texts[place] != original.texts[place] {
      fields.append(JournalField(part.rawValue, .text(page.texts[place])))
    }
    if page.nature != original.nature {
      fields.append(JournalField("nature", .text(page.nature?.rawValue ?? "")))
    }
    if let before = page.before, before != original.before {
      fields.append(JournalField("before", .int(Int64(before))))
    }
    if let after = page.after, after != original.after {
      fields.append(JournalField("after", .int(Int64(after))))
    }
    return fields
  }
}
