// What each message does to the history.
import Engine

extension State {
  mutating func update(_ message: HistoryMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedFilter(let tracker):
      history.filter = tracker
      history.pages = 1
    case .pressedMore: history.pages += 1
    case .pressedRow(let id): history.openHistory(id, moment, desk)
    case .pressedAdd: openNewHistory(moment)
    case .closedSheet: history.editing = nil
    case .pickedTracker(let tracker):
      history.form.tracker = tracker
      if history.form.isNew { history.form.strength = desk.plannedStrength(of: tracker, moment) }
    case .enteredAmount(let text): history.form.amount = text
    case .enteredDate(let text):
      // A day that was picked together with the date goes along with it.
      let form = history.form
      if form.isNew, let chosen = form.chosenDay, chosen.text == form.date {
        history.form.chosenDay = Day(text: text) ?? chosen
      }
      history.form.date = text
    case .enteredTime(let text): history.form.time = text
    case .enteredNote(let text): history.form.note = text
    case .pickedDay(let day):
      history.form.chosenDay = day == history.historyReading(moment, desk).ordinaryDay ? nil : day
    case .pickedIntensity(let intensity): history.form.intensity = intensity
    case .toggledTrigger(let key): history.toggle(trigger: key)
    case .pickedOutcome(let outcome): history.form.outcome = outcome
    case .pickedPlace(let key):
      history.form.place = history.form.place == key ? "" : key
    case .enteredPlace(let text):
      history.form.place = text.isEmpty ? "" : Craving.ownPrefix + String(text.prefix(40))
    case .pickedCompany(let company):
      history.form.company = history.form.company == company ? nil : company
    case .pickedTechnique(let key): history.form.technique = key
    case .pickedAfter(let intensity): history.form.intensityAfter = intensity
    case .enteredMinutes(let text): history.form.minutes = text
    case .enteredStrength(let text): history.form.strength = text
    case .pressedSave: return history.saveHistory(moment, &desk)
    case .pressedDelete: return history.deleteHistory(moment, &desk)
    }
    return []
  }
}

extension HistoryState {
  fileprivate mutating func toggle(trigger key: String) {
    if let place = form.triggers.firstIndex(of: key) {
      form.triggers.remove(at: place)
    } else if form.triggers.count < Craving.mostTriggers {
      form.triggers.append(key)
    }
  }
}
