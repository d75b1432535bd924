// A server that leaves something out is found out at the next exchange.

import Engine
import Testing

@Suite("What devices tell each other of the log")
struct LogReportTests {
  private let log = (1...6).map { SyncCases.sealed(SyncCases.change($0, by: 9)) }

  private func reader(_ changes: [SealedChange], device: UInt64 = 5) throws -> Replica {
    var replica = Replica(account: SyncCases.account, device: device, epoch: SyncCases.epoch)
    replica.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
    _ = try #require(SyncCases.take(SyncCases.run(changes), into: &replica))
    return replica
  }

  private func sealed(_ report: LogReport) -> SealedChange {
    let change = Change(
      id: Identifier(high: 5, low: 50), device: 5, number: 1,
      stamp: Stamp(milliseconds: SyncCases.now.milliseconds, counter: 9, device: 5),
      entity: LogReport.name(of: 5), kind: LogReport.kind, action: .set(report.fields))
    return SealedChange(
      id: change.id, device: 5, number: 1, stamp: change.stamp, keyVersion: 1,
      body: Padding.padded(PackWriter.pack([change])))
  }

  private func isWithheld(_ replica: Replica) -> Bool {
    replica.attention.contains { $0.reason == .withheld }
  }

  @Test("Where all see the same, nothing is said")
  func same() throws {
    let report = try #require(try reader(log).report)
    #expect(report.from == 0 && report.to == 6)
    var other = try reader(log, device: 6)
    let run = SyncCases.run([sealed(report)], from: 6)
    #expect(SyncCases.take(run, into: &other)?.changes.count == 1)
    #expect(!isWithheld(other))
    #expect(Replica(bytes: other.bytes) == other)
  }

  @Test("A change that is left out, or stands elsewhere, is noticed", arguments: 0..<6)
  func leftOut(_ place: Int) throws {
    let report = try #require(try reader(log).report)
    var less = log
    less.remove(at: place)
    var other = try reader(less, device: 6)
    _ = SyncCases.take(SyncCases.run([sealed(report)], from: 5), into: &other)
    #expect(isWithheld(other))
    guard place < 5 else { return }
    var turned = log
    turned.swapAt(place, place + 1)
    other = try reader(turned, device: 6)
    _ = SyncCases.take(SyncCases.run([sealed(report)], from: 6), into: &other)
    #expect(isWithheld(other))
  }

  @Test("What the vault took has to stand where it said")
  func ownIsGone() throws {
    let own = SyncCases.change(1)
    var replica = Replica(
      account: SyncCases.account, device: SyncCases.device, epoch: SyncCases.epoch)
    replica.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
    let push = try #require(replica.nextPush([own], keyVersion: 1))
    _ = replica.took(SyncCases.answer(taken: [own]), for: push)
    var honest = replica
    _ = SyncCases.take(
      SyncCases.run([SyncCases.sealed(own)]), into: &honest, holding: [own])
    #expect(!isWithheld(honest))
    _ = SyncCases.take(SyncCases.run([log[0]]), into: &replica, holding: [own])
    #expect(isWithheld(replica))
  }

  @Test("A report of another history, or of more than is remembered, says nothing")
  func otherHistory() throws {
    let report = try #require(try reader(log).report)
    var other = Replica(
      account: SyncCases.account, device: 6, epoch: SyncCases.otherEpoch)
    other.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
    _ = SyncCases.take(
      SyncCases.run([sealed(report)] + log, epoch: SyncCases.otherEpoch), into: &other)
    #expect(!isWithheld(other))
  }

  @Test("Reports alone are no reason for another one, and an hour lies between two")
  func rare() throws {
    var replica = try reader(log)
    let now = SyncCases.now
    #expect(replica.isReportDue(now))
    replica.reported(now, upTo: 6)
    #expect(replica.report == nil)
    #expect(!replica.isReportDue(now.adding(milliseconds: LogReport.interval - 1)))
    #expect(replica.isReportDue(now.adding(milliseconds: LogReport.interval)))
  }

  @Test("Only so much of the log is remembered")
  func bounded() throws {
    let long = (1...2000).map { SyncCases.sealed(SyncCases.change($0, by: 9)) }
    let report = try #require(try reader(long).report)
    #expect(report.to == 2000 && report.to - report.from == Int64(LogReport.remembered))
  }
}
