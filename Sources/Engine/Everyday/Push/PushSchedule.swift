// What the server is told: when to send what, and nothing of what it says.

/// A delivery as the server keeps it. The same delivery for the same browsers has the same name on
/// each device of a person, so it is sealed and sent up once.
public struct PushNote: Hashable, Sendable {
  public let id: Identifier
  public let at: Instant
  public let until: Instant
  /// The local day and the place in its budget.
  public let slot: String
  /// What the notification is called on the devices.
  public let tag: Identifier
  /// What it says, and what it says where nothing of the journal is to be seen.
  public let plain: [UInt8]
  public let discreet: [UInt8]

  public init(
    _ delivery: Delivery, plain: [UInt8], discreet: [UInt8], tag: Identifier, _ box: ReminderBox,
    _ devices: [PushDevice]
  ) {
    at = delivery.at
    until = min(delivery.until, delivery.at.adding(seconds: PushNote.longestSeconds))
    slot = delivery.occurrence.day.text + "/" + String(delivery.slot)
    self.tag = tag
    self.plain = plain
    self.discreet = discreet
    var receivers: [UInt8] = []
    for device in devices {
      receivers += device.publicKey + device.auth + [device.isDiscreet ? 1 : 0]
    }
    id = box.name(
      "delivery", Array(String(at.milliseconds).utf8), Array(String(until.milliseconds).utf8),
      Array(slot.utf8), plain, discreet, receivers)
  }

  /// What the server takes.
  static let longestSeconds: Int64 = 24 * 3600
}

/// A note sealed for each browser.
public struct SealedNote: Sendable {
  public let note: PushNote
  public var bodies: [(device: Identifier, body: [UInt8])] = []

  public init(_ note: PushNote) { self.note = note }
}

/// Everything that is to be sent in the next days.
public struct PushSchedule: Sendable {
  /// What the server takes at once.
  public static let mostNotes = 80
  /// How far ahead the server plans, in seconds.
  private static let farthest: Int64 = 15 * 24 * 3600

  public let notes: [PushNote]
  /// When nothing may be sent.
  public let quiet: [(from: Instant, until: Instant)]

  /// What is due now was shown where it is due; only what is ahead is sent.
  public init(_ notes: [PushNote], _ hours: QuietHours, now: Instant, zone: Zone) {
    let end = now.adding(seconds: PushSchedule.farthest)
    let ahead = notes.filter { $0.at > now && $0.at < end && $0.until > $0.at }
    self.notes = Array(ahead.prefix(PushSchedule.mostNotes))
    var quiet: [(from: Instant, until: Instant)] = []
    let today = zone.offset(now).local(now).day
    for number in -1...ReminderFacts.days + 1 where hours.from != hours.to {
      let day = today.adding(days: number)
      let last = hours.to > hours.from ? day : day.adding(days: 1)
      quiet.append((zone.instant(day, hours.from), zone.instant(last, hours.to)))
    }
    self.quiet = quiet
  }

  public var ids: [Identifier] { notes.map { $0.id } }

  /// What is asked of the server: to keep what it has, and to take what it has not.
  public func request(new: [SealedNote]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("quiet")
    writer.beginArray()
    for interval in quiet {
      writer.beginArray()
      writer.int64(interval.from.milliseconds)
      writer.int64(interval.until.milliseconds)
      writer.endArray()
    }
    writer.endArray()
    writer.key("keep")
    writer.beginArray()
    for note in notes where !new.contains(where: { $0.note.id == note.id }) {
      writer.string(note.id.text)
    }
    writer.endArray()
    writer.key("new")
    writer.beginArray()
    for note in new { PushSchedule.write(note, &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ sealed: SealedNote, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string(sealed.note.id.text)
    writer.key("at")
    writer.int64(sealed.note.at.milliseconds)
    writer.key("until")
    writer.int64(sealed.note.until.milliseconds)
    writer.key("slot")
    writer.string(sealed.note.slot)
    writer.key("bodies")
    writer.beginObject()
    for (device, body) in sealed.bodies {
      writer.key(device.text)
      writer.string(Base64.encode(body))
    }
    writer.endObject()
    writer.endObject()
  }
}
