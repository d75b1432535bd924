// A day as the forecast sees it.

/// What a person may have said of a day beside use.
public enum RiskFeeling: Int, CaseIterable, Sendable {
  case craving, mood, stress, sleep, confidence
  /// 1 where something else was used that day, such as a drink beside cigarettes.
  case otherUse
}

/// A day with or without use, and what was said of it.
public struct RiskDay: Equatable, Sendable {
  /// Which day it is.
  public let day: Day
  /// Whether there was use.
  public let used: Bool
  /// One value for each feeling in the order of the cases, on any scale; nothing where unknown.
  public let feelings: [Double?]

  /// A day; feelings that are left out are unknown.
  public init(_ day: Day, used: Bool, feelings: [RiskFeeling: Double] = [:]) {
    self.day = day
    self.used = used
    self.feelings = RiskFeeling.allCases.map { feelings[$0] }
  }
}
