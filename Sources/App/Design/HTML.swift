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

  /// Writes an element, its content between the tags.
  public mutating func element(
    _ name: StaticString, _ attributes: Attribute<Message>...,
    content: (inout HTML<Message>) -> Void
  ) {
    startTag(name, attributes)
    content(&self)
    append("</")
    append(name)
    append(">")
  }

  /// Writes an element that holds these words and nothing else.
  public mutating func element(
    _ name: StaticString, _ attributes: Attribute<Message>..., text words: String
  ) {
    startTag(name, attributes)
    text(words)
    append("</")
    append(name)
    append(">")
  }

  /// Writes an element that never has content, such as `input`.
  public mutating func empty(_ name: StaticString, _ attributes: Attribute<Message>...) {
    startTag(name, attributes)
  }

  /// Writes words; `& < > " '` become character references.
  public mutating func text(_ words: String) {
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes markup as it is; only words known when the app is compiled get this far.
  public mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func startTag(_ name: StaticString, _ attributes: [Attribute<Message>]) {
    append("<")
    append(name)
    for attribute in attributes { write(attribute) }
    append(">")
  }

  private mutating func write(_ attribute: Attribute<Message>) {
    switch attribute {
    case .nothing: break
    case .text(let name, let value): write(name, value)
    case .word(let name, let value):
      openValue(name)
      append(value)
      append("\"")
    case .number(let name, let value): write(name, String(value))
    case .flag(let name):
      append(" ")
      append(name)
    case .on(let event, let handler):
      write(event.attribute, String(handlers.count))
      handlers.append(handler)
    }
  }

  private mutating func write(_ name: StaticString, _ value: String) {
    openValue(name)
    text(value)
    append("\"")
  }

  private mutating func openValue(_ name: StaticString) {
    append(" ")
    append(name)
    append("=\"")
  }
}
