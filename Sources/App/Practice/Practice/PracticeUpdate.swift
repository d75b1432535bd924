// Leads each message of the practice place to what it does.
import Engine

extension PracticeState {
  mutating func update(_ message: PracticeMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    switch message {
    case .pressedStart, .answeredStart, .pressedPause, .pressedGoOn, .pressedStop, .answeredStop,
      .answeredCount, .pickedEffort, .pressedNotCounted, .leftEnd:
      return updateSession(message, moment, &desk)
    case .openedMeditation, .typedMeditation, .flippedOpenEnded, .startedMeditation:
      return updateMeditation(message, moment, &desk)
    case .openedPreset, .typedBreath, .pickedIcon, .savedPreset, .deletedPreset, .hidPreset:
      return updateBreath(message, moment, &desk)
    case .pickedEarlyStop(let stop):
      return desk.set([PracticeChoices.field(earlyStop: stop)], moment)
    case .openedRun(let id): opened = id
    case .pressedDeleteRun(let id):
      opened = nil
      return desk.delete(id, kind: PracticeRun.kind, saying: desk.practiceText.deleted, moment)
    case .closedSheet: return closePractice(moment, &desk)
    }
    return []
  }

  private mutating func closePractice(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    opened = nil
    breath = nil
    return closeStopping(moment, &desk) + closeMeditation(moment, &desk)
  }

  /// Another page was opened: what was being set goes, the session goes on.
  mutating func leavePracticeSheets() {
    opened = nil
    breath = nil
    meditation = nil
    wanted = nil
  }
}
