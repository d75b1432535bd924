// The log of one account within one transaction.

import Engine
import Foundation
import GRDB

/// Reads what is known about offered changes, and writes what `VaultRules` makes of them.
struct AccountVault {
  private let database: Database
  private let account: String
  private let accountBytes: Int64
  let epoch: Identifier
  private(set) var head: Int64 = 0
  private(set) var bytes: Int64 = 0
  /// The milliseconds of the latest stamp in the log.
  private var latest: Int64 = 0

  init(_ account: Identifier, _ accountBytes: Int64, in database: Database) throws {
    self.database = database
    self.account = account.text
    self.accountBytes = accountBytes
    let name = try Row.fetchOne(database.cachedStatement(sql: "SELECT name FROM epoch"))
    guard let epoch = name?.identifier(0) else {
      throw VaultError.unavailable(cause: "the history has no name")
    }
    self.epoch = epoch
    let row = try first("SELECT head, bytes, latest FROM heads WHERE account = ?", [self.account])
    guard let row else { return }
    guard let head: Int64 = row.value(0), let bytes: Int64 = row.value(1),
      let latest: Int64 = row.value(2), head >= 0, bytes >= 0
    else { throw VaultError.unavailable(cause: "the log has a damaged head") }
    (self.head, self.bytes, self.latest) = (head, bytes, latest)
  }

  /// Below 0 when numbers have used up more than the account has.
  var room: Int64 { accountBytes - bytes }

  mutating func take(_ request: PushRequest, now: Instant) throws -> PushAnswer {
    for change in request.changes {
      try KeyVersion.check(change.keyVersion, of: account, in: database)
    }
    var items: [PushAnswer.Item] = []
    var last = try last(of: request.device)
    var stop: PushStop?
    if let known = request.epoch, known != epoch { stop = .epoch }
    let known = (head: head, last: last, bytes: bytes)
    for change in request.changes where stop == nil {
      switch VaultRules.judge(change, try facts(change, last), now: now) {
      case .accept:
        try append(change)
        items.append(.init(id: change.id, verdict: .accepted(sequence: head)))
      case .duplicate(let sequence, let usesNumber):
        guard try !usesNumber || use(change, refusal: nil) else { stop = .full; continue }
        items.append(.init(id: change.id, verdict: .duplicate(sequence: sequence)))
      case .reject(let refusal, let usesNumber):
        guard try !usesNumber || use(change, refusal: refusal) else { stop = .full; continue }
        items.append(.init(id: change.id, verdict: .rejected(refusal)))
      case .stop(let reason):
        stop = reason
        continue
      }
      last = max(last, change.number)
    }
    if known != (head, last, bytes) { try save(last, of: request.device) }
    return PushAnswer(epoch: epoch, head: head, last: last, time: now, items: items, stop: stop)
  }

  private func facts(_ change: SealedChange, _ last: Int64) throws -> OfferFacts {
    let sequence = try first(
      "SELECT sequence FROM changes WHERE account = ? AND id = ?", [account, change.id.data])
    var holder: Identifier?
    var refusal: Verdict.Refusal?
    if change.number <= last {
      let number = [account, Int64(bitPattern: change.device), change.number] as StatementArguments
      let used = try first(
        """
        SELECT id, NULL FROM changes WHERE account = ?1 AND device = ?2 AND number = ?3
        UNION ALL
        SELECT id, refusal FROM used_numbers WHERE account = ?1 AND device = ?2 AND number = ?3
        """, number)
      holder = used?.identifier(0)
      let text: String? = used?.value(1)
      refusal = text.flatMap { Verdict.Refusal(rawValue: $0) }
    }
    return OfferFacts(
      last: last, holder: holder, sequence: sequence?.value(0), refusal: refusal,
      room: room - StorageLimits.rowBytes, latest: latest)
  }

  private func last(of device: UInt64) throws -> Int64 {
    let row = try first(
      "SELECT last FROM counts WHERE account = ? AND device = ?",
      [account, Int64(bitPattern: device)])
    return row?.value(0) ?? 0
  }

  private mutating func append(_ change: SealedChange) throws {
    head += 1
    bytes += Int64(change.body.count) + StorageLimits.rowBytes
    latest = max(latest, change.stamp.milliseconds)
    try run(
      """
      INSERT INTO changes
        (account, sequence, id, device, number, stamp, key_version, body, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        account, head, change.id.data, Int64(bitPattern: change.device), change.number,
        change.stamp.text, change.keyVersion, Data(change.body), change.checksum(sequence: head),
      ])
  }

  /// False when the account has used up more numbers than it may.
  private mutating func use(_ change: SealedChange, refusal: Verdict.Refusal?) throws -> Bool {
    guard room - StorageLimits.rowBytes + StorageLimits.numberBytes >= 0 else { return false }
    bytes += StorageLimits.rowBytes
    try run(
      "INSERT INTO used_numbers (account, device, number, id, refusal) VALUES (?, ?, ?, ?, ?)",
      [
        account, Int64(bitPattern: change.device), change.number, change.id.data,
        refusal?.rawValue,
      ])
    return true
  }

  private func save(_ last: Int64, of device: UInt64) throws {
    try run(
      """
      INSERT INTO heads (account, head, bytes, latest) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET head = ?2, bytes = ?3, latest = ?4
      """, [account, head, bytes, latest])
    try run(
      """
      INSERT INTO counts (account, device, last) VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET last = ?3
      """, [account, Int64(bitPattern: device), last])
  }

  /// At most `limit` changes and `SyncLimits.pullBytes` of bodies, but at least one that is there.
  func changes(after from: Int64, limit: Int) throws -> [SealedChange] {
    let count = min(max(1, Int64(limit)), Int64(SyncLimits.changesInPull), head - from)
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT sequence, id, device, number, stamp, key_version, body, checksum
          FROM changes WHERE account = ? AND sequence > ? ORDER BY sequence LIMIT ?
          """), arguments: [account, from, count])
    var changes: [SealedChange] = []
    var size = 0
    while let row = try rows.next() {
      let change = try SealedChange(row, sequence: from + Int64(changes.count) + 1)
      size += change.body.count
      if size > SyncLimits.pullBytes, !changes.isEmpty { return changes }
      changes.append(change)
    }
    guard changes.count == count else { throw VaultError.unavailable(cause: "the log has a gap") }
    return changes
  }

  private func first(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try Row.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
  }

  private func run(_ sql: String, _ arguments: StatementArguments) throws {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
