// What a person's devices want to be sent in the next days.

import Engine

/// All that a box is to send; it takes the place of what it was to send before.
public struct PushPlan: Equatable, Sendable {
  /// Times in which nothing goes out, each from its beginning to before its end.
  public let quiet: [Range<Instant>]
  /// Deliveries that the box has and keeps.
  public let kept: [Identifier]
  public let new: [PushDelivery]

  public init(quiet: [Range<Instant>], kept: [Identifier], new: [PushDelivery]) {
    self.quiet = quiet
    self.kept = kept
    self.new = new
  }
}

/// One notification with its finished, sealed message for each subscription.
public struct PushDelivery: Equatable, Sendable {
  public let id: Identifier
  /// When it is due, and until when it is of use.
  public let window: Range<Instant>
  /// What it uses up: nothing else of the box goes out under the same name.
  public let slot: String
  /// By subscription.
  public let bodies: [Identifier: [UInt8]]

  public init(id: Identifier, window: Range<Instant>, slot: String, bodies: [Identifier: [UInt8]]) {
    self.id = id
    self.window = window
    self.slot = slot
    self.bodies = bodies
  }
}

/// What a device has to know of the plan that it handed in.
public struct PushPlanAnswer: Equatable, Sendable {
  /// Kept deliveries that the box does not have.
  public let missing: [Identifier]
  /// Subscriptions that have a body in the plan and are not in the box.
  public let gone: [Identifier]
  /// Slots of the plan that were used before.
  public let spent: [String]
}
