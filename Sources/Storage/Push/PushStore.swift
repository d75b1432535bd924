// What the server asks of the place where boxes are kept.

import Engine

/// Boxes with their subscriptions and planned deliveries.
///
/// What it answered is on the disk; what it could not put there it throws.
public protocol PushStore: Sendable {
  func has(_ box: PushBox) async throws(StorageError) -> Bool

  /// Puts a subscription into the box, which is made where there is none. One under the same name
  /// is replaced, and what was to go to another address is forgotten.
  func keep(
    _ subscription: PushSubscription, in box: PushBox, now: Instant
  ) async throws(StorageError) -> PushSubscribing

  /// Takes a subscription out with all that was to go to it; one that is not there is no error.
  func drop(_ subscription: Identifier, of box: PushBox) async throws(StorageError)

  /// Puts a plan in the place of the one before: what it neither keeps nor brings is cancelled.
  /// Nothing where there is no such box.
  func keep(
    _ plan: PushPlan, in box: PushBox, now: Instant
  ) async throws(StorageError) -> PushPlanAnswer?

  /// Whether there was a box; nothing of it is left in the file.
  func erase(_ box: PushBox) async throws(StorageError) -> Bool

  /// Notes what became of earlier messages, then hands out those that are due and have a place, all
  /// in one step, with the slots of their deliveries used up. A message that stays in the room is
  /// not handed out again; one that has begun is not either, unless `again` was noted of it.
  func claim(
    _ room: PushRoom, settling outcomes: [PushOutcome], now: Instant
  ) async throws(StorageError) -> PushClaim

  /// Uses up messages that are to go over a connection at this moment, and says which of them may:
  /// one that has begun does not begin again, and one that was cancelled meanwhile not at all.
  func begin(
    _ messages: [PushMessage.Name]
  ) async throws(StorageError) -> Set<PushMessage.Name>

  /// Forgets messages that had begun before the server stopped: how those ended nobody knows. Says
  /// how many there were.
  func forgetBegun() async throws(StorageError) -> Int64

  /// How many messages have not begun.
  func waiting() async throws(StorageError) -> Int64

  /// Forgets boxes that nobody used for long, and what was sent long ago.
  func purge(now: Instant) async throws(StorageError)
}
