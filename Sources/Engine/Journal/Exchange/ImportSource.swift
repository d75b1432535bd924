// The apps whose files can be brought in.

/// Where a file comes from, as a command line names it.
public enum ImportSource: String, CaseIterable, Sendable {
  case loop
  case loopTable = "loop-csv"
  case habitBull = "habitbull"
  case daylio
  case tableHabit = "table-habit"
  case habitTrove = "habittrove"
  case tickmate
  case rewire
  /// Any table, whose columns the person names.
  case table = "csv"
  case redstart
}
