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
    let slips = useMoments(of: tracker, moment).filter { $0 > stop && $0 <= moment.now }
    let free = FreeTime(quitAt: stop, slips: slips, now: moment.now)
    let total = locale.duration(milliseconds: free.total)
    guard !slips.isEmpty else { return (todayText.free(total), nil) }
    return (
      total + " " + todayText.freeInAll,
      todayText.thisRun(locale.duration(milliseconds: free.current))
    )
  }
}

extension TrackersState {
  static let mostRowsAlone = 12

  /// The rows of what is due, and the way to all of them.
  func todayTrackers(besides main: Tracker?, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    let most = main == nil ? TrackersState.mostRowsAlone : Desk.mostRows
    var rows: [List<Message>.Row] = []
    for tracker in desk.overview.trackers where tracker.id != main?.id && rows.count < most {
      // Drinking by level has a card of its own.
      if tracker.drinksByLevel { continue }
      if tracker.isUse {
        rows.append(desk.useRow(tracker, moment))
      } else if desk.overview.isDue(tracker, on: desk.today(of: tracker, moment)) {
        // How many days in a row stands on the tracker's own page.
        var row = trackerRow(tracker, moment, desk)
        row.detail = nil
        rows.append(row)
      }
    }
    let link = Component<Message>.link(
      Link(
        desk.ownTrackers.isEmpty ? desk.trackersText.title : desk.trackersText.all, to: .trackers,
        symbol: .list))
    guard !rows.isEmpty else { return [link] }
    return [
      .card(
        Card(
          key: "others", title: main == nil ? nil : desk.todayText.others,
          body: [.list(List(label: desk.trackersText.title, isTiled: true, rows: rows)), link]))
    ]
  }
}

extension State {
  /// Today of somebody who counts no substance.
  func todayOfTrackers(_ moment: Moment) -> [Component<Message>] {
    trackers.todayTrackers(besides: nil, moment, desk) + desk.foodCards(moment)
      + todayCards(moment) + desk.todayEntries(moment)
  }
}
