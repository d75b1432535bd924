// The one number of Today: a ring on the way down, a clock once somebody has stopped.
import Engine

extension Desk {
  /// `next` is the milestone of free time that comes next; nothing where none is known.
  func hero(
    of tracker: Tracker, _ next: OpenMilestone?, _ moment: Moment
  ) -> [Component<Message>] {
    let day = today(moment)
    let use = overview.use(of: tracker.id)
    if let (plan, stop) = self.stop(of: tracker, moment) {
      // Nobody is counted down to a stop that could be dangerous.
      if moment.now < stop && plan.kind == .stop && gates.offersStop(of: tracker.substance) {
        return [.timer(countdown(to: stop, moment))] + [countLine(tracker, use, day, moment)]
      }
      if moment.now >= stop {
        return freeTime(since: stop, tracker, next, moment) + [usedButton(tracker)]
      }
    }
    if tracker.drinksByLevel { return [] }
    return [
      .ring(
        ring(
          tracker, used: use.amount(on: day) ?? 0,
          target: overview.plans(of: tracker.id).target(on: day), moment)),
      countLine(tracker, use, day, moment),
    ]
  }

  /// A quiet line for who has stopped: one use is noted, and nothing about it is said here.
  private func usedButton(_ tracker: Tracker) -> Component<Message> {
    .button(
      Button(
        language.cravingUsed, .today(.logged(tracker.id, amount: Entry.unit)), key: "log-1",
        role: .quiet, hint: locale.units(Entry.unit, of: tracker)))
  }

  /// Whether a plan asks for none by now, as after a stop.
  func asksForNone(_ tracker: Tracker, _ moment: Moment) -> Bool {
    stop(of: tracker, moment).map { moment.now >= $0.at } ?? false
  }

  /// The plan of today and when it stops, where it does.
  private func stop(of tracker: Tracker, _ moment: Moment) -> (plan: Plan, at: Instant)? {
    guard let plan = overview.plans(of: tracker.id).plan(on: today(moment)),
      let stop = stopInstant(of: plan, moment)
    else { return nil }
    return (plan, stop)
  }

  /// The moment from which a plan asks for none.
  func stopInstant(of plan: Plan, _ moment: Moment) -> Instant? {
    if let quitAt = plan.quitAt, plan.kind == .stop { return quitAt }
    guard let quitDay = plan.quitDay, plan.kind != .notice else { return nil }
    return moment.zone.instant(quitDay, overview.settings.dayBoundary.start)
  }

  /// What is left of the day, and empties; what is over it in sand. Without a target what was used.
  private func ring(_ tracker: Tracker, used: Int64, target: Int?, _ moment: Moment) -> Ring {
    let units = locale.unit(of: tracker, isOne: used == Entry.unit)
    var ring = Ring(
      value: locale.amount(used), caption: todayText.unitsToday(units), thousandths: 0,
      sentence: locale.amount(used) + " " + todayText.unitsToday(units))
    if let target {
      let limit = Int64(target) * Entry.unit
      let whole = locale.number(Int64(target))
      let isOver = used > limit
      ring.value = locale.amount(isOver ? used - limit : limit - used)
      ring.caption = isOver ? todayText.over(whole) : todayText.leftOf(whole)
      ring.thousandths =
        isOver ? 1001 : limit > 0 ? Int(clamping: (limit - used) * 1000 / limit) : 0
      ring.sentence = ring.value + " " + ring.caption + ", " + locale.units(used, of: tracker)
    }
    ring.bird = birdPose(tracker, moment)
    return ring
  }

  /// "12 puffs · last 41 min ago"
  private func countLine(
    _ tracker: Tracker, _ use: UseSeries, _ day: Day, _ moment: Moment
  ) -> Component<Message> {
    var parts: [String] = []
    let used = use.amount(on: day)
    let target = overview.plans(of: tracker.id).target(on: day)
    if let target {
      parts.append(used.map { locale.units($0, of: tracker) } ?? todayText.noneYet)
      if used == Int64(target) * Entry.unit { parts.append(todayText.reached) }
    }
    if let last = lastUse(of: tracker) {
      let ago = moment.now.milliseconds(since: last)
      if ago >= Milliseconds.minute {
        parts.append(todayText.last(locale.ago(milliseconds: ago)))
      } else if used != nil {
        parts.append(todayText.justNow)
      }
    }
    // A last use that was only told in the questions may be too near for words.
    if parts.isEmpty, used == nil { parts.append(todayText.noneYet) }
    return .text(Text(parts.joined(separator: " · "), role: .soft, isLive: true))
  }

  func useMoments(of tracker: Tracker, _ moment: Moment) -> [Instant] {
    overview.moments(of: tracker, now: moment.now, zone: moment.zone)
  }

  func lastUse(of tracker: Tracker) -> Instant? {
    overview.use(of: tracker.id).lastUse ?? tracker.lastUseBefore
  }

  private func countdown(to stop: Instant, _ moment: Moment) -> TimerFigure {
    timer(Countdown(now: moment.now, stop: stop), label: todayText.untilStop)
  }

  private func freeTime(
    since stop: Instant, _ tracker: Tracker, _ next: OpenMilestone?, _ moment: Moment
  ) -> [Component<Message>] {
    let (free, hasSlips) = freeTime(of: tracker, since: stop, moment)
    // A slip takes nothing away: the whole free time stays the number, the new run stands beneath.
    let shown = hasSlips ? moment.now.adding(milliseconds: -free.total) : stop
    let label = hasSlips ? todayText.freeInAll : todayText.sinceStop
    var figure = timer(Countdown(now: moment.now, stop: shown), label: label)
    figure.bird = birdPose(tracker, moment)
    // A ring that fell back after a slip would take something away: then there is none.
    if !hasSlips, let next { figure.way = way(to: next) }
    var hero: [Component<Message>] = [.timer(figure)]
    if hasSlips {
      let run = todayText.thisRun(locale.duration(milliseconds: free.current))
      let best = todayText.bestRun(locale.duration(milliseconds: free.best))
      hero.append(.text(Text(run + " · " + best, role: .soft, isLive: true)))
    }
    return hero
  }

  /// The whole days of a clock on Today change at this moment; nothing where none runs.
  func nextWholeDay(of tracker: Tracker, _ moment: Moment) -> Instant? {
    guard let (_, stop) = self.stop(of: tracker, moment) else { return nil }
    let day = 24 * Milliseconds.hour
    if moment.now < stop {
      return moment.now.adding(milliseconds: stop.milliseconds(since: moment.now) % day)
    }
    let free = freeTime(of: tracker, since: stop, moment).time
    return moment.now.adding(milliseconds: day - free.total % day)
  }

  /// The time without use since a stop, and whether there was a slip in it.
  func freeTime(
    of tracker: Tracker, since stop: Instant, _ moment: Moment
  ) -> (time: FreeTime, hasSlips: Bool) {
    let slips = useMoments(of: tracker, moment).filter { $0 > stop && $0 <= moment.now }
    return (FreeTime(quitAt: stop, slips: slips, now: moment.now), !slips.isEmpty)
  }

  func timer(_ time: Countdown, label: String) -> TimerFigure {
    let two = { (value: Int) in (value < 10 ? "0" : "") + String(value) }
    let values = [
      locale.number(time.days), two(time.hours), two(time.minutes), two(time.seconds),
    ]
    var parts: [(value: String, unit: String)] = []
    for (value, unit) in zip(values, todayText.timeUnits(days: Int(clamping: time.days))) {
      parts.append((value, unit))
    }
    return TimerFigure(
      parts: parts, label: label,
      sentence: todayText.timeSentence(locale.days(time.days), time.hours, time.minutes, label))
  }
}
