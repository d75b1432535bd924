// Notices signs of a breach, writes them into the logs, and tells the operator by mail and by a
// post to a program.

import Engine
import Logging
import Synchronization

/// Knows accounts and sources only as names to count by; keeps nothing beyond an hour.
final class BreachWatch: Sendable {
  private struct State {
    var news: [Alarm: AlarmNews] = [:]
    var reuses = Tally(BreachLimits.reuseTime)
    var refused = Tally(BreachLimits.refusedTime)
    var changes = Tally(BreachLimits.readTime)
    var attachments = Tally(BreachLimits.readTime, names: BreachLimits.attachments)
    var repeated = Tally(BreachLimits.readTime)
    var auditReadAt: Instant?
    var brokenLine: Int?
  }

  private let audit: AuditLog
  private let mail: OperatorMail?
  private let hook: HookOffice?
  private let logger: Logger
  private let clock: @Sendable () -> Instant
  private let state = Mutex(State())

  /// Without `mail` and `hook` the logs are all there is.
  init(
    audit: AuditLog, mail: OperatorMail?, hook: HookOffice?, logger: Logger,
    clock: @escaping @Sendable () -> Instant
  ) {
    self.audit = audit
    self.mail = mail
    self.hook = hook
    self.logger = logger
    self.clock = clock
  }

  /// How often each sign was seen since the start.
  var counts: [Alarm: Int64] { state.withLock { $0.news.mapValues { $0.count } } }

  func refreshReused(_ account: Identifier, source: String) {
    let now = clock()
    let isBurst = state.withLock { state in
      guard state.reuses.add("all", now: now) >= BreachLimits.reuses else { return false }
      state.reuses.clear("all")
      return true
    }
    if isBurst { raise(.refreshReuse, account, source: source) }
  }

  func passkeyCopied(_ account: Identifier, source: String) {
    raise(.passkeyCopied, account, source: source)
  }

  /// A read of what belongs to an account was refused; no `account` means that nobody is signed in.
  func refused(_ account: Identifier?, source: String) {
    let now = clock()
    let names = ["from " + source] + (account.map { ["of " + $0.text] } ?? [])
    let isSeries = state.withLock { state in
      let sums = names.map { state.refused.add($0, now: now) }
      guard sums.contains(where: { $0 >= BreachLimits.refusedReads }) else { return false }
      for name in names { state.refused.clear(name) }
      return true
    }
    if isSeries { raise(.refusedReads, account, source: source) }
  }

  /// A session got some changes of a log that has `head` of them.
  func pulled(_ who: SignedIn, changes: Int, head: Int64, source: String) {
    let now = clock()
    let name = who.session.id.text
    let whole = BreachLimits.wholeReads * max(head, BreachLimits.leastLog)
    let isMass = state.withLock { state in
      guard state.changes.add(name, Int64(changes), now: now) >= whole else { return false }
      state.changes.clear(name)
      return true
    }
    if isMass { raise(.massRead, who.account, source: source) }
  }

  func readAttachment(_ who: SignedIn, _ attachment: String, source: String) {
    let now = clock()
    let name = who.session.id.text
    let isMass = state.withLock { state in
      guard state.attachments.add(name + attachment, now: now) > 1,
        state.repeated.add(name, now: now) >= BreachLimits.repeatedReads
      else { return false }
      state.repeated.clear(name)
      return true
    }
    if isMass { raise(.massRead, who.account, source: source) }
  }

  /// Looks at the audit log, all of it at the first time, writes the numbers that are due there,
  /// and sends what is due.
  func look() {
    let now = clock()
    audit.tellRepeats(isStop: false, at: now)
    if isAuditDue(now) { readAudit(now) }
    for alarm in Alarm.allCases { tell(alarm, now) }
  }

  /// What was only counted so far is written before the server stops.
  func end() { audit.tellRepeats(isStop: true, at: clock()) }

  private func isAuditDue(_ now: Instant) -> Bool {
    let readAt = state.withLock { $0.auditReadAt }
    guard let readAt else { return true }
    let passed = now.milliseconds(since: readAt)
    return audit.wasTouched() || passed < 0 || passed >= BreachLimits.auditTime
  }

  /// One line that was changed is told once, until the next start.
  private func readAudit(_ now: Instant) {
    let line = audit.firstProblem()
    let isNew = state.withLock { state in
      defer { state.brokenLine = line }
      state.auditReadAt = now
      return line != nil && line != state.brokenLine
    }
    guard isNew, let line else { return }
    logger.error("the audit log was changed", metadata: ["line": "\(line)"])
    raise(.auditBroken, nil, source: nil)
  }

  private func raise(_ alarm: Alarm, _ account: Identifier?, source: String?) {
    let now = clock()
    let isNoted = state.withLock { $0.news[alarm, default: AlarmNews()].happened() }
    if isNoted {
      audit.note(alarm: alarm, account, source: source, at: now)
      logger.error("a sign of a breach", metadata: ["sign": "\(alarm.rawValue)"])
    }
    tell(alarm, now)
  }

  private func tell(_ alarm: Alarm, _ now: Instant) {
    let number = state.withLock { $0.news[alarm]?.take(now) ?? 0 }
    guard number > 0, mail != nil || hook != nil else { return }
    let end = audit.end
    let isMailed = mail?.tell(alarm, number, end, now: now) ?? false
    let isPosted = hook?.tell(alarm, number, end, now: now) ?? false
    if !isMailed, !isPosted { state.withLock { $0.news[alarm]?.putBack(number) } }
  }
}
