// What a browser gets: the declarative form of a notification, which Safari shows without a worker
// and which our worker shows elsewhere.

/// One notification. Its texts belong to the app.
public struct PushNotification: Sendable {
  public let title: String
  public let body: String
  public let language: String
  /// The whole address that a tap leads to.
  public let address: String
  /// Takes the place of an earlier one with the same name.
  public let tag: String
  public let ticket: String
  /// Answers that need no open app, by their name, with the words on the button.
  public var actions: [(name: String, words: String)] = []
  /// To tap it is an answer, too.
  public let isAnsweredByTap: Bool

  public init(
    title: String, body: String, language: String, address: String, tag: String, ticket: String,
    isAnsweredByTap: Bool
  ) {
    self.title = title
    self.body = body
    self.language = language
    self.address = address
    self.tag = tag
    self.ticket = ticket
    self.isAnsweredByTap = isAnsweredByTap
  }

  /// As WebKit reads it; the number on the icon stands in both places where it was ever read from.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("web_push")
    writer.int64(8030)
    writer.key("notification")
    writer.beginObject()
    text("title", title, &writer)
    text("body", body, &writer)
    text("navigate", address, &writer)
    text("lang", language, &writer)
    text("tag", tag, &writer)
    text("icon", "/icons/icon-192.png", &writer)
    text("app_badge", "1", &writer)
    write(data: &writer)
    if !actions.isEmpty { write(actions: &writer) }
    writer.endObject()
    text("app_badge", "1", &writer)
    writer.endObject()
    return writer.bytes
  }

  private func text(_ key: StaticString, _ value: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.string(value)
  }

  private func write(data writer: inout JSONWriter) {
    writer.key("data")
    writer.beginObject()
    text("ticket", ticket, &writer)
    text("address", address, &writer)
    writer.key("tap")
    writer.bool(isAnsweredByTap)
    writer.endObject()
  }

  private func write(actions writer: inout JSONWriter) {
    writer.key("actions")
    writer.beginArray()
    for action in actions {
      writer.beginObject()
      text("action", action.name, &writer)
      text("title", action.words, &writer)
      writer.endObject()
    }
    writer.endArray()
  }
}
