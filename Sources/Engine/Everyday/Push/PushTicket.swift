// What a notification carries back to the app: which reminder it was. The browser keeps it for a
// while beside the journal, so it is readable only with the secret in the journal.

/// A reminder that was sent, by its occurrence and its place in the budget of its day.
public struct PushTicket: Hashable, Sendable {
  public let occurrence: ReminderOccurrence
  public let slot: Int

  private static let nameBytes = 16
  /// More is no ticket.
  private static let longestText = 400
  private static let purpose = Array("redstart reminder 1".utf8)

  public init(_ occurrence: ReminderOccurrence, slot: Int) {
    self.occurrence = occurrence
    self.slot = slot
  }

  /// The same for the same reminder: a name, and behind it what only the secret makes readable.
  public func text(_ box: ReminderBox) -> String {
    let fields = [
      occurrence.kind.rawValue, occurrence.day.text, String(occurrence.minutes), String(slot),
      occurrence.subject,
    ]
    let plain = Array(fields.joined(separator: "|").utf8)
    let name = PushTicket.name(of: plain, box)
    return Base64.encode(name + PushTicket.hidden(plain, name, box))
  }

  /// Nothing for what this box did not write.
  public init?(text: String, _ box: ReminderBox) {
    guard text.utf8.count <= PushTicket.longestText, let bytes = Base64.decode(text),
      bytes.count > PushTicket.nameBytes
    else { return nil }
    let name = Array(bytes.prefix(PushTicket.nameBytes))
    let plain = PushTicket.hidden(Array(bytes.dropFirst(PushTicket.nameBytes)), name, box)
    guard PushTicket.name(of: plain, box) == name else { return nil }
    let fields = String(decoding: plain, as: UTF8.self).split(
      separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, let kind = ReminderKind(rawValue: String(fields[0])),
      let day = Day(text: String(fields[1])), let minutes = Int(fields[2]),
      let slot = Int(fields[3])
    else { return nil }
    occurrence = ReminderOccurrence(kind, String(fields[4]), on: day, minutes: minutes)
    self.slot = slot
  }

  private static func name(of plain: [UInt8], _ box: ReminderBox) -> [UInt8] {
    Array(HMAC.code(purpose + plain, key: box.secret).prefix(nameBytes))
  }

  /// There and back.
  private static func hidden(_ bytes: [UInt8], _ name: [UInt8], _ box: ReminderBox) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    let mask = HKDF.key(from: box.secret, salt: name, info: purpose, count: bytes.count)
    return zip(bytes, mask).map { $0 ^ $1 }
  }
}
