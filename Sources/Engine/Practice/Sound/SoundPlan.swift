// What is to be heard from now on: the page puts all of it on the clock of its audio at once.

/// A sound at its moment.
public struct Cue: Hashable, Sendable {
  /// Milliseconds from the moment at which the plan was made.
  public var after: Int64
  public var sound: Sound
  /// Loudness in thousandths, 0 … 1000.
  public var gain: Int

  public init(_ sound: Sound, after: Int64, gain: Int) {
    self.sound = sound
    self.after = after
    self.gain = gain
  }
}

/// A loop that comes and goes slowly.
public struct AmbienceCue: Hashable, Sendable {
  public var ambience: Ambience
  /// Loudness in thousandths, 0 … 1000.
  public var gain: Int
  /// Milliseconds from the moment of the plan to the moment at which it begins to go; nothing
  /// while no end is known.
  public var until: Int64?

  public init(_ ambience: Ambience, gain: Int, until: Int64?) {
    self.ambience = ambience
    self.gain = gain
    self.until = until
  }
}

/// Everything that is still to be heard; a newer plan replaces what has not begun.
public struct SoundPlan: Hashable, Sendable {
  public var cues: [Cue]
  /// A loop that sounds already goes on; another one takes its place.
  public var ambience: AmbienceCue?
  /// Music of other apps goes on beside it; then the lock screen shows nothing of ours.
  public var mixes: Bool

  public init(_ cues: [Cue], ambience: AmbienceCue? = nil, mixes: Bool = false) {
    self.cues = cues
    self.ambience = ambience
    self.mixes = mixes
  }

  /// Every sound that the plan needs, each once.
  public var sounds: [Sound] {
    var all: [Sound] = []
    for cue in cues where !all.contains(cue.sound) { all.append(cue.sound) }
    if let ambience { all.append(.ambience(ambience.ambience)) }
    return all
  }
}
