// The course of a made-up life: which substance, how much of it, and which plans, day by day.

/// Days in which use goes evenly from one level to another.
struct DemoStretch {
  let substance: Substance
  let days: Int
  /// Use in thousandths of the person's highest.
  let from: Int64
  let to: Int64
  /// The plan that is made on the first day, when one is.
  let plan: DemoPlan?

  func level(on index: Int) -> Int64 {
    from + (to - from) * Int64(index) / Int64(max(1, days))
  }
}

/// What somebody sets out to do at the start of a stretch.
enum DemoPlan {
  case notice
  /// Down to nothing in that many days, however long the stretch then lasts.
  case reduce(days: Int)
}

/// All stretches, one after the other, filling a number of days.
struct DemoStory {
  let stretches: [DemoStretch]

  /// From so many days on there is a past with cigarettes and a plan that did not last.
  private static let longDays = 730

  init(days: Int) {
    stretches = days < DemoStory.longDays ? DemoStory.short(days) : DemoStory.long(days)
  }

  /// A quarter of noticing, then a reduction that is still going on.
  private static func short(_ days: Int) -> [DemoStretch] {
    let noticing = max(1, days / 4)
    return [
      DemoStretch(substance: .vape, days: noticing, from: 1000, to: 1000, plan: .notice),
      reduction(.vape, days: days - noticing),
    ]
  }

  private static func long(_ days: Int) -> [DemoStretch] {
    let smoking = days * 3 / 10
    let vaping = days * 3 / 10
    let rest = days - smoking - 140 - vaping - 60 - 60
    return [
      DemoStretch(substance: .cigarettes, days: smoking, from: 700, to: 1000, plan: .notice),
      DemoStretch(
        substance: .cigarettes, days: 120, from: 1000, to: 0, plan: .reduce(days: 120)),
      DemoStretch(substance: .cigarettes, days: 20, from: 0, to: 0, plan: nil),
      DemoStretch(substance: .vape, days: vaping, from: 300, to: 900, plan: .notice),
      DemoStretch(substance: .vape, days: 60, from: 900, to: 300, plan: .reduce(days: 90)),
      DemoStretch(substance: .vape, days: rest, from: 700, to: 1000, plan: .notice),
      reduction(.vape, days: 60),
    ]
  }

  /// Three fifths of the way down.
  private static func reduction(_ substance: Substance, days: Int) -> DemoStretch {
    let limits = PlanLimits.reductionDays
    let length = min(max(limits.lowerBound, days * 5 / 3), limits.upperBound)
    let left = Int64(max(0, length - days)) * 1000 / Int64(length)
    return DemoStretch(
      substance: substance, days: days, from: 1000, to: left, plan: .reduce(days: length))
  }
}
