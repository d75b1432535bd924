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
    case refreshReused = "refresh_reused"
    case passwordChanged = "password_changed"
    case passwordReset = "password_reset"
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
  private let secrets: ServerSecrets
  private let logger: Logger
  private let keeper: AnchorKeeper?
  private let state: Mutex<State>

  private struct State {
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

  private var path: String { directory + "/" + AuditLog.fileName }

  /// `database` keeps how far the log has come; without one its end is proven by `headName` alone.
  init(
    directory: String, secrets: ServerSecrets, database: SQLiteDatabase? = nil, logger: Logger
  ) {
    self.directory = directory
    self.secrets = secrets
    self.logger = logger
    keeper = database.map { AnchorKeeper(directory + "/" + AuditLog.fileName, $0) }
    let lines = AuditLog.lines(directory)
    let anchor = try? database?.auditAnchor()
    AuditLog.dropTornLine(directory)
    state = Mutex(
      State(
        last: AuditChain.lastSeal(lines), lines: Int64(lines.count),
        wasCut: anchor.map { !AuditChain.holds($0, lines) } ?? false,
        mark: FileMark(directory + "/" + AuditLog.fileName)))
  }

  /// How often each event was noted since the start.
  var counts: [Event: Int64] { state.withLock { $0.counts } }

  /// A log that cannot be written is told to the operator and holds up nobody.
  func note(_ event: Event, _ account: Identifier?, source: String?, at: Instant) {
    let members = [JSONMember("event", .string(event.rawValue))]
    write(event, members + who(account, source), at)
  }

  func note(alarm: Alarm, _ account: Identifier?, source: String?, at: Instant) {
    let members = [
      JSONMember("event", .string(Event.alarm.rawValue)),
      JSONMember("alarm", .string(alarm.rawValue)),
    ]
    write(.alarm, members + who(account, source), at)
  }

  private func write(_ event: Event, _ members: [JSONMember], _ at: Instant) {
    let isWritten = state.withLock { state in
      state.counts[event, default: 0] += 1
      if FileMark(path) != state.mark { state.wasTouched = true }
      defer { state.mark = FileMark(path) }
      let content = content(members, at, previous: state.last)
      let seal = AuditChain.seal(content, secrets)
      guard append(content + "\t" + seal + "\n") else { return false }
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
  /// the log is whole.
  public func firstProblem() -> Int? {
    let (lines, head, known, wasCut) = state.withLock { state in
      (state.wasTouched, state.mark) = (false, FileMark(path))
      let head = try? String(contentsOfFile: directory + "/" + AuditLog.headName, encoding: .utf8)
      let known = AuditAnchor(lines: state.lines, seal: state.last)
      return (AuditLog.lines(directory), head, known, state.wasCut)
    }
    if let line = AuditChain.firstProblem(lines, head: head, secrets) { return line }
    return wasCut || !AuditChain.holds(known, lines) ? lines.count + 1 : nil
  }

  /// How far the log has come.
  var end: AuditAnchor { state.withLock { AuditAnchor(lines: $0.lines, seal: $0.last) } }

  /// Waits until the database knows of the last line.
  public func settle() { keeper?.settle() }

  /// Whether somebody else wrote to the file since it was last read as a whole.
  func wasTouched() -> Bool {
    state.withLock { $0.wasTouched || FileMark(path) != $0.mark }
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

  private func append(_ line: String) -> Bool {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.seekToEnd()) != nil && (try? file.write(contentsOf: Data(line.utf8))) != nil
  }

  static func lines(_ directory: String) -> [String] {
    let text = try? String(contentsOfFile: directory + "/" + fileName, encoding: .utf8)
    var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    if !lines.isEmpty { lines.removeLast() }
    return lines.map { String($0) }
  }

  /// What a power cut left of a line that was being written.
  private static func dropTornLine(_ directory: String) {
    let path = directory + "/" + fileName
    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
    defer { try? file.close() }
    guard let data = try? file.readToEnd(), data.last != UInt8(ascii: "\n") else { return }
    let whole = data.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    try? file.truncate(atOffset: UInt64(whole))
  }
}

/// How lines are bound to each other.
enum AuditChain {
  static func seal(_ content: String, _ secrets: ServerSecrets) -> String {
    Hex.encode(secrets.name(of: "audit " + content))
  }

  static func parts(_ line: String) -> (content: String, seal: String)? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  static func lastSeal(_ lines: [String]) -> String {
    lines.last.map { parts($0)?.seal ?? "" } ?? ""
  }

  /// Whether the log has all the lines that somebody knows of, as they know them.
  static func holds(_ anchor: AuditAnchor, _ lines: [String]) -> Bool {
    guard anchor.lines > 0 else { return true }
    guard anchor.lines <= lines.count else { return false }
    return parts(lines[Int(anchor.lines) - 1])?.seal == anchor.seal
  }

  /// `head` is the seal of the last line, or of the one before it after a power cut.
  static func firstProblem(
    _ lines: [String], head: String?, _ secrets: ServerSecrets
  ) -> Int? {
    var seals = [""]
    for (index, line) in lines.enumerated() {
      guard let (content, given) = parts(line), given == seal(content, secrets),
        let value = try? JSONValue(parsing: Array(content.utf8)),
        value["previous"] == .string(seals[index])
      else { return index + 1 }
      seals.append(given)
    }
    return seals.suffix(2).contains(head ?? "") ? nil : lines.count + 1
  }
}
