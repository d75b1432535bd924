// A note of a thought that came with a craving: looked at once more, and put differently.

/// One page of the thought diary; every part may be missing, but not all.
public struct Thought: Hashable, Sendable {
  public static let kind = "thought"
  /// Characters of each part.
  public static let longestText = 500

  /// What a thought turned out to be.
  public enum Nature: String, CaseIterable, Sendable { case fact, feeling }

  /// The parts in words, in the order in which they are asked.
  public enum Part: String, CaseIterable, Sendable {
    case situation, thought, evidenceFor, evidenceAgainst, reframe
  }

  public let id: Identifier
  public let at: Instant
  public let offset: UTCOffset
  public let day: Day
  public let nature: Nature?
  /// 1 … 10, before and after writing.
  public let before: Int?
  public let after: Int?
  private let texts: [String]

  public subscript(part: Part) -> String { texts[Thought.place(of: part)] }

  public init?(_ entity: Entity) {
    guard let at = entity["at"]?.asInt, let number = entity["day"]?.asInt,
      let day = Day(stored: number)
    else { return nil }
    self.id = entity.id
    self.at = Instant(milliseconds: at)
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.day = day
    nature = Nature(rawValue: entity["nature"]?.asText ?? "")
    before = Thought.strength(entity["before"])
    after = Thought.strength(entity["after"])
    var texts: [String] = []
    for part in Part.allCases {
      let text = entity[part.rawValue]?.asText ?? ""
      texts.append(text.unicodeScalars.count <= Thought.longestText ? text : "")
    }
    self.texts = texts
  }

  private static func strength(_ value: Value?) -> Int? {
    let strength = Int(clamping: value?.asInt ?? 0)
    return Craving.intensities.contains(strength) ? strength : nil
  }

  private static func place(of part: Part) -> Int {
    switch part {
    case .situation: 0
    case .thought: 1
    case .evidenceFor: 2
    case .evidenceAgainst: 3
    case .reframe: 4
    }
  }
}

extension Thought {
  /// The field of one part; an empty text takes it back.
  public static func field(_ part: Part, _ text: String) -> Field {
    Field(part.rawValue, .text(text))
  }

  /// The field of what the thought is; nothing takes it back.
  public static func field(nature: Nature?) -> Field {
    Field("nature", .text(nature?.rawValue ?? ""))
  }

  /// The field of how strong the craving was before.
  public static func field(before: Int) -> Field { Field("before", .int(Int64(before))) }

  /// The field of how strong the craving was after.
  public static func field(after: Int) -> Field { Field("after", .int(Int64(after))) }
}
