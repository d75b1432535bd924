// Who did what to an account and when, in a file in which no line can be changed unnoticed.

import Crypto
import Engine
import Foundation
import Logging
import Storage
import Synchronization

/// JSON lines; each holds the seal of the line before and is sealed itself with the server's key.
/// No address, no content: accounts by their number, network sources as a keyed hash.
public final class AuditLog: Sendable {
  enum Event: String {
    case signedUp = "signed_up"
    case signedIn = "signed_in"
    case signInRefused = "sign_in_refused"
    case signedOut = "signed_out"
    case refreshReused = "refresh_reused"
    /// Somebody who is signed in did not know the password.
    case proofRefused = "proof_refused"
    case passwordChanged = "password_changed"
    case passwordReset = "password_reset"
    case recoveryCodeChanged = "recovery_code_changed"
    /// The vault key sealed under the password, as after a reset.
    case passwordWrapKept = "password_wrap_kept"
    case emailChanged = "email_changed"
    case providerLinked = "provider_linked"
    case providerUnlinked = "provider_unlinked"
    /// What came from a sign-in provider was not its word on anybody.
    case providerRefused = "provider_refused"
    case passkeyAdded = "passkey_added"
    case passkeyRemoved = "passkey_removed"
    /// A passkey's count went back: there may be a copy of it.
    case passkeyCopied = "passkey_copied"
    case deviceRevoked = "device_revoked"
    case spareKeyKept = "spare_key_kept"
    case spareKeyDropped = "spare_key_dropped"
    case keyPairKept = "key_pair_kept"
    case keyChanged = "key_changed"
    case approvalAsked = "approval_asked"
    case approvalGiven = "approval_given"
    case approvalDenied = "approval_denied"
    case deletionAsked = "deletion_asked"
    case deletionTakenBack = "deletion_taken_back"
    case erased
    case limited
    /// A sign of a breach; the line names which.
    case alarm
  }

  static let fileName = "audit.log"
  static let headName = "audit.head"

  private let directory: String
  private let file: AuditFile
  private let secrets: ServerSecrets
  private let logger: Logger
  private let keeper: AnchorKeeper?
  private let state: Mutex<State>

  private struct State {
    var repeats = AuditRepeats()
    /// The seal of the last line.
    var last: String
    var lines: Int64
    /// At the start the database knew of lines which the log did not have.
    let wasCut: Bool
    /// What the file looked like after the last line of our own.
    var mark: FileMark?
    var wasTouched = false
    var counts: [Event: Int64] = [:]
  }

  /// `database` keeps how far the log has come; without one its end is proven by `headName` alone.
  init(
    directory: String, secrets: ServerSecrets, database: SQLiteDatabase? = nil, logger: Logger
  ) {
    self.directory = directory
    self.secrets = secrets
    self.logger = logger
    file = AuditFile(directory: directory)
    keeper = database.map { AnchorKeeper(directory + "/" + AuditLog.fileName, $0) }
    let anchor = try? database?.auditAnchor()
    file.dropTornLine()
    var walk = AuditWalk(known: anchor.map { [$0] } ?? [], secrets: nil)
    file.eachLine { walk.take($0) }
    state = Mutex(
      State(
        last: walk.seal, lines: walk.lines, wasCut: !walk.missing.isEmpty,
        mark: FileMark(file.path)))
  }

  /// How often each event happened since the start.
  var counts: [Event: Int64] { state.withLock { $0.counts } }

  /// A log that cannot be written is told to the operator and holds up nobody.
  func note(_ event: Event, _ account: Identifier?, source: String?, at: Instant) {
    let name = AuditRepeats.Name(event: event, account: account, source: source)
    let (told, earlier, hasLine) = state.withLock { state in
      state.counts[event, default: 0] += 1
      return state.repeats.happened(name, now: at)
    }
    if earlier > 0 { write(told, count: earlier, at) }
    if hasLine { write(told, count: nil, at) }
  }

  func note(alarm: Alarm, _ account: Identifier?, source: String?, at: Instant) {
    let members = [
      JSONMember("event", .string(Event.alarm.rawValue)),
      JSONMember("alarm", .string(alarm.rawValue)),
    ]
    write(members + who(account, source), at)
  }

  /// Writes how often happened what got no line within an hour that is over, or at a stop until
  /// now.
  func tellRepeats(isStop: Bool, at: Instant) {
    let ended = state.withLock { $0.repeats.end(all: isStop, now: at) }
    for (name, untold) in ended { write(name, count: untold, at) }
  }

  private func write(_ name: AuditRepeats.Name, count: Int64?, _ at: Instant) {
    let number = count.map { [JSONMember("count", .int($0))] } ?? []
    let members = [JSONMember("event", .string(name.event.rawValue))]
    write(members + number + who(name.account, name.source), at)
  }

  private func write(_ members: [JSONMember], _ at: Instant) {
    let isWritten = state.withLock { state in
      if FileMark(file.path) != state.mark { state.wasTouched = true }
      defer { state.mark = FileMark(file.path) }
      let content = content(members, at, previous: state.last)
      let seal = AuditChain.seal(content, secrets)
      guard file.append(content + "\t" + seal + "\n") else { return false }
      state.last = seal
      state.lines += 1
      keeper?.keep(AuditAnchor(lines: state.lines, seal: seal))
      let head = directory + "/" + AuditLog.headName
      defer { PrivateFile.tighten(head) }
      return (try? seal.write(toFile: head, atomically: true, encoding: .utf8)) != nil
    }
    if !isWritten { logger.error("the audit log cannot be written") }
  }

  /// The first line, from 1, which was changed or after which lines are missing; nothing where
  /// the log is whole. Lines may be added meanwhile.
  public func firstProblem() -> Int? {
    let (head, known, bytes, wasCut) = state.withLock { state in
      (state.wasTouched, state.mark) = (false, FileMark(file.path))
      let known = AuditAnchor(lines: state.lines, seal: state.last)
      return (AuditLog.head(directory), known, state.mark?.bytes ?? 0, state.wasCut)
    }
    var walk = AuditWalk(known: [known], secrets: secrets)
    file.eachLine(upTo: bytes) { walk.take($0) }
    let isCut = wasCut || !walk.missing.isEmpty
    return (walk.firstProblem(head: head) ?? (isCut ? walk.lines + 1 : nil)).map { Int($0) }
  }

  /// How far the log has come.
  var end: AuditAnchor { state.withLock { AuditAnchor(lines: $0.lines, seal: $0.last) } }

  /// Waits until the database knows of the last line.
  public func settle() { keeper?.settle() }

  /// Whether somebody else wrote to the file since it was last read as a whole.
  func wasTouched() -> Bool {
    state.withLock { $0.wasTouched || FileMark(file.path) != $0.mark }
  }

  /// The seal of the last line, as it stands beside the log.
  static func head(_ directory: String) -> String? {
    try? String(contentsOfFile: directory + "/" + headName, encoding: .utf8)
  }

  private func who(_ account: Identifier?, _ source: String?) -> [JSONMember] {
    var members: [JSONMember] = []
    if let account { members.append(JSONMember("account", .string(account.text))) }
    if let source {
      let name = Hex.encode(Array(secrets.name(of: "source " + source).prefix(16)))
      members.append(JSONMember("source", .string(name)))
    }
    return members
  }

  private func content(_ members: [JSONMember], _ at: Instant, previous: String) -> String {
    let all =
      [JSONMember("time", .int(at.milliseconds))] + members
      + [JSONMember("previous", .string(previous))]
    return String(decoding: JSONValue.object(all).bytes, as: UTF8.self)
  }
}
