// What each message does to the state. Every screen has an `update` of its own; here is the rest.
import Engine

extension State {
  mutating func update(_ message: Message, _ moment: Moment) -> [Effect] {
    if message.endsMore { today.showsMore = false }
    switch message {
    case .arrived(let arrival): return update(arrival, moment)
    case .opening(let message): return update(message, moment)
    case .welcome(let message): return update(message, moment)
    case .today(let message): return update(message, moment)
    case .craving(let message): return craving.update(message, moment, &desk)
    case .milestones(let message): return milestones.update(message, moment, &desk)
    case .help(let message): return help.update(message, moment, &desk)
    case .pressedUndo: return desk.undoLast(moment)
    case .closedToast:
      desk.toast = nil
      return []
    case .pressedUpdate: return [.update]
    default: return updateFurther(message, moment)
    }
  }

  @inline(never)  // Not of a first visit.
  private mutating func updateFurther(_ message: Message, _ moment: Moment) -> [Effect] {
    switch message {
    case .arrived, .opening, .welcome, .today, .craving, .milestones, .help, .pressedUndo,
      .closedToast, .pressedUpdate:
      return []
    case .progress(let message): return progress.update(message, moment)
    case .plan(let message): return plan.update(message, moment, &desk)
    case .history(let message): return update(message, moment)
    case .share(let message): return share.update(message, moment, &desk)
    case .doctorSheet(let message): return doctorSheet.update(message)
    case .savings(let message): return savings.update(message, moment, &desk)
    case .withdrawal(let message): return desk.update(message, moment)
    case .coach(let message): return coach.update(message, moment, &desk)
    case .settings(let message): return update(message, moment)
    case .checks(let message): return checks.update(message, moment, &desk)
    case .safety(let message): return desk.update(message, moment)
    case .programme(let message): return plan.update(message, moment, &desk)
    case .replacement(let message): return replacement.update(message, moment, &desk)
    case .techniques(let message): return techniques.update(message, moment, &desk)
    case .ifThen(let message): return ifThen.update(message, moment, &desk)
    case .thoughts(let message): return thoughts.update(message, moment, &desk)
    case .debrief(let message): return debrief.update(message, moment, &desk)
    case .why(let message): return update(message, moment)
    case .trackers(let message): return trackers.update(message, moment, &desk)
    case .streaks(let message): return streaks.update(message, moment, &desk)
    case .excuses(let message): return excuses.update(message, moment, &desk)
    case .calendar(let message): return update(message, moment)
    case .reflection(let message): return reflection.update(message, moment, &desk)
    case .journey(let message): return journey.update(message, moment, &desk)
    case .imports(let message): return imports.update(message, moment, &desk)
    case .health(let message): return health.update(message, moment, &desk)
    case .drinking(let message): return drinking.update(message, moment, &desk)
    case .exercises(let message): return exercises.update(message, &desk)
    case .practice(let message): return practice.update(message, moment, &desk)
    case .programs(let message): return update(message, moment)
    case .sounds(let message): return sounds.update(message, moment, &desk)
    case .recalls(let message): return update(message, moment)
    case .ownFoods(let message): return ownFoods.update(message, moment, &desk)
    case .swaps(let message): return swaps.update(message, moment, &desk)
    case .account(let message): return update(message, moment)
    case .backups(let message): return backups.update(message, moment, desk)
    case .lock(let message): return lock.update(message, moment, &desk)
    case .reminders(let message): return reminders.update(message, moment, &desk)
    case .pressedSaveAgain: return desk.saveAgain()
    case .pressedDownloadRaw: return [.downloadRaw]
    case .went(let route): return desk.go(route)
    }
  }

  private mutating func update(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    switch arrival {
    case .started(let device, let address):
      self.desk.device = device
      desk.route = Route(address: address) ?? .today
      account.link = AccountLink(address: address)
      if desk.route == .health { health.address = address }
    case .chunk(let bytes): desk.load(chunk: bytes)
    case .record(let number, let bytes):
      desk.load(record: number, bytes)
      return leaveOpening()
    case .draft(let bytes): restore(draft: bytes)
    case .asideFound(let bytes): return desk.findAside(bytes)
    case .storeOpened(let facts): return opened(facts, moment)
    case .event, .beat: break
    case .stampWanted(let token, let clock):
      return desk.stamp(token: token, storedClock: clock, moment)
    case .unsaved(let record): return desk.writeAgain(record, moment)
    case .saved(let token, let records, let head):
      return backups.saved(token: token, records: records, head: head, moment, &desk)
    case .notSaved(_, let reason): desk.storage.problem = reason
    case .addressed(let address): return arrive(at: address, moment)
    case .foldWanted: return backups.fold(moment, &desk) + backups.weeklySnapshot(moment, desk)
    case .folded(let records): desk.folded(records: records)
    case .installable(let can): desk.device.canInstall = can
    case .installed:
      desk.device.canInstall = false
      desk.device.isInstalled = true
    case .updateReady: desk.device.hasUpdate = true
    case .persisted(let kept): desk.storage.facts.isPersisted = kept
    case .content(let name, let bytes): desk.took(name, bytes)
    case .visible(let isInSight):
      practice.isInSight = isInSight
      // The tab that is looked at is the one that speaks with the server.
      if isInSight, !desk.sync.isLeading { desk.sync.askedToLead = false }
      return seen(isInSight, moment)
    default: return updateFurther(arrival, moment)
    }
    return []
  }

  @inline(never)  // Not of a first visit.
  private mutating func updateFurther(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    switch arrival {
    case .started, .chunk, .record, .draft, .asideFound, .storeOpened, .event, .beat, .stampWanted,
      .unsaved, .saved, .notSaved, .addressed, .foldWanted, .folded, .installable, .installed,
      .updateReady, .persisted, .content, .visible:
      return []
    case .filePicked(let token, let bytes): return picked(token: token, bytes, moment)
    case .wiped:
      forgetEverything()
      // Whoever begins again does so under a new name of the device.
      desk.adoptClock([], moment)
      return [.replace(.opening)] + account.joinAfterWipe(moment, &desk)
    case .exportWanted: return exportEffects(moment)
    case .attached(let facts):
      desk.sync.here.insert(facts.id)
      return keep(facts, moment)
    case .attachFailed(let problem): attachFailed(problem)
    case .recordingStarted: why.recordingSince = moment.now
    case .attachmentRead(let token, let attached):
      // A file is made of them, a copy is looked at, or one goes to the server.
      if token != 0 { return token == desk.sync.token ? desk.read(attached) : [] }
      if backups.reading == nil {
        why.collected.append(attached)
      } else {
        backups.opened(snapshot: attached, moment, desk)
      }
    case .allRead(let token): return token == 0 ? allRead(moment) : []
    case .kept(let id):
      if let id { desk.sync.here.insert(id) }
      return backups.kept(id, moment, &desk)
    case .soundState(let found): sounds.found = found
    case .passwords(let bytes):
      desk.took(passwords: bytes)
      return lock.tookPasswords(desk)
    case .foods(let bytes): desk.took(foods: bytes)
    case .directory(let bytes): desk.took(directory: bytes)
    case .tilePressed(let action): return press(action, moment)
    case .relocked(let isRight): lock.relocked(isRight, moment, &desk)
    case .hid: lock.hide(desk)
    case .account, .answered, .crypted, .heard, .led, .followed, .attachmentMissed, .pushed, .noted:
      return accountArrived(arrival, moment)
    }
    return []
  }

  private mutating func accountArrived(_ arrival: Arrival, _ moment: Moment) -> [Effect] {
    switch arrival {
    case .account(let bytes): desk.load(account: bytes)
    case .answered(let token, let answer):
      if reminders.push.owns(token) { return reminders.push.answered(answer, moment, &desk) }
      return token == desk.sync.token
        ? syncAnswered(answer, moment) : account.answered(token, answer, moment, &desk)
    case .crypted(let token, let bytes):
      if reminders.push.owns(token) { return reminders.push.crypted(bytes, moment) }
      return token == desk.sync.token
        ? syncCrypted(bytes, moment) : account.crypted(token, bytes, moment, &desk)
    case .pushed(let facts): return reminders.push.heard(facts, moment, &desk)
    case .noted(let text): return desk.noted(text, moment)
    case .heard(let bytes): desk.heard(bytes)
    case .led(let bytes):
      desk.led(bytes)
      // What the server said of the account may be newer than what lay here.
      return desk.route == .account && account.page == .overview ? account.askForDevices(desk) : []
    case .followed: desk.followed()
    case .attachmentMissed(let id): desk.missed(attachment: id)
    default: break
    }
    return []
  }

  private mutating func opened(_ facts: StoreFacts, _ moment: Moment) -> [Effect] {
    lock.isOn = facts.hasLock
    lock.isLocked = facts.problem == .locked
    // Nothing was read: the store is as good as closed.
    guard !lock.isLocked else { return [] }
    let damaged = desk.storage.facts.damaged
    desk.storage.facts = facts
    desk.storage.facts.damaged += damaged
    desk.storage.isOpen = true
    backups.snapshots = facts.shelf.compactMap { Snapshot($0) }
    desk.sync.here = Set(facts.shelf)
    desk.adoptClock(facts.clock, moment)
    desk.overview = Overview(desk.records)
    desk.orderOutbox()
    desk.reopenDemo(moment)
    // Whoever has no journal here yet came for the one behind the door.
    let wanted = account.isAtTheDoor && !desk.hasBegun ? .account : desk.firstRoute(desk.route)
    let isForOnce = account.link?.isForOnce == true
    let forgotten = desk.forgottenAttachments(moment) + account.arriveAtAccount(desk)
    if wanted == .health, wanted == desk.route {
      return forgotten + health.came(by: health.address, moment, &desk)
    }
    guard wanted != desk.route || isForOnce else { return forgotten }
    return forgotten + desk.replace(with: wanted)
  }

  private mutating func arrive(at address: String, _ moment: Moment) -> [Effect] {
    let wanted = desk.firstRoute(Route(address: address) ?? .today)
    if wanted != desk.route {
      desk.route = wanted
      // Whoever comes by an address finds no sheet there, either.
      leaveForms(but: nil)
    }
    account.link = AccountLink(address: address)
    let isForOnce = account.link?.isForOnce == true
    var linked = account.arriveAtAccount(desk)
    if wanted == .health { linked += health.came(by: address, moment, &desk) }
    let isPlain = Route(address: address) == wanted && linked.isEmpty && !isForOnce
    return (isPlain ? [] : [.replace(wanted)]) + linked
  }

  private mutating func forgetEverything() {
    var fresh = State()
    fresh.desk.device = desk.device
    fresh.desk.storage.isOpen = true
    fresh.desk.route = .opening
    fresh.account = account.afterWipe
    // To assign a whole state takes 11 KB of code more.
    swap(&self, &fresh)
  }
}

extension State {
  /// Ends what the screens held of the page that was left. What came with the new one stays, as a
  /// sheet that the same press opened there.
  fileprivate mutating func leave(_ left: Route) -> [Effect] {
    guard left != desk.route else { return [] }
    desk.content.forgetMissing()
    desk.forgetMissingFoods()
    if left == .account { account.leaveAccount() }
    history.editing = nil
    replacement.dose = nil
    coach.breathSince = nil
    drinking.form = nil
    drinking.isTouched = false
    checks = ChecksState()
    savings.form = nil
    if left == .share { share = ShareState() }
    settings.isConfirmingWipe = false
    backups.found = nil
    ifThen.draft = nil
    ifThen.rehearsal = nil
    thoughts.page = nil
    if desk.route == .help { help.leaveFound() }
    excuses.form = nil
    reminders.inputs = nil
    today.total = nil
    journey.form = nil
    techniques.opened = nil
    reflection.note = nil
    imports = ImportsState()
    if left == .health { health.leaveHealth() }
    recalls.leaveRecallSheets()
    ownFoods.leaveOwnFoodSheets()
    leaveForms(but: desk.route)
    return sounds.endTrying()
  }

  /// These are opened from other pages, too, and stay where that page is theirs.
  private mutating func leaveForms(but route: Route?) {
    if route != .plan { plan.editing = nil }
    if route != .settings { lock.form = nil }
    if route != .swaps { swaps.leaveSwapSheets() }
    switch route {
    case .trackers, .tracker: break
    default: trackers.leaveTrackerSheets()
    }
    switch route {
    case .session, .breathing, .programs: break
    default:
      practice.leavePracticeSheets()
      programs.leaveProgramSheets()
    }
  }
}

// MARK: What goes on around each message

/// What a message may change that has to be known afterwards.
struct StateBefore {
  fileprivate let route: Route
  fileprivate let toast: String?
  fileprivate let nextToken: Int
  fileprivate let draft: [UInt8]
  fileprivate let isAtTheDoor: Bool
}

extension State {
  var before: StateBefore {
    StateBefore(
      route: desk.route, toast: desk.toast, nextToken: desk.storage.nextToken, draft: formDraft,
      isAtTheDoor: account.isAtTheDoor)
  }

  /// Before the message: what time alone has ended is over, so that no press meets it.
  mutating func catchUp(_ moment: Moment) -> [Effect] {
    desk.mindMeeting(moment)
    return practice.mindSession(moment, &desk)
  }

  /// After it: what lies outside follows, from the page that was left to the sound, the drafts, the
  /// server and what is to be loaded. Nothing of this changes the journal but a session's end and
  /// that a reminder was shown.
  mutating func follow(_ before: StateBefore, _ message: Message, _ moment: Moment) -> [Effect] {
    let left = message.isWiped ? [] : leave(before.route)
    let caused =
      left + practice.mindSession(moment, &desk) + reminders.mindReminders(moment, &desk)
      + reminders.mindPush(lock.isOn, moment, &desk) + mindOutput(moment) + mindSpeech(moment)
      + practice.mindTouch(moment, desk) + mindForms(before.draft) + desk.mindSync(moment)
      + account.mindQuestion(moment) + account.mindDoor(before.isAtTheDoor, desk)
    return caused + practice.mindLight(moment, &desk)
  }

  /// What the page that is shown now needs and has not.
  mutating func askForFiles() -> [Effect] {
    programs.askForContent(&desk) + desk.askForWords() + desk.askForFoods() + askForPasswords()
  }

  /// At last: what the next picture rests on is made, from a state that changes no more.
  mutating func settle(
    _ before: StateBefore, _ message: Message, _ effects: [Effect], _ moment: Moment
  ) {
    swaps.mindInsights(moment, desk)
    if before.toast != desk.toast { health.offered = nil }
    if before.nextToken != desk.storage.nextToken {
      help.listen(since: before.nextToken, message, desk)
      if desk.mindsHealth {
        health.mindWrites(since: before.nextToken, message, moment, &desk)
      }
    }
    // Two equal lines after each other are two: each has something written behind it.
    let isNew = before.toast != desk.toast || before.nextToken != desk.storage.nextToken
    desk.mindToast(isNew: isNew, moment)
    lock.mindErrand(message, effects)
    milestones.mindMilestones(message, moment, &desk)
    today.mindSums(moment, desk)
    today.mindOutlook(moment, desk)
  }
}

extension Message {
  /// The state is new then, but for what the account still has to do.
  fileprivate var isWiped: Bool {
    if case .arrived(.wiped) = self { true } else { false }
  }
}

extension Desk {
  /// Whether anything goes or ever went to Apple Health.
  fileprivate var mindsHealth: Bool {
    !overview.settings.health.writes.isEmpty || overview.health.hasWrites
  }
}

extension AccountState {
  /// What looking at the account asks for, and what the link of a mail does.
  fileprivate mutating func arriveAtAccount(_ desk: Desk) -> [Effect] {
    guard desk.route == .account else { return [] }
    guard let link = self.link else { return askForDevices(desk) }
    return followed(link: link, desk)
  }
}
