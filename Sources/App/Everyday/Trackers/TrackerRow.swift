// One tracker in one row: what its day is, and the buttons that change it.
import Engine

extension TrackersState {
  func trackerRow(_ tracker: Tracker, _ moment: Moment, _ desk: Desk) -> List<Message>.Row {
    let day = desk.overview.day(desk.today(of: tracker, moment), of: tracker.id)
    var actions = desk.logButtons(tracker, day)
    if let latest = self.latest, let entry = desk.entry(latest), entry.tracker == tracker.id,
      entry.day == day.day
    {
      actions.append(
        Button(
          desk.trackersText.details, .trackers(.pressedEntry(latest)),
          key: "details-" + tracker.key,
          role: .quiet, hint: desk.locale.name(of: tracker)))
    }
    return List.Row(
      key: "tracker-" + tracker.id.text, title: desk.locale.name(of: tracker),
      detail: desk.streakLine(of: tracker, moment), value: desk.dayValue(day, of: tracker),
      icon: desk.shownIcon(of: tracker), pressed: .trackers(.opened(tracker.id)), actions: actions)
  }
}

extension Desk {
  func shownIcon(of tracker: Tracker) -> String? { tracker.icon.nonEmpty }

  func entry(_ id: Identifier) -> Entry? {
    guard let entity = records.journal[id], entity.isVisible, entity.kind == Entry.kind else {
      return nil
    }
    return Entry(entity)
  }

  /// "5/8", "3", "2× noticed", "joy, love", "🙂 good"; a dash where nothing is there yet.
  func dayValue(_ day: TrackerDay, of tracker: Tracker) -> String {
    let text = trackersText
    let sum = locale.amount(day.sum)
    switch tracker.mode {
    case .counter:
      // Without a sign behind it: it may count minutes or glasses.
      guard let goal = tracker.goal else { return sum }
      return sum + "/" + locale.amount(goal)
    case .yesNo: return day.isLogged ? text.done : text.notYet
    case .levels:
      guard let level = tracker.levels.first(where: { $0.id == day.level }) else {
        return text.notYet
      }
      return shown(level)
    case .awareness: return text.noticedTimes(locale.amount(day.noticed))
    case .avoidance: return isSlip(day, of: tracker) ? text.slipNoted : text.noneToday
    case .feelings:
      let words = day.words.map { text.feeling($0) }
      if !words.isEmpty { return words.joined(separator: ", ") }
      return day.isLogged ? text.times(sum) : text.notYet
    case .gratitude: return day.isLogged ? text.times(sum) : text.notYet
    case nil: return text.times(sum)
    }
  }

  /// Whether anything happened on the day since the tracker is one to leave out.
  private func isSlip(_ day: TrackerDay, of tracker: Tracker) -> Bool {
    guard day.isLogged, overview.modeChange(of: tracker.id, on: day.day) != nil else {
      return day.isLogged
    }
    return overview.entries(of: tracker.id, on: day.day, in: records).contains {
      !$0.isSkipped && overview.mode(of: tracker, at: $0) == .avoidance
    }
  }

  /// "🙂 good"
  func shown(_ level: Level) -> String {
    let name = LevelText(language: language).name(level)
    return level.icon.isEmpty ? name : level.icon + " " + name
  }

  func logButtons(_ tracker: Tracker, _ day: TrackerDay) -> [Button<Message>] {
    let text = trackersText
    switch tracker.mode {
    case .counter, nil:
      let more = logButton(tracker, "+ 1", .counted(tracker.id, by: 1), "log-")
      guard day.sum > 0 else { return [more] }
      return [
        more, logButton(tracker, "\u{2212} 1", .counted(tracker.id, by: -1), "less-", .quiet),
      ]
    case .yesNo:
      guard day.isLogged else {
        return [logButton(tracker, text.done, .pressedDone(tracker.id), "log-")]
      }
      return [logButton(tracker, text.takeBack, .pressedNotDone(tracker.id), "less-", .quiet)]
    case .levels: return levelButtons(tracker)
    case .awareness:
      if !tracker.levels.isEmpty { return levelButtons(tracker) }
      return [logButton(tracker, text.noticed, .noticed(tracker.id), "log-")]
    case .avoidance:
      return [logButton(tracker, text.happened, .noticed(tracker.id), "log-", .quiet)]
    case .feelings:
      return [logButton(tracker, text.chooseWords, .pressedAdd(tracker.id), "log-")]
    case .gratitude: return [logButton(tracker, text.write, .pressedAdd(tracker.id), "log-")]
    }
  }

  private func levelButtons(_ tracker: Tracker) -> [Button<Message>] {
    var buttons: [Button<Message>] = []
    for level in tracker.levels {
      buttons.append(
        logButton(
          tracker, shown(level), .pickedLevel(tracker.id, level.id),
          "level-" + String(level.id) + "-", .chip))
    }
    return buttons
  }

  private func logButton(
    _ tracker: Tracker, _ label: String, _ message: TrackersMessage, _ key: String,
    _ role: Button<Message>.Role = .secondary
  ) -> Button<Message> {
    Button(
      label, .trackers(message), key: key + tracker.id.text, role: role,
      hint: locale.name(of: tracker))
  }
}
