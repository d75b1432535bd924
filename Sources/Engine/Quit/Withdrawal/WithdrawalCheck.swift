// What a person said on one day about how the first weeks feel. Each answer is a field of its own,
// so that two devices never undo each other.

/// The answers of one day.
public struct WithdrawalCheck: Hashable, Sendable {
  public static let kind = "withdrawalCheck"
  /// The field of the answer "I can't go on".
  private static let hopelessField = "hopeless"
  /// The fields of the signs of alcohol withdrawal begin so.
  private static let signPrefix = "sign."

  public let id: Identifier
  public let day: Day
  /// In the order of the symptoms; nothing where none was given.
  private let strengths: [SymptomStrength?]
  public let isHopeless: Bool
  public let signs: [AlcoholSign]

  public init?(_ entity: Entity) {
    guard let number = entity["day"]?.asInt, let day = Day(stored: number) else { return nil }
    id = entity.id
    self.day = day
    strengths = WithdrawalSymptom.allCases.map { symptom in
      entity[symptom.rawValue]?.asInt.flatMap { SymptomStrength(rawValue: Int(clamping: $0)) }
    }
    isHopeless = entity[WithdrawalCheck.hopelessField]?.asBool ?? false
    signs = AlcoholSign.allCases.filter { sign in
      entity[WithdrawalCheck.signPrefix + sign.rawValue]?.asBool == true
    }
  }

  /// The field of how strong a symptom is.
  public static func field(_ symptom: WithdrawalSymptom, _ strength: SymptomStrength) -> Field {
    Field(symptom.rawValue, .int(Int64(strength.rawValue)))
  }

  /// The field that says whether the person sees no way.
  public static func field(isHopeless: Bool) -> Field { Field(hopelessField, .bool(isHopeless)) }

  /// The field that says whether there is a sign of a dangerous withdrawal.
  public static func field(_ sign: AlcoholSign, _ isThere: Bool) -> Field {
    Field(signPrefix + sign.rawValue, .bool(isThere))
  }

  public subscript(_ symptom: WithdrawalSymptom) -> SymptomStrength? {
    for (index, known) in WithdrawalSymptom.allCases.enumerated() where known == symptom {
      return strengths[index]
    }
    return nil
  }

  /// The mean of the symptoms that were answered, in thousandths of 0 … 4; nothing without one.
  public var mean: Int64? {
    var sum: Int64 = 0
    var count: Int64 = 0
    for strength in strengths {
      guard let strength else { continue }
      sum += Int64(strength.rawValue) * 1000
      count += 1
    }
    return count == 0 ? nil : Money.rounded(sum, over: count)
  }

  public var hasStrongSymptom: Bool { strengths.contains { $0?.isStrong == true } }

  /// The one name of a day's check, on whichever device it is made.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }
}
