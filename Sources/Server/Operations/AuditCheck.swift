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
    var known = anchor.map { [$0] } ?? []
    if let lines, let seal { known.append(AuditAnchor(lines: lines, seal: seal)) }
    var walk = AuditWalk(known: known, secrets: secrets)
    // The server may add lines meanwhile: the head is read first, and tells one line less at most.
    let head = AuditLog.head(data)
    let file = AuditFile(directory: data)
    file.eachLine(upTo: FileMark(file.path)?.bytes ?? 0) { walk.take($0) }
    if let line = walk.firstProblem(head: head) { throw AuditCheckError.broken(line: Int(line)) }
    if let missing = walk.missing.first { throw AuditCheckError.cut(lines: missing.lines) }
    return walk.end
  }
}
