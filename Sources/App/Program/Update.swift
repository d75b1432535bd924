// What each message does to the state. Every screen has an `update` of its own; here is the rest.
import Engine

extension State {
  mutating func update(_ message: Message, _ moment: Moment) -> [Effect] {
    switch message {
    case .arrived(let arrival): return update(arrival, moment)
    case .opening(let message): return update(message, moment)
    case .welcome(let message): return update(message, moment)
    case .today(let message): return update(message, moment)
    case .craving(let message): return update(message, moment)
    case .progress(let message): return update(message, moment)
    case .plan(let message): return update(message, moment)
    case .history(let message): return update(message, moment)
    case .milestones(let message): return update(message, moment)
    case .savings(let message): return update(message, moment)
    case .withdrawal(let message): return update(message, moment)
    case .help(let message): return update(message, moment)
    case .settings(let message): return update(message, moment)
    case .checks(let message): return update(message, moment)
    case .safety(let message): return update(message, moment)
    case .programme(let message): return update(message, moment)
    case .replacement(let message): return update(message, moment)
    case .techniques(let message): return update(message, moment)
    case .ifThen(let message): return update(message, moment)
    case .thoughts(let message): return update(message, moment)
    case .debrief(let message): return update(message, moment)
    case .why(let message): return update(message, moment)
    case .trackers(let message): return update(message, moment)
    case .streaks(let message): return update(message, moment)
    case .excuses(let message): return update(message, moment)
    case .calendar(let message): return update(message, moment)
    case .reflection(let message): return update(message, moment)
    case .journey(let message): return update(message, moment)
    case .imports(let message): return update(message, moment)
    case .drinking(let message): return update(message, moment)
    case .exercises(let message): return update(message)
    case .practice(let message): return update(message, moment)
    case .programs(let message): return update(message, moment)
    case .sounds(let message): return update(message, moment)
    case .recalls(let message): return update(message, moment)
    case .ownFoods(let message): return update(message, moment)
    case .swaps(let message): return update(message, moment)
    case .account(let message): return update(message, moment)
    case .backups(let message): return update(message, moment)
    case .lock(let message): return update(message, moment)
    case .pressedUndo: return undoLast(moment)
    case .closedToast:
      toast = nil
      return []
    case .pressedSaveAgain: return saveAgain()
    case .pressedDownloadRaw: return [.downloadRaw]
    case .pressedUpdate: return [.update]
    case .went(let route):
      self.route = route
      content.forgetMissing()
      forgetMissingFoods()
      return endTrying() + [.go(route)]
    }
  }

  private mutating func update(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    switch arrival {
    case .started(let device, let address):
      self.device = device
      route = Route(address: address) ?? .today
      account.link = AccountLink(address: address)
    case .chunk(let bytes): load(chunk: bytes)
    case .record(let number, let bytes):
      load(record: number, bytes)
      return leaveOpening()
    case .draft(let bytes): restore(draft: bytes)
    case .asideFound(let bytes): return findAside(bytes)
    case .storeOpened(let facts): return opened(facts, moment)
    case .event, .beat: break
    case .stampWanted(let token, let clock):
      return stamp(token: token, storedClock: clock, moment)
    case .unsaved(let record): return writeAgain(record, moment)
    case .saved(let token, let records, let head):
      return saved(token: token, records: records, head: head, moment)
    case .notSaved(_, let reason): storage.problem = reason
    case .addressed(let address): return arrive(at: address)
    case .filePicked(let token, let bytes): return picked(token: token, bytes, moment)
    case .foldWanted: return fold(moment) + weeklySnapshot(moment)
    case .folded(let records): folded(records: records)
    case .installable(let can): device.canInstall = can
    case .installed:
      device.canInstall = false
      device.isInstalled = true
    case .updateReady: device.hasUpdate = true
    case .wiped:
      forgetEverything()
      // Whoever begins again does so under a new name of the device.
      adoptClock([], moment)
      return [.replace(.opening)] + joinAfterWipe(moment)
    case .persisted(let kept): storage.facts.isPersisted = kept
    case .exportWanted: return exportEffects(moment)
    case .attached(let facts): return keep(facts, moment)
    case .attachFailed(let problem): attachFailed(problem)
    case .recordingStarted: why.recordingSince = moment.now
    case .attachmentRead(let token, let attached):
      // A file is made of them, a copy is looked at, or one goes to the server.
      if token != 0 { return token == sync.token ? read(attached) : [] }
      if backups.reading == nil {
        why.collected.append(attached)
      } else {
        opened(snapshot: attached, moment)
      }
    case .allRead(let token): return token == 0 ? allRead(moment) : []
    case .kept(let id): return kept(id, moment)
    case .soundState(let found): sounds.found = found
    case .content(let name, let bytes): took(name, bytes)
    case .passwords(let bytes):
      took(passwords: bytes)
      return tookPasswords()
    case .foods(let bytes): took(foods: bytes)
    case .tilePressed(let action): return press(action, moment)
    case .visible(let isInSight):
      practice.isInSight = isInSight
      // The tab that is looked at is the one that speaks with the server.
      if isInSight, !sync.isLeading { sync.askedToLead = false }
      return seen(isInSight, moment)
    case .relocked(let isRight): relocked(isRight, moment)
    case .hid: hide()
    case .account, .answered, .crypted, .heard, .led, .followed, .attachmentMissed:
      return accountArrived(arrival, moment)
    }
    return []
  }

  private mutating func accountArrived(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    switch arrival {
    case .account(let bytes): load(account: bytes)
    case .answered(let token, let answer):
      return token == sync.token ? syncAnswered(answer, moment) : answered(token, answer, moment)
    case .crypted(let token, let bytes):
      return token == sync.token ? syncCrypted(bytes, moment) : crypted(token, bytes, moment)
    case .heard(let bytes): heard(bytes)
    case .led(let bytes):
      led(bytes)
      // What the server said of the account may be newer than what lay here.
      return route == .account && account.page == .overview ? askForDevices() : []
    case .followed: followed()
    case .attachmentMissed(let id): missed(attachment: id)
    default: break
    }
    return []
  }

  private mutating func opened(_ facts: StoreFacts, _ moment: Moment) -> [Effect] {
    lock.isOn = facts.hasLock
    lock.isLocked = facts.problem == .locked
    // Nothing was read: the store is as good as closed.
    guard !lock.isLocked else { return [] }
    let damaged = storage.facts.damaged
    storage.facts = facts
    storage.facts.damaged += damaged
    storage.isOpen = true
    backups.snapshots = facts.snapshots.compactMap { Snapshot($0) }
    adoptClock(facts.clock, moment)
    overview = Overview(records)
    orderOutbox()
    reopenDemo(moment)
    // Whoever has no journal here yet came for the one behind the door.
    let wanted = isAtTheDoor && !hasBegun ? .account : firstRoute(route)
    let isForOnce = account.link?.isForOnce == true
    let forgotten = forgottenAttachments(moment) + arriveAtAccount()
    guard wanted != route || isForOnce else { return forgotten }
    route = wanted
    return forgotten + [.replace(wanted)]
  }

  /// The device keeps its name for ever; a new one draws it.
  private mutating func adoptClock(_ bytes: [UInt8], _ moment: Moment) {
    var own = Clock(bytes: bytes) ?? Clock(device: moment.entropy.identifier().high)
    own.observe(Stamp(milliseconds: clock.milliseconds, counter: clock.counter, device: 0))
    clock = own
  }

  private mutating func arrive(at address: String) -> [Effect] {
    let wanted = firstRoute(Route(address: address) ?? .today)
    let before = route
    let changed = wanted != before
    route = wanted
    account.link = AccountLink(address: address)
    if changed {
      leaveSheets()
      if before == .account { leaveAccount() }
      content.forgetMissing()
      forgetMissingFoods()
    }
    let quiet = changed ? endTrying() : []
    let isForOnce = account.link?.isForOnce == true
    let linked = arriveAtAccount()
    let isPlain = Route(address: address) == wanted && linked.isEmpty && !isForOnce
    return (isPlain ? quiet : quiet + [.replace(wanted)]) + linked
  }

  /// What looking at the account asks for, and what the link of a mail does.
  private mutating func arriveAtAccount() -> [Effect] {
    guard route == .account else { return [] }
    guard let link = account.link else { return askForDevices() }
    return followed(link: link)
  }

  /// Who has not begun yet begins at the opening page; the plain texts are open to everybody.
  private func firstRoute(_ route: Route) -> Route {
    guard storage.isOpen, !hasBegun else { return route }
    switch route {
    case .opening, .welcome, .account, .privacy, .terms, .notMedicalAdvice, .help: return route
    default: return .opening
    }
  }

  /// Whether there is anything in the journal, or the questions were left on purpose.
  var hasBegun: Bool {
    !overview.trackers.isEmpty || overview.settings.welcomedAt != nil
      || !overview.archived.isEmpty
  }

  private mutating func forgetEverything() {
    var fresh = State()
    fresh.device = device
    fresh.storage.isOpen = true
    fresh.route = .opening
    fresh.account = account.afterWipe
    // To assign a whole state takes 11 KB of code more.
    swap(&self, &fresh)
  }

  private mutating func leaveSheets() {
    history.editing = nil
    plan.editing = nil
    replacement.dose = nil
    drinking.form = nil
    checks = ChecksState()
    savings.form = nil
    settings.isConfirmingWipe = false
    backups.found = nil
    lock.form = nil
    ifThen.draft = nil
    ifThen.rehearsal = nil
    thoughts.page = nil
    leaveTrackerSheets()
    excuses.form = nil
    today.total = nil
    journey.form = nil
    reflection.note = nil
    imports = ImportsState()
    leavePracticeSheets()
    leaveProgramSheets()
    leaveRecallSheets()
    leaveOwnFoodSheets()
    leaveSwapSheets()
  }
}
