// One message to the coach with its answer: an entry of the journal like any other, and nothing
// that a statistic looks at.

/// What a person wrote to the coach, and what it said.
public struct CoachTurn: Hashable, Sendable {
  public static let kind = "coachTurn"
  /// Characters of a message.
  public static let longestText = 2000
  /// Characters of an answer; far more than any has.
  private static let longestAnswer = 1000
  /// The turns that the coach remembers: ten messages.
  static let remembered = 5

  public let id: Identifier
  public let at: Instant
  public let day: Day
  /// Never empty.
  public let text: String
  public let intent: CoachIntent
  public let subject: CoachSubject
  /// Which of the wordings was said.
  public let wording: Int
  /// As it was said, in the language of then.
  public let answer: String
  /// What the answer rests on, in words; empty where it rests on the message alone.
  public let used: String
  public let actions: [CoachAction]
  /// The tip that was told, if it was one.
  public let tip: CoachTip?

  public init?(_ entity: Entity) {
    guard let at = entity["at"]?.asInt, let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      let text = entity["text"]?.asText, !text.isEmpty
    else { return nil }
    id = entity.id
    self.at = Instant(milliseconds: at)
    self.day = day
    self.text = text.cut(at: CoachTurn.longestText)
    intent = CoachIntent(rawValue: entity["intent"]?.asText ?? "") ?? .unknown
    subject = CoachSubject(rawValue: entity["subject"]?.asText ?? "") ?? .unknown
    wording = entity["wording"]?.asInt == 1 ? 1 : 0
    let said = (entity["said"]?.asTexts ?? []).map { $0.cut(at: CoachTurn.longestAnswer) }
    answer = said.first ?? ""
    used = said.count > 1 ? said[1] : ""
    var actions: [CoachAction] = []
    for name in entity["actions"]?.asTexts ?? [] {
      if let action = CoachAction(rawValue: name), !actions.contains(action) {
        actions.append(action)
      }
    }
    self.actions = actions
    tip = CoachTip(rawValue: entity["tip"]?.asText ?? "")
  }

  /// What the person wrote, of the fields of a turn.
  public static func words(of field: Field) -> String? {
    field.name == "text" ? field.value.asText : nil
  }

  /// The fields of a turn. What the coach says is a list, as the crisis check reads only texts, and
  /// those are the person's own.
  public static func fields(
    _ text: String, _ answer: CoachAnswer, said: String, used: String, at: Instant, on day: Day,
    _ offset: UTCOffset
  ) -> [Field] {
    let said: [Value] = [.text(said), .text(used)]
    return Happening.fields(at: at, on: day, offset) + [
      Field("text", .text(text.cut(at: longestText))),
      Field("intent", .text(answer.intent.rawValue)),
      Field("subject", .text(answer.subject.rawValue)),
      Field("wording", .int(Int64(answer.wording))), Field("said", .list(said)),
      Field("actions", .list(answer.actions.map { .text($0.rawValue) })),
    ] + (answer.tip.map { [Field("tip", .text($0.rawValue))] } ?? [])
  }
}
