// Where the exchange with the server stands. What has to survive is in the account's record; the
// rest is forgotten with the page.
import Engine

/// The state of sync in this tab.
public struct SyncState: Sendable {
  /// One thing at a time is under way.
  enum Work: Sendable {
    case none
    /// The session takes another name of the device.
    case naming
    /// The session asks for new tokens.
    case refreshing
    case sealing(Push)
    case pushing(Push, since: Int64)
    case pulling(PullRequest, since: Int64)
    case opening(PullRun)
    /// Whether the account has a newer key than this device, as the run says.
    case confirmingKey(PullRun)
    /// What was fetched is on its way to the disk under this token.
    case saving(Int)
    case listingAttachments
    case readingAttachment(Identifier)
    case sealingAttachment(Identifier)
    case keepingAttachment(Identifier)
    case fetchingAttachment(Identifier)
    case openingAttachment(Identifier)
    case droppingAttachment(Identifier)
    case checkpoint(CheckpointState.Work)
    case listingApprovals
    /// Whether the account has a key pair, and one that opens.
    case askingForPair
    case openingPair
    case makingPair
    case sealingPair(publicKey: [UInt8])
    case keepingPair
    /// The store is being written anew, under another name or other stamps.
    case rewriting(Rewriting)
  }

  /// How the store is to be written anew.
  enum Rewriting: Sendable {
    case renumber(Renumbering.Extent)
    case restamp(notAfter: Instant)
    case replace([Change])
  }

  /// Why nothing moves at the moment.
  public enum Trouble: Sendable {
    /// No answer: no network, or no server.
    case unreachable
    /// The account has no room left.
    case full
    /// The server wants a newer app.
    case outdated
    /// An answer that this version does not understand.
    case odd
  }

  public var record: AccountRecord?
  /// To compare the record with nothing would compare two accounts, field by field.
  var isOn: Bool { if case .some = record { true } else { false } }
  /// Accounts that this device left, where it is in none.
  public var remembered: [RememberedKey] = []
  /// This tab speaks with the server.
  public var isLeading = false
  var askedToLead = false
  var isListening = false
  /// When the server may be asked for its news again, by the clock that nobody sets.
  var listenAt: Int64 = 0
  var work = Work.none
  /// The token of what is under way; answers to older ones are over.
  var token = 0
  /// What the vault has not judged yet, in the order of the numbers.
  public var outbox: [Change] = []
  /// What each change of the store is called and stamped; its content is left out.
  var held: [Identifier: Change] = [:]
  /// The latest sequence number that the server named.
  var head: Int64?
  /// News came since the log was last asked for: what is answered to that may be older.
  var hasNews = false
  var checkpoints = CheckpointState()
  /// The attachments that the server has; nothing until it was asked.
  var attachments: Set<Identifier>?
  /// What lies beside the journal on this device.
  var here = Set<Identifier>()
  /// Attachments of the journal whose bytes are not on this device.
  var missed = Set<Identifier>()
  /// Those of them that are to be fetched next, the last one first: one that is looked at.
  var wanted: [Identifier] = []
  /// Those that were wanted at all: the server is asked once.
  var asked = Set<Identifier>()
  /// Devices of the account that wait for the vault key.
  public var asking: [AskingDevice] = []
  /// What is said with one of them.
  public var meeting: ApprovalTalk?
  /// The server has to be asked for them.
  var asksForApprovals = true
  /// The server was put back to an older key: nothing is sealed until there is a new one.
  public var needsNewKey = false
  /// Once in the life of the page.
  var hasMindedPair = false
  var backoff = Backoff()
  /// When to try again, by the clock that nobody sets.
  var retryAt: Int64?
  public var trouble: Trouble?
  /// When the server last answered.
  public var contact: Instant?
  /// A session was refreshed since the last refusal.
  var hasRefreshed = false

  /// Tokens of sync; those of other questions are above.
  static let tokens = 1...1_000_000

  public init() {}

  /// Whether anything may be asked of the server.
  var isActive: Bool { record.map { $0.isOn && $0.isSignedIn } ?? false }

  mutating func nextToken() -> Int {
    token = token >= SyncState.tokens.upperBound ? 1 : token + 1
    return token
  }
}
