// What the journal says of a picture or a voice note, and how its bytes travel in a file.
import Engine
import Testing

@Suite("Attachments")
struct AttachmentTests {
  static let bytes: [UInt8] = Array("not really a picture".utf8)
  static let id = Identifier(high: 1, low: 2)

  static func journal(
    type: String = "image/jpeg", medium: String = "photo", count: Int64 = 20, hash: String? = nil
  ) -> Journal {
    var clock = Clock(device: 7)
    var journal = Journal()
    let draft = Draft.create(
      id, kind: Attachment.kind,
      [
        Field("at", .int(1000)), Field("bytes", .int(count)), Field("medium", .text(medium)),
        Field("sha256", .text(hash ?? Hex.encode(SHA256.hash(bytes)))),
        Field("type", .text(type)),
      ])
    journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1000)))
    return journal
  }

  @Test("What was taken is known by its size and its hash")
  func matches() throws {
    let attachment = try #require(Attachment(Self.journal().entities[0]))
    #expect(attachment.matches(Self.bytes))
    #expect(!attachment.matches(Self.bytes.reversed()))
    #expect(!attachment.matches(Self.bytes + [0]))
  }

  @Test(
    "Nothing but pictures and sound of a known size is ever opened",
    arguments: [
      ("text/html", "photo", Int64(20), nil), ("image/svg+xml", "photo", 20, nil),
      ("audio/webm", "photo", 20, nil), ("image/jpeg", "voice", 20, nil),
      ("image/jpeg", "film", 20, nil), ("image/jpeg", "photo", 0, nil),
      ("image/jpeg", "photo", 300_001, nil), ("audio/webm", "voice", 500_001, nil),
      ("image/jpeg", "photo", 20, "abc"),
    ] as [(String, String, Int64, String?)])
  func refused(type: String, medium: String, count: Int64, hash: String?) {
    let journal = Self.journal(type: type, medium: medium, count: count, hash: hash)
    #expect(Attachment(journal.entities[0]) == nil)
  }

  @Test("A file carries the bytes there and back, and without any it looks as it always did")
  func roundTrip() throws {
    let journal = Self.journal()
    let attached = AttachedBytes(id: Self.id, bytes: Self.bytes)
    let file = JournalWriter.json(journal, attachments: [attached])
    #expect(try JournalFile(file).attachments == [attached])
    let plain = JournalWriter.json(journal)
    #expect(try JournalFile(plain).attachments == [])
    #expect(plain.starts(with: Array("{\"entities\":[".utf8)))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("{\"attachments\":{\n\"0000000000000001"))
  }

  @Test("Bytes that are no base64 or belong to no name refuse the file and name the line")
  func broken() {
    for line in ["\"zz\":\"AA\"", "\"\(Self.id.text)\":\"?\""] {
      let file = "{\"attachments\":{\n\(line)},\"format\":\"redstart-journal\",\"version\":1}"
      #expect(throws: JournalFileError.badEntity(line: 2)) { try JournalFile(Array(file.utf8)) }
    }
  }
}
