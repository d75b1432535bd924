// What only the app knows about workouts: what is being set and typed, and what was said aloud.
import Engine

/// The state of intervals and programs besides the journal.
public struct ProgramsState: Sendable {
  /// The lengths of intervals that are being set.
  public var intervals: IntervalForm?
  /// The program whose parts are shown, by its id.
  public var shown: String?
  /// The program that is being made or changed.
  public var form: ProgramForm?
  /// The exercise about which is read during a session.
  var info: ExerciseInfo?
  /// The boundary up to which the voice has spoken.
  var passed: PhaseBoundary?

  public init() {}
}

/// What is read about an exercise during a session.
struct ExerciseInfo: Sendable {
  let session: Identifier
  let exercise: Exercise
  /// The session waits only for the reading.
  let pausesSession: Bool
}

/// What can happen around intervals and programs.
public enum ProgramsMessage: Sendable {
  case openedIntervals
  case typedInterval(IntervalField, String)
  case startedIntervals
  case opened(String)
  case hid(String, Bool)
  /// A program to change or to copy; nothing for a new one.
  case openedForm(PracticeProgram?)
  case typedName(String)
  case typedRounds(String)
  case pickedIcon(String)
  case savedForm
  case deletedProgram(Identifier)
  /// The place of an exercise; nothing for a new one.
  case openedPart(Int?)
  case typedPart(PartField, String)
  case pickedSide(Side?)
  case keptPart
  case removedPart
  case movedPart(Int, by: Int)
  /// `handle` is the name on the page of the row that was dropped on this place.
  case droppedPart(handle: String, on: Int)
  case closedPart
  case openedInfo(Exercise)
  case closedInfo
  case keptEffort
  case closedSheet
}

extension State {
  mutating func update(_ message: ProgramsMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .openedIntervals, .typedInterval, .startedIntervals:
      return updateIntervals(message, moment)
    case .opened(let id): programs.shown = id
    case .hid(let id, let isHidden):
      programs.shown = nil
      return desk.set([PracticeChoices.field(hiding: id, isHidden)], moment)
    case .savedForm: return programs.saveProgram(moment, &desk)
    case .deletedProgram(let id):
      programs.shown = nil
      return desk.delete(id, kind: PracticeProgram.kind, saying: desk.practiceText.deleted, moment)
    case .openedInfo(let exercise): return openInfo(exercise, moment)
    case .closedInfo: return closeInfo(moment)
    case .keptEffort:
      return practice.updateSession(.pickedEffort(Desk.usualEffort), moment, &desk)
        + practice.updateSession(.leftEnd, moment, &desk)
    case .closedSheet:
      programs.shown = nil
      programs.form = nil
      return programs.closeIntervals(moment, &desk)
    default: programs.change(message, desk)
    }
    return []
  }
}

extension ProgramsState {
  /// Another page was opened: what was being set goes.
  mutating func leaveProgramSheets() {
    intervals = nil
    shown = nil
    form = nil
  }
}
