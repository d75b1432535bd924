// The journal in the browser: the same bytes as natively, and no way around the merge.

import Engine

enum JournalChecks {
  static var all: [Check] {
    [
      Check("A pack has the bytes that it always had", finds: packed) {
        Hex.encode(PackWriter.pack(changes))
      },
      Check("A pack with columns has the bytes that it always had", finds: inColumns) {
        Hex.encode(PackWriter.columns(taps))
      },
      Check("A journal file has the bytes that it always had", finds: exported) {
        String(decoding: JournalWriter.json(journal(changes)), as: UTF8.self)
      },
      Check("Changes add up to the same journal in every order") {
        var bits = CheckBits(seed: 20_260_329)
        var shuffled = changes + changes
        for _ in 0..<200 {
          for place in shuffled.indices.dropFirst() {
            shuffled.swapAt(place, Int(bits.next() % UInt64(place + 1)))
          }
          let found = String(decoding: JournalWriter.json(journal(shuffled)), as: UTF8.self)
          if found != exported { return "found \(found)" }
        }
        return nil
      },
      Check("Damaged packs and files are read or refused") {
        var bits = CheckBits(seed: 7)
        let pack = PackWriter.pack(changes)
        let columns = PackWriter.columns(taps)
        let file = JournalWriter.json(journal(changes))
        for _ in 0..<2000 {
          if let again = repacked(damaged(pack, &bits)), !again { return "a pack changed" }
          if let again = inColumnsAgain(damaged(columns, &bits)), !again {
            return "columns changed"
          }
          if let file = try? JournalFile(damaged(file, &bits)), file.drafts.count < file.entityCount
          {
            return "an entity was lost"
          }
        }
        return nil
      },
    ]
  }

  /// Whether a pack that can be read is read the same when written again.
  private static func repacked(_ bytes: [UInt8]) -> Bool? {
    guard let pack = try? Pack(bytes) else { return nil }
    return (try? Pack(PackWriter.pack(pack.changes, unreadable: pack.unreadable))) == pack
  }

  private static func inColumnsAgain(_ bytes: [UInt8]) -> Bool? {
    guard let all = try? Pack(stored: bytes).allChanges else { return nil }
    return (try? Pack(stored: PackWriter.columns(all)))?.allChanges.count == all.count
  }

  private static func damaged(_ bytes: [UInt8], _ bits: inout CheckBits) -> [UInt8] {
    var bytes = bytes
    let place = Int(bits.next() % UInt64(bytes.count))
    switch bits.next() % 3 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: bits.next())
    case 1: bytes.remove(at: place)
    default: bytes.removeLast(bytes.count - place)
    }
    return bytes
  }

  private static func journal(_ changes: [Change]) -> Journal {
    var journal = Journal()
    for change in changes { journal.apply(change) }
    return journal
  }

  private static let changes = [
    change(
      1, 1, 1_774_746_000_000, "entry",
      .create([
        Field("tracker", .text("vape")), Field("at", .int(1_774_745_999_999)),
        Field("dayChosen", .bool(true)), Field("own", .list([.text("vape"), .int(-3)])),
        Field("sealed", .bytes([0, 255])),
      ])),
    change(1, 2, 1_774_746_060_000, "entry", .set([Field("note", .text("caf\u{E9} \"\n"))])),
    change(2, 3, 1_774_746_060_000, "plan", .create([Field("fromDay", .int(20_541))])),
    change(2, 4, 1_774_746_120_000, "plan", .delete),
    change(1, 5, 1_774_746_120_001, "entry", .undelete),
  ]

  /// Eight of one shape, and an edit.
  private static let taps: [Change] = {
    var taps: [Change] = []
    for number: Int64 in 1...8 { taps.append(tap(number)) }
    return taps + [change(1, 9, 1_774_746_540_000, "entry", .set([Field("note", .text("cup"))]))]
  }()

  private static func tap(_ number: Int64) -> Change {
    let device: UInt64 = 0xDEAD_BEEF
    let id = Identifier(high: 0x0102_0304_0506_0708, low: UInt64(number))
    let stamp = Stamp(
      milliseconds: 1_774_746_000_000 + 60_000 * number, counter: UInt16(number), device: device)
    return Change(
      id: id, device: device, number: number, stamp: stamp, entity: id, kind: "entry",
      action: .create([
        Field("amount", .int(500 * number)), Field("dayChosen", .bool(true)),
        Field("tracker", .text(number % 2 == 0 ? "cup" : "vape")),
      ]))
  }

  private static func change(
    _ entity: UInt64, _ number: Int64, _ milliseconds: Int64, _ kind: String,
    _ action: Change.Action
  ) -> Change {
    let device: UInt64 = 0xDEAD_BEEF
    return Change(
      id: Identifier(high: 9, low: UInt64(number)), device: device, number: number,
      stamp: Stamp(milliseconds: milliseconds, counter: UInt16(number), device: device),
      entity: Identifier(high: 0x0102_0304_0506_0708, low: entity), kind: kind, action: action)
  }

  private static let packed =
    "010000000000000000090000000000000001010203040506070800000000000000010000000000deadbe"
    + "ef0280ead6f1a6670001000005656e7472790100050007747261636b6572030002617402000964617943"
    + "686f73656e0100036f776e0500067365616c656404000476617065fee9d6f1a66702030702050200ff02"
    + "0000000000000009000000000000000201020304050607080000000000000001c0a90700020001010101"
    + "00046e6f7465030008636166c3a920220a02000000000000000900000000000000030102030405060708"
    + "0000000000000002000003000004706c616e010001000766726f6d44617902fac0020200000000000000"
    + "09000000000000000401020304050607080000000000000002c0a9070004000a01020002000000000000"
    + "00090000000000000005010203040506070800000000000000010200050001010300"

  private static let inColumns =
    "0211080000000000deadbeef000005656e7472790100030006616d6f756e7402000964617943686f7365"
    + "6e010007747261636b657203010203040506070800000000000000010102030405060708000000000000"
    + "000201020304050607080000000000000003010203040506070800000000000000040102030405060708"
    + "000000000000000501020304050607080000000000000006010203040506070800000000000000070102"
    + "03040506070800000000000000080202020202020202c093def1a667c0a907c0a907c0a907c0a907c0a9"
    + "07c0a907c0a9070202020202020202e807e807e807e807e807e807e807e8070200047661706500036375"
    + "700001000100010001000000000000000009000000000000000901020304050607080000000000000001"
    + "0012c0df98f2a6670009000101010100046e6f74650306"

  private static let exported = #"""
    {"entities":[
    {"created":"019d371ada80-0001-00000000deadbeef",\#
    "edits":{"note":"019d371bc4e0-0002-00000000deadbeef"},\#
    "fields":{"at":1774745999999,"dayChosen":true,"note":"caf\#u{E9} \"\n",\#
    "own":["vape",-3],"sealed":{"bytes":"AP8"},"tracker":"vape"},\#
    "id":"01020304050607080000000000000001","kind":"entry",\#
    "undeleted":"019d371caf41-0005-00000000deadbeef"},
    {"created":"019d371bc4e0-0003-00000000deadbeef",\#
    "deleted":"019d371caf40-0004-00000000deadbeef","fields":{"fromDay":20541},\#
    "id":"01020304050607080000000000000002","kind":"plan"}
    ],"format":"redstart-journal","unreadable":[],"version":1}

    """#
}
