// What the app knows about what can be heard, and what can happen on the page about sound.
import Engine

/// The state of sound besides its settings.
public struct SoundsState: Sendable {
  /// What the page said last; nothing before it was asked.
  public var found: SoundState?
  /// Sounds that the page has already.
  var defined: [Sound] = []
  /// Something is heard for a try.
  public var isTrying = false
  /// It is the ambience alone.
  var isListening = false

  public init() {}
}

/// What can be heard for a try.
public enum SoundSample: Sendable {
  case gong, meditation, breathing, intervals, ambience
}

/// What can happen on the page about sound.
public enum SoundsMessage: Sendable {
  case pickedVolume(String)
  case pickedAmbience(Ambience?)
  case pickedAmbienceVolume(String)
  case pickedTheme(CueTheme)
  case flipped(SoundSwitch)
  case pressedTry(SoundSample)
  case pressedQuiet
}
