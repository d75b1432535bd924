// A craving from the first tap to its end. The tap stores it; everything after is optional.
import Engine

/// What the craving screen holds that is not in the journal.
public struct CravingState: Sendable {
  /// The note as it is being typed, and the craving it belongs to.
  public var note: (craving: Identifier, text: String)?
  public var ownTrigger = ""
  /// The craving that just ended, for the closing line.
  public var ended: Identifier?
  /// "I used" waits for the answer to "what for?".
  public var asksWhat = false
  public var ownPlace = ""
  /// The breath at the beginning was passed over.
  public var skippedBreath = false
  /// Where the slider stands while it is being moved; nothing while it rests.
  public var strength: Int?
  /// The technique that is open, and which of its steps is shown.
  public var technique: String?
  /// When it was opened: its breath begins then.
  var techniqueSince: Instant?
  public var step = 0
  /// The cards, where the technique is the game.
  public var game: PairsGame?
  /// All techniques are shown, not only three.
  public var showsAll = false
  /// The question how strong it is now stands there after a technique.
  public var asksAfter = false
  /// The question at the end was passed over.
  public var skippedAfter = false

  public init() {}
}

/// What can happen in a craving.
public enum CravingMessage: Sendable {
  case pressedCraving
  case skippedBreath
  /// On to the next page.
  case pressedNext
  /// Back from what lies over a page: a technique, or a question.
  case steppedBack
  case pickedLength(minutes: Int64)
  /// A slider is under somebody's finger; what it says is no answer yet.
  case movedStrength(String)
  /// Nought takes the answer back.
  case pickedStrength(String)
  case pickedTrigger(String)
  case enteredOwnTrigger(String)
  case addedOwnTrigger
  /// A key of a place; pressed again it is taken back.
  case pickedPlace(String)
  case enteredOwnPlace(String)
  case addedOwnPlace
  case pickedCompany(CravingCompany)
  /// A nicotine product that was taken; pressed again it is taken back.
  case pickedDose(DoseProduct)
  case openedTechnique(String)
  case pressedNextStep
  case pressedStepBack
  case endedTechnique
  case pressedMoreTechniques
  case turnedCard(Int)
  case pressedNewGame
  case pickedAfter(Int)
  case skippedAfter
  case pickedTracker(Identifier)
  case enteredNote(String)
  case pressedPassed
  case pressedUsed
  case pressedLonger
  case left
}

extension Desk {
  /// A craving without an end is open for this long after its session; later it is history.
  static let openAfterSession: Int64 = Milliseconds.hour

  /// The craving that is going on.
  func openCraving(_ moment: Moment) -> Craving? {
    guard let last = overview.cravings.last, last.outcome == nil else { return nil }
    let end = last.sessionEnd ?? last.at
    return moment.now.milliseconds(since: end) < Desk.openAfterSession ? last : nil
  }
}
