// What devices and the vault say to each other, to the byte.

import Engine
import Testing

struct SyncWireTests {
  private static let change = SealedChange(
    id: SyncCases.id(5), device: 0xDE, number: 5,
    stamp: Stamp(milliseconds: 1_790_000_000_000, counter: 3, device: 0xDE), keyVersion: 2,
    body: [1, 2, 255])
  private static let request = PushRequest(
    epoch: SyncCases.epoch, device: 0xDE, changes: [change])
  private static let answer = PushAnswer(
    epoch: SyncCases.epoch, head: 7, last: 5, time: SyncCases.now,
    items: [
      .init(id: SyncCases.id(3), verdict: .accepted(sequence: 7)),
      .init(id: SyncCases.id(4), verdict: .duplicate(sequence: 2)),
      .init(id: SyncCases.id(5), verdict: .rejected(.tooLarge)),
    ], stop: .clockSkew)
  private static let run = PullAnswer(
    epoch: SyncCases.epoch, from: 6, head: 7, time: SyncCases.now, changes: [change])

  private static let changeText = #"""
    "id":"00000000000000010000000000000005","device":"00000000000000de","number":5,\#
    "stamp":"01a0c4506c00-0003-00000000000000de","key":2,"body":"AQL_"
    """#

  @Test("Requests and answers have the form of Docs/sync.md and are read again")
  func forms() throws {
    let texts = [SyncWireTests.request.bytes, SyncWireTests.answer.bytes, SyncWireTests.run.bytes]
      .map { String(decoding: $0, as: UTF8.self) }
    let epoch = #""epoch":"000000000000e90c0000000000000001""#
    #expect(
      texts[0] == #"{"version":1,\#(epoch),"device":"00000000000000de","changes":"#
        + "[{\(SyncWireTests.changeText)}]}")
    #expect(
      texts[1] == #"{\#(epoch),"head":7,"last":5,"time":1790000000000,"verdicts":["#
        + #"{"id":"00000000000000010000000000000003","verdict":"accepted","sequence":7},"#
        + #"{"id":"00000000000000010000000000000004","verdict":"duplicate","sequence":2},"#
        + #"{"id":"00000000000000010000000000000005","verdict":"rejected","code":"too_large"}],"#
        + #""stop":"clock_skew"}"#)
    #expect(
      texts[2] == #"{\#(epoch),"from":6,"to":7,"head":7,"time":1790000000000,"changes":["#
        + #"{"sequence":7,\#(SyncWireTests.changeText)}]}"#)
    #expect(try read(SyncWireTests.request.bytes, PushRequest.init) == SyncWireTests.request)
    #expect(try read(SyncWireTests.answer.bytes, PushAnswer.init) == SyncWireTests.answer)
    #expect(try read(SyncWireTests.run.bytes, PullAnswer.init) == SyncWireTests.run)
  }

  @Test("Whatever is missing, of another type or out of range refuses the whole message")
  func refused() throws {
    let request = String(decoding: SyncWireTests.request.bytes, as: UTF8.self)
    let changed = [
      ("\"version\":1", "\"version\":\"1\""), ("00000000000000de\",\"changes", "de\",\"changes"),
      ("\"number\":5", "\"number\":0"), ("\"key\":2", "\"key\":0"), ("AQL_", "AQL/"),
      ("-0003-", "-3-"), ("\"changes\":[", "\"other\":["), ("\"id\":\"0", "\"id\":\"G"),
      ("e90c0000000000000001", "e90c000000000000001"),
      ("\"epoch\":\"000000000000e90c0000000000000001\"", "\"epoch\":null"),
      ("\"device\":\"00000000000000de\",\"number", "\"device\":\"00000000000000df\",\"number"),
    ]
    for (old, new) in changed {
      let text = request.replacing(old, with: new)
      #expect(text != request)
      #expect(try read(Array(text.utf8), PushRequest.init) == nil, "\(text)")
    }
    let run = String(decoding: SyncWireTests.run.bytes, as: UTF8.self)
    for (old, new) in [
      ("\"sequence\":7", "\"sequence\":8"), ("\"to\":7", "\"to\":8"), ("\"head\":7", "\"head\":6"),
      ("\"from\":6", "\"from\":5"), ("\"time\":1790000000000,", ""),
    ] {
      let text = run.replacing(old, with: new)
      #expect(try read(Array(text.utf8), PullAnswer.init) == nil, "\(text)")
    }
    let answer = String(decoding: SyncWireTests.answer.bytes, as: UTF8.self)
    for (old, new) in [
      ("clock_skew", "later"), ("too_large", "ugly"), ("accepted", "perhaps"),
      ("\"sequence\":7", "\"sequence\":\"7\""), ("\"last\":5,", ""),
    ] {
      let text = answer.replacing(old, with: new)
      #expect(try read(Array(text.utf8), PushAnswer.init) == nil, "\(text)")
    }
  }

  @Test("A push of more changes than a push holds is refused")
  func tooMany() throws {
    let changes = [SealedChange](repeating: SyncWireTests.change, count: 501)
    let request = PushRequest(epoch: nil, device: 0xDE, changes: changes)
    #expect(try read(request.bytes, PushRequest.init) == nil)
    let fewer = PushRequest(epoch: nil, device: 0xDE, changes: Array(changes.dropLast()))
    #expect(try read(fewer.bytes, PushRequest.init) == fewer)
  }

  @Test("Damaged messages are refused or read the same when written again")
  func damaged() {
    let seed: UInt64 = 19
    var dice = CodecDice(seed: seed)
    let (request, answer) = (SyncWireTests.request.bytes, SyncWireTests.answer.bytes)
    let run = SyncWireTests.run.bytes
    for trial in 0..<5000 {
      let found = [
        again(Mutation.mutated(request, run, &dice), PushRequest.init) { $0.bytes },
        again(Mutation.mutated(answer, run, &dice), PushAnswer.init) { $0.bytes },
        again(Mutation.mutated(run, request, &dice), PullAnswer.init) { $0.bytes },
      ]
      #expect(!found.contains(false), "seed \(seed), trial \(trial)")
    }
  }

  @Test("The seal is bound to account, key, change, device, number and stamp, in this order")
  func associatedData() {
    let hex = SyncWireTests.change.associatedData(account: SyncCases.account)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(
      hex == "0f" + "7265647374617274206368616e6765" + "000000000000acc00000000000000001"
        + "0000000000000002" + "00000000000000010000000000000005" + "00000000000000de"
        + "0000000000000005" + "000001a0c4506c00" + "0003" + "00000000000000de")
  }

  private func read<Part>(_ bytes: [UInt8], _ part: (JSONValue) -> Part?) throws -> Part? {
    part(try JSONValue(parsing: bytes))
  }

  private func again<Part: Equatable>(
    _ bytes: [UInt8], _ part: (JSONValue) -> Part?, _ written: (Part) -> [UInt8]
  ) -> Bool {
    guard let value = try? JSONValue(parsing: bytes), let found = part(value) else { return true }
    return (try? JSONValue(parsing: written(found))).flatMap(part) == found
  }
}
