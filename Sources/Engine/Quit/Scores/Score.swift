// From answers to a score and its band.

/// Why answers make no score.
public enum ScoreProblem: Error, Hashable, Sendable {
  /// The questionnaire has another number of items.
  case answerCount(needed: Int)
  /// The item counted from 0 has no answer with these points.
  case points(item: Int)
}

/// The sum of the points of all answers to a questionnaire.
public struct Score: Hashable, Sendable {
  public let instrument: Instrument
  /// The points of each answer, in the order of the items.
  public let answers: [Int]
  /// Within the range of the instrument.
  public let total: Int

  /// Refuses answers that the questionnaire does not offer, and unanswered items.
  public init(_ instrument: Instrument, answers: [Int]) throws(ScoreProblem) {
    let items = instrument.items
    guard answers.count == items.count else { throw .answerCount(needed: items.count) }
    for (index, item) in items.enumerated() where !item.points.contains(answers[index]) {
      throw .points(item: index)
    }
    self.instrument = instrument
    self.answers = answers
    total = answers.reduce(0, +)
  }

  /// The points given for one item; nothing when the questionnaire does not ask it.
  public func points(of item: ScoreItem) -> Int? {
    instrument.items.firstIndex(of: item).map { answers[$0] }
  }

  /// Nothing for `hvi`, which has no published bands.
  public var band: ScoreBand? { ScoreBand(instrument, total: total) }
}
