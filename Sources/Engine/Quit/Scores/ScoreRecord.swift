// An answered questionnaire as the journal keeps it: the answers, never the score.

/// One questionnaire that was answered to its end.
public struct ScoreRecord: Hashable, Sendable {
  public static let kind = "score"

  public let id: Identifier
  public let day: Day
  public let score: Score

  /// Nothing for answers that the questionnaire does not offer.
  public init?(_ entity: Entity) {
    guard let instrument = Instrument(rawValue: entity["instrument"]?.asText ?? ""),
      let number = entity["day"]?.asInt, let day = Day(stored: number),
      case .list(let values)? = entity["answers"]
    else { return nil }
    var answers: [Int] = []
    for value in values {
      guard let points = value.asInt else { return nil }
      answers.append(Int(clamping: points))
    }
    do throws(ScoreProblem) {
      score = try Score(instrument, answers: answers)
    } catch {
      return nil
    }
    id = entity.id
    self.day = day
  }

  public static func fields(of score: Score, on day: Day) -> [Field] {
    [
      Field("answers", .list(score.answers.map { .int(Int64($0)) })),
      Field("day", .int(Int64(day.number))), Field("instrument", .text(score.instrument.rawValue)),
    ]
  }

  /// One questionnaire counts once a day: who answers again corrects.
  public static func identifier(of instrument: Instrument, on day: Day) -> Identifier {
    Identifier(kind: kind, instrument.rawValue, day.text)
  }
}
