// What stands between the journal in memory and the journal on the disk.
import Engine

/// The state of saving.
public struct Storage: Sendable {
  public var isOpen = false
  public var facts = StoreFacts()
  /// Written by a person, not yet on the disk; oldest first.
  public var pending: [PendingWrite] = []
  public var problem: SaveProblem?
  /// The visit to a made-up journal, which is in memory then and never in the person's own.
  var visit: DemoVisit?
  /// What was there before the made-up journal.
  var beforeDemo: BeforeDemo?
  /// When the visit was begun that this tab left.
  var visitLeft: Instant?
  public var nextToken = 1
  public var askedToPersist = false
  /// The parts of the journal as the store has them, by key.
  public var chunks: [String: [UInt8]] = [:]
  /// The changes in the store's log, which are not in a chunk yet.
  public var logged: [Change] = []
  public var lastRecord = 0
  /// Parts that the page could open and this version cannot read.
  var unread: [[UInt8]] = []
  /// How many damaged parts the page could open.
  var misread = 0
  /// What is being typed and was put aside, without the steps that lie beside it.
  public var draft: [UInt8] = []
  /// What lay aside on the disk when this tab last looked.
  var asideFound = Aside()
  /// The chunks on their way to the disk, how many of `logged` they hold, and how many damaged
  /// parts go out of their way.
  public var folding: (chunks: [StoredChunk], changes: Int, putsAside: Int)?

  /// More records than this in the log are folded into chunks when the device is idle.
  public static let recordsBeforeFolding = 256
  /// The same for more changes than this, where few records hold many.
  public static let changesBeforeFolding = 4_096

  public var isDemo: Bool { visit != nil }

  public init() {}
}

/// Changes of one action, on their way to the disk, or a run of changes from other devices.
public struct PendingWrite: Sendable {
  public let token: Int
  public let drafts: [Draft]
  public var changes: [Change]
  /// Records from other devices that this version cannot read.
  var unreadable: [[UInt8]] = []
  /// What is known of the account once these are on the disk; only for a run from the server.
  var record: AccountRecord?

  /// A run from the server is not done again by a next app: it is fetched again.
  var save: Effect {
    .save(token: token, record: PackWriter.pack(isOwn ? changes : []))
  }

  /// Written here, to be numbered and stamped by this device.
  var isOwn: Bool {
    // To compare with nothing would compare two accounts, field by field.
    if case .some = record { false } else { true }
  }
}

/// How an action is taken back: the drafts of its inverse, named when they are needed.
public struct UndoStep: Equatable, Sendable {
  public struct Inverse: Equatable, Sendable {
    public let entity: Identifier
    public let kind: String
    public let action: Change.Action
  }
  /// When it was done.
  public let at: Instant
  public let inverses: [Inverse]

  /// The actions that can be taken back on this device.
  public static let most = 20
  /// Of all steps together, as they lie beside the journal.
  static let mostBytes = 1 << 24
}
