// The milestones: what is remembered of them, what can happen, and what follows from it.
import Engine

/// What was found out about milestones, kept until time or the journal goes on.
public struct MilestonesState: Sendable {
  var gallery: MilestoneGallery?
  /// When the gallery was computed.
  var mark: JournalMark?
  /// Where the person was when milestones were last looked for.
  var place: Route?
  /// Those that have the screen for themselves since Today was opened, or something noted there.
  var peaks: [ReachedMilestone] = []
  /// The challenge that is kept and has the screen for itself next.
  var keptChallenge: Challenge?

  public init() {}
}

/// What can happen to milestones.
public enum MilestonesMessage: Sendable {
  case pressedSeen
  case pressedPeak
  /// The Monday of its week.
  case pressedChallenge(Day)
  case flippedLifeRegained
}

extension MilestonesState {
  func update(_ message: MilestonesMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .pressedSeen: return see(freshMilestones(desk.today(moment), desk), moment, &desk)
    case .pressedPeak: return see(peaks, moment, &desk)
    case .pressedChallenge(let week):
      return desk.set([Rhythm.field(challengeSeen: week)], moment)
    case .flippedLifeRegained:
      let next = !desk.overview.settings.showsLifeRegained
      return desk.set([Settings.field(showsLifeRegained: next)], moment)
    }
  }

  /// Looks for milestones where they are shown, at most once a minute and after each change.
  mutating func mindMilestones(_ message: Message, _ moment: Moment, _ desk: inout Desk) {
    guard desk.storage.isOpen else { return }
    let isOpened = place != .today || message.isBackInSight
    place = desk.route
    guard desk.showsMilestones, desk.route == .today || desk.route == .milestones else {
      peaks = []
      return
    }
    let mark = desk.mark(moment)
    let isWritten =
      message.isOfPerson
      && (mark.written != self.mark?.written || mark.counter != self.mark?.counter)
    if mark != self.mark {
      self.mark = mark
      desk.overview.settle(in: desk.savingsCurrency, now: moment.now, zone: moment.zone)
      gallery = desk.gallery(moment)
      // Another device may have put them away.
      if !peaks.isEmpty { peaks = foundPeaks(moment, desk) }
    }
    guard isOpened || isWritten else { return }
    peaks = comingPeaks(isOpened: isOpened, moment, desk)
    keptChallenge = desk.keptChallenge(isOpened: isOpened, moment)
  }

  /// A milestone is celebrated within so many days, in days.
  static let freshDays = 7

  /// What was reached lately and not put away yet, the latest first.
  func freshMilestones(_ today: Day, _ desk: Desk) -> [ReachedMilestone] {
    guard desk.showsMilestones, let gallery = self.gallery else { return [] }
    return gallery.reached.filter { reached in
      today.days(since: reached.day) < MilestonesState.freshDays
        && !reached.milestone.isFirstOfFood
        && !desk.overview.seenMilestones.contains(
          MilestoneSeen.identifier(of: reached.milestone, tracker: reached.tracker))
    }
  }

  /// One word for the latest puts all of them away: nobody is led through a row of cards.
  private func see(
    _ all: [ReachedMilestone], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    var drafts: [Draft] = []
    for reached in all {
      let name = MilestoneSeen.identifier(of: reached.milestone, tracker: reached.tracker)
      drafts += desk.upsert(
        name, kind: MilestoneSeen.kind, [MilestoneSeen.field(reached.milestone)], moment)
    }
    return desk.write(drafts, moment)
  }
}

extension Milestone {
  /// The first day of food and the first swap have a medal, and nothing is said of them: the cards
  /// of food are there already.
  fileprivate var isFirstOfFood: Bool { self == .foodDays(1) || self == .swaps(1) }
}

extension Message {
  fileprivate var isOfPerson: Bool {
    if case .arrived = self { false } else { true }
  }

  fileprivate var isBackInSight: Bool {
    if case .arrived(.visible(true)) = self { true } else { false }
  }
}

extension Desk {
  /// Whether milestones are to be seen anywhere: unless the person switched their module off.
  var showsMilestones: Bool {
    !overview.modules.contains { $0.module == .badges && !$0.isOn }
  }

  func gallery(_ moment: Moment) -> MilestoneGallery {
    overview.milestones(in: savingsCurrency, now: moment.now, zone: moment.zone)
  }

  /// The currency of the latest plan with a price, else the person's.
  var savingsCurrency: Currency {
    overview.planCurrency ?? currency
  }
}
