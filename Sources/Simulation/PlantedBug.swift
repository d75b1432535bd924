// Mistakes that are easy to make. Each can be planted, to prove that the simulator would find it.

/// A mistake in one place of the simulated server, disk or device.
public enum PlantedBug: String, CaseIterable, Sendable {
  // The server.
  case sequenceWithGaps = "sequence-with-gaps"
  case headReadOutsideTransaction = "head-read-outside-transaction"
  case forkNotNoticed = "fork-not-noticed"
  case epochKeptByRestore = "epoch-kept-by-restore"
  case skewedStampsTaken = "skewed-stamps-taken"
  case duplicateAppended = "duplicate-appended"
  case rejectedKeepsNumber = "rejected-keeps-number"
  case answeredBeforeCommit = "answered-before-commit"
  case pullBeginsLate = "pull-begins-late"
  case bodyInTheClear = "body-in-the-clear"
  // What a device makes of an answer to a push.
  case acknowledgedByNumber = "acknowledged-by-number"
  case oldAnswerForNewPush = "old-answer-for-new-push"
  case rejectedBlocksQueue = "rejected-blocks-queue"
  case rejectedForgotten = "rejected-forgotten"
  case forkIgnored = "fork-ignored"
  case skewIgnored = "skew-ignored"
  // Renumbering and stamping again.
  case renumberLosesIds = "renumber-loses-ids"
  case renumberKeepsNumbers = "renumber-keeps-numbers"
  case nothingOfferedAgain = "nothing-offered-again"
  case onlyUnacknowledgedOfferedAgain = "only-unacknowledged-offered-again"
  case onlyOwnOfferedAgain = "only-own-offered-again"
  case restampPastServerTime = "restamp-past-server-time"
  case restampChangesOrder = "restamp-changes-order"
  // What a device makes of a run of the log.
  case fromIgnored = "from-ignored"
  case ownAlwaysSkipped = "own-always-skipped"
  case ownStampKept = "own-stamp-kept"
  case movedBodyTaken = "moved-body-taken"
  case unreadableDropped = "unreadable-dropped"
  case unreadableStopsPull = "unreadable-stops-pull"
  case oldKeysForgotten = "old-keys-forgotten"
  case lastArrivalWins = "last-arrival-wins"
  // Checkpoints.
  case checkpointOfWhatIsHere = "checkpoint-of-what-is-here"
  case checkpointSkipsOwn = "checkpoint-skips-own"
  case checkpointWithoutTail = "checkpoint-without-tail"
  case checkpointCursorBeforeRows = "checkpoint-cursor-before-rows"
  case oldCheckpointTaken = "old-checkpoint-taken"
  // The disk.
  case cursorSavedBeforeRows = "cursor-saved-before-rows"
  case cursorNotSaved = "cursor-not-saved"
  case outboxInMemory = "outbox-in-memory"
  case clockNotSaved = "clock-not-saved"
  case savedSaidTooEarly = "saved-said-too-early"
}
