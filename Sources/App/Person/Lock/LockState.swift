// The lock of the app: a passphrase without which this device cannot open its journal, and a cover
// that hides the page at once. The page keeps the key; here is when it is asked for.
import Engine

/// What is known of the lock, and what a person typed there.
public struct LockState: Sendable {
  /// This device has a passphrase.
  public var isOn = false
  /// The journal is sealed away; nothing of it is in memory.
  public var isLocked = false
  /// The key is about to be forgotten: nothing is shown any more.
  var isClosing = false
  /// Another page lies over this one.
  public var isCovered = false
  /// What was typed to open the journal.
  public var word = ""
  /// The passphrase is being tried.
  var isTrying = false
  /// How often another one was typed since the page was loaded.
  var misses = 0
  /// Until when no passphrase is tried; in `Moment.uptime`.
  var waitsUntil: Int64 = 0
  /// Since when somebody breathes on the locked page.
  var breathSince: Instant?
  public var form: LockForm?
  /// Since when the page is out of sight: the device's clock, and the page's own.
  var hidden: (at: Instant, uptime: Int64)?
  /// The person was sent to the system's own picker, camera or printer, which may hide the page.
  var isOnErrand = false

  static let longestWord = 256
  /// Minutes out of sight after which the app locks.
  static let delays = [0, 1, 5]
  /// As many as there are at least for what the app itself sent the person away to.
  static let errandMinutes = 1
  /// Seconds to wait after the first, second … miss; the last one stays.
  static let waits: [Int64] = [1, 2, 4, 8, 16, 30]

  public init() {}
}

/// The passphrase that is being set, changed or taken away.
public struct LockForm: Sendable {
  public enum Kind: Sendable { case set, change, remove }
  public enum Part: Sendable { case old, new, again }
  public enum Problem: Sendable {
    case rule(PasswordProblem)
    case different, wrong
    /// Nobody could compare it with the list of common ones, and it is short for that.
    case unlisted
  }

  public let kind: Kind
  public var old = ""
  public var new = ""
  public var again = ""
  public var problem: Problem?
  var isWorking = false
  /// The list of common passwords is on its way, and the passphrase is compared with it first.
  var isComparing = false
}

/// What can happen with the lock and the cover.
public enum LockMessage: Sendable {
  case enteredWord(String)
  case submittedWord
  case pressedBreathe
  case pressedForm(LockForm.Kind)
  /// The offer on Today.
  case pressedOffer
  case entered(LockForm.Part, String)
  case submittedForm
  case closedForm
  case pickedDelay(minutes: Int)
  case pressedLock
  case flippedHiding
  case flippedNeutral
  case pressedHide
  case pressedCover
}
