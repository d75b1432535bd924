// The milestones: what is remembered of them, what can happen, and what follows from it.
import Engine

/// What was found out about milestones, kept until time or the journal goes on.
public struct MilestonesState: Sendable {
  /// When the gallery was computed: it holds for a minute, and until something is written.
  struct Mark: Equatable, Sendable {
    var minute: Int64
    var written: Int64
    var counter: Int64
  }
  var gallery: MilestoneGallery?
  var mark: Mark?

  public init() {}
}

/// What can happen to milestones.
public enum MilestonesMessage: Sendable {
  case pressedSeen
  case flippedLifeRegained
}

extension State {
  mutating func update(_ message: MilestonesMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedSeen: return seeMilestones(moment)
    case .flippedLifeRegained:
      let next = !overview.settings.showsLifeRegained
      return set([JournalField("lifeRegained", .bool(next))], moment)
    }
  }

  /// Whether milestones are to be seen anywhere: unless the person switched their module off.
  var showsMilestones: Bool {
    !overview.modules.contains { $0.module == .badges && !$0.isOn }
  }

  /// Looks for milestones where they are shown, at most once a minute and after each change.
  mutating func mindMilestones(_ moment: Moment) {
    guard storage.isOpen, showsMilestones, route == .today || route == .milestones else { return }
    let mark = MilestonesState.Mark(
      minute: moment.now.milliseconds / Milliseconds.minute, written: clock.milliseconds,
      counter: Int64(clock.counter))
    guard mark != milestones.mark else { return }
    milestones.mark = mark
    overview.settle(in: savingsCurrency, now: moment.now, zone: moment.zone)
    milestones.gallery = gallery(moment)
  }

  func gallery(_ moment: Moment) -> MilestoneGallery {
    overview.milestones(in: savingsCurrency, now: moment.now, zone: moment.zone)
  }

  /// The currency of the latest plan with a price, else the person's.
  var savingsCurrency: Currency {
    overview.planCurrency ?? currency
  }

  /// A milestone is celebrated within so many days, in days.
  static let freshDays = 7

  /// What was reached lately and not put away yet, the latest first.
  func freshMilestones(_ today: Day) -> [ReachedMilestone] {
    guard showsMilestones, let gallery = milestones.gallery else { return [] }
    return gallery.reached.filter { reached in
      today.days(since: reached.day) < State.freshDays
        && !overview.seenMilestones.contains(
          MilestoneSeen.identifier(of: reached.milestone, tracker: reached.tracker))
    }
  }

  /// One word for the latest puts all of them away: nobody is led through a row of cards.
  private mutating func seeMilestones(_ moment: Moment) -> [Effect] {
    var drafts: [Draft] = []
    for reached in freshMilestones(today(moment)) {
      let name = MilestoneSeen.identifier(of: reached.milestone, tracker: reached.tracker)
      drafts += upsert(
        name, kind: MilestoneSeen.kind, [JournalField("milestone", .text(reached.milestone.key))],
        moment)
    }
    return write(drafts, moment)
  }
}
