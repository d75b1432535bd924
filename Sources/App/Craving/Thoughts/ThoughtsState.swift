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

extension ThoughtsState {
  mutating func update(_ message: ThoughtsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedWrite:
      page = ThoughtsState.Page()
      original = ThoughtsState.Page()
    case .pressedRow(let id): openThought(id, desk)
    case .closed: page = nil
    case .entered(let place, let text):
      guard page?.texts.indices.contains(place) == true else { break }
      page?.texts[place] = String(text.prefix(Thought.longestText))
    case .pickedNature(let nature):
      let picked = page?.nature == nature ? nil : nature
      page?.nature = picked
    case .pickedBefore(let value): page?.before = value
    case .pickedAfter(let value): page?.after = value
    case .pressedSave: return saveThought(moment, &desk)
    case .pressedDelete:
      guard let id = page?.id else { break }
      page = nil
      return desk.delete(id, kind: Thought.kind, saying: desk.thoughtsText.deleted, moment)
    case .flippedShown:
      let next = !desk.overview.settings.hidesThoughts
      return desk.set([Settings.field(hidesThoughts: next)], moment)
    }
    return []
  }

  private mutating func openThought(_ id: Identifier, _ desk: Desk) {
    guard let thought = desk.overview.thoughts.first(where: { $0.id == id }) else { return }
    var page = ThoughtsState.Page()
    page.id = id
    page.texts = Thought.Part.allCases.map { thought[$0] }
    page.nature = thought.nature
    page.before = thought.before
    page.after = thought.after
    self.page = page
    original = page
  }

  private mutating func saveThought(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let page = self.page else { return [] }
    let fields = ThoughtsState.changedFields(page, original)
    guard !fields.isEmpty else {
      if page.id == nil { self.page?.showsProblem = true } else { self.page = nil }
      return []
    }
    self.page = nil
    desk.toast = page.id == nil ? desk.thoughtsText.kept : desk.thoughtsText.changed
    guard let id = page.id else {
      let place = Happening.fields(at: moment.now, on: desk.today(moment), moment.offset)
      let draft = Draft.create(
        moment.entropy.identifier(), kind: Thought.kind, place + fields)
      return desk.write([draft], moment, undoable: true)
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Thought.kind, action: .set(fields))
    return desk.write([draft], moment, undoable: true)
  }

  /// What was answered, and what was changed or taken back.
  private static func changedFields(
    _ page: ThoughtsState.Page, _ original: ThoughtsState.Page
  ) -> [Field] {
    var fields: [Field] = []
    for (place, part) in Thought.Part.allCases.enumerated()
    where page.texts[place] != original.texts[place] {
      fields.append(Thought.field(part, page.texts[place]))
    }
    if page.nature != original.nature {
      fields.append(Thought.field(nature: page.nature))
    }
    if let before = page.before, before != original.before {
      fields.append(Thought.field(before: before))
    }
    if let after = page.after, after != original.after {
      fields.append(Thought.field(after: after))
    }
    return fields
  }
}

extension Desk {
  var thoughtsText: ThoughtsText { ThoughtsText(language: language) }
}
