// What a trial of the forecast amounts to, as JSON.

import Engine

extension ForecastTrial {
  /// `{"population":…,"people":…,"days":…,"forecast":{"auc":…},…}`.
  public func report(_ population: SimulatedPopulation) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("population")
    writer.string(population.rawValue)
    writer.key("people")
    writer.int64(Int64(people.count))
    writer.key("days")
    writer.int64(Int64(scores[0].count))
    for rival in ForecastRival.allCases {
      guard let place = ForecastRival.allCases.firstIndex(of: rival) else { continue }
      write(scores[place], rival.rawValue, &writer)
    }
    if truth.count > 0 { write(truth, "truth", &writer) }
    writer.key("byPerson")
    writer.beginObject()
    write("medianAUC", median { $0.auc }, &writer)
    write("medianBrier", median { $0.brier }, &writer)
    write("medianSlope", median { $0.slope }, &writer)
    write("betterThanBoth", Double(better) / Double(max(1, people.count)), &writer)
    write("maySpeak", Double(speaking) / Double(max(1, people.count)), &writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  private func write(_ score: ForecastScore, _ name: String, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.beginObject()
    write("auc", score.auc, &writer)
    write("aucFromNone", score.aucFromNone, &writer)
    write("brier", score.brier, &writer)
    // Certainty has no odds of which there could be a slope.
    if name != ForecastRival.same.rawValue { write("slope", score.slope, &writer) }
    writer.endObject()
  }

  private func write(_ name: String, _ value: Double, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.double((value * 10_000).rounded() / 10_000)
  }
}

extension ForecastFit {
  /// `{"afterUse":[…],"afterNone":[…]}`, to three digits.
  public var report: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, weights) in [("afterUse", afterUse), ("afterNone", afterNone)] {
      writer.key(name)
      writer.beginArray()
      for weight in weights { writer.double((weight * 1000).rounded() / 1000) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }
}
