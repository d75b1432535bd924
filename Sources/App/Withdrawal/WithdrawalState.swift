// The first weeks: what can happen on their page and their card, and what is written of it.
import Engine

/// What can happen about the first weeks.
public enum WithdrawalMessage: Sendable {
  case pickedStrength(WithdrawalSymptom, SymptomStrength)
  case flippedHopeless
  case flippedSign(AlcoholSign)
  case dismissedCard
}

extension State {
  mutating func update(_ message: WithdrawalMessage, _ moment: Moment) -> [Effect] {
    let check = todaysCheck(moment)
    switch message {
    case .pickedStrength(let symptom, let strength):
      return note([JournalField(symptom.rawValue, .int(Int64(strength.rawValue)))], moment)
    case .flippedHopeless:
      let next = !(check?.isHopeless ?? false)
      return note([JournalField(WithdrawalCheck.hopelessField, .bool(next))], moment)
    case .flippedSign(let sign):
      let next = !(check?.signs.contains(sign) ?? false)
      return note([JournalField(WithdrawalCheck.signPrefix + sign.rawValue, .bool(next))], moment)
    case .dismissedCard:
      return set([JournalField("expectationHidden", .int(Int64(today(moment).number)))], moment)
    }
  }

  /// One answer of today; the day stands beside it.
  private mutating func note(_ fields: [JournalField], _ moment: Moment) -> [Effect] {
    let day = today(moment)
    return put(
      WithdrawalCheck.identifier(on: day), kind: WithdrawalCheck.kind,
      fields + [JournalField("day", .int(Int64(day.number)))], moment)
  }

  func todaysCheck(_ moment: Moment) -> WithdrawalCheck? {
    let day = today(moment)
    return overview.withdrawalChecks.last { $0.day == day }
  }

  private func latestNicotine(_ moment: Moment) -> Instant? {
    overview.latestNicotine(now: moment.now, zone: moment.zone)
  }

  /// The day of the first weeks, where a clock runs: after a stop, or once a whole day went by
  /// without. Whoever is on the way down has no day without yet.
  func withdrawalDay(_ moment: Moment) -> WithdrawalDay? {
    guard let since = latestNicotine(moment) else { return nil }
    let day = WithdrawalDay(since: since, now: moment.now)
    return day.number > 1 || hasStoppedNicotine(moment) ? day : nil
  }

  /// Whether every nicotine that is watched is to be none by now, and none was used today.
  private func hasStoppedNicotine(_ moment: Moment) -> Bool {
    let all = overview.trackers.filter { $0.isNicotine }
    return all.allSatisfy { tracker in
      guard let plan = overview.plans(of: tracker.id).plan(on: today(moment)),
        let stop = stopInstant(of: plan, moment)
      else { return false }
      return stop <= moment.now
    }
  }

  /// The tracker whose clock counts the days: the nicotine that was used last.
  func withdrawalTracker(_ moment: Moment) -> Tracker? {
    let latest = latestNicotine(moment)
    return overview.trackers.first { $0.isNicotine && clockStart(of: $0, moment) == latest }
  }

  func withdrawalAdvice(_ moment: Moment) -> WithdrawalAdvice? {
    let since = latestNicotine(moment).map { day(of: $0, moment) }
    return WithdrawalAdvice.of(overview.withdrawalChecks, today: today(moment), since: since)
  }
}
