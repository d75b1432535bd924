// The bridge from what was recorded to what judges it.

extension UseSeries {
  /// The known days, for plans, savings and statistics.
  public var history: UseHistory {
    var records: [UseRecord] = []
    for day in days {
      if let amount = amount(on: day) { records.append(UseRecord(day: day, amount: amount)) }
    }
    return UseHistory(records)
  }
}
