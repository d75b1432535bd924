// The loop: what arrives becomes a message, a message changes the state and asks for effects, and
// the state is shown. The browser's entry points, the tests and the command line all drive this.
import Engine

/// A running app.
public struct Program {
  public private(set) var state = State()
  private var handlers: [Handler<Message>] = []
  /// Whether the page may look different since it was rendered, time alone left aside.
  public private(set) var isStale = true

  public init() {}

  /// Takes in what the shell reports and says what the shell is to do.
  public mutating func receive(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    if case .event(let handler, let value) = arrival {
      // A press on something that is no longer shown says nothing.
      guard handlers.indices.contains(handler) else { return [] }
      switch handlers[handler] {
      case .pressed(let message): return send(message, moment)
      case .entered(let message): return send(message(value), moment)
      }
    }
    return send(.arrived(arrival), moment)
  }

  public mutating func send(_ message: Message, _ moment: Moment) -> [Effect] {
    let before = state.before
    let glance = state.glance(before: message, moment)
    let caught = state.catchUp(moment)
    let caused = state.update(message, moment)
    let effects =
      state.putAside(caught + caused + state.follow(before, message, moment)) + state.askForFiles()
    state.settle(before, message, effects, moment)
    if glance == nil || glance != state.glance(moment) { isStale = true }
    return effects
  }

  public func screen(_ moment: Moment) -> Screen<Message> { state.screen(moment) }

  /// The page: one line of JSON about the document, then the HTML.
  public mutating func render(_ moment: Moment) -> [UInt8] {
    let screen = state.screen(moment)
    let html = App.render(screen, frame: state.frame(of: screen, moment))
    handlers = html.handlers
    isStale = false
    return head(screen, moment) + [UInt8(ascii: "\n")] + html.bytes
  }

  private func head(_ screen: Screen<Message>, _ moment: Moment) -> [UInt8] {
    let settings = state.desk.overview.settings
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("title")
    writer.string(state.lock.windowTitle(screen, state.desk))
    writer.key("lang")
    writer.string(state.desk.language.rawValue)
    writer.key("dir")
    writer.string(state.desk.language.isRightToLeft ? "rtl" : "ltr")
    writer.key("theme")
    writer.string(settings.theme?.rawValue ?? "system")
    writer.key("contrast")
    writer.string(settings.isHighContrast ? "high" : "system")
    writer.key("immersive")
    writer.bool(screen.isImmersive)
    writer.key("beat")
    writer.string(state.beat.rawValue)
    if let wake = state.wake(moment) {
      writer.key("wake")
      writer.int64(wake)
    }
    if let until = state.pictureEnd(screen, moment) {
      writer.key("until")
      writer.int64(until.milliseconds)
    }
    writer.endObject()
    return writer.bytes
  }
}

/// How often time alone changes what is shown.
public enum Beat: String, Sendable {
  case none, second, minute
}
