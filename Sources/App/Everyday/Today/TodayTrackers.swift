// The trackers that today asks for, under the one number or, without one, in its place.
import Engine

extension Desk {
  /// Rows beneath a main number, and where there is none.
  static let mostRows = 5

  /// Use that a plan judges, in one line with its own +1.
  fileprivate func useRow(_ tracker: Tracker, _ moment: Moment) -> List<Message>.Row {
    let used = overview.use(of: tracker.id).amount(on: today(moment)) ?? 0
    let target = overview.plans(of: tracker.id).target(on: today(moment))
    let clock = stopClock(of: tracker, moment)
    let count = target.map { locale.amount(used) + " " + todayText.of(locale.number(Int64($0))) }
    return List.Row(
      key: "tracker-" + tracker.id.text, title: locale.name(of: tracker),
      detail: clock?.detail, value: clock?.value ?? count ?? locale.amount(used),
      actions: [
        Button(
          "+ 1", .today(.logged(tracker.id, amount: Entry.unit)), key: "log-" + tracker.id.text,
          hint: todayText.log(locale.units(Entry.unit, of: tracker)))
      ] + sizedDrinkButton(tracker))
  }

  /// What the row of a plan to stop says: how long until then, and "8 days free" afterwards. A slip
  /// takes nothing away: the whole free time stays the number, and the run is told beside it.
  private func stopClock(
    of tracker: Tracker, _ moment: Moment
  ) -> (value: String?, detail: String?)? {
    guard let plan = overview.plans(of: tracker.id).plan(on: today(moment)),
      let stop = stopInstant(of: plan, moment)
    else { return nil }
    if moment.now < stop {
      // Nobody is counted down to a stop that could be dangerous.
      guard plan.kind == .stop, gates.offersStop(of: tracker.substance) else { return nil }
      let left = locale.duration(milliseconds: stop.milliseconds(since: moment.now))
      return (nil, left + " " + todayText.untilStop)
    }
    let (free, hasSlips) = freeTime(of: tracker, since: stop, moment)
    let total = locale.duration(milliseconds: free.total)
    guard hasSlips else { return (todayText.free(total), nil) }
    return (
      total + " " + todayText.freeInAll,
      todayText.thisRun(locale.duration(milliseconds: free.current))
    )
  }
}

extension TrackersState {
  static let mostRowsAlone = 12

  /// The rows of what is due; what is done already waits behind a line.
  func addTrackers(
    to list: inout TodayList, besides main: Tracker?, _ moment: Moment, _ desk: Desk
  ) {
    let most = main == nil ? TrackersState.mostRowsAlone : Desk.mostRows
    var open: [List<Message>.Row] = []
    var done: [List<Message>.Row] = []
    for tracker in desk.overview.trackers
    where tracker.id != main?.id && open.count + done.count < most {
      // Drinking by level has a card of its own.
      if tracker.drinksByLevel { continue }
      if tracker.isUse {
        open.append(desk.useRow(tracker, moment))
        continue
      }
      let day = desk.overview.day(desk.today(of: tracker, moment), of: tracker.id)
      guard desk.overview.isDue(tracker, on: day.day) else { continue }
      // How many days in a row stands on the tracker's own page.
      let row = desk.tile(trackerRow(tracker, moment, desk), tracker, day)
      if tracker.needsNothingMore(on: day), !touched.contains(tracker.id) {
        done.append(row)
      } else {
        open.append(row)
      }
    }
    if !open.isEmpty { list.add(desk.tiles(open)) }
    if !done.isEmpty { list.add(desk.tiles(done), isDone: true, count: done.count) }
  }
}

extension Desk {
  /// A tap logs where one tap says all there is to say; its page is behind three dots. The toast
  /// takes it back.
  @inline(never)  // Not of a first visit.
  fileprivate func tile(
    _ row: List<Message>.Row, _ tracker: Tracker, _ day: TrackerDay
  ) -> List<Message>.Row {
    var tile = row
    tile.detail = nil
    guard let log = row.actions.first, log.role == .secondary, tracker.logsWithOneTap else {
      return tile
    }
    tile.pressed = log.message
    tile.pressedKey = log.key
    tile.pressedWords = log.label
    tile.held = row.pressed
    tile.actions = [
      Button(
        todayText.moreWays + ": " + row.title, .trackers(.opened(tracker.id)), key: row.key,
        role: .sign, symbol: .more)
    ]
    tile.eighths = eighths(day, of: tracker)
    return tile
  }

  /// How much of the goal of its day is there; nothing where there is none.
  func eighths(_ day: TrackerDay, of tracker: Tracker) -> Int? {
    guard let goal = tracker.goal, goal > 0, tracker.mode == .counter else { return nil }
    return Int(clamping: min(8, day.sum * 8 / goal))
  }

  /// In a box of its own, where each tile is a surface.
  fileprivate func tiles(_ rows: [List<Message>.Row]) -> Component<Message> {
    .stack([.list(List(label: trackersText.title, isTiled: true, rows: rows))])
  }

  /// The way to all trackers.
  var trackersLink: Component<Message> {
    .link(
      Link(
        ownTrackers.isEmpty ? trackersText.title : trackersText.all, to: .trackers, symbol: .list))
  }
}

extension Tracker {
  /// Counted, done or noticed, with nothing to choose.
  fileprivate var logsWithOneTap: Bool {
    switch mode {
    case .counter, .yesNo, nil: true
    case .awareness: levels.isEmpty
    case .levels, .avoidance, .feelings, .gratitude: false
    }
  }

  /// A count without a goal is never through, nor is what is only noticed or left out.
  fileprivate func needsNothingMore(on day: TrackerDay) -> Bool {
    switch mode {
    case .counter: goal != nil && day.isDone(for: self)
    case .yesNo, .levels, .feelings, .gratitude: day.isDone(for: self)
    case .awareness, .avoidance, nil: false
    }
  }
}

extension State {
  /// Today of somebody who counts no substance.
  func todayOfTrackers(_ moment: Moment) -> [Component<Message>] {
    var list = TodayList()
    trackers.addTrackers(to: &list, besides: nil, moment, desk)
    list.add(desk.foodCards(moment))
    return desk.passedBirds(moment) + list.open + todayCards(beneath: list, moment)
  }
}
