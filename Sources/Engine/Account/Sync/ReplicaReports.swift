// What a device remembers of the log, says of it, and hears of it from others.

extension Replica {
  /// The latest changes of the log as this device saw them; nothing where there is nothing new
  /// but reports.
  public var report: LogReport? {
    guard let epoch, hasNews else { return nil }
    let first = max(reported, memory.start, cursor - memory.longestReport)
    return first < cursor ? memory.report(epoch, from: first) : nil
  }

  /// Whether it is time to say it.
  public func isReportDue(_ now: Instant) -> Bool {
    now.milliseconds(since: reportedAt) >= LogReport.interval
      || now.milliseconds < reportedAt.milliseconds
  }

  /// The report is written, or the first one is put off.
  public mutating func reported(_ now: Instant, upTo place: Int64?) {
    reportedAt = now
    guard let place else { return }
    reported = place
    hasNews = false
    owesAnswer = false
  }

  /// What the vault took has to stand where it said.
  mutating func expect(_ id: Identifier, at sequence: Int64) {
    guard sequence > cursor, expected.count < LogReport.remembered else { return }
    expected.append(ExpectedChange(sequence: sequence, id: id))
  }

  /// The log goes on with these; the cursor is behind them already. Each report is compared with
  /// what was remembered at its place, before more comes and that is forgotten.
  mutating func remember(_ run: [SealedChange], _ reports: [HeardReport]) {
    let first = cursor - Int64(run.count)
    for one in expected where one.sequence > first && one.sequence <= cursor {
      if run[Int(one.sequence - first) - 1].id != one.id { noteWithheld() }
    }
    expected.removeAll { $0.sequence <= cursor }
    var left = reports[...]
    for (count, sealed) in run.enumerated() {
      if let heard = left.first, heard.place == first + Int64(count) + 1 {
        compare(heard)
        left.removeFirst()
      }
      memory.add(LogReport.mark(of: sealed))
    }
  }

  /// Nothing is known of the log up to the cursor.
  mutating func forgetLog() {
    memory = LogMemory(from: cursor, limit: memory.limit)
    expected.removeAll { $0.sequence <= cursor }
    reported = min(reported, cursor)
  }

  /// What stands from `place` on is read once more.
  mutating func goBack(before place: Int64) {
    cursor = memory.cut(to: place - 1) ? place - 1 : 0
    if cursor == 0 { forgetLog() }
    reported = min(reported, cursor)
  }

  /// Compares what another device saw with what was shown here.
  private mutating func compare(_ heard: HeardReport) {
    let report = heard.report
    guard report.epoch == epoch else {
      // A device offers under its first name in the epoch that it wrote in. So it was offered there
      // and shown here, long after this epoch had begun: two histories go on at once.
      if heard.isUnderFirstName, let settled, heard.place > settled { noteWithheld() }
      return
    }
    // Who wrote it had taken in all of it before.
    if report.to >= heard.place || memory.differs(from: report) { return noteWithheld() }
    memory.join(report)
  }

  private mutating func noteWithheld() {
    note(AttentionItem(id: Identifier(high: 0, low: 0), reason: .withheld))
  }

  /// So many parts of the store cannot be read: what the server has of more than before comes once
  /// more. They become fewer when they are put aside.
  public mutating func mend(damaged: Int64) {
    let isMore = damaged > mended
    mended = damaged
    guard isMore else { return }
    cursor = 0
    forgetLog()
  }
}
