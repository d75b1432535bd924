// Leads each message of the practice place to what it does.
import Engine

extension State {
  mutating func update(_ message: PracticeMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedStart, .answeredStart, .pressedPause, .pressedGoOn, .pressedStop, .answeredStop,
      .answeredCount, .pickedEffort, .pressedNotCounted, .leftEnd:
      return updateSession(message, moment)
    case .openedMeditation, .typedMeditation, .flippedOpenEnded, .startedMeditation:
      return updateMeditation(message, moment)
    case .openedPreset, .typedBreath, .pickedIcon, .savedPreset, .deletedPreset, .hidPreset:
      return updateBreath(message, moment)
    case .pickedEarlyStop(let stop):
      return set([JournalField(PracticeChoices.earlyStopField, .text(stop.rawValue))], moment)
    case .openedRun(let id): practice.opened = id
    case .pressedDeleteRun(let id):
      practice.opened = nil
      return delete(id, kind: PracticeRun.kind, saying: practiceText.deleted, moment)
    case .closedSheet: return closePractice(moment)
    }
    return []
  }

  private mutating func closePractice(_ moment: Moment) -> [Effect] {
    practice.opened = nil
    practice.breath = nil
    return closeStopping(moment) + closeMeditation(moment)
  }

  /// Another page was opened: what was being set goes, the session goes on.
  mutating func leavePracticeSheets() {
    practice.opened = nil
    practice.breath = nil
    practice.meditation = nil
    practice.wanted = nil
  }
}
