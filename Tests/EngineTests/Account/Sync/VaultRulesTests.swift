// How the vault judges one offered change, whatever it knows.

import Engine
import Testing

struct VaultRulesTests {
  struct Case: Sendable {
    var number: Int64 = 3
    var ahead: Int64 = 0
    var bytes = 157
    var last: Int64 = 2
    var holder: Identifier?
    var sequence: Int64?
    var refusal: Verdict.Refusal?
    var room: Int64 = 1000
    /// The latest stamp in the log, this far ahead of the clock.
    var latest: Int64 = -1000
    let judgement: Judgement
  }

  private static let own = SyncCases.id(3)
  private static let other = SyncCases.id(99)

  @Test(
    "Each offer has one verdict",
    arguments: [
      Case(judgement: .accept),
      Case(number: 4, judgement: .stop(.gap)),
      Case(number: 4, sequence: 8, judgement: .stop(.gap)),
      Case(sequence: 8, judgement: .duplicate(sequence: 8, usesNumber: true)),
      Case(
        last: 3, holder: own, sequence: 8,
        judgement: .duplicate(sequence: 8, usesNumber: false)),
      Case(last: 3, holder: other, sequence: 8, judgement: .stop(.forked)),
      Case(last: 3, holder: other, judgement: .stop(.forked)),
      Case(last: 3, judgement: .stop(.forked)),
      Case(
        last: 3, holder: own, refusal: .tooLarge, judgement: .reject(.tooLarge, usesNumber: false)),
      Case(ahead: 60_000, judgement: .accept),
      Case(ahead: 60_001, judgement: .stop(.clockSkew)),
      Case(ahead: 60_001, sequence: 8, judgement: .duplicate(sequence: 8, usesNumber: true)),
      // Behind what a wrong clock left in the log, and not far behind it.
      Case(ahead: 901_000, latest: 900_000, judgement: .accept),
      Case(ahead: 901_001, latest: 900_000, judgement: .stop(.clockSkew)),
      Case(bytes: 16_384, room: 16_384, judgement: .accept),
      Case(bytes: 16_385, room: 99_999, judgement: .reject(.tooLarge, usesNumber: true)),
      Case(bytes: 16_385, room: 0, judgement: .reject(.tooLarge, usesNumber: true)),
      Case(room: 156, judgement: .stop(.full)),
    ])
  func judged(_ offer: Case) {
    let stamp = Stamp(
      milliseconds: SyncCases.now.milliseconds + offer.ahead, counter: 0, device: 1)
    let sealed = SealedChange(
      id: VaultRulesTests.own, device: 1, number: offer.number, stamp: stamp, keyVersion: 1,
      body: [UInt8](repeating: 0, count: offer.bytes))
    let facts = OfferFacts(
      last: offer.last, holder: offer.holder, sequence: offer.sequence, refusal: offer.refusal,
      room: offer.room, latest: SyncCases.now.milliseconds + offer.latest)
    #expect(VaultRules.judge(sealed, facts, now: SyncCases.now) == offer.judgement)
  }
}
