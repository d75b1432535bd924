// Why a forecast says what it says: what moved it most, and the days that a person can count.

/// One thing that moved the chance, with the days that show it.
public struct ForecastReason: Hashable, Sendable {
  /// What it speaks of.
  public let topic: RiskTopic
  /// Whether it makes use likelier than it usually is.
  public let isUp: Bool
  /// Days with use among those that are like the day to come.
  public let used: Int
  /// Days that are like it.
  public let days: Int
}

extension ForecastRecord {
  /// Odds that move less than this are no reason.
  static let smallestPush = 0.15
  /// Fewer days than this show nothing.
  static let fewestLikeDays = 4

  /// What moved the chance most, at most so many; only where the days counted say the same.
  public func reasons(_ most: Int) -> [ForecastReason] {
    let share = share(of: days)
    let topics = RiskTopic.allCases.filter { pushes[$0].magnitude >= Self.smallestPush }
    let reasons = topics.compactMap { topic -> ForecastReason? in
      let like = daysLikeTomorrow(topic)
      let isUp = pushes[topic] > 0
      guard like.count >= Self.fewestLikeDays, (self.share(of: like) > share) == isUp
      else { return nil }
      return ForecastReason(
        topic: topic, isUp: isUp, used: like.count { $0.used }, days: like.count)
    }
    let sorted = reasons.ordered { a, b in
      let (first, second) = (pushes[a.topic].magnitude, pushes[b.topic].magnitude)
      return first == second ? a.topic.rawValue < b.topic.rawValue : first > second
    }
    return Array(Self.without(repeats: sorted).prefix(most))
  }

  /// How long the run of free days is and what follows a day like the last show the same days.
  private static func without(repeats reasons: [ForecastReason]) -> [ForecastReason] {
    let first = reasons.first { $0.topic == .timeSince || $0.topic == .whatFollows }
    return reasons.filter { reason in
      reason == first || (reason.topic != .timeSince && reason.topic != .whatFollows)
    }
  }

  private func share(of days: [RiskDay]) -> Double {
    days.isEmpty ? 0 : Double(days.count { $0.used }) / Double(days.count)
  }

  /// The last days that are like the day to come, as far as a topic goes.
  private func daysLikeTomorrow(_ topic: RiskTopic) -> [RiskDay] {
    guard let last = days.last else { return [] }
    switch topic {
    case .usualShare: return Array(days.suffix(28))
    case .recentDays: return Array(days.suffix(7))
    case .weekday:
      let weekday = last.day.adding(days: 1).weekday
      return Array(days.filter { $0.day.weekday == weekday }.suffix(8))
    case .timeSince, .whatFollows: return daysAfter { $0.used == last.used }
    case .craving, .mood, .stress, .sleep, .confidence, .otherUse: return daysAfterLike(last, topic)
    }
  }

  /// The last days whose day before is wanted.
  private func daysAfter(_ isWanted: (RiskDay) -> Bool) -> [RiskDay] {
    let pairs = zip(days, days.dropFirst()).filter { before, after in
      after.day == before.day.adding(days: 1) && isWanted(before)
    }
    return pairs.suffix(28).map { $0.1 }
  }

  /// Days after those whose feeling was on the same side of the usual as on the last day.
  private func daysAfterLike(_ last: RiskDay, _ topic: RiskTopic) -> [RiskDay] {
    guard let feeling = RiskFeeling.allCases.first(where: { $0.topic == topic }),
      let value = last.feelings[feeling.rawValue]
    else { return [] }
    let told = days.compactMap { $0.feelings[feeling.rawValue] }
    let usual = told.reduce(0, +) / Double(told.count)
    return daysAfter { before in
      guard let other = before.feelings[feeling.rawValue] else { return false }
      return value > usual ? other > usual : other <= usual
    }
  }
}
