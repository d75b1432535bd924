// What each message does to the lock and the cover.
import Engine

extension LockState {
  mutating func update(_ message: LockMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .enteredWord(let text): word = String(text.prefix(LockState.longestWord))
    case .submittedWord: return tryWord(moment)
    case .pressedBreathe: breathSince = breathSince == nil ? moment.now : nil
    case .pressedForm(let kind): form = desk.isDemo ? nil : LockForm(kind: kind)
    case .pressedOffer:
      form = LockForm(kind: .set)
      return desk.go(.settings)
    case .entered(let part, let text): enter(part, String(text.prefix(LockState.longestWord)))
    case .submittedForm: return submitLockForm(desk)
    case .closedForm: form = nil
    case .pickedDelay(let minutes):
      return desk.set([Settings.field(lockAfter: minutes)], moment)
    case .pressedLock: return lockAway(everywhere: true)
    case .flippedHiding:
      return desk.set(
        [Settings.field(hidesQuickly: !desk.overview.settings.hidesQuickly)], moment)
    case .flippedNeutral:
      return desk.set(
        [Settings.field(hasNeutralTitle: !desk.overview.settings.hasNeutralTitle)], moment)
    case .pressedHide: isCovered = true
    case .pressedCover:
      isCovered = false
      return lockAway(everywhere: false)
    }
    return []
  }

  /// Forgets the journal and its key, once what is under way is on the disk.
  mutating func lockAway(everywhere: Bool) -> [Effect] {
    guard isOn, !isLocked, !isClosing else { return [] }
    isClosing = true
    return [.lock(everywhere: everywhere)]
  }

  /// Escape was pressed twice.
  mutating func hide(_ desk: Desk) {
    guard desk.storage.isOpen, desk.overview.settings.hidesQuickly else { return }
    isCovered = true
  }

  /// An errand lasts until the page is seen again, or the person goes on without it.
  mutating func mindErrand(_ message: Message, _ effects: [Effect]) {
    if case .arrived = message { return }
    isOnErrand = effects.contains {
      switch $0 {
      case .pickFile, .takePhoto, .print, .share, .card: true
      default: false
      }
    }
  }

  // Opening

  private mutating func tryWord(_ moment: Moment) -> [Effect] {
    guard isLocked, !isTrying, !self.word.isEmpty, lockWait(moment) == 0 else {
      return []
    }
    let word = self.word
    self.word = ""
    isTrying = true
    return [.unlock(word)]
  }

  /// Seconds until the next passphrase is tried.
  func lockWait(_ moment: Moment) -> Int64 {
    max(0, (waitsUntil - moment.uptime + Milliseconds.second - 1) / Milliseconds.second)
  }

  /// What became of a passphrase; the right one for an open journal begins the app anew.
  mutating func relocked(_ isRight: Bool, _ moment: Moment, _ desk: inout Desk) {
    if isLocked {
      isTrying = false
      let wait = LockState.waits[min(misses, LockState.waits.count - 1)]
      misses += 1
      waitsUntil = moment.uptime + wait * Milliseconds.second
      return
    }
    guard let form = self.form else { return }
    guard isRight else {
      self.form?.isWorking = false
      self.form?.problem = .wrong
      return
    }
    isOn = form.kind != .remove
    desk.toast = LockText(language: desk.language).done(form.kind)
    self.form = nil
  }

  // The passphrase itself

  private mutating func enter(_ part: LockForm.Part, _ text: String) {
    form?.problem = nil
    form?.isComparing = false
    switch part {
    case .old: form?.old = text
    case .new: form?.new = text
    case .again: form?.again = text
    }
  }

  private mutating func submitLockForm(_ desk: Desk) -> [Effect] {
    guard let form = self.form, !form.isWorking else { return [] }
    self.form?.isComparing = false
    if form.kind != .remove {
      let problem = desk.lockProblem(form)
      self.form?.problem = problem
      if problem != nil { return [] }
      if case .asked = desk.passwords {
        self.form?.isComparing = true
        return []
      }
    }
    var working = LockForm(kind: form.kind)
    working.isWorking = true
    self.form = working
    return [.relock(old: form.old, word: form.kind == .remove ? "" : form.new)]
  }

  /// The list of common passwords came, or will not come: what waited for it goes on.
  mutating func tookPasswords(_ desk: Desk) -> [Effect] {
    form?.isComparing == true ? submitLockForm(desk) : []
  }
}

extension State {
  /// The page came to sight or went out of it. A practice that runs goes on without being seen.
  mutating func seen(_ isInSight: Bool, _ moment: Moment) -> [Effect] {
    guard lock.isOn, !lock.isLocked else { return [] }
    let errand = lock.isOnErrand ? LockState.errandMinutes : 0
    let limit = Int64(max(desk.overview.settings.lockAfter, errand)) * Milliseconds.minute
    guard isInSight else {
      if lock.hidden == nil { lock.hidden = (moment.now, moment.uptime) }
      return limit == 0 && !practice.sessionMoves(desk) ? lock.lockAway(everywhere: false) : []
    }
    guard let hidden = lock.hidden else { return [] }
    lock.hidden = nil
    lock.isOnErrand = false
    let passed = moment.now.milliseconds(since: hidden.at)
    // A clock that was set back says nothing, and one may stand still while the device sleeps.
    let isOver = passed < 0 || passed >= limit || moment.uptime - hidden.uptime >= limit
    return isOver ? lock.lockAway(everywhere: false) : []
  }
}

extension Desk {
  fileprivate func lockProblem(_ form: LockForm) -> LockForm.Problem? {
    if let problem = PasswordRules.problem(
      form.new, address: "", list: passwords.list, for: .lock)
    {
      return .rule(problem)
    }
    if form.new != form.again { return .different }
    if case .missing = passwords,
      form.new.unicodeScalars.count < PasswordRules.shortestUnlisted
    {
      return .unlisted
    }
    return nil
  }
}
