// A reminder that was shown and what became of it: so no restart shows it again, and a day has one
// budget over all devices and zones.

/// One thing to be said once: of a kind, about a subject, on a local day.
public struct ReminderOccurrence: Hashable, Sendable {
  public let kind: ReminderKind
  /// The name of a tracker, or what else tells two of a kind apart.
  public let subject: String
  public let day: Day
  /// Minutes of the time on the clock where a subject has several times a day, else 0.
  public let minutes: Int

  public init(_ kind: ReminderKind, _ subject: String = "", on day: Day, minutes: Int = 0) {
    self.kind = kind
    self.subject = subject
    self.day = day
    self.minutes = minutes
  }

  /// The one name of what is known of it, on whichever device.
  public var identifier: Identifier {
    Identifier(
      kind: ReminderRecord.kind, kind.rawValue, subject, day.text, String(minutes))
  }
}

/// What a person said to a reminder.
public enum ReminderAnswer: String, CaseIterable, Sendable {
  case done, later, stop
}

/// A reminder that was shown.
public struct ReminderRecord: Hashable, Sendable {
  public static let kind = "reminder"
  /// Characters of a subject.
  public static let longestSubject = 80

  public let id: Identifier
  public let occurrence: ReminderOccurrence
  /// Its place in the budget of its day.
  public let slot: Int
  public let shownAt: Instant
  /// Nothing while it was only shown.
  public let answer: ReminderAnswer?

  public init?(_ entity: Entity) {
    guard let kind = ReminderKind(rawValue: entity["what"]?.asText ?? ""),
      let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      let shownAt = entity["shownAt"]?.asInt
    else { return nil }
    let subject = entity["subject"]?.asText ?? ""
    let minutes = Int(clamping: entity["minutes"]?.asInt ?? 0)
    guard subject.utf8.count <= ReminderRecord.longestSubject, (0..<1440).contains(minutes) else {
      return nil
    }
    id = entity.id
    occurrence = ReminderOccurrence(kind, subject, on: day, minutes: minutes)
    slot = min(
      max(1, Int(clamping: entity["slot"]?.asInt ?? 1)), ReminderChoices.budgets.upperBound)
    self.shownAt = Instant(milliseconds: shownAt)
    answer = ReminderAnswer(rawValue: entity["answer"]?.asText ?? "")
  }

  /// The fields of a reminder that is shown for the first time.
  public static func fields(_ delivery: Delivery, shownAt: Instant) -> [Field] {
    let occurrence = delivery.occurrence
    return [
      Field("day", .int(Int64(occurrence.day.number))),
      Field("minutes", .int(Int64(occurrence.minutes))),
      Field("shownAt", .int(shownAt.milliseconds)), Field("slot", .int(Int64(delivery.slot))),
      Field("subject", .text(occurrence.subject)), Field("what", .text(occurrence.kind.rawValue)),
    ]
  }

  /// The fields of an answer.
  public static func fields(_ answer: ReminderAnswer, at: Instant) -> [Field] {
    [Field("answer", .text(answer.rawValue)), Field("answeredAt", .int(at.milliseconds))]
  }
}

/// What was chosen about reminders, and what was shown.
public struct ReminderHistory: Hashable, Sendable {
  public private(set) var choices: ReminderChoices?
  /// Oldest first.
  public private(set) var shown: [ReminderRecord] = []
  /// Where the server keeps them, once a device takes them while the app is closed.
  public private(set) var box: ReminderBox?
  /// The browsers that do, by their names.
  public private(set) var devices: [PushDevice] = []

  public init() {}

  mutating func add(_ record: ReminderNoun) {
    switch record {
    case .choices(let choices): self.choices = choices
    case .shown(let shown): self.shown.append(shown)
    case .box(let box): self.box = box
    case .device(let device): devices.append(device)
    }
  }

  mutating func finish() {
    shown = shown.ordered { ($0.shownAt, $0.id) < ($1.shownAt, $1.id) }
    devices = devices.ordered { $0.id < $1.id }
  }
}

/// What the journal holds about reminders.
public enum ReminderNoun: Sendable {
  case choices(ReminderChoices)
  case shown(ReminderRecord)
  case box(ReminderBox)
  case device(PushDevice)

  init?(_ entity: Entity) {
    switch entity.kind {
    case ReminderChoices.kind: self = .choices(ReminderChoices(entity))
    case ReminderRecord.kind:
      guard let record = ReminderRecord(entity) else { return nil }
      self = .shown(record)
    case ReminderBox.kind:
      guard let box = ReminderBox(entity) else { return nil }
      self = .box(box)
    case PushDevice.kind:
      guard let device = PushDevice(entity) else { return nil }
      self = .device(device)
    default: return nil
    }
  }
}
