// An if-then plan: one cue, one action, decided before the moment comes.

/// If this cue, then I will do that.
public struct IfThenPlan: Hashable, Sendable {
  public static let kind = "ifThen"
  /// Characters of an action in own words.
  public static let longestAction = 120
  /// More of them are kept, and not shown.
  public static let most = 30

  /// What the plan waits for.
  public enum Cue: Hashable, Sendable {
    /// A key of `CravingTrigger`, or own words behind `own:`.
    case trigger(String)
    /// A key of `CravingPlace`, or own words behind `own:`.
    case place(String)
    case time(TimeOfDay)
  }

  public let id: Identifier
  public let cue: Cue
  /// A key as a craving keeps it; empty where the person wrote an action.
  public let technique: String
  /// In own words; empty where a technique is the action.
  public let action: String
  public let madeAt: Instant
  /// Whether it was said, typed and imagined once.
  public let isRehearsed: Bool
  /// The answer to "did you?"; asked once.
  public let did: Bool?

  public init?(_ entity: Entity) {
    guard let cue = Cue(entity), let madeAt = entity["madeAt"]?.asInt else { return nil }
    let technique = entity["technique"]?.asText ?? ""
    let action = entity["action"]?.asText ?? ""
    guard !technique.isEmpty || !action.isEmpty,
      action.unicodeScalars.count <= IfThenPlan.longestAction
    else { return nil }
    self.id = entity.id
    self.cue = cue
    self.technique = technique
    self.action = action
    self.madeAt = Instant(milliseconds: madeAt)
    isRehearsed = entity["rehearsed"]?.asBool ?? false
    did = entity["did"]?.asBool
  }

  /// The fields of a cue and an action; the other kinds of cue become empty.
  public static func fields(_ cue: Cue, technique: String, action: String) -> [Field] {
    var fields = [Field("technique", .text(technique)), Field("action", .text(action))]
    switch cue {
    case .trigger(let key): fields += [Field("cue", .text("trigger")), Field("what", .text(key))]
    case .place(let key): fields += [Field("cue", .text("place")), Field("what", .text(key))]
    case .time(let time):
      fields += [Field("cue", .text("time")), Field("what", .text(time.text))]
    }
    return fields
  }
}

extension IfThenPlan {
  /// The field of the moment at which it was made.
  public static func field(madeAt: Instant) -> Field {
    Field("madeAt", .int(madeAt.milliseconds))
  }

  /// The field that says whether it was gone through once.
  public static func field(isRehearsed: Bool) -> Field { Field("rehearsed", .bool(isRehearsed)) }

  /// The field of the answer whether it was done.
  public static func field(did: Bool) -> Field { Field("did", .bool(did)) }

  /// The fields with which a changed plan is asked about and rehearsed anew.
  public static func fields(changedAt: Instant) -> [Field] {
    [Field("did", .text("")), field(madeAt: changedAt), field(isRehearsed: false)]
  }
}

extension IfThenPlan.Cue {
  fileprivate init?(_ entity: Entity) {
    let what = entity["what"]?.asText ?? ""
    guard !what.isEmpty, what.unicodeScalars.count <= Craving.longestOwn else { return nil }
    switch entity["cue"]?.asText {
    case "trigger": self = .trigger(what)
    case "place": self = .place(what)
    case "time":
      guard let time = TimeOfDay(text: what) else { return nil }
      self = .time(time)
    default: return nil
    }
  }
}
