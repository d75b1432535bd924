// How the lines of the audit log are bound to each other.

import Engine
import Storage

enum AuditChain {
  static func seal(_ content: String, _ secrets: ServerSecrets) -> String {
    Hex.encode(secrets.name(of: "audit " + content))
  }

  static func parts(_ line: String) -> (content: String, seal: String)? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}

/// One walk over a log from its first line to its last; it remembers two seals, however long the
/// log is.
struct AuditWalk {
  private(set) var lines: Int64 = 0
  /// The seals of the last line and of the one before.
  private(set) var seal = ""
  private var sealBefore = ""
  /// What somebody knows of and the log does not have, as they know it.
  private(set) var missing: [AuditAnchor]
  private var brokenLine: Int64?
  private let secrets: ServerSecrets?

  /// Without `secrets` the lines are only counted.
  init(known: [AuditAnchor], secrets: ServerSecrets?) {
    missing = known.filter { $0.lines > 0 }
    self.secrets = secrets
  }

  var end: AuditAnchor { AuditAnchor(lines: lines, seal: seal) }

  mutating func take(_ line: String) {
    let parts = AuditChain.parts(line)
    lines += 1
    if brokenLine == nil, let secrets, !follows(parts, secrets) { brokenLine = lines }
    (sealBefore, seal) = (seal, parts?.seal ?? "")
    let end = end
    missing.removeAll { $0 == end }
  }

  /// The first line that was changed or does not follow the one before. `head` is the seal of the
  /// last line, or of the one before it after a power cut.
  func firstProblem(head: String?) -> Int64? {
    if let brokenLine { return brokenLine }
    return [sealBefore, seal].contains(head ?? "") ? nil : lines + 1
  }

  private func follows(
    _ parts: (content: String, seal: String)?, _ secrets: ServerSecrets
  ) -> Bool {
    guard let parts, parts.seal == AuditChain.seal(parts.content, secrets),
      let value = try? JSONValue(parsing: Array(parts.content.utf8))
    else { return false }
    return value["previous"] == .string(seal)
  }
}
