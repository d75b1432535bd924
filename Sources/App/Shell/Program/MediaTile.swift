// What the lock screen shows of a practice, and what can be pressed there.

/// The tile of a practice beside the clock of a locked phone.
public struct MediaTile: Equatable, Sendable {
  public var title: String
  public var detail: String
  /// Milliseconds of the whole practice; nothing without an end.
  public var length: Int64?
  /// Milliseconds that are over.
  public var position: Int64
  public var isPaused: Bool

  public init(
    title: String, detail: String, length: Int64?, position: Int64, isPaused: Bool
  ) {
    self.title = title
    self.detail = detail
    self.length = length
    self.position = position
    self.isPaused = isPaused
  }
}

/// A button of the tile.
public enum TileAction: String, Sendable { case pause, play, stop }

/// Whether what was asked for can be heard.
public enum SoundState: String, Sendable {
  case playing
  /// The browser wants a press first.
  case blocked
  /// This browser has no sound, or another window sounds.
  case silent
}
