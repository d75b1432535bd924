// A small journal with one of everything, and the bytes that it is stored as.

import Engine

enum GoldenJournal {
  static let entry = Identifier(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10)
  static let plan = Identifier(high: 0, low: 0xFF)

  static let changes = [
    change(
      entry, 1, 1_774_746_000_000, "entry",
      .create([
        Field("tracker", .text("vape")), Field("at", .int(1_774_745_999_999)),
        Field("dayChosen", .bool(true)), Field("tags", .list([.text("vape"), .int(-3)])),
        Field("sealed", .bytes([0, 255])),
      ])),
    change(entry, 2, 1_774_746_060_000, "entry", .set([Field("note", .text("caf\u{E9}"))])),
    change(plan, 3, 1_774_746_060_000, "plan", .create([Field("fromDay", .int(20_541))]), 3),
    change(plan, 4, 1_774_746_120_000, "plan", .delete),
    change(entry, 5, 1_774_746_120_001, "entry", .undelete),
  ]

  private static func change(
    _ entity: Identifier, _ number: Int64, _ milliseconds: Int64, _ kind: String,
    _ action: Change.Action, _ counter: UInt16 = 0
  ) -> Change {
    let isCreation = if case .create = action { true } else { false }
    return Change(
      id: isCreation ? entity : Identifier(high: 9, low: UInt64(number)), device: 0xDEAD_BEEF,
      number: number,
      stamp: Stamp(milliseconds: milliseconds, counter: counter, device: 0xDEAD_BEEF),
      entity: entity, kind: kind, action: action)
  }
}
