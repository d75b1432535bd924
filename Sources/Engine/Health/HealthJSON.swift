// The day totals as JSON, for `redstart health`.

extension HealthTotals {
  /// `{"days":[…],"records":n,"skipped":n,"duplicates":n,"complete":true}`, days from the first to
  /// the last, numbers with two decimals at most.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("days")
    writer.beginArray()
    for day in days { HealthJSON.write(day, to: &writer) }
    writer.endArray()
    writer.key("records")
    writer.int64(Int64(records))
    writer.key("skipped")
    writer.int64(Int64(skipped))
    writer.key("duplicates")
    writer.int64(Int64(duplicates))
    writer.key("complete")
    writer.bool(isComplete)
    writer.endObject()
    return writer.bytes
  }
}

private enum HealthJSON {
  static func write(_ day: HealthDay, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("day")
    writer.string(day.day.text)
    number("steps", day.steps, &writer)
    number("distanceMeters", day.distance, &writer)
    number("activeEnergyKcal", day.activeEnergy, &writer)
    number("restingHeartRate", day.restingHeartRate, &writer)
    if let heartRate = day.heartRate { write(heartRate, &writer) }
    if let sleep = day.sleep { write(sleep, &writer) }
    minutes("mindfulMinutes", day.mindful, &writer)
    if let workouts = day.workouts {
      writer.key("workouts")
      writer.beginObject()
      number("count", Double(workouts.count), &writer)
      minutes("minutes", workouts.seconds, &writer)
      writer.endObject()
    }
    number("waterMl", day.water, &writer)
    number("caffeineMg", day.caffeine, &writer)
    number("alcoholicDrinks", day.alcoholicDrinks, &writer)
    writer.endObject()
  }

  private static func write(_ spread: HealthDay.Spread, _ writer: inout JSONWriter) {
    writer.key("heartRate")
    writer.beginObject()
    number("min", spread.lowest, &writer)
    number("mean", spread.mean, &writer)
    number("max", spread.highest, &writer)
    writer.endObject()
  }

  private static func write(_ sleep: HealthDay.Sleep, _ writer: inout JSONWriter) {
    writer.key("sleep")
    writer.beginObject()
    minutes("asleepMinutes", sleep.asleep, &writer)
    minutes("inBedMinutes", sleep.inBed, &writer)
    minutes("coreMinutes", sleep.stages?.core, &writer)
    minutes("deepMinutes", sleep.stages?.deep, &writer)
    minutes("remMinutes", sleep.stages?.rem, &writer)
    minutes("awakeMinutes", sleep.stages?.awake, &writer)
    writer.endObject()
  }

  private static func minutes(_ name: StaticString, _ seconds: Int64?, _ writer: inout JSONWriter) {
    number(name, seconds.map { Double($0) / 60 }, &writer)
  }

  private static func number(_ name: StaticString, _ value: Double?, _ writer: inout JSONWriter) {
    guard let value else { return }
    writer.key(name)
    // At most 10^13, as so many records of so much fit into a file.
    let hundredths = Int64(value * 100 + 0.5)
    if hundredths % 100 == 0 {
      writer.int64(hundredths / 100)
    } else {
      writer.double(Double(hundredths) / 100)
    }
  }
}
