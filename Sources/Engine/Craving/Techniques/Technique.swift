// What a person can do in a craving: the catalogue, and what each of them is.

/// Something that takes a few minutes and leaves the craving its time to pass.
public enum Technique: String, CaseIterable, Sendable {
  case boxBreathing, walk, urgeSurfing, fourDs, grounding, coldWater, water, calmBreath
  case longBreath, fiveBreaths, handsBusy, chewing, pairs, countdown, talking, ownReason, teeth
  case treat

  /// What it asks of a person.
  public enum Kind: String, CaseIterable, Sendable {
    case breathing, movement, senses, attention, play, replacement, people, reason
  }

  public var kind: Kind {
    switch self {
    case .boxBreathing, .calmBreath, .longBreath, .fiveBreaths: .breathing
    case .walk: .movement
    case .grounding, .coldWater: .senses
    case .urgeSurfing, .fourDs, .countdown: .attention
    case .pairs: .play
    case .water, .handsBusy, .chewing, .teeth, .treat: .replacement
    case .talking: .people
    case .ownReason: .reason
    }
  }

  /// About how long it takes; a convention of this app.
  public var seconds: Int {
    switch self {
    case .walk: 300
    case .fourDs: 600
    case .urgeSurfing, .pairs, .grounding, .countdown, .talking: 180
    case .boxBreathing, .calmBreath, .longBreath, .teeth: 120
    case .fiveBreaths, .coldWater, .water, .handsBusy, .chewing, .treat, .ownReason: 60
    }
  }

  /// Seconds of in, hold, out and hold; nothing where breathing is not what it is about.
  public var breath: [Int]? {
    switch self {
    case .boxBreathing: Technique.seconds(4, 4, 4, 4)
    case .longBreath: Technique.seconds(4, 7, 8, 0)
    case .calmBreath, .fiveBreaths: Technique.seconds(4, 0, 6, 0)
    default: nil
    }
  }

  /// Seconds of each stage of what goes by the clock; nothing where a person goes on by hand. A
  /// walk turns back when half of it is over.
  public var stages: [Int]? {
    switch self {
    case .walk: Technique.seconds(30, 120, 120, 30)
    case .grounding: [Int](repeating: 36, count: 5)
    default: nil
    }
  }

  /// Built here, as two literals in one function may become one in the browser's build.
  @inline(never)
  private static func seconds(_ into: Int, _ full: Int, _ out: Int, _ empty: Int) -> [Int] {
    [into, full, out, empty]
  }

  /// The name under which older versions know it.
  public var action: CravingAction {
    switch kind {
    case .breathing: .breathing
    case .movement: .walk
    case .people: .talking
    case .attention: self == .countdown ? .distraction : .waiting
    case .senses, .play, .reason: .distraction
    case .replacement: self == .water ? .water : .replacement
    }
  }
}
