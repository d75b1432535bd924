// What the things of a journal are called where they have no name of their own.
import Engine

/// The names of the kinds of things.
public struct KindText {
  let language: Language

  public init(language: Language) { self.language = language }

  /// "a recall"; nothing for a kind that this version does not know.
  public func name(ofKind kind: String) -> String? { life(kind) ?? work(kind) ?? food(kind) }

  private func life(_ kind: String) -> String? {
    switch kind {
    case Entry.kind, DayTotal.kind: language.kindLifeKind
    case Tracker.kind: language.kindLifeKind2
    case ModeChange.kind: language.kindLifeKind3
    case Craving.kind: language.kindLifeKind4
    case PlanRecord.kind: language.kindLifeKind5
    case Reason.kind: language.kindLifeKind6
    case Dose.kind: language.kindLifeKind7
    case DoseStep.kind: language.kindLifeKind8
    case Excuse.kind: language.kindLifeKind9
    case Debrief.kind: language.kindLifeKind10
    case WithdrawalCheck.kind: language.kindLifeKind11
    case Safety.kind: language.kindLifeKind12
    case ModuleRecord.kind: language.kindLifeKind13
    case Preparation.kind: language.kindLifeKind14
    case Settings.kind: language.kindLifeKind15
    case LogReport.kind: language.kindLifeKind16
    case Attachment.kind: language.kindLifeKind17
    default: nil
    }
  }

  private func work(_ kind: String) -> String? {
    switch kind {
    case PracticeRun.kind: language.kindWorkKind
    case BreathPreset.kind: language.kindWorkKind2
    case PracticeProgram.kind: language.kindWorkKind3
    case OwnTechnique.kind: language.kindWorkKind4
    case IfThenPlan.kind: language.kindWorkKind5
    case Thought.kind: language.kindWorkKind6
    case DayNote.kind: language.kindWorkKind7
    case DayReview.kind: language.kindWorkKind8
    case Pledge.kind: language.kindWorkKind9
    case Challenge.kind: language.kindWorkKind10
    case RestStop.kind: language.kindWorkKind11
    case MilestoneSeen.kind: language.kindWorkKind12
    case ScoreRecord.kind: language.kindWorkKind13
    case Wish.kind: language.kindWorkKind14
    case Purchase.kind: language.kindWorkKind15
    case ReminderRecord.kind: language.kindWorkKind16
    case ReminderChoices.kind: language.kindWorkKind17
    case CoachTurn.kind: language.kindWorkKind18
    case TipVote.kind: language.kindWorkKind19
    case HealthRecord.kind: language.kindWorkKind20
    case HealthWrite.kind: language.kindWorkKind21
    case CravingPulse.kind: language.kindWorkKind22
    case ReminderBox.kind: language.kindWorkKind23
    case PushDevice.kind: language.kindWorkKind24
    default: nil
    }
  }

  private func food(_ kind: String) -> String? {
    switch kind {
    case Recall.kind: language.kindFoodKind
    case RecallItem.kind: language.kindFoodKind2
    case OwnFood.kind: language.kindFoodKind3
    case Recipe.kind: language.kindFoodKind4
    case FocusChoice.kind: language.kindFoodKind5
    case FocusWeek.kind: language.kindFoodKind6
    case GoToSwap.kind: language.kindFoodKind7
    case SwapUse.kind: language.kindFoodKind8
    case SwapMark.kind: language.kindFoodKind9
    case OwnSwap.kind: language.kindFoodKind10
    case ShoppingLine.kind: language.kindFoodKind11
    default: nil
    }
  }
}
