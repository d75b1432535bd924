// The answers to the opening questions. Nothing is an answer until the person gives it.
import Engine

/// What is asked of one substance.
public struct WelcomeAnswers: Equatable, Sendable {
  /// As typed; empty is no answer.
  public var perDay = ""
  public var lastUseDay = ""
  public var lastUseTime = ""
  public var lastUseIsNow = false
  /// What a use after the day of stopping was; nothing until the person says it.
  public var afterStop: AfterStop?

  public init() {}

  /// What a use after the day of stopping can have been.
  public enum AfterStop: String, Sendable {
    /// A slip: the stop stays where it was.
    case slip
    /// The last one: the stop of this substance is there.
    case stop
  }
}

/// How somebody wants to go about it.
public enum WelcomeMethod: String, CaseIterable, Sendable {
  case stop, reduce, notice
}

/// One question of the opening each, in the order in which they are asked.
public enum WelcomeStep: Int, CaseIterable, Sendable {
  case what, amount, last, focus, why, way
  /// Whether a stop of drinking is safe, before its day is asked for.
  case drinking
  case day, plan
}

/// Where a person is in the opening questions.
public struct WelcomeState: Sendable {
  public var step = WelcomeStep.what
  public var substances: [Substance] = []
  /// Whether something else is to be watched, which gets a tracker of its own at the end.
  public var wantsOwn = false
  /// Whether a food is to be traded.
  public var wantsFood = false
  public var focus: WelcomeFocus?
  public var answers: [Substance: WelcomeAnswers] = [:]
  public var motives: [Motive] = []
  public var ownReason = ""
  public var method: WelcomeMethod?
  /// The add-ons of the way that were switched.
  public var addOns: [Module: Bool] = [:]
  public var drinking = WelcomeDrinking()
  /// For stopping: a date as `2026-03-29`. For reducing: a number of days.
  public var stopDay = ""
  public var reduceDays = ""
  /// Whether problems are shown: only after the person tried to go on.
  public var showsProblems = false

  public init() {}

  public func answers(of substance: Substance) -> WelcomeAnswers {
    answers[substance] ?? WelcomeAnswers()
  }
}

/// What can happen in the opening questions.
public enum WelcomeMessage: Sendable {
  case pickedSubstance(Substance)
  case pickedOwn
  case pickedFood
  /// Picked again, it is none.
  case pickedFocus(WelcomeFocus)
  case enteredPerDay(Substance, String)
  case pickedLastUseNow(Substance)
  case enteredLastUseDay(Substance, String)
  case enteredLastUseTime(Substance, String)
  case pickedMotive(Motive)
  case enteredOwnReason(String)
  case pickedMethod(WelcomeMethod)
  /// The points for one of the three questions on drinking.
  case pickedDrinking(Int, Int)
  case pickedWithdrawal(Bool)
  case enteredStopDay(String)
  case pickedStopDay(inDays: Int)
  /// What a use of one substance after the day of stopping was.
  case pickedAfterStop(Substance, WelcomeAnswers.AfterStop)
  case enteredReduceDays(String)
  case flippedAddOn(Module)
  case pressedNext
  case pressedBack
  case pressedSkip
  case pressedSkipAll
}
