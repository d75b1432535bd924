// What only the app knows about practice: which session this life of it has seen running, what is
// asked, and what is being typed. The session itself is in the journal.
import Engine

/// The state of practice besides the journal.
public struct PracticeState: Sendable {
  /// The session that this life of the app saw running: its end is natural, not a question.
  public var watched: Identifier?
  /// The session whose end is shown.
  public var ended: Identifier?
  /// What is to start once it is said what becomes of the session that runs.
  public var wanted: PracticeSetting?
  /// It is asked what becomes of the minutes of a session that is stopped.
  public var isStopping = false
  /// It is only for that question that the session pauses.
  var pausesToAsk = false
  /// Both clocks at the last message; nothing before the first.
  var clocks: (now: Instant, uptime: Int64)?
  /// Whether the screen was last asked to stay lit.
  var isLit = false
  /// Whether the page was in sight ever since.
  var isInSight = true
  /// The lengths of a meditation that are being set.
  public var meditation: MeditationForm?
  /// The breathing preset that is being made or changed.
  public var breath: BreathForm?
  /// The finished session that was opened in the list.
  public var opened: Identifier?

  /// The phase whose beginning the hand felt.
  var felt: PhaseBoundary?
  /// What the page was last asked to sound and show.
  var asked: SessionSignal?

  /// Digits of a number that is typed.
  static let longestNumber = 4

  public init() {}
}

/// What becomes of the minutes of a session that ends before its time.
public enum StopAnswer: Sendable { case keep, drop, goOn }

/// What can happen on the practice place and in a session.
public enum PracticeMessage: Sendable {
  case pressedStart(PracticeSetting)
  case answeredStart(StopAnswer)
  case pressedPause
  case pressedGoOn
  case pressedStop
  case answeredStop(StopAnswer)
  /// Whether a session counts that ended while nobody watched.
  case answeredCount(Identifier, counts: Bool)
  case pickedEffort(Int)
  case pressedNotCounted
  case leftEnd
  case pickedEarlyStop(EarlyStop)
  case openedRun(Identifier)
  case pressedDeleteRun(Identifier)
  case openedMeditation
  case typedMeditation(MeditationField, String)
  case flippedOpenEnded
  case startedMeditation
  case openedPreset(BreathPreset?)
  case typedBreath(BreathField, String)
  case pickedIcon(String)
  case savedPreset
  case deletedPreset
  case hidPreset(String, Bool)
  case closedSheet
}

extension Desk {
  var practiceText: PracticeText { PracticeText(language: language) }

  /// A session that is done.
  func finishedSession(_ id: Identifier?) -> PracticeRun? {
    overview.practice.finished.last { $0.id == id }
  }
}

extension PracticeState {
  /// The session that runs: of several the one that began last. One whose end passed while nobody
  /// watched is none.
  func liveSession(_ moment: Moment, _ desk: Desk) -> PracticeRun? {
    for run in desk.overview.practice.started.reversed()
    where run.id == watched || !run.isOver(now: moment.now) {
      return run
    }
    return nil
  }

  /// Sessions of which only the person knows whether they count: over while no app watched, or
  /// begun in two windows at once.
  func unansweredSessions(_ moment: Moment, _ desk: Desk) -> [PracticeRun] {
    let live = liveSession(moment, desk)?.id
    return desk.overview.practice.started.filter {
      $0.id != live && ($0.isPaused || $0.isOver(now: moment.now))
    }
  }

  /// Whether the time of a session is to be told.
  func sessionMoves(_ desk: Desk) -> Bool {
    for run in desk.overview.practice.started where run.id == watched { return !run.isPaused }
    return false
  }
}
