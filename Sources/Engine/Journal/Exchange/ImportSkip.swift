// Why something in a file does not become an entry.

/// A reason for leaving a record of a file out.
public enum ImportSkip: Int, CaseIterable, Sendable {
  /// It says that nothing was done, or says nothing.
  case nothing
  /// The other app filled the day in by itself.
  case filledIn
  /// The same tracker and time stand in the file before.
  case repeated
  /// Larger than an entry may be, or on a day that nobody lives to see.
  case outOfRange
  /// It belongs to a tracker that the file does not have.
  case ownerless
  /// A thing to do once that was not done.
  case openTask
  /// Coins that another app gave and took.
  case coin
  /// A wish that is paid in such coins.
  case wish
  /// A row or a value that could not be read, where the person saw so and went on.
  case unreadable
  /// A row of this app's own table whose thing is more than the row.
  case otherKind
}

/// Something of another app that has no place here, whatever row it stands in.
public enum ImportUnplaced: Int, CaseIterable, Sendable {
  case colours
  /// Columns that nothing here can hold.
  case columns
  /// Weekdays of a reminder: here one reminds on the days on which something is due.
  case reminderDays
  /// Weekdays on which something is due, of which only their number a week comes along.
  case weekdays
  /// Text that is not UTF-8 and was read as Windows-1252.
  case encoding
}

/// How often each reason came up.
public struct ImportSkips: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: ImportSkip.allCases.count)

  public init() {}

  public subscript(_ skip: ImportSkip) -> Int { counts[skip.rawValue] }

  mutating func add(_ skip: ImportSkip, _ count: Int = 1) { counts[skip.rawValue] += count }

  mutating func add(_ others: ImportSkips) {
    for skip in ImportSkip.allCases { add(skip, others[skip]) }
  }

  public var total: Int {
    var total = 0
    for count in counts { total += count }
    return total
  }
}
