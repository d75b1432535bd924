// Looks with all their numbers, so that another program can do them again.

import Engine

extension ConnectionTrial {
  /// A line of JSON for each look.
  public static func examples(_ count: Int, seed: UInt64) -> [UInt8] {
    var dice = Dice(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      let length = 60 + dice.below(120)
      let days = MadeUpDays(
        length: length, effect: Double(dice.below(3)), isNarrow: true, &dice
      ).days
      let pair = MeasurePair(.practice, .cravings, lag: dice.below(3))
      let (cause, effect) = (days[.practice], days[.cravings])
      guard let look = Connection(pair, cause, effect) else { continue }
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("lag")
      writer.int64(Int64(pair.lag))
      write(cause, "cause", &writer)
      write(effect, "effect", &writer)
      writer.key("counts")
      writer.beginArray()
      writer.int64(Int64(look.more.count))
      writer.int64(Int64(look.others.count))
      writer.endArray()
      write([look.more.mean, look.others.mean], "means", &writer)
      write([look.difference, look.margin, look.chance], "look", &writer)
      writer.endObject()
      bytes += writer.bytes + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  private static func write(_ values: [Double?], _ name: String, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.beginArray()
    for value in values {
      if let value { writer.double(value) } else { writer.null() }
    }
    writer.endArray()
  }
}
