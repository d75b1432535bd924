// The moment when the challenge of a week is kept: once, on whichever device it is seen first.
import Engine

extension ChallengeKind {
  /// What follows from a use, or from leaving it, is told when Today is opened: nobody is applauded
  /// for noting one.
  fileprivate var isOfUse: Bool {
    switch self {
    case .keptRow, .freeDays, .recorded: true
    case .walk, .technique, .passed, .goodDays, .moods, .notes, .evenings: false
    }
  }
}

extension MilestonesState {
  /// Today while a kept challenge has the stage; nothing while none has.
  func challengeScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message>? {
    guard let kept = keptChallenge, desk.isNews(kept), desk.openCraving(moment) == nil else {
      return nil
    }
    return desk.challengePeak(kept)
  }
}

extension Desk {
  /// A challenge of this week, or of the one that ended, which is kept and was not told of yet.
  func keptChallenge(isOpened: Bool, _ moment: Moment) -> Challenge? {
    let week = today(moment).weekStart
    for monday in [week, week.adding(days: -Desk.week)] {
      guard let taken = overview.reflections.challenge(week: monday), isNews(taken),
        isOpened || !taken.what.isOfUse
      else { continue }
      if challengeProgress(taken, moment) == taken.count { return taken }
    }
    return nil
  }

  fileprivate func isNews(_ challenge: Challenge) -> Bool {
    let seen = overview.settings.rhythm.challengeSeen
    return !isDemo && overview.reflections.challenge(week: challenge.week) == challenge
      && (seen.map { $0 < challenge.week } ?? true)
  }

  /// How far it is, by what its week holds up to today.
  func challengeProgress(_ taken: Challenge, _ moment: Moment) -> Int {
    let last = min(taken.week.adding(days: Desk.week - 1), today(moment))
    let book = DayBook(
      overview, from: taken.week, through: last, now: moment.now, offset: moment.offset)
    return taken.progress(WeekFacts(book, overview, from: taken.week, through: last))
  }

  @inline(never)  // Not of a first visit.
  fileprivate func challengePeak(_ kept: Challenge) -> Screen<Message> {
    let name = historyTracker(kept.tracker).map { locale.name(of: $0) }
    let words = ChallengeText(language: language)
    let body: [Component<Message>] = [
      .stage(
        Stage(
          .carrying, name ?? words.title, number: String(kept.count),
          sentence: words.kept(kept.what, kept.count))),
      .text(Text(words.done, role: .soft)),
      .button(
        Button(
          MilestonesText(language: language).seen, .milestones(.pressedChallenge(kept.week)),
          key: "challenge-seen", role: .primary)),
    ]
    var screen = Screen(title: words.title, isImmersive: true, body: body)
    screen.part = 2
    return screen
  }
}
