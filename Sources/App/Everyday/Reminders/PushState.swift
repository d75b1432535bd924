// Reminders that come while the app is closed: where the browser, the server and what was sealed
// stand. Forgotten with the page; what has to last is in the journal.
import Engine

/// What this page knows of push.
public struct PushState: Sendable {
  /// One thing at a time is under way.
  enum Step: Sendable {
    case none
    /// The browser asks the person, and then the server for its key.
    case asking, fetchingKey, subscribing
    /// Whether the browser still has its subscription.
    case looking
    case registering
    case planning(PushSchedule)
    case agreeing(PushSealing)
    case sealing(PushSealing, WebPush.Envelope)
    case uploading(PushSchedule)
    case ending
  }

  /// Why nothing comes at the moment.
  public enum Trouble: Sendable {
    /// No answer of the server, or none that is understood.
    case unreachable
    /// The server sends no reminders.
    case off
    /// It does not send to this browser's push service, or has too many devices already.
    case refused
    /// The browser's push service gave no subscription.
    case noService
  }

  var step = Step.none
  public internal(set) var facts: PushFacts?
  public internal(set) var trouble: Trouble?
  var hasLooked = false
  /// The box that was used last.
  var box: ReminderBox?
  /// The server does not know this browser, as far as it said.
  var wantsRegister = false
  /// How often it was told in the life of this page: a server that forgets is not told for ever.
  var registered = 0
  /// What the server has; nothing before it was asked.
  var sent: [Identifier]?
  /// What it does not know to be over.
  var over: [Identifier] = []
  /// What the journal wants, and when it was looked at.
  var wanted: (mark: JournalMark, plan: PushSchedule, tags: [Identifier])?
  var backoff = Backoff()
  /// When to try again, by the clock that nobody sets.
  var retryAt: Int64 = 0
  private var token = PushState.tokens.lowerBound

  /// Between those of sync and those of the account.
  private static let tokens = 1_000_001...1_999_999
  static let mostRegistrations = 3

  public init() {}

  /// Whether an answer is for what is under way here.
  func owns(_ token: Int) -> Bool { token == self.token && PushState.tokens.contains(token) }

  mutating func nextToken() -> Int {
    token = token >= PushState.tokens.upperBound ? PushState.tokens.lowerBound + 1 : token + 1
    return token
  }

  /// Whether a press waits for its end.
  var isBusy: Bool {
    switch step {
    case .asking, .fetchingKey, .subscribing, .ending: true
    default: false
    }
  }
}

/// Notes on their way through curve and cipher, one body at a time.
struct PushSealing: Sendable {
  let plan: PushSchedule
  let devices: [PushDevice]
  let box: ReminderBox
  private(set) var done: [SealedNote] = []
  private var waiting: [SealedNote]

  init(
    _ plan: PushSchedule, _ missing: Set<Identifier>, _ devices: [PushDevice], _ box: ReminderBox
  ) {
    self.plan = plan
    self.devices = devices
    self.box = box
    waiting = plan.notes.filter { missing.contains($0.id) }.map { SealedNote($0) }
  }

  /// What is sealed next, and for which browser.
  var next: (note: PushNote, device: PushDevice)? {
    guard let sealed = waiting.first, sealed.bodies.count < devices.count else { return nil }
    return (sealed.note, devices[sealed.bodies.count])
  }

  /// The text that is sealed next. One that is too long gives way to the one that says nothing.
  var plain: [UInt8] {
    guard let (note, device) = next else { return [] }
    let open = device.isDiscreet ? nil : WebPush.padded(note.plain)
    return open ?? WebPush.padded(note.discreet) ?? []
  }

  mutating func take(_ body: [UInt8]) {
    guard let (_, device) = next else { return }
    waiting[0].bodies.append((device.id, body))
    if waiting[0].bodies.count == devices.count { done.append(waiting.removeFirst()) }
  }
}
