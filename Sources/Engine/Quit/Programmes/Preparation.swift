// What can be prepared before the day of stopping: a fixed list, ticked or not.

/// One thing to prepare.
public enum PreparationStep: String, CaseIterable, Sendable {
  case tellSomeone, clearAway, buyReplacement, firstMorning, hardestHour, handsAndMouth

  /// What makes sense for a substance; `usesReplacement` is whether the module is on.
  public static func steps(for substance: Substance?, usesReplacement: Bool) -> [PreparationStep] {
    PreparationStep.allCases.filter {
      $0 != .buyReplacement || (usesReplacement && substance != .alcohol)
    }
  }
}

/// Whether a thing is prepared for the stop of one tracker.
public struct Preparation: Hashable, Sendable {
  public static let kind = "preparation"

  public let tracker: Identifier
  public let step: PreparationStep
  public let isDone: Bool

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let step = PreparationStep(rawValue: entity["step"]?.asText ?? ""),
      let isDone = entity["done"]?.asBool
    else { return nil }
    self.tracker = tracker
    self.step = step
    self.isDone = isDone
  }

  /// The fields of a step that is ticked or not.
  public static func fields(
    _ step: PreparationStep, for tracker: Identifier, isDone: Bool
  ) -> [Field] {
    [
      Field("done", .bool(isDone)), Field("step", .text(step.rawValue)),
      Happening.field(tracker: tracker),
    ]
  }

  /// The one tick of a step of a tracker, on whichever device it is made.
  public static func identifier(of step: PreparationStep, for tracker: Identifier) -> Identifier {
    Identifier(kind: kind, tracker.text, step.rawValue)
  }
}
