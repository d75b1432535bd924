// Opens the form: for a preset, for something of one's own, or for a tracker that is there.
import Engine

extension TrackersState {
  mutating func updateForm(_ message: TrackersMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pressedNew:
      isPicking = true
      form = nil
    case .pickedPreset(let preset):
      pick(preset, desk)
      // What is known whole is there at once; its form is one press away from then on.
      if preset != nil { return keepTracker(moment, &desk) }
    case .pressedEdit(let id):
      if let known = desk.tracker(id) { form = desk.form(for: known) }
    case .typed(.inCalendar, _): flipCalendar(desk)
    case .typed(let field, let text): form?.take(field, text)
    case .typedLevel(let place, let field, let text):
      form?.change(level: place, field, text)
    case .reminds(let edit): form?.reminder.take(edit)
    case .pressedAddLevel: form?.addLevel()
    case .removedLevel(let place): form?.remove(level: place)
    case .pressedKeep: return keepTracker(moment, &desk)
    default:
      form = nil
      isPicking = false
    }
    return []
  }

  private mutating func pick(_ preset: TrackerPreset?, _ desk: Desk) {
    var form = TrackerForm(id: nil)
    isPicking = false
    if let preset {
      form.preset = preset.rawValue
      form.name = desk.trackersText.name(of: preset)
      form.side = preset.side
      form.mode = preset.mode
      form.levels = preset.levels
      form.goal = preset.goal.map { String($0) } ?? ""
      form.icon = preset.icon
    }
    desk.take(rule: .strict, into: &form)
    self.form = form
  }

  /// The calendar has room for two; a third is refused with a sentence.
  private mutating func flipCalendar(_ desk: Desk) {
    guard let form = self.form else { return }
    if !form.inCalendar, !desk.hasCalendarRoom(for: form.id) {
      self.form?.calendarIsFull = true
      return
    }
    self.form?.take(.inCalendar, "")
    self.form?.calendarIsFull = false
  }
}

extension Desk {
  fileprivate func take(rule: StreakRule, into form: inout TrackerForm) {
    form.heals = rule.canHeal
    form.earnEvery = String(rule.earnEvery)
    form.mostOnHand = String(rule.mostOnHand)
  }

  fileprivate func form(for tracker: Tracker) -> TrackerForm {
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
    form.reminder = ReminderForm(tracker.reminder)
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

  static let mostInCalendar = 2

  func hasCalendarRoom(for id: Identifier?) -> Bool {
    let others = overview.trackers.filter { $0.isInCalendar && $0.id != id }
    return others.count < Desk.mostInCalendar
  }
}
