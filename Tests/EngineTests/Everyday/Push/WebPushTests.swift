// The keys of a push message, held to the example of RFC 8291, and what the server is told.

import Engine
import Testing

struct WebPushTests {
  private func bytes(_ text: String) -> [UInt8] { Base64.decode(text)! }

  @Test("RFC 8291, appendix A: header, key and nonce to the byte")
  func appendix() {
    let envelope = WebPush.envelope(
      agreed: bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
      sender: bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
      receiver: bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"), salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(envelope.key == bytes("oIhVW04MRdy2XN9CiKLxTg"))
    #expect(envelope.nonce == bytes("4h_95klXJ5E_qnoN"))
    #expect(
      Base64.encode(envelope.header)
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        + "InmYWAmS6TlzAC8wEqKK6PBru3jl7A8")
  }

  @Test("Messages of all lengths are padded to one, and one that is too long is none")
  func padding() {
    for count in [0, 1, 500, WebPush.longestPlain] {
      let padded = WebPush.padded([UInt8](repeating: 65, count: count))
      #expect(padded?.count == WebPush.longestPlain + 1)
      #expect(padded?[count] == 2, "the delimiter of a last record")
      #expect(padded?[(count + 1)...].allSatisfy { $0 == 0 } == true)
    }
    #expect(WebPush.padded([UInt8](repeating: 65, count: WebPush.longestPlain + 1)) == nil)
  }

  private static let box = PushSamples.box(1)

  @Test("A file that somebody takes along has neither the box nor a device, and all else")
  func file() {
    let box = ReminderBox.fields(secret: [UInt8](repeating: 1, count: 32), account: nil)
    let kinds = [
      (ReminderBox.identifier, ReminderBox.kind, box),
      (PushDevice.identifier(device: 1), PushDevice.kind, [Field("auth", .text("x"))]),
      (ReminderChoices.identifier, ReminderChoices.kind, [ReminderChoices.field(budget: 3)]),
    ]
    let found = kinds.map { id, kind, fields in
      let journal = PushSamples.records(id, kind, fields).journal
      return String(decoding: JournalWriter.json(journal), as: UTF8.self).contains(id.text)
    }
    #expect(found == [false, false, true])
  }

  @Test("A ticket comes back from its text, and another box reads nothing of it")
  func ticket() {
    let occurrence = ReminderOccurrence(
      .tracker, "0123456789abcdef0123456789abcdef", on: Day(text: "2026-05-12")!, minutes: 545)
    let text = PushTicket(occurrence, slot: 2).text(Self.box)
    let read = PushTicket(text: text, Self.box)
    #expect(read?.occurrence == occurrence && read?.slot == 2)
    #expect(PushTicket(text: text, PushSamples.box(2)) == nil)
    #expect(!text.contains("tracker") && !text.contains("0123456789abcdef"))
  }

  @Test("What is no ticket, or was touched, is nothing and no trap")
  func noTicket() {
    let occurrence = ReminderOccurrence(.risky, "7", on: Day(text: "2026-05-12")!)
    var bytes = Base64.decode(PushTicket(occurrence, slot: 1).text(Self.box))!
    for index in bytes.indices {
      bytes[index] ^= 1
      #expect(PushTicket(text: Base64.encode(bytes), Self.box) == nil)
      bytes[index] ^= 1
    }
    for text in ["", "A", "====", String(repeating: "A", count: 22), "é", "AAAA.AAAA"] {
      #expect(PushTicket(text: text, Self.box) == nil)
    }
    #expect(PushTicket(text: String(repeating: "A", count: 100_000), Self.box) == nil)
  }
}
