// Days that do not count: what the page holds, and what each message does.
import Engine

/// What the page of excuses holds besides the journal.
public struct ExcusesState: Sendable {
  /// An excuse that is being made or changed.
  public struct Inputs: Sendable, Equatable {
    /// Nothing while it is new.
    public var id: Identifier?
    public var reason: ExcuseReason?
    public var from = ""
    public var through = ""
    /// Goes on until the person ends it.
    public var isOpen = false
    public var showsProblem = false
  }
  public var form: Inputs?

  public init() {}
}

/// What can happen on the page of excuses.
public enum ExcusesMessage: Sendable {
  case pressedAdd
  case pressedSickToday
  case pressedRow(Identifier)
  case pressedEnd(Identifier)
  case closed
  case pickedReason(ExcuseReason)
  case enteredFrom(String)
  case enteredThrough(String)
  case flippedOpen
  case pressedSave
  case pressedDelete
}

extension ExcusesState {
  mutating func update(_ message: ExcusesMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedAdd:
      let day = desk.today(moment).text
      form = ExcusesState.Inputs(from: day, through: day)
    case .pressedSickToday: return desk.pauseSick(moment)
    case .pressedRow(let id): openExcuse(id, desk)
    case .pressedEnd(let id): return desk.endExcuse(id, moment)
    case .closed: form = nil
    case .pickedReason(let reason): form?.reason = reason
    case .enteredFrom(let text): form?.from = String(text.prefix(ExcusesState.longestDate))
    case .enteredThrough(let text): form?.through = String(text.prefix(ExcusesState.longestDate))
    case .flippedOpen:
      let isOpen = form?.isOpen ?? false
      form?.isOpen = !isOpen
    case .pressedSave: return saveExcuse(moment, &desk)
    case .pressedDelete:
      guard let id = form?.id else { break }
      form = nil
      return desk.delete(id, kind: Excuse.kind, saying: desk.excusesText.deleted, moment)
    }
    return []
  }

  /// Characters of a typed date, and some to mistype.
  private static let longestDate = 20

  private mutating func openExcuse(_ id: Identifier, _ desk: Desk) {
    guard let excuse = desk.overview.excuses.first(where: { $0.id == id }) else { return }
    form = ExcusesState.Inputs(
      id: id, reason: excuse.reason, from: excuse.from.text,
      through: (excuse.through ?? excuse.from).text, isOpen: excuse.through == nil)
  }

  private mutating func saveExcuse(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form else { return [] }
    guard form.problem == nil else {
      self.form?.showsProblem = true
      return []
    }
    self.form = nil
    desk.toast = desk.excusesText.kept
    return desk.keep(form, moment)
  }
}

extension Desk {
  var excusesText: ExcusesText { ExcusesText(language: language) }

  /// The excuse of the person's day of now that goes on; nothing where none does.
  func currentExcuse(_ moment: Moment) -> Excuse? {
    overview.excuse(on: today(moment), today: today(moment))
  }

  /// Whether a day of the past was taken out of the count.
  func isExcused(_ day: Day, _ moment: Moment) -> Bool {
    overview.excuse(on: day, today: today(moment)) != nil
  }

  /// One press, open until the person ends it.
  fileprivate mutating func pauseSick(_ moment: Moment) -> [Effect] {
    guard currentExcuse(moment) == nil else { return [] }
    toast = excusesText.paused
    return keep(
      ExcusesState.Inputs(reason: .sick, from: today(moment).text, isOpen: true), moment)
  }

  /// Today counts again. What began only today never was.
  fileprivate mutating func endExcuse(_ id: Identifier, _ moment: Moment) -> [Effect] {
    guard let excuse = overview.excuses.first(where: { $0.id == id }) else { return [] }
    let yesterday = today(moment).adding(days: -1)
    guard excuse.from <= yesterday else {
      return delete(id, kind: Excuse.kind, saying: excusesText.ended, moment)
    }
    toast = excusesText.ended
    return put(id, kind: Excuse.kind, [Excuse.field(through: yesterday)], moment)
  }

  fileprivate mutating func keep(_ form: ExcusesState.Inputs, _ moment: Moment) -> [Effect] {
    guard let reason = form.reason, let from = Day(text: form.from) else { return [] }
    let through = form.isOpen ? nil : Day(text: form.through)
    let fields = Excuse.fields(reason, from: from, through: through)
    // Two devices that note the same thing mean one; what was moved since keeps its own name.
    let name = Identifier(kind: Excuse.kind, reason.rawValue, from.text)
    let isTaken = overview.excuses.contains { $0.id == name }
    let id = form.id ?? (isTaken ? moment.entropy.identifier() : name)
    return write(
      upsert(id, kind: Excuse.kind, fields, moment), moment, undoable: true)
  }
}

extension ExcusesState.Inputs {
  enum Problem { case reason, from, through, long }

  /// What is still missing; nothing once it can be kept.
  var problem: Problem? {
    guard reason != nil else { return .reason }
    guard let first = Day(text: from), Day(stored: Int64(first.number)) != nil else {
      return .from
    }
    guard !isOpen else { return nil }
    guard let last = Day(text: through), last >= first else { return .through }
    return last.days(since: first) < Excuse.longestDays ? nil : .long
  }
}
