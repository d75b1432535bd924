// Devices, a server, a network and a clock, all moved by one stream of chance.

import Engine

final class World {
  let plan: Plan
  let bug: PlantedBug?
  let account: Identifier
  var dice: Dice
  /// The true time, in milliseconds since 1970.
  var now = SimulationLimits.start
  /// The server's clock minus the true time, in milliseconds.
  var serverError: Int64 = 0
  /// The latest time that the server has seen, which outlasts a restart of it.
  var mark = SimulationLimits.start
  var devices: [SimulatedDevice] = []
  var vault: SimulatedVault
  var backup: SimulatedVault
  /// A checkpoint of a history that is over.
  var old: SimulatedCheckpoint?
  /// The vault keys, oldest first.
  var keys: [UInt64]
  /// The same as the device left them on the server which made the newest one.
  var ring: [VaultKey]
  let wrapName: Identifier
  var messages: [Message] = []
  var isHealing = false
  /// The place of the device whose turn it is.
  var focus = 0
  /// Changes that a person was told are saved.
  var saved: Set<Identifier> = []
  /// Those of them that must be on every device in the end.
  var owed: Set<Identifier> = []
  var forged: Set<Identifier> = []
  var withheld: Withheld?
  /// Something was withheld in a history that is over: whoever noticed is right.
  var hasWithheld = false
  /// Up to this place, what is said late can be compared.
  var latestLink: Int64?
  /// The device that is told of a history of its own.
  var divided: Int?
  /// A device said what it saw while there were two histories.
  var hasReportedDivided = false
  /// Photos and voice notes as they truly are.
  var attached: [(id: Identifier, bytes: [UInt8])] = []
  var hasTakenCheckpoint = false
  /// What a person wrote, in the order of the true time.
  var written: [Writing] = []
  /// Changes that the log has under another stamp than a device gave them in the end.
  var restruck: Set<Identifier> = []
  /// A server whose clock was behind what it had seen did not keep silent.
  var answeredBehind = false
  /// What has a stamp by a server's clock that is far behind the device's own.
  var stampedBack: Set<Identifier> = []
  /// A server whose clock turns answered while it was behind; nobody can tell that from devices
  /// whose clocks turn (Docs/sync.md).
  var turnedWhileBehind = false
  /// A server's clock was wrong by less than devices put their own right.
  var turnedSlightly = false
  /// The stamp that its device gave each of them last.
  var given: [Identifier: Stamp] = [:]
  /// How much of the log was looked through.
  var checked = 0
  private(set) var steps = 0
  private(set) var occurrences = [Int](repeating: 0, count: Occurrence.allCases.count)
  private(set) var trace: UInt64 = 0
  private var tokens = 0

  init(seed: UInt64, bug: PlantedBug?) {
    var dice = Dice(seed: seed)
    plan = Plan(&dice)
    self.bug = bug
    serverError = plan.serverError
    mark += plan.serverError
    account = Identifier(high: dice.next(), low: dice.next())
    keys = [dice.next()]
    ring = [VaultKey(version: 1, bytes: SimulatedKey.bytes(keys[0]))]
    wrapName = Identifier(high: dice.next(), low: dice.next())
    vault = SimulatedVault(epoch: Identifier(high: dice.next(), low: dice.next()), bug: bug)
    backup = vault
    self.dice = dice
    for _ in 0..<plan.devices {
      let store = emptyStore(knowsEpoch: self.dice.once(in: 2))
      devices.append(SimulatedDevice(store, bug: bug))
    }
  }

  /// The disk of a device that has just signed in.
  func emptyStore(knowsEpoch: Bool) -> SimulatedStore {
    var store = SimulatedStore(device: dice.next(), record)
    store.replica = Replica(
      account: account, device: store.clock.device, epoch: knowsEpoch ? vault.epoch : nil,
      remembering: SimulationLimits.remembered)
    return store
  }

  func count(_ occurrence: Occurrence, _ times: Int = 1) {
    occurrences[occurrence.rawValue] += times
  }

  func identifier() -> Identifier { Identifier(high: dice.next(), low: dice.next()) }

  func nextToken() -> Int {
    tokens += 1
    return tokens
  }

  /// Runs the schedule and heals.
  func run() throws(Violation) {
    for _ in 0..<plan.steps {
      let step = plan.step(&dice)
      try take(step)
      steps += 1
      note(step)
      try checkLog()
    }
    try heal()
    try checkWithheld()
    try checkAttachments()
    if withheld == nil, divided == nil { try checkEnd() }
  }

  /// Two runs with the same trace did the same.
  private func note(_ step: Step) {
    let seen =
      UInt64(step.rawValue) << 48 ^ UInt64(vault.log.count) << 32
      ^ UInt64(messages.count) << 16 ^ UInt64(owed.count)
    trace = Dice.mixed(trace ^ seen ^ dice.next())
  }

  func send(_ content: Message.Content, _ device: SimulatedDevice, _ token: Int) {
    guard let place = devices.firstIndex(where: { $0 === device }) else { return }
    messages.append(
      Message(
        content: content, device: place, run: device.run, token: token,
        keyVersion: device.memory.keyVersion))
  }

  /// One message arrives: any of those under way, perhaps never, perhaps once more later.
  func deliver() throws(Violation) {
    guard !messages.isEmpty else { return }
    let place = isHealing || !dice.once(in: 4) ? 0 : dice.below(messages.count)
    let message = messages[place]
    if isHealing || !dice.once(in: 2 * plan.loss) { messages.remove(at: place) }
    if !isHealing, dice.once(in: plan.loss) { return }
    guard let content = plan.speaksJSON ? message.content.throughJSON : message.content else {
      throw Violation(2, "a message cannot be read")
    }
    if message.content.isQuestion, !serverAnswers() { return }
    try handle(content, message)
  }

  /// What this one message from a device comes to is answered at once, before anything else.
  func talk(_ ask: () throws(Violation) -> Void) throws(Violation) {
    let count = messages.count
    try ask()
    while messages.count > count {
      let message = messages.removeLast()
      if message.content.isQuestion, !serverAnswers() { continue }
      try handle(message.content, message)
    }
  }

  private func handle(_ content: Message.Content, _ message: Message) throws(Violation) {
    let isLetIn = message.keyVersion == vault.keyVersion
    switch content {
    // A session that ended is told nothing.
    case .push where !isLetIn, .pull where !isLetIn: break
    case .push(let request): answer(request, message)
    case .pull(let request): answer(request, message)
    // It lacks what was withheld.
    case .offer where isKept(fromDeviceAt: message.device): break
    case .offer(let offer):
      if !vault.isFull { _ = vault.checkpoints.keep(offer, epoch: vault.epoch, head: vault.head) }
    case .look where isKept(fromDeviceAt: message.device) || divided == message.device: break
    case .look:
      let (answer, found) = answerLook()
      reply(.checkpoint(answer, found), message)
    default: try arrive(content, message)
    }
  }

  /// Whoever changes the key ends all other sessions; signing in brings the key.
  func isLetIn(_ device: SimulatedDevice) -> Bool {
    device.memory.replica != nil && device.memory.keyVersion == vault.keyVersion
  }

  private func answer(_ request: PushRequest, _ message: Message) {
    let answer = vault.push(
      meant(request, by: message.device), now: serverTime, isUnlucky: dice.once(in: 8))
    reply(.pushAnswer(told(renumbered(answer, for: message.device), message.device)), message)
  }

  private func answer(_ request: PullRequest, _ message: Message) {
    let limit =
      devices[message.device].memory.replica?.knowsTime != true
      ? 1 : dice.once(in: 2) ? 1 + dice.below(6) : SyncLimits.changesInPull
    let answer = vault.pull(
      meant(request, by: message.device), limit: limit, now: serverTime,
      isUnlucky: dice.once(in: 8),
      hiding: isKept(fromDeviceAt: message.device) ? withheld?.sequence : nil)
    let other = Message.Content.otherEpoch(epoch(toldTo: message.device))
    reply(answer.map { .pullAnswer(told($0, message.device)) } ?? other, message)
  }

  private func reply(_ content: Message.Content, _ message: Message) {
    messages.append(
      Message(
        content: content, device: message.device, run: message.run, token: message.token,
        keyVersion: message.keyVersion))
  }

  private func arrive(_ content: Message.Content, _ message: Message) throws(Violation) {
    let device = devices[message.device]
    guard device.isRunning, device.run == message.run else { return }
    switch content {
    case .pushAnswer(let answer): try took(answer, message.token, device)
    case .pullAnswer(let answer): try took(answer, message.token, device)
    case .otherEpoch(let epoch): try tookOtherEpoch(epoch, message.token, device)
    case .checkpoint(let answer, let found):
      try took(answer, found, message.token, device)
    case .push, .pull, .offer, .look: break
    }
  }
}
