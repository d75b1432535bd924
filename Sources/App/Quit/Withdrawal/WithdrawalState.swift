// The first weeks: what can happen on their page and their card, and what is written of it.
import Engine

/// What can happen about the first weeks.
public enum WithdrawalMessage: Sendable {
  case pickedStrength(WithdrawalSymptom, SymptomStrength)
  case flippedHopeless
  case flippedSign(AlcoholSign)
  case dismissedCard
}

extension Desk {
  mutating func update(_ message: WithdrawalMessage, _ moment: Moment) -> [Effect] {
    let check = todaysCheck(moment)
    switch message {
    case .pickedStrength(let symptom, let strength):
      return note([WithdrawalCheck.field(symptom, strength)], moment)
    case .flippedHopeless:
      let next = !(check?.isHopeless ?? false)
      return note([WithdrawalCheck.field(isHopeless: next)], moment)
    case .flippedSign(let sign):
      let next = !(check?.signs.contains(sign) ?? false)
      return note([WithdrawalCheck.field(sign, next)], moment)
    case .dismissedCard:
      return set([Settings.field(expectationHiddenOn: today(moment))], moment)
    }
  }

  /// One answer of today; the day stands beside it.
  private mutating func note(_ fields: [Field], _ moment: Moment) -> [Effect] {
    let day = today(moment)
    return put(
      WithdrawalCheck.identifier(on: day), kind: WithdrawalCheck.kind,
      fields + [Happening.field(day: day)], moment)
  }

  func todaysCheck(_ moment: Moment) -> WithdrawalCheck? {
    let day = today(moment)
    return overview.withdrawalChecks.last { $0.day == day }
  }

  private func latestNicotine(_ moment: Moment) -> Instant? {
    overview.latestNicotine(now: moment.now, zone: moment.zone)
  }

  /// The day of the first weeks, where a clock runs. Whoever is on the way down has no day without
  /// yet.
  func withdrawalDay(_ moment: Moment) -> WithdrawalDay? {
    latestNicotine(moment).map { WithdrawalDay(since: $0, now: moment.now) }
  }

  /// The uses whose own clock shows the day of the first weeks: the nicotine that was used last,
  /// and what was stopped beside it.
  func withdrawalTrackers(_ moment: Moment) -> [Tracker] {
    guard let day = withdrawalDay(moment) else { return [] }
    return overview.trackers.filter { tracker in
      guard tracker.substance != nil, let since = clockStart(of: tracker, moment) else {
        return false
      }
      return WithdrawalDay(since: since, now: moment.now) == day
    }
  }

  /// "Smoking and Vaping · Day 3 since the last time".
  func dayHeading(_ day: WithdrawalDay, _ text: WithdrawalText, _ moment: Moment) -> String {
    var heading = ""
    for (place, tracker) in withdrawalTrackers(moment).enumerated() {
      heading += (place == 0 ? "" : text.and) + locale.name(of: tracker)
    }
    return heading + " · " + text.day(day.number)
  }

  func withdrawalAdvice(_ moment: Moment) -> WithdrawalAdvice? {
    let since = latestNicotine(moment).map { day(of: $0, moment) }
    return WithdrawalAdvice.of(overview.withdrawalChecks, today: today(moment), since: since)
  }
}
