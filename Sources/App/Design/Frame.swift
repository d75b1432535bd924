// What stands around every screen: the places, the gear, the way back, and the notices.

/// The words of the frame and what holds on every screen.
public struct Frame<Message> {
  /// Where the screen is: identity of the page for scrolling and focus.
  public var route: Route
  /// The places that are on, in their order.
  public var places: [(place: Place, label: String)]
  /// Whether the places stay beside a page that is part of none, where there is room for a rail.
  public var hasRail: Bool
  /// Where the place of this page leads besides, with this page or the one before it among them:
  /// they stand under the place in a rail.
  public var ways: [Link]
  /// What a screen reader calls the places.
  public var placesLabel: String
  public var settingsLabel: String
  /// "Skip to the content".
  public var skipLabel: String
  public var backLabel: String
  /// How sync stands, for who has an account.
  public var sync: (symbol: Symbol, label: String)?
  /// Covers the page, for who asked for it.
  public var hide: (label: String, message: Message)?
  /// Shown at the top of every screen that has a frame.
  public var notices: [Notice<Message>]

  public init(
    route: Route, places: [(place: Place, label: String)], placesLabel: String,
    settingsLabel: String, skipLabel: String, backLabel: String, hasRail: Bool = false,
    ways: [Link] = [], sync: (symbol: Symbol, label: String)? = nil,
    hide: (label: String, message: Message)? = nil, notices: [Notice<Message>] = []
  ) {
    self.route = route
    self.places = places
    self.hasRail = hasRail
    self.ways = ways
    self.placesLabel = placesLabel
    self.settingsLabel = settingsLabel
    self.skipLabel = skipLabel
    self.backLabel = backLabel
    self.sync = sync
    self.hide = hide
    self.notices = notices
  }
}

extension Place {
  /// Where the place is.
  public var route: Route {
    switch self {
    case .today: .today
    case .practice: .practice
    case .progress: .progress
    case .plan: .plan
    }
  }

  var symbol: Symbol {
    switch self {
    case .today: .today
    case .practice: .sit
    case .progress: .progress
    case .plan: .plan
    }
  }
}
