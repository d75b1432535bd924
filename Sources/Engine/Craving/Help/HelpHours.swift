// When somebody answers at a number.

/// The hours of a line, as far as they were confirmed.
public struct HelpHours: Hashable, Sendable {
  /// The same hours on some days in a row.
  public struct Span: Hashable, Sendable {
    public let first: Weekday
    public let last: Weekday
    public let opens: TimeOfDay
    public let closes: TimeOfDay
  }

  /// What is said in place of hours, or besides them.
  public enum Remark: String, Sendable {
    case none = ""
    /// At any time of any day.
    case always
    /// They change; the line says them.
    case changing
    /// Leave a number, they call back.
    case callback
  }

  public let spans: [Span]
  public let remark: Remark

  private init(_ spans: [Span], _ remark: Remark) {
    self.spans = spans
    self.remark = remark
  }

  /// Reads a remark, or spans such as `1-5 09:00-20:00,6-7 11:00-16:00`, in which 1 is Monday.
  public init?(text: String) {
    if let remark = Remark(rawValue: text) {
      self.init([], remark)
      return
    }
    var spans: [Span] = []
    for part in Array(text.utf8).split(separator: UInt8(ascii: ",")) {
      guard let span = HelpHours.span(Array(part)) else { return nil }
      spans.append(span)
    }
    guard !spans.isEmpty else { return nil }
    self.init(spans, .none)
  }

  /// `1-5 09:00-20:00`
  private static func span(_ bytes: [UInt8]) -> Span? {
    let dash = UInt8(ascii: "-")
    guard bytes.count == 15, bytes[1] == dash, bytes[3] == UInt8(ascii: " "), bytes[9] == dash,
      let first = weekday(bytes[0]), let last = weekday(bytes[2]),
      first.rawValue <= last.rawValue,
      let opens = TimeOfDay(text: String(decoding: bytes[4..<9], as: UTF8.self)),
      let closes = TimeOfDay(text: String(decoding: bytes[10..<15], as: UTF8.self)),
      opens < closes
    else { return nil }
    return Span(first: first, last: last, opens: opens, closes: closes)
  }

  private static func weekday(_ digit: UInt8) -> Weekday? {
    Weekday(rawValue: Int(digit) - Int(UInt8(ascii: "1")))
  }
}
