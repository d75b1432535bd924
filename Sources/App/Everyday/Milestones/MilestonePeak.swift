// The moment when a milestone comes: once, after something was noted or when Today is opened, it
// has the screen for itself. The way to a card that shares it stands beneath the one button.
import Engine

extension Milestone {
  /// Whether it is worth the whole screen. The first hours and the first craving have a card, and
  /// a stage of recovery has more to say than one sentence.
  fileprivate var isPeak: Bool {
    switch self {
    case .freeTime(let seconds): seconds >= MilestonesState.peakSeconds
    case .cravingsPassed(let count), .foodDays(let count), .swaps(let count): count > 1
    case .recovery, .cravingsNoted: false
    case .keptRun, .freeRun, .trackerRun, .practiceRun, .saved: true
    }
  }
}

extension MilestonesState {
  fileprivate static let peakSeconds: Int64 = 24 * Milliseconds.hour / Milliseconds.second
  /// A first visit is not interrupted.
  private static let firstHours = 12 * Milliseconds.hour

  /// When the person began; nothing before the first hours are over.
  static func begun(_ moment: Moment, _ desk: Desk) -> Instant? {
    guard let begun = desk.overview.settings.welcomedAt,
      moment.now.milliseconds(since: begun) >= firstHours
    else { return nil }
    return begun
  }

  /// The milestones that are worth the stage, the greatest of the latest day first.
  func foundPeaks(_ moment: Moment, _ desk: Desk) -> [ReachedMilestone] {
    guard !desk.isDemo, let begun = MilestonesState.begun(moment, desk),
      desk.openCraving(moment) == nil
    else { return [] }
    return foundPeaks(since: begun, moment, desk)
  }

  @inline(never)  // Not of a first visit.
  private func foundPeaks(
    since begun: Instant, _ moment: Moment, _ desk: Desk
  ) -> [ReachedMilestone] {
    // What lies before the journal's beginning was known to the person already.
    let first = desk.day(of: begun, moment)
    return freshMilestones(desk.today(moment), desk).filter {
      $0.milestone.isPeak && $0.day >= first && desk.goesOn($0, moment)
    }
  }

  /// Those that come now. What follows from a use or from money is told when Today is opened:
  /// nobody is applauded for noting a use.
  func comingPeaks(isOpened: Bool, _ moment: Moment, _ desk: Desk) -> [ReachedMilestone] {
    let found = foundPeaks(moment, desk)
    return found.contains { isOpened || !desk.isOfUse($0) } ? found : []
  }

  /// Today while a milestone has the stage; nothing while none has.
  func peakScreen(_ desk: Desk) -> Screen<Message>? {
    peaks.first.map { screen(of: $0, desk) }
  }

  @inline(never)  // Not of a first visit.
  private func screen(of peak: ReachedMilestone, _ desk: Desk) -> Screen<Message> {
    let text = MilestonesText(language: desk.language)
    let others = MilestonesState.greatest(of: peaks).dropFirst().map {
      desk.name(of: $0.milestone, $0.tracker, text)
    }
    let also = others.isEmpty ? "" : " " + text.also(others.joined(separator: ", ")) + "."
    let body: [Component<Message>] = [
      .stage(desk.stage(of: peak, text)), .text(Text(text.stays + also, role: .soft)),
      .button(
        Button(text.seen, .milestones(.pressedPeak), key: "milestone-seen", role: .primary)),
      desk.shareButton(.milestone),
    ]
    var screen = Screen(title: text.cardTitle, isImmersive: true, body: body)
    screen.part = 1
    return screen
  }

  /// The first of each kind, or medal, and tracker: of near twins the greatest speaks for all.
  static func greatest(of all: [ReachedMilestone]) -> [ReachedMilestone] {
    var greatest: [ReachedMilestone] = []
    for reached in all
    where !greatest.contains(where: {
      $0.tracker == reached.tracker
        && ($0.milestone.isLike(reached.milestone)
          || Medal($0.milestone) == Medal(reached.milestone))
    }) {
      greatest.append(reached)
    }
    return greatest
  }
}

extension Desk {
  /// Whether it is still so: what was hidden is not told of, nor free time that has ended.
  fileprivate func goesOn(_ reached: ReachedMilestone, _ moment: Moment) -> Bool {
    guard let id = reached.tracker else { return true }
    guard let tracker = overview.trackers.first(where: { $0.id == id }) else { return false }
    let last = overview.latestUse(of: tracker, now: moment.now, zone: moment.zone)
    guard let day = last.map({ self.day(of: $0, moment) }) else { return true }
    return switch reached.milestone {
    case .freeTime: day < reached.day
    // Of a day whose hour of use is unknown the use is taken at its end, where the next begins.
    case .freeRun: day <= reached.day
    default: true
    }
  }

  fileprivate func isOfUse(_ reached: ReachedMilestone) -> Bool {
    if case .saved = reached.milestone { return true }
    return historyTracker(reached.tracker)?.isUse == true
  }

  fileprivate func stage(of peak: ReachedMilestone, _ text: MilestonesText) -> Stage {
    var stage = Stage(
      .flying, subject(of: peak), number: number(of: peak.milestone),
      sentence: text.words(peak.milestone) + ".")
    stage.medal = Medal(peak.milestone)
    stage.tier = peak.milestone.tier
    return stage
  }

  /// What stands large on the stage: money, or how many of what its words say.
  private func number(of milestone: Milestone) -> String {
    guard case .saved(let units) = milestone else { return locale.number(milestone.count) }
    return locale.money(Money(minorUnits: units, currency: savingsCurrency), trims: true)
  }

  /// What it is a milestone of.
  private func subject(of peak: ReachedMilestone) -> String {
    if let tracker = historyTracker(peak.tracker) { return locale.name(of: tracker) }
    return switch peak.milestone {
    case .saved: language.savingsTitle
    case .cravingsPassed: language.cravingTitle
    case .foodDays, .swaps: foodText.title
    default: language.practiceTitle
    }
  }
}
