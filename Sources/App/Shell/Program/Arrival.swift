// What comes in from the shell, parsed at the door.
import Engine

/// A fact that the shell reports.
public enum Arrival: Equatable, Sendable {
  case started(Device, address: String)
  case chunk([UInt8])
  case record(number: Int, [UInt8])
  case draft([UInt8])
  /// What lies aside now, while something is to be put there; none where nothing lies there.
  case asideFound([UInt8])
  case storeOpened(StoreFacts)
  case event(handler: Int, value: String)
  case beat
  case stampWanted(token: Int, clock: [UInt8])
  /// `head` is the number of the record that was written.
  case saved(token: Int, records: Int, head: Int)
  case notSaved(token: Int, reason: SaveProblem)
  case addressed(String)
  case filePicked(token: Int, [UInt8])
  case foldWanted
  case folded(records: Int)
  case installable(Bool)
  case installed
  case updateReady
  case wiped
  case persisted(Bool)
  case exportWanted
  /// The bytes of an attachment are stored.
  case attached(AttachedFacts)
  case attachFailed(AttachProblem)
  case recordingStarted
  /// Bytes that were asked for; none where they could not be opened.
  case attachmentRead(token: Int, AttachedBytes)
  case allRead(token: Int)
  /// The bytes under this name are on the disk; nothing where they are not.
  case kept(Identifier?)
  /// A passphrase was the right one, or not.
  case relocked(Bool)
  /// The page is to be covered.
  case hid
  case soundState(SoundState)
  case tilePressed(TileAction)
  /// The page came to sight or went out of it.
  case visible(Bool)
  /// A file of prose that was asked for; empty when it cannot be had now.
  case content(ContentName, [UInt8])
  /// The list of common passwords; empty when it cannot be had now.
  case passwords([UInt8])
  /// A directory of help whose signature is right.
  case directory([UInt8])
  /// The table of foods; empty when it cannot be had now.
  case foods([UInt8])
  /// What an app that failed had not written yet, as it came with `Effect.save`.
  case unsaved([UInt8])
  /// What is known of the account, as it lies beside the journal.
  case account([UInt8])
  case answered(token: Int, Answer)
  /// What became of bytes that were to be sealed, opened or stretched.
  case crypted(token: Int, [UInt8])
  /// The server has news, or the line was cut; empty for the latter.
  case heard([UInt8])
  /// This tab speaks with the server now; the bytes are as in `account`.
  case led([UInt8])
  /// Another tab does.
  case followed
  /// The page shows an attachment whose bytes are not here.
  case attachmentMissed(Identifier)
  case pushed(PushFacts)
  /// What the worker noted of a notification; empty when there is something to take.
  case noted(String)

  /// Reads an arrival, or nothing where the shell says something that this version does not know.
  public init?(kind: Int32, token: Int32, bytes: [UInt8]) {
    let token = Int(token)
    // Only where a text is meant: a chunk has megabytes that are none.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    switch kind {
    case 1:
      guard let json = Arrival.json(bytes) else { return nil }
      self = .started(Device(json: json), address: json.text("address") ?? "")
    case 2: self = .chunk(bytes)
    case 3: self = .record(number: token, bytes)
    case 4:
      guard let json = Arrival.json(bytes) else { return nil }
      self = .storeOpened(StoreFacts(json: json))
    case 5: self = .event(handler: token, value: text)
    case 6: self = .beat
    case 7: self = .stampWanted(token: token, clock: bytes)
    case 8: self = Arrival.saved(token, Arrival.json(bytes))
    case 9: self = .notSaved(token: token, reason: SaveProblem(rawValue: text) ?? .unknown)
    case 10: self = .addressed(text)
    case 12: self = .foldWanted
    case 13: self = .folded(records: Arrival.records(bytes))
    case 14: self = .installable(text == "1")
    case 15: self = .installed
    case 16: self = .updateReady
    case 18: self = .persisted(text == "1")
    case 19: self = .draft(bytes)
    case 28: self = .visible(text == "1")
    case 29: self = .asideFound(bytes)
    case 30:
      guard let file = Arrival.file(bytes) else { return nil }
      self = file
    default:
      guard let further = Arrival.further(kind, token, bytes) else { return nil }
      self = further
    }
  }

  @inline(never)  // Not of a first visit.
  private static func further(_ kind: Int32, _ token: Int, _ bytes: [UInt8]) -> Arrival? {
    var text: String { String(decoding: bytes, as: UTF8.self) }
    switch kind {
    case 11: return .filePicked(token: token, bytes)
    case 17: return .wiped
    case 20: return .exportWanted
    case 21: return json(bytes).flatMap { AttachedFacts(json: $0) }.map { .attached($0) }
    case 22: return .attachFailed(AttachProblem(rawValue: text) ?? .unknown)
    case 23: return .recordingStarted
    case 24:
      let name = String(decoding: bytes.prefix(nameLength), as: UTF8.self)
      guard let id = Identifier(text: name) else { return nil }
      let content = Array(bytes.dropFirst(nameLength))
      return .attachmentRead(token: token, AttachedBytes(id: id, bytes: content))
    case 25: return .allRead(token: token)
    case 26: return .soundState(SoundState(rawValue: text) ?? .silent)
    case 27: return TileAction(rawValue: text).map { .tilePressed($0) }
    case 31: return .foods(bytes)
    case 32: return .unsaved(bytes)
    case 33: return .account(bytes)
    case 34: return .answered(token: token, Answer(bytes))
    case 35: return .crypted(token: token, bytes)
    case 36: return .heard(bytes)
    case 37: return .led(bytes)
    case 38: return .followed
    case 39: return .kept(Identifier(text: text))
    case 40: return .relocked(text == "1")
    case 41: return .hid
    case 42: return Identifier(text: text).map { .attachmentMissed($0) }
    case 44: return json(bytes).map { .pushed(PushFacts(json: $0)) }
    case 45: return .noted(text)
    default: return nil
    }
  }

  /// A file of words, its name in the first line.
  private static func file(_ bytes: [UInt8]) -> Arrival? {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let name = String(decoding: bytes.prefix(end), as: UTF8.self)
    let content = Array(bytes.dropFirst(end + 1))
    if name == PasswordShelf.name { return .passwords(content) }
    if name == HelpState.directoryName { return .directory(content) }
    return ContentName(text: name).map { .content($0, content) }
  }

  /// Digits of an identifier.
  private static let nameLength = 32

  private static func saved(_ token: Int, _ json: JSONValue?) -> Arrival {
    .saved(
      token: token, records: Int(clamping: json?.number("records") ?? 0),
      head: Int(clamping: json?.number("head") ?? 0))
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONError) { return try JSONValue(parsing: bytes) } catch { return nil }
  }

  private static func records(_ bytes: [UInt8]) -> Int {
    Int(clamping: json(bytes)?.number("records") ?? 0)
  }
}

/// Why something is not on the disk yet.
public enum SaveProblem: String, Sendable {
  case full, blocked, lost, unknown
}

/// Why there is no photo or voice note.
public enum AttachProblem: String, Sendable {
  /// The person or the browser said no to the microphone.
  case denied
  /// This browser or device cannot do it.
  case unsupported
  /// What was picked is no picture, or nothing was heard.
  case unreadable
  case tooLarge
  case full
  case unknown
}

/// What the shell stored.
public struct AttachedFacts: Equatable, Sendable {
  public let id: Identifier
  public let medium: Attachment.Medium
  public let type: String
  public let byteCount: Int
  public let sha256: String

  public init(
    id: Identifier, medium: Attachment.Medium, type: String, byteCount: Int, sha256: String
  ) {
    self.id = id
    self.medium = medium
    self.type = type
    self.byteCount = byteCount
    self.sha256 = sha256
  }

  init?(json: JSONValue) {
    guard let id = Identifier(text: json.text("id") ?? ""),
      let medium = Attachment.Medium(rawValue: json.text("medium") ?? ""),
      let type = json.text("type"), let sha256 = json.text("sha256"),
      let count = json.number("bytes")
    else { return nil }
    self.init(
      id: id, medium: medium, type: type, byteCount: Int(clamping: count), sha256: sha256)
  }
}

/// How the store was found.
public struct StoreFacts: Equatable, Sendable {
  /// `locked`: the journal opens with a passphrase only.
  public enum Problem: String, Sendable { case blocked, unavailable, newer, locked }
  public var clock: [UInt8] = []
  public var records = 0
  /// Records and chunks that could not be opened; they stay where they are.
  public var damaged = 0
  public var isPersisted = false
  public var problem: Problem?
  /// The names of the pictures, voice notes and copies of the journal on this device, in order.
  public var shelf: [Identifier] = []
  /// The key lies under a passphrase.
  public var hasLock = false

  public init() {}

  public init(json: JSONValue) {
    clock = json.text("clock").flatMap { Hex.decode($0) } ?? []
    records = Int(clamping: json.number("records") ?? 0)
    damaged = Int(clamping: json.number("damaged") ?? 0)
    isPersisted = json.flag("persisted") ?? false
    hasLock = json.flag("locks") ?? false
    shelf = (json.texts("shelf") ?? []).compactMap { Identifier(text: $0) }
    problem = json.text("problem").flatMap { Problem(rawValue: $0) }
  }
}
