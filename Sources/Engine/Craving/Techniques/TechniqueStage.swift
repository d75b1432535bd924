// Where a technique stands that goes by the clock: one time says its stage, its words and its
// figure.

/// A stage of a technique at one moment.
public struct TechniqueStage: Hashable, Sendable {
  /// From 0 on; the last one stays once all of the time is over.
  public let index: Int
  /// What is left of the stage and of the whole, in milliseconds.
  public let left: Int64
  public let leftInAll: Int64
  /// Milliseconds of the stage and of the whole.
  public let length: Int64
  public let whole: Int64

  /// `seconds` are those of each stage, at least one; `elapsed` is in milliseconds.
  public init(_ seconds: [Int], elapsed: Int64) {
    var index = 0
    while index < seconds.count - 1,
      elapsed >= TechniqueStage.start(of: index + 1, in: seconds)
    {
      index += 1
    }
    let begun = TechniqueStage.start(of: index, in: seconds)
    self.index = index
    length = Int64(seconds[index]) * Milliseconds.second
    whole = TechniqueStage.start(of: seconds.count, in: seconds)
    left = min(length, max(0, begun + length - elapsed))
    leftInAll = min(whole, max(0, whole - elapsed))
  }

  /// When a stage begins, in milliseconds; the first one for what lies before it.
  public static func start(of index: Int, in seconds: [Int]) -> Int64 {
    var start: Int64 = 0
    for stage in seconds.prefix(max(0, index)) { start += Int64(stage) * Milliseconds.second }
    return start
  }
}
