// Opens the form: for a preset, for something of one's own, or for a tracker that is there.
import Engine

extension State {
  mutating func updateForm(_ message: TrackersMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedNew:
      trackers.isPicking = true
      trackers.form = nil
    case .pickedPreset(let preset): pick(preset)
    case .pressedEdit(let id):
      if let known = tracker(id) { trackers.form = form(for: known) }
    case .typed(.inCalendar, _): flipCalendar()
    case .typed(let field, let text): trackers.form?.take(field, text)
    case .typedLevel(let place, let field, let text):
      trackers.form?.change(level: place, field, text)
    case .pressedAddLevel: trackers.form?.addLevel()
    case .removedLevel(let place): trackers.form?.remove(level: place)
    case .pressedKeep: return keepTracker(moment)
    default:
      trackers.form = nil
      trackers.isPicking = false
    }
    return []
  }

  private mutating func pick(_ preset: TrackerPreset?) {
    var form = TrackerForm(id: nil)
    trackers.isPicking = false
    if let preset {
      form.preset = preset.rawValue
      form.name = trackersText.name(of: preset)
      form.side = preset.side
      form.mode = preset.mode
      form.levels = preset.levels
      form.goal = preset.goal.map { String($0) } ?? ""
      form.icon = preset.icon
    }
    take(rule: .strict, into: &form)
    trackers.form = form
  }

  private func take(rule: StreakRule, into form: inout TrackerForm) {
    form.heals = rule.canHeal
    form.earnEvery = String(rule.earnEvery)
    form.mostOnHand = String(rule.mostOnHand)
  }

  private func form(for tracker: Tracker) -> TrackerForm {
    var form = TrackerForm(id: tracker.id)
    form.preset = tracker.preset
    form.name = locale.name(of: tracker)
    form.side = tracker.side
    form.mode = tracker.mode ?? tracker.side.modes[0]
    form.modeBefore = tracker.mode
    form.levels = tracker.levels
    form.goal = tracker.goal.map { locale.typed.amount($0, decimals: 3) } ?? ""
    form.group = tracker.group
    form.icon = tracker.icon
    form.dayStart = tracker.dayBoundary.map { String($0.start.hour) } ?? ""
    form.inCalendar = tracker.isInCalendar
    form.hidesStreak = tracker.hidesStreak
    form.remindAt = tracker.remindAt?.text ?? ""
    take(rule: tracker.streakRule, into: &form)
    switch tracker.schedule {
    case .everyDay, nil: break
    case .weekdays(let days):
      form.schedule = .weekdays
      form.weekdays = days
    case .timesPerWeek(let times):
      form.schedule = .perWeek
      form.times = String(times)
    case .everyDays(let days, let from):
      form.schedule = .interval
      form.interval = String(days)
      form.intervalFrom = from
    }
    return form
  }

  /// The calendar has room for two; a third is refused with a sentence.
  private mutating func flipCalendar() {
    guard let form = trackers.form else { return }
    if !form.inCalendar, !hasCalendarRoom(for: form.id) {
      trackers.form?.calendarIsFull = true
      return
    }
    trackers.form?.take(.inCalendar, "")
    trackers.form?.calendarIsFull = false
  }

  static let mostInCalendar = 2

  func hasCalendarRoom(for id: Identifier?) -> Bool {
    let others = overview.trackers.filter { $0.isInCalendar && $0.id != id }
    return others.count < State.mostInCalendar
  }
}
