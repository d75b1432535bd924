// Boxes and devices of a made-up journal.

import Engine

enum PushSamples {
  static func box(_ number: UInt8) -> ReminderBox {
    ReminderBox(
      entity(
        ReminderBox.identifier, ReminderBox.kind,
        ReminderBox.fields(secret: [UInt8](repeating: number, count: 32), account: nil)))!
  }

  static func device(_ number: UInt8, isDiscreet: Bool = true) -> PushDevice {
    let fields = PushDevice.fields(
      publicKey: [4] + [UInt8](repeating: number, count: 64),
      auth: [UInt8](repeating: number, count: 16), isDiscreet: isDiscreet)
    let id = PushDevice.identifier(device: UInt64(number))
    return PushDevice(entity(id, PushDevice.kind, fields))!
  }

  private static func entity(_ id: Identifier, _ kind: String, _ fields: [Field]) -> Entity {
    records(id, kind, fields).journal[id]!
  }

  /// A journal with nothing else in it.
  static func records(_ id: Identifier, _ kind: String, _ fields: [Field]) -> Records {
    var records = Records()
    var clock = Clock(device: 7)
    let draft = Draft(
      id: Identifier(high: 1, low: 2), entity: id, kind: kind, action: .create(fields))
    records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_000_000)))
    return records
  }
}
