// Moments as text, for command lines and tables (ISO 8601, RFC 3339).

extension Instant {
  /// The moment to the second on a clock with this offset, as `2026-03-29T03:00:00+02:00`, and with
  /// `Z` for no offset.
  public func text(at offset: UTCOffset) -> String {
    let local = offset.local(self)
    let second = flooredDivision(milliseconds, Milliseconds.second).quotient
    let seconds = padded(Int(flooredDivision(second, 60).remainder), 2)
    return "\(local.day.text)T\(local.time.text):\(seconds)\(offset.text)"
  }

  /// The years 1 to 9999 by UTC: what lies outside has no such text.
  private static let written: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Reads milliseconds since 1970, or a date and time with seconds, at will a fraction, and `Z` or
  /// an offset: `2026-03-29T03:00:00.5+02:00`; nothing for any other form.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes[16] == UInt8(ascii: ":"),
      let day = Day(text: ascii(bytes[0..<10])),
      let time = TimeOfDay(text: ascii(bytes[11..<16])), let second = digits(bytes[17..<19]),
      second < 60
    else {
      guard let milliseconds = Int64(text), Instant.written.contains(milliseconds) else {
        return nil
      }
      self.init(milliseconds: milliseconds)
      return
    }
    var place = 19
    var fraction = 0
    if bytes[place] == UInt8(ascii: ".") {
      let end = bytes[20...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
      let digitCount = end - 20
      guard (1...9).contains(digitCount) else { return nil }
      let three = Array(bytes[20..<min(end, 23)]) + [UInt8](repeating: 0x30, count: 3)
      guard let value = digits(three[0..<3]) else { return nil }
      fraction = value
      place = end
    }
    guard let offset = UTCOffset(text: ascii(bytes[place...])) else { return nil }
    let minute = offset.instant(day, time)
    let moment = minute.adding(milliseconds: Int64(second) * Milliseconds.second + Int64(fraction))
    guard Instant.written.contains(moment.milliseconds) else { return nil }
    self = moment
  }
}

extension UTCOffset {
  /// `Z`, or the offset as `+05:45`.
  public var text: String {
    guard minutes != 0 else { return "Z" }
    let size = abs(minutes)
    return "\(minutes < 0 ? "-" : "+")\(padded(size / 60, 2)):\(padded(size % 60, 2))"
  }

  /// Reads the form of `text`, and `+00:00`.
  init?(text: String) {
    let bytes = Array(text.utf8)
    if bytes == [UInt8(ascii: "Z")] {
      self = .utc
      return
    }
    let isWest = bytes.first == UInt8(ascii: "-")
    guard bytes.count == 6, isWest || bytes[0] == UInt8(ascii: "+"), bytes[3] == UInt8(ascii: ":"),
      let hours = digits(bytes[1..<3]), let minutes = digits(bytes[4..<6]), minutes < 60
    else { return nil }
    let size = hours * 60 + minutes
    self.init(minutes: isWest ? -size : size)
  }
}

private func ascii(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
