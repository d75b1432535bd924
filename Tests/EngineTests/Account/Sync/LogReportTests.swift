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

  @Test("Two histories over one log are noticed by the first report that crosses")
  func divided() throws {
    let report = try #require(try reader(log).report)
    var other = Replica(
      account: SyncCases.account, device: 6, epoch: SyncCases.otherEpoch)
    other.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
    _ = SyncCases.take(SyncCases.run(log, epoch: SyncCases.otherEpoch), into: &other)
    #expect(!isWithheld(other))
    let kept = try #require(Replica(bytes: other.bytes))
    other = kept
    _ = SyncCases.take(
      SyncCases.run([sealed(report)], from: 6, epoch: SyncCases.otherEpoch), into: &other)
    #expect(isWithheld(other))
  }

  @Test("Who comes after a restore finds reports of before it, and is not worried")
  func joinedLater() throws {
    let report = try #require(try reader(log).report)
    for run in [[sealed(report)] + log, log + [sealed(report)]] {
      var other = Replica(account: SyncCases.account, device: 6)
      other.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
      let (first, rest) = (Array(run.prefix(3)), Array(run.dropFirst(3)))
      let epoch = SyncCases.otherEpoch
      // Two runs: the head stands behind the second one.
      let answer = PullAnswer(
        epoch: epoch, from: 0, head: Int64(run.count), time: SyncCases.now, changes: first)
      _ = SyncCases.take(answer, into: &other)
      _ = SyncCases.take(SyncCases.run(rest, from: 3, epoch: epoch), into: &other)
      #expect(other.cursor == 7 && !isWithheld(other))
    }
  }

  @Test("Nor by one that is offered again in the new history, by whoever has it")
  func offeredAgain() throws {
    let report = try #require(try reader(log).report)
    let old = Change(
      id: Identifier(high: 5, low: 50), device: 5, number: 1,
      stamp: Stamp(milliseconds: SyncCases.now.milliseconds + 9_000_000, counter: 9, device: 5),
      entity: LogReport.name(of: 5), kind: LogReport.kind, action: .set(report.fields))
    let extent = Renumbering.Extent.all(epoch: SyncCases.otherEpoch)
    for owner in [5, 9] as [UInt64] {
      let again = Renumbering.renumbered(
        [old], extent, acknowledged: 0, Clock(device: owner), as: 77)
      var other = Replica(account: SyncCases.account, device: 6)
      other.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
      _ = SyncCases.take(SyncCases.run(log, epoch: SyncCases.otherEpoch), into: &other)
      _ = SyncCases.take(
        SyncCases.run(
          again.changes.map { SyncCases.sealed($0) }, from: 6, epoch: SyncCases.otherEpoch),
        into: &other)
      #expect(other.cursor == 7 && !isWithheld(other))
    }
  }

  /// A long log, and what a device says of it that has read so much.
  private func long(_ count: Int64) -> [SealedChange] {
    (1...count).map { SyncCases.sealed(SyncCases.change($0, by: 9)) }
  }

  private func isNoticed(_ report: LogReport, behind shown: [SealedChange]) throws -> Bool {
    var other = try reader(shown, device: 6)
    _ = SyncCases.take(
      SyncCases.run([sealed(report)], from: Int64(shown.count)), into: &other)
    #expect(Replica(bytes: other.bytes) == other)
    return isWithheld(other)
  }

  @Test(
    "What stands far behind all that is remembered one by one is in the chain",
    arguments: [
      0, 1, 500, 1643, 1644, 1898,
    ])
  func farBack(_ place: Int) throws {
    let all = long(1905)
    let report = try #require(try reader(Array(all.prefix(1900))).report)
    #expect(report.from == 1644)
    #expect(try !isNoticed(report, behind: all))
    var turned = all
    turned.swapAt(place, place + 1)
    #expect(try isNoticed(report, behind: turned))
    var less = all
    less.remove(at: place)
    #expect(try isNoticed(report, behind: less))
  }

  @Test("A report that is held back until more came than is remembered is compared all the same")
  func heldBack() throws {
    let all = long(3000)
    let report = try #require(try reader(Array(all.prefix(1100))).report)
    #expect(try !isNoticed(report, behind: all))
    var less = all
    less.remove(at: 700)
    #expect(try isNoticed(report, behind: less))
    // Between the latest link that both remember and its end, only the next one can tell.
    less = all
    less.remove(at: 1050)
    #expect(try !isNoticed(report, behind: less))
  }

  @Test("Who did not read from the beginning goes on with the chain of one that did")
  func joinsChain() throws {
    let all = long(700)
    let first = try reader(Array(all.prefix(600)), device: 6)
    let report = try #require(first.report)
    // As version 3 left it: without the chain, which ends with the place of the head, two bytes,
    // and without what version 5 says of an answer.
    var bytes = first.bytes
    bytes[0] = 3
    bytes.removeSubrange((bytes.count - 24)..<(bytes.count - 1))
    var later = try #require(Replica(bytes: bytes))
    #expect(later.report?.fields.contains(Field("origin", .int(88))) == true)
    let mark = sealed(report)
    _ = SyncCases.take(SyncCases.run([mark] + all.dropFirst(600), from: 600), into: &later)
    let said = try #require(later.report)
    #expect(said.fields.contains(Field("origin", .int(0))) && !isWithheld(later))
    #expect(try !isNoticed(said, behind: all.prefix(600) + [mark] + all.dropFirst(600)))
    #expect(try isNoticed(said, behind: all.dropFirst(3).prefix(600) + [mark] + all.dropFirst(600)))
  }

  @Test("A report of an earlier app, without a chain, is compared one by one")
  func withoutChain() throws {
    let report = try #require(try reader(log).report)
    let fields = report.fields.filter { ["epoch", "from", "to", "digest"].contains($0.name) }
    let change = Change(
      id: Identifier(high: 5, low: 50), device: 5, number: 1,
      stamp: Stamp(milliseconds: SyncCases.now.milliseconds, counter: 9, device: 5),
      entity: LogReport.name(of: 5), kind: LogReport.kind, action: .set(fields))
    for shown in [log, Array(log.dropFirst()) + [log[0]]] {
      var other = try reader(shown, device: 6)
      _ = SyncCases.take(SyncCases.run([SyncCases.sealed(change)], from: 6), into: &other)
      #expect(isWithheld(other) == (shown != log))
    }
  }

  @Test("Damaged parts are read anew when they become more, and only then")
  func mended() throws {
    var replica = try reader(log)
    replica.mend(damaged: 0)
    #expect(replica.cursor == 6)
    replica.mend(damaged: 2)
    #expect(replica.cursor == 0 && replica.mended == 2)
    _ = SyncCases.take(SyncCases.run(log), into: &replica)
    replica.mend(damaged: 2)
    replica.mend(damaged: 0)
    #expect(replica.cursor == 6 && replica.mended == 0)
    replica.mend(damaged: 1)
    #expect(replica.cursor == 0 && replica.mended == 1)
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
    #expect(report.to == 2000 && report.to - report.from == Int64(LogReport.remembered / 2))
  }
}
