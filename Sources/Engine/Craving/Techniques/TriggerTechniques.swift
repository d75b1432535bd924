// Which techniques fit what set a craving off. The first of each row is the one that comes first.

extension CravingTrigger {
  /// Three that fit, the best fitting one first.
  public var techniques: [Technique] {
    switch self {
    case .stress: three(.boxBreathing, .calmBreath, .walk)
    case .boredom: three(.walk, .pairs, .handsBusy)
    case .habit: three(.handsBusy, .chewing, .fourDs)
    case .coffee: three(.water, .handsBusy, .walk)
    case .alcohol: three(.water, .talking, .urgeSurfing)
    case .afterMeal: three(.teeth, .chewing, .walk)
    case .company: three(.handsBusy, .water, .ownReason)
    case .phone: three(.grounding, .handsBusy, .walk)
    case .driving: three(.chewing, .calmBreath, .ownReason)
    case .work: three(.boxBreathing, .walk, .water)
    case .sadness: three(.talking, .walk, .ownReason)
    case .anger: three(.longBreath, .coldWater, .walk)
    case .celebration: three(.treat, .water, .ownReason)
    case .tiredness: three(.coldWater, .walk, .water)
    case .smell: three(.coldWater, .grounding, .chewing)
    case .anxiety: three(.grounding, .boxBreathing, .longBreath)
    case .morning: three(.water, .walk, .teeth)
    case .afternoon: three(.walk, .water, .countdown)
    case .evening: three(.calmBreath, .handsBusy, .pairs)
    case .night: three(.longBreath, .countdown, .grounding)
    case .meeting: three(.boxBreathing, .water, .urgeSurfing)
    case .deadline: three(.boxBreathing, .fourDs, .walk)
    case .screen: three(.walk, .water, .handsBusy)
    case .party: three(.handsBusy, .talking, .water)
    case .friends: three(.talking, .handsBusy, .ownReason)
    case .alone: three(.talking, .pairs, .urgeSurfing)
    }
  }
}

extension Technique {
  /// What fits a trigger in the person's own words, of which nothing more is known.
  public static var forOwnTriggers: [Technique] { three(.fiveBreaths, .fourDs, .urgeSurfing) }
}

/// Built here, as two literals in one function may become one in the browser's build.
@inline(never)
private func three(_ first: Technique, _ second: Technique, _ third: Technique) -> [Technique] {
  [first, second, third]
}
