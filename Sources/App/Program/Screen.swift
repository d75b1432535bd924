// What a screen is before it is HTML: a tree of components, the same for every renderer.
import Engine

/// One whole view of the app.
public struct Screen<Message> {
  /// The name of the place, for the window's title and the heading that takes the focus.
  public var title: String
  /// Which of the four places is lit in the frame; none hides the frame (welcome, craving).
  public var place: Place?
  /// Always dark and without a frame, for a craving at night.
  public var isImmersive: Bool
  /// A way back, shown before the title.
  public var back: Route?
  public var body: [Component<Message>]
  /// What lies above the page: at most one question at a time.
  public var sheet: Sheet<Message>?
  /// A short line that goes by itself, such as "Noted" with its undo.
  public var toast: Toast<Message>?

  public init(
    title: String, place: Place? = nil, isImmersive: Bool = false, back: Route? = nil,
    body: [Component<Message>], sheet: Sheet<Message>? = nil, toast: Toast<Message>? = nil
  ) {
    self.title = title
    self.place = place
    self.isImmersive = isImmersive
    self.back = back
    self.body = body
    self.sheet = sheet
    self.toast = toast
  }
}

/// The places of the frame, in the order of the tab bar.
public enum Place: CaseIterable, Sendable {
  case today, progress, plan
}
