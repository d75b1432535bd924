// What a device remembers of the log, says of it, and hears of it from others.

extension Replica {
  /// The latest changes of the log as this device saw them; nothing where there is nothing new
  /// but reports.
  public var report: LogReport? {
    guard let epoch, hasNews, !recent.isEmpty else { return nil }
    let first = max(reported, cursor - Int64(recent.count))
    guard first < cursor else { return nil }
    return LogReport(
      epoch: epoch, from: first, marks: recent.suffix(Int(clamping: cursor - first)))
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
  }

  /// What the vault took has to stand where it said.
  mutating func expect(_ id: Identifier, at sequence: Int64) {
    guard sequence > cursor, expected.count < LogReport.remembered else { return }
    expected.append(ExpectedChange(sequence: sequence, id: id))
  }

  /// The log goes on with these; the cursor is behind them already.
  mutating func remember(_ run: [SealedChange]) {
    let first = cursor - Int64(run.count)
    for one in expected where one.sequence > first && one.sequence <= cursor {
      if run[Int(one.sequence - first) - 1].id != one.id { noteWithheld() }
    }
    expected.removeAll { $0.sequence <= cursor }
    recent += run.map { LogReport.mark(of: $0) }
    if recent.count > LogReport.remembered {
      recent.removeFirst(recent.count - LogReport.remembered)
    }
  }

  /// Nothing is known of the log up to the cursor.
  mutating func forgetLog() {
    recent = []
    expected.removeAll { $0.sequence <= cursor }
    reported = min(reported, cursor)
  }

  /// Compares what another device saw with what was shown here; `place` is where the report stands.
  mutating func compare(_ report: LogReport, at place: Int64) {
    guard report.epoch == epoch else { return }
    // Who wrote it had taken in all of it before.
    if report.to >= place { return noteWithheld() }
    let first = cursor - Int64(recent.count)
    guard report.from >= first, report.to <= cursor else { return }
    let start = Int(report.from - first)
    let seen = LogReport(
      epoch: report.epoch, from: report.from,
      marks: recent[start..<start + Int(report.to - report.from)])
    if seen != report { noteWithheld() }
  }

  private mutating func noteWithheld() {
    note(AttentionItem(id: Identifier(high: 0, low: 0), reason: .withheld))
  }

  /// Parts of the store cannot be read: what the server has of them comes once more.
  public mutating func readAnew(damaged: Int64) {
    mended = damaged
    cursor = 0
    forgetLog()
  }
}
