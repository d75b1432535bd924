// The dates of an export: a local time with how far its clock was from UTC.

/// A moment of a record, and the day on its own clock.
struct HealthMoment {
  /// Since 1970-01-01T00:00:00Z.
  let seconds: Int64
  let offset: UTCOffset

  init(seconds: Int64, offset: UTCOffset) {
    self.seconds = seconds
    self.offset = offset
  }

  /// Reads `2026-03-29 07:05:00 +0200`, also with a `T`, without a space, with `Z` or `+02:00`;
  /// years from 2000 to 2099, as a phone with a dead battery writes 1970.
  init?(_ text: ArraySlice<UInt8>) {
    let first = text.startIndex
    guard text.count >= 20, text[first + 4] == UInt8(ascii: "-"),
      text[first + 7] == UInt8(ascii: "-"), text[first + 13] == UInt8(ascii: ":"),
      text[first + 16] == UInt8(ascii: ":"),
      text[first + 10] == UInt8(ascii: " ") || text[first + 10] == UInt8(ascii: "T")
    else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      digits(text[first + place..<first + place + count])
    }
    guard let year = number(0, 4), let month = number(5, 2), let date = number(8, 2),
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2),
      let offset = HealthMoment.offset(text[(first + 19)...])
    else { return nil }
    guard (2000...2099).contains(year), hour < 24, minute < 60, second <= 60,
      let day = Day(year: year, month: month, day: date)
    else { return nil }
    let minutes = hour * 60 + minute - offset.minutes
    seconds = Int64(day.number) * 86_400 + Int64(minutes * 60 + second)
    self.offset = offset
  }

  private static func offset(_ text: ArraySlice<UInt8>) -> UTCOffset? {
    let text = text.first == UInt8(ascii: " ") ? text.dropFirst() : text
    guard let sign = text.first else { return nil }
    if text.count == 1 { return sign == UInt8(ascii: "Z") ? .utc : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let hasColon = text.count == 6 && text[text.startIndex + 3] == UInt8(ascii: ":")
    guard text.count == 5 || hasColon, let hours = digits(text.dropFirst().prefix(2)),
      let minutes = digits(text.suffix(2)), minutes < 60
    else { return nil }
    let all = hours * 60 + minutes
    return UTCOffset(minutes: sign == UInt8(ascii: "-") ? -all : all)
  }

  /// The day on the clock of this record.
  var day: Day { HealthMoment.day(seconds, offset) }

  /// The day that a clock with this offset shows.
  static func day(_ seconds: Int64, _ offset: UTCOffset) -> Day {
    Day(number: Int32(clamping: flooredDivision(seconds + Int64(offset.minutes * 60), 86_400).0))
  }
}
