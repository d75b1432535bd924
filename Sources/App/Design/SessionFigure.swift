// The values of the figure of a session: one number in a ring, and with a breath in it a figure
// that grows, rests and shrinks.
import Engine

/// A running session.
public struct SessionFigure {
  /// Identity of the figure; another one begins its movement anew.
  public var key: String
  public var number: String
  /// The word under the number: "Breathe in".
  public var caption: String
  /// How much of the ring is drawn, in thousandths; without it there is no ring.
  public var whole: Int?
  public var breath: BreathFigure?
  /// Two feet step beneath the number, at the pace of a walk.
  public var isPaced = false
  /// The figure without the running number.
  public var sentence: String
  /// Read out whenever it changes, so it changes seldom.
  public var live: String

  public init(
    key: String, number: String, caption: String, whole: Int? = nil, breath: BreathFigure? = nil,
    sentence: String, live: String = ""
  ) {
    self.key = key
    self.number = number
    self.caption = caption
    self.whole = whole
    self.breath = breath
    self.sentence = sentence
    self.live = live
  }
}

/// What a breath does to the figure.
public enum BreathMotion: Sendable {
  case growing, full, shrinking, empty

  /// Nothing for phases that are not breathed.
  public init?(_ role: PhaseRole) {
    switch role {
    case .breatheIn: self = .growing
    case .holdIn: self = .full
    case .breatheOut: self = .shrinking
    case .holdOut: self = .empty
    case .ready, .sit, .closing, .work, .rest, .openEnd: return nil
    }
  }

  /// Up, right, down, right.
  public var arrow: String {
    switch self {
    case .growing: "↑"
    case .full, .empty: "→"
    case .shrinking: "↓"
    }
  }
}

/// One phase of a breath.
public struct BreathFigure {
  public var motion: BreathMotion
  /// Milliseconds.
  public var length: Int64
  /// Milliseconds of the phase that are over.
  public var elapsed: Int64
  /// It pauses: nothing moves.
  public var isStill: Bool

  public init(_ motion: BreathMotion, length: Int64, elapsed: Int64, isStill: Bool = false) {
    self.motion = motion
    self.length = max(1, length)
    self.elapsed = min(max(0, elapsed), self.length)
    self.isStill = isStill
  }

  /// How far the phase has come, in thousandths.
  var progress: Int { Int(elapsed * 1000 / length) }

  /// How large the figure is now, 0 … 1000: it is slow at both ends, as the curve 3x² - 2x³.
  var size: Int {
    let eased = progress * progress / 1000 * (3000 - 2 * progress) / 1000
    switch motion {
    case .growing: return min(1000, eased)
    case .full: return 1000
    case .shrinking: return max(0, 1000 - eased)
    case .empty: return 0
    }
  }

  /// How large it is at the end of the phase.
  var finalSize: Int { motion == .growing || motion == .full ? 1000 : 0 }
}
