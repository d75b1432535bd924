// The days of use that a plan judges, as marks: days under target and days without use each have a
// streak of their own.

extension TrackerMarks {
  /// Days within the target; today is open until it is over or above its target. Over a target of
  /// some, a grace day can mend; over a target of none
  /// nothing does, because the clock of a stop is not bargained with.
  ///
  /// `records` are oldest first and without gaps. Nothing without one.
  public init?(kept records: [DayRecord]) {
    guard let first = records.first?.day else { return nil }
    self.init(first: first, records.map { TrackerMarks.kept($0) })
  }

  private static func kept(_ record: DayRecord) -> DayMark {
    switch record.outcome {
    case .kept: return .good
    case .missed: return above(record)
    case .unrecorded: return .empty
    case .excused: return .excused
    case .open: return record.isPastTarget ? above(record) : .open
    case nil: return .notDue
    }
  }

  private static func above(_ record: DayRecord) -> DayMark {
    (record.target ?? 0) > 0 ? .needsGrace : .broken
  }

  /// Days without any use. A day that nobody spoke of is not one, and nothing mends a day of use.
  ///
  /// `records` are oldest first and without gaps. Nothing without one.
  public init?(free records: [DayRecord], today: Day) {
    guard let first = records.first?.day else { return nil }
    self.init(first: first, records.map { TrackerMarks.free($0, today) })
  }

  private static func free(_ record: DayRecord, _ today: Day) -> DayMark {
    if record.isExcused { return .excused }
    if record.isUse { return .broken }
    if record.day >= today { return .open }
    return record.used == nil ? .empty : .good
  }
}
