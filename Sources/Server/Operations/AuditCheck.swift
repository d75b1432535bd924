// Checks an audit log from outside the server, for whoever runs it.

import Engine
import Foundation
import Storage

/// Why a log is not whole; each is one line.
public enum AuditCheckError: Error, CustomStringConvertible, Equatable {
  case noLog(String)
  case broken(line: Int)
  /// The database or a mail knows of lines that are not there, or are others.
  case cut(lines: Int64)

  public var description: String {
    switch self {
    case .noLog(let data):
      "there is no server's secret and database in \(data); name its data directory with --data"
    case .broken(let line): "the audit log was changed, or lines are missing, from line \(line) on"
    case .cut(let lines): "the audit log is not the one that had \(lines) lines: its end is missing"
    }
  }
}

public enum AuditCheck {
  /// The end of a log that is whole. A mail's word counts like the database's.
  public static func run(data: String, lines: Int64?, seal: String?) throws -> AuditAnchor {
    let secret = data + "/secret"
    guard FileManager.default.fileExists(atPath: secret) else { throw AuditCheckError.noLog(data) }
    let anchor: AuditAnchor?
    do { anchor = try AuditAnchor.read(data: data) } catch { throw AuditCheckError.noLog(data) }
    let secrets = ServerSecrets(try SecretsFile.load(secret))
    let log = AuditLog.lines(data)
    let head = try? String(contentsOfFile: data + "/" + AuditLog.headName, encoding: .utf8)
    if let line = AuditChain.firstProblem(log, head: head, secrets) {
      throw AuditCheckError.broken(line: line)
    }
    var known = anchor.map { [$0] } ?? []
    if let lines, let seal { known.append(AuditAnchor(lines: lines, seal: seal)) }
    for anchor in known where !AuditChain.holds(anchor, log) {
      throw AuditCheckError.cut(lines: anchor.lines)
    }
    return AuditAnchor(lines: Int64(log.count), seal: AuditChain.lastSeal(log))
  }
}
