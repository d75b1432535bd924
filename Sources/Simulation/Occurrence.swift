// What happened in the worlds, so that a test can see that all of it did.

/// Something that sync has to cope with.
public enum Occurrence: Int, CaseIterable, Sendable {
  case crash
  case fork
  case newHistory
  case stampedAgain
  /// The log had a change under another stamp than the device.
  case otherStamp
  case refused
  case unreadable
  case full
  /// An answer came when nobody waited for it any more.
  case lateAnswer
  /// A run of the log that was not the next one any more when it was opened.
  case lateRun
  case checkpointTaken
  /// A checkpoint did not open in its place, or was not what it said.
  case checkpointRefused
  /// A journal was compared with a checkpoint.
  case compared
  /// The server said nothing, as its clock had gone back.
  case serverSilent
  case serverClockAhead
  /// A device told the others what it was shown of the log.
  case reported
  case withheld
  /// Two devices were told of two histories of the same log.
  case divided
  /// A change named a key that the account never had.
  case unknownKey
  /// A part of a disk could not be read any more.
  case damaged
  case attachmentSent
  case attachmentFetched
  /// A session came with keys that are not this journal's.
  case keyRefused
  /// A session came with a key that was given up; the device made a new one.
  case keyBehind
  /// The account was deleted; the devices kept what they had.
  case accountDeleted
}
