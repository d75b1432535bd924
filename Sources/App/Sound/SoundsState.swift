// What the app knows about what can be heard in this life of the page.
import Engine

/// The state of sound besides its settings.
public struct SoundsState: Sendable {
  /// What the page said last; nothing before it was asked.
  public var found: SoundState?
  /// Sounds that the page has already.
  var defined: [Sound] = []
  /// The ambience can be heard for a try.
  public var isPreviewing = false

  public init() {}
}
