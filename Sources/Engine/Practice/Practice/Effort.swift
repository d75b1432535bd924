// How hard a workout felt, where the person says.

/// What a number from 1 to 10 means in words.
public enum EffortBand: String, CaseIterable, Hashable, Sendable {
  case light, moderate, hard, veryHard

  /// 1-3 light, 4-6 moderate, 7-8 hard, 9-10 very hard.
  public init(_ effort: Int) {
    switch effort {
    case ...3: self = .light
    case 4...6: self = .moderate
    case 7...8: self = .hard
    default: self = .veryHard
    }
  }
}
