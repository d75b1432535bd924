// The writer through which all HTML goes, so that a person's words can never become markup.

/// What happened in the page, and what it means.
public enum Handler<Message> {
  case pressed(Message)
  case entered((String) -> Message)
}

/// HTML under construction together with the handlers that its elements name by number.
public struct HTML<Message> {
  public private(set) var bytes: [UInt8] = []
  public private(set) var handlers: [Handler<Message>] = []

  public init() {}
}
