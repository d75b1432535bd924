// The ways on from a slip: which of them stands first depends on the days before.
import Engine

extension Desk {
  /// After one day: go on, or look at it. After a week of use: the plan and help come first.
  func slipWays(_ tracker: Tracker, isRun: Bool) -> [Component<Message>] {
    let suffix = "-" + (tracker.substance?.rawValue ?? tracker.id.text)
    let goOn = Button<Message>(
      todayText.goOn, .today(.pressedContinue(tracker.id)), key: "slip-continue" + suffix)
    let adjust = Button<Message>(
      todayText.adjust, .today(.pressedAdjust(tracker.id)), key: "slip-adjust" + suffix,
      role: isRun ? .primary : .quiet)
    let look = Button<Message>(
      debriefText.look, .debrief(.opened(tracker.id)), key: "slip-debrief" + suffix,
      role: isRun ? .quiet : .secondary)
    guard isRun else { return [.button(goOn), .button(look), .button(adjust)] }
    let help = Button<Message>(
      debriefText.help, .went(.help), key: "slip-help" + suffix)
    return [.button(adjust), .button(help), .button(look), .button(goOn)]
  }

  /// The slip of today or yesterday after a tracker's stop.
  func lapse(of tracker: Tracker, _ moment: Moment) -> Lapse? {
    let day = today(moment)
    guard let plan = overview.plans(of: tracker.id).plan(on: day),
      let stop = stopInstant(of: plan, moment), moment.now >= stop
    else { return nil }
    let stopDay = self.day(of: stop, moment)
    return Lapse(overview.use(of: tracker.id), stop: stop, stopDay: stopDay, today: day)
  }
}

extension DebriefState {
  /// The slip that is looked at, else that of the first tracker that has one.
  func latestLapse(_ moment: Moment, _ desk: Desk) -> (tracker: Tracker, lapse: Lapse)? {
    let watched = desk.overview.watched
    for tracker in watched.filter({ $0.id == self.tracker }) + watched {
      if let lapse = desk.lapse(of: tracker, moment) { return (tracker, lapse) }
    }
    return nil
  }
}
