// What a screen is before it is HTML: a tree of components, the same for every renderer.
import Engine

/// One whole view of the app.
public struct Screen<Message> {
  /// The name of the place, for the window's title and the heading that takes the focus.
  public var title: String
  /// What the window is called where the title says something of the person's own: browsers keep
  /// the names of windows in their history.
  public var windowName: String?
  /// Which part of the place is shown, such as a step: another one begins at its top too.
  public var part = 0
  /// Which of the four places is lit in the frame; none hides the frame (welcome, craving), but for
  /// the rail of a wide window.
  public var place: Place?
  /// Always dark and without a frame, for a craving at night.
  public var isImmersive: Bool
  /// A way back, shown before the title.
  public var back: Route?
  /// A way back from a step to the place that it is part of.
  public var stepBack: Message?
  /// More ways to go, beside the way to the settings.
  public var shortcuts: [Shortcut]
  /// The person's picture, before the title.
  public var portrait: Media?
  public var body: [Component<Message>]
  /// What stays in reach above the places, however far the page is scrolled.
  public var dock: [Component<Message>] = []
  /// What lies above the page: at most one question at a time.
  public var sheet: Sheet<Message>?
  /// A short line that goes by itself, such as "Noted" with its undo.
  public var toast: Toast<Message>?

  public init(
    title: String, place: Place? = nil, isImmersive: Bool = false, back: Route? = nil,
    shortcuts: [Shortcut] = [], body: [Component<Message>], sheet: Sheet<Message>? = nil,
    toast: Toast<Message>? = nil
  ) {
    self.title = title
    self.place = place
    self.isImmersive = isImmersive
    self.back = back
    self.shortcuts = shortcuts
    self.body = body
    self.sheet = sheet
    self.toast = toast
  }
}

/// A way to another place in the head of a screen, shown as a pictogram.
public struct Shortcut {
  public var label: String
  public var symbol: Symbol
  public var route: Route

  public init(_ label: String, _ symbol: Symbol, to route: Route) {
    self.label = label
    self.symbol = symbol
    self.route = route
  }
}

/// The places of the frame, in the usual order of the tab bar.
public enum Place: String, CaseIterable, Sendable {
  case today, practice, progress, plan
}
