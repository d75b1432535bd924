// One pack to the byte: EndToEnd/api/api_independent_test.py reads the same one by Docs/sync.md
// alone.
import Engine
import Testing

@Suite("The form of a journal that another reader knows")
struct JournalFormTests {
  private let phone: UInt64 = 0xa1
  private let laptop: UInt64 = 0xb2

  private func name(_ low: UInt64) -> Identifier { Identifier(high: 0xfeed, low: low) }

  private func change(
    _ id: UInt64, _ device: UInt64, _ number: Int64, _ stamp: Stamp, on entity: UInt64,
    _ kind: String, _ action: Change.Action
  ) -> Change {
    Change(
      id: name(id), device: device, number: number, stamp: stamp, entity: name(entity),
      kind: kind, action: action)
  }

  private func stamp(_ step: Int64, _ counter: UInt16, _ device: UInt64) -> Stamp {
    Stamp(milliseconds: 1_772_000_000_000 + step, counter: counter, device: device)
  }

  /// Each flag, each type, each action, words that come again, and steps back and forth.
  private var changes: [Change] {
    [
      change(
        1, phone, 1, stamp(0, 0, phone), on: 1, "entry",
        .create([
          Field("at", .int(1_772_000_000_000)), Field("note", .text("Späti 🌙")),
          Field("planned", .bool(false)), Field("really", .bool(true)),
        ])),
      change(
        2, phone, 2, stamp(5, 3, phone), on: 2, "entry",
        .create([
          Field("at", .int(1_771_999_999_000)), Field("note", .text("Späti 🌙")),
          Field("planned", .bool(false)), Field("really", .bool(true)),
        ])),
      change(
        3, laptop, 7, stamp(-4, 0, phone), on: 3, "plan",
        .create([
          Field("raw", .bytes([0, 255])), Field("least", .int(.min)),
          Field(
            "steps", .list([.int(4), .int(9), .text("entry"), .list([.bool(true), .bytes([])])])),
        ])),
      change(4, laptop, 8, stamp(9, 1, laptop), on: 1, "entry", .set([Field("at", .int(-1))])),
      change(5, phone, 4, stamp(9, 1, phone), on: 1, "entry", .set([Field("at", .int(7))])),
      change(6, phone, 5, stamp(10, 0, phone), on: 2, "entry", .delete),
      change(7, phone, 6, stamp(11, 0, phone), on: 3, "plan", .delete),
      change(8, phone, 7, stamp(12, 0, phone), on: 3, "plan", .undelete),
      change(9, phone, 8, stamp(13, 0, phone), on: 4, "late", .set([Field("most", .int(.max))])),
    ]
  }

  private static let pack = """
    0105000000000000feed00000000000000010000000000000000a10280e0f1b69267000005656e7472790100
    04000261740200046e6f7465030007706c616e6e65640000067265616c6c790180e0f1b69267000b5370c3a4
    746920f09f8c9903000000000000feed00000000000000020a000301cf0f060d000000000000feed00000000
    000000030100000000000000b20e1100000000000000a1000004706c616e01000300037261770400056c6561
    73740200057374657073050200ffffffffffffffffffff01040208020a0301050201040002000000000000fe
    ed0000000000000004000000000000feed00000000000000011a000100010101010202b1d0f1b69267000000
    00000000feed0000000000000005000000000000feed00000000000000010008000001031006000000000000
    feed0000000000000006000000000000feed000000000000000202000101020006000000000000feed000000
    0000000007000000000000feed000000000000000302000701020006000000000000feed0000000000000008
    000000000000feed000000000000000302000701030006000000000000feed00000000000000090000000000
    00feed0000000000000004020000046c61746501010100046d6f737402feffffffffffffffff01
    """

  /// SHA-256 of the export.
  private static let export =
    "0d2af765b68c1dc8e7ef80141a848a9b411ccd5ac495617399da5a5b0062f76f"

  @Test func thePackHasTheKnownBytes() {
    #expect(Hex.encode(PackWriter.pack(changes)) == Self.pack.filter { $0 != "\n" })
  }

  @Test func theExportHasTheKnownBytes() {
    var journal = Journal()
    for change in changes { journal.apply(change) }
    let json = JournalWriter.json(journal)
    let text = String(decoding: json, as: UTF8.self)
    #expect(Hex.encode(SHA256.hash(json)) == Self.export, "\(text)")
  }
}
