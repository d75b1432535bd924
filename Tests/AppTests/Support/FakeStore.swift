// The browser's store as far as the app can tell, and a tab that does with effects what the page
// does with them.
import App
import Engine

/// What lies on the disk of one device. Two tabs may hold the same store.
final class FakeStore {
  var log: [(number: Int, bytes: [UInt8])] = []
  var chunks: [String: [UInt8]] = [:]
  var clock: [UInt8] = []
  var head = 0
  var draft: [UInt8] = []
  var account: [UInt8] = []
  /// Photos and voice notes, and copies of the journal.
  var attachments: [Identifier: [UInt8]] = [:]
  /// Whether one more attachment has a place.
  var hasRoom = true
  /// The passphrase, where there is a lock.
  var word: String?
  /// What every write runs into, until a test takes it away.
  var refusal: SaveProblem?
  /// Parts that the page could not open.
  var damaged = 0

  var device: UInt64? { Clock(bytes: clock)?.device }
}

/// One window of the app, with a clock that stands still until a test moves it.
final class Tab {
  private(set) var program = Program()
  let store: FakeStore
  var now: Instant
  var zone: Zone
  var device: Device
  /// By how much the device's clock was set while the page lived.
  var clockSet: Int64 = 0
  /// What the page was asked for and what is no matter of the store.
  private(set) var asked: [Effect] = []
  /// Saves wait until `letSavesRun`, as when another tab holds the lock.
  var holdsSaves = false
  var address: String
  private var waiting: [Int] = []
  /// What the app asked to save and what is not on the disk, by token.
  private var held: [Int: [UInt8]] = [:]
  private var seen = 0
  private var folds = false
  private var drawn: UInt64 = 0
  private let seed: UInt8
  /// The browser's cryptography is slow, until `letCryptoRun`.
  var holdsCrypto = false
  /// Photos and voice notes are slow to come from the disk.
  var holdsReads = false
  private var heldReads: [Effect] = []
  private var heldCrypto: [Effect] = []
  var watchesPaint = false
  /// What the app took without asking for a paint, and which of it changed the page nevertheless.
  private(set) var unpainted = 0
  private(set) var stale: [String] = []
  /// This tab knows the key.
  private var hasKey = true
  /// Answers what the app asks of the server; questions stay open without one.
  var server: FakeServer?

  init(
    _ store: FakeStore = FakeStore(), on day: String = "2026-03-10", at time: String = "12:00",
    language: String = "en", zone: Zone = .berlin, address: String = "", seed: UInt8 = 1
  ) {
    self.store = store
    self.zone = zone
    self.seed = seed
    self.address = address
    now = zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
    device = Device()
    device.languages = [language]
    device.decimal = language == "de" ? "," : "."
    device.group = language == "de" ? "." : ","
    start()
  }

  /// Loads everything from the store into a new app, as a reload does.
  func start() {
    program = Program()
    waiting = []
    held = [:]
    receive(.started(device, address: address))
    guard hasKey || store.word == nil else {
      var facts = StoreFacts()
      facts.problem = .locked
      return receive(.storeOpened(facts))
    }
    if !store.account.isEmpty { receive(.account(store.account)) }
    for key in store.chunks.keys.sorted() { receive(.chunk(store.chunks[key]!)) }
    for (number, bytes) in store.log { receive(.record(number: number, bytes)) }
    if !store.draft.isEmpty { receive(.draft(store.draft)) }
    var facts = StoreFacts()
    facts.clock = store.clock
    facts.records = store.log.count
    facts.damaged = store.damaged
    facts.hasLock = store.word != nil
    facts.shelf = store.attachments.keys.sorted()
    seen = store.head
    receive(.storeOpened(facts))
  }

  /// The app fails, and another one takes its place, as the page does it.
  func fail() {
    let left = held.keys.sorted().map { held[$0]! }
    start()
    for record in left { receive(.unsaved(record)) }
  }

  var moment: Moment {
    var bytes = [UInt8](repeating: seed, count: 16)
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: drawn >> UInt64(shift)))
    }
    return Moment(
      now: now, zone: zone, entropy: Entropy(seed: bytes), uptime: now.milliseconds - clockSet)
  }

  var state: State { program.state }
  var screen: Screen<Message> { program.screen(moment) }
  var json: String {
    String(decoding: JournalWriter.json(state.desk.records.journal), as: UTF8.self)
  }

  /// The whole page as HTML.
  var page: String { String(decoding: program.render(moment), as: UTF8.self) }

  /// The changes that lie in the store's log, oldest first.
  var logged: [Change] {
    store.log.flatMap { record in (try? Pack(record.bytes).changes) ?? [] }
  }

  func receive(_ arrival: Arrival) {
    drawn += 1
    perform(take(arrival))
  }

  /// Watching, it paints before and after whatever the app says need not be painted.
  private func take(_ arrival: Arrival) -> [Effect] {
    guard watchesPaint else { return program.receive(arrival, moment) }
    let before = page
    let effects = program.receive(arrival, moment)
    guard !program.isStale else { return effects }
    unpainted += 1
    if page != before { stale.append("\(arrival) at \(address)") }
    return effects
  }

  func send(_ message: Message) {
    drawn += 1
    perform(program.send(message, moment))
  }

  func letTimePass(_ milliseconds: Int64) { now = now.adding(milliseconds: milliseconds) }

  /// Somebody sets the device's clock.
  func setClock(by milliseconds: Int64) {
    clockSet += milliseconds
    letTimePass(milliseconds)
  }

  func go(to day: String, _ time: String, second: Int64 = 0) {
    now = zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
      .adding(milliseconds: second * 1000)
  }

  func forgetAsked() { asked = [] }

  // What the page does

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .save(let token, let record):
        held[token] = record
        if holdsSaves { waiting.append(token) } else { save(token) }
      case .foldWhenIdle: folds = true
      case .keepDraft: putAside()
      case .go(let route), .replace(let route):
        asked.append(effect)
        guard route.address != address else { continue }
        address = route.address
        receive(.addressed(address))
      case .keepAttachment, .readAttachments, .dropAttachments: keep(effect)
      case .lock, .unlock, .relock: mind(effect)
      case .keepAccount(let bytes, _): store.account = bytes
      case .lead: receive(.led(store.account))
      case .rewriteStore: writeAnew()
      case .ask(let token, let ask):
        asked.append(effect)
        if let server { receive(.answered(token: token, server.answer(ask, of: self, at: now))) }
      case .stretch, .seal, .sealOnce, .agree, .open: crypt(effect)
      default: asked.append(effect)
      }
    }
  }

  func letCryptoRun() {
    holdsCrypto = false
    let effects = heldCrypto
    heldCrypto = []
    for effect in effects { crypt(effect) }
  }

  /// Another window of this device is opened, or this one is loaded again.
  func reload() {
    hasKey = false
    start()
  }

  private func mind(_ effect: Effect) {
    asked.append(effect)
    switch effect {
    case .lock: reload()
    case .unlock(let word):
      guard word == store.word else { return receive(.relocked(false)) }
      hasKey = true
      start()
    case .relock(let old, let word):
      guard store.word == nil || store.word == old else { return receive(.relocked(false)) }
      hasKey = true
      store.word = word.isEmpty ? nil : word
      receive(.relocked(true))
    default: break
    }
  }

  private func keep(_ effect: Effect) {
    asked.append(effect)
    switch effect {
    case .keepAttachment(let attached):
      if store.hasRoom { store.attachments[attached.id] = attached.bytes }
      receive(.kept(store.hasRoom ? attached.id : nil))
    case .readAttachments where holdsReads: heldReads.append(effect)
    case .readAttachments(let token, let ids):
      for id in ids {
        let bytes = store.attachments[id] ?? []
        receive(.attachmentRead(token: token, AttachedBytes(id: id, bytes: bytes)))
      }
      receive(.allRead(token: token))
    case .dropAttachments(let ids): for id in ids { store.attachments[id] = nil }
    default: break
    }
  }

  func letReadsRun() {
    holdsReads = false
    let effects = heldReads
    heldReads = []
    for effect in effects { keep(effect) }
  }

  private func crypt(_ effect: Effect) {
    if holdsCrypto { return heldCrypto.append(effect) }
    switch effect {
    case .stretch(let token, let password, let stretch):
      receive(.crypted(token: token, FakeCrypto.root(password, stretch)))
    case .seal(let token, let key, let parts):
      receive(.crypted(token: token, FakeCrypto.sealed(parts, under: key)))
    case .sealOnce(let token, let key, let nonce, let part):
      receive(.crypted(token: token, FakeCrypto.sealedOnce(part, under: key, nonce)))
    case .agree(let token, let own, let other):
      drawn += 1
      let chance = (UInt64(seed) << 40 | drawn) &* 0x9e37_79b9_7f4a_7c15
      receive(
        .crypted(token: token, FakeCrypto.agreed(own: own, other: other, chance: chance)))
    case .open(let token, let key, let parts):
      receive(.crypted(token: token, FakeCrypto.opened(parts, under: key)))
    default: break
    }
  }

  /// Puts a journal that was written anew on the disk, and begins again with it.
  private func writeAnew() {
    drawn += 1
    for case .writeChunks(let chunks, _, let anew?, _) in take(.foldWanted) {
      for chunk in chunks { store.chunks[chunk.key] = chunk.bytes }
      store.log = []
      store.clock = anew.clock
      store.account = anew.account
      device.life += 1
      start()
    }
  }

  /// Another tab may have put something aside meanwhile: the app says what is to lie there.
  private func putAside() {
    for case .keepDraft(let bytes) in take(.asideFound(store.draft)) {
      store.draft = bytes
    }
  }

  func letSavesRun() {
    holdsSaves = false
    let tokens = waiting
    waiting = []
    for token in tokens { save(token) }
  }

  /// Hears what other tabs wrote since.
  func catchUp() {
    for (number, bytes) in store.log where number > seen {
      seen = number
      receive(.record(number: number, bytes))
    }
  }

  private func save(_ token: Int) {
    catchUp()
    drawn += 1
    let effects = take(.stampWanted(token: token, clock: store.clock))
    guard case .write(_, let record, let clock, let account) = effects.first else { return }
    if let refusal = store.refusal {
      receive(.notSaved(token: token, reason: refusal))
      return
    }
    store.head += 1
    store.log.append((store.head, record))
    store.clock = clock
    if !account.isEmpty { store.account = account }
    seen = store.head
    held = held.filter { $0.key > token }
    receive(.saved(token: token, records: store.log.count, head: store.head))
    perform(Array(effects.dropFirst()))
  }

  /// The device is idle: folds if the app asked for it. Says whether anything was folded.
  @discardableResult
  func idle() -> Bool {
    guard folds else { return false }
    folds = false
    catchUp()
    drawn += 1
    let effects = take(.foldWanted)
    for effect in effects { if case .keepAttachment = effect { keep(effect) } }
    guard case .writeChunks(let chunks, let through, _, let putsAside) = effects.first else {
      return false
    }
    for chunk in chunks { store.chunks[chunk.key] = chunk.bytes }
    store.log.removeAll { $0.number <= min(through, seen) }
    if putsAside == store.damaged { store.damaged = 0 }
    receive(.folded(records: store.log.count))
    return true
  }
}

extension Zone {
  /// Berlin with the two changes of 2026: 01:00 UTC on 29 March and on 25 October.
  static let berlin = Zone(name: "Europe/Berlin") { instant in
    let isSummer = (1_774_746_000_000..<1_792_890_000_000).contains(instant.milliseconds)
    return UTCOffset(minutes: isSummer ? 120 : 60)!
  }
}
