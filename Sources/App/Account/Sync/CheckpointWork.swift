// What is under way with a checkpoint. It outlasts what comes in between, not the page.
import Engine

/// A checkpoint on its way here, part by part.
struct CheckpointTaking: Sendable {
  let checkpoint: Checkpoint
  let answer: CheckpointAnswer
  let keyVersion: Int64
  /// Of the parts that are here, in their order.
  var changes: [Change] = []
  var parts = 0
}

/// A checkpoint on its way to the server, part by part and its list last.
struct CheckpointOffering: Sendable {
  let epoch: Identifier
  let cut: CheckpointCut
  let packs: [[UInt8]]
  /// Of the parts that are on the server.
  var names: [[UInt8]] = []
  /// The next part, once it is sealed.
  var body: [UInt8] = []

  init(epoch: Identifier, cut: CheckpointCut) {
    self.epoch = epoch
    self.cut = cut
    packs = cut.packs
  }
}

/// What sync knows of checkpoints in this page.
struct CheckpointState: Sendable {
  /// One thing at a time, as `SyncState.Work`.
  enum Work: Sendable {
    case looking
    case openingList(CheckpointAnswer, SealedCheckpoint)
    case fetchingPart
    case openingPart
    case sealingPart
    case sendingPart
    case sealingList(Checkpoint)
    case sendingList(Checkpoint)
    /// What the log has behind the checkpoint's place.
    case readingBehind(Checkpoint)
  }

  var taking: CheckpointTaking?
  var offering: CheckpointOffering?
  /// Where the latest one stands, as far as this page knows; nothing before it asked.
  var last: Int64?
  /// Offering does not help for now: no room, or somebody else was quicker.
  var isFutile = false
}
