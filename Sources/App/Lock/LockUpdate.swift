// What each message does to the lock and the cover.
import Engine

extension State {
  mutating func update(_ message: LockMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .enteredWord(let text): lock.word = String(text.prefix(LockState.longestWord))
    case .submittedWord: return tryWord(moment)
    case .pressedBreathe: lock.breathSince = lock.breathSince == nil ? moment.now : nil
    case .pressedForm(let kind): lock.form = isDemo ? nil : LockForm(kind: kind)
    case .pressedOffer:
      route = .settings
      lock.form = LockForm(kind: .set)
      return [.go(.settings)]
    case .entered(let part, let text): enter(part, String(text.prefix(LockState.longestWord)))
    case .submittedForm: return submitLockForm()
    case .closedForm: lock.form = nil
    case .pickedDelay(let minutes):
      return set([JournalField("lockAfter", .int(Int64(minutes)))], moment)
    case .pressedLock: return lockAway(everywhere: true)
    case .flippedHiding:
      return set([JournalField("quickHide", .bool(!overview.settings.hidesQuickly))], moment)
    case .flippedNeutral:
      return set([JournalField("neutralTitle", .bool(!overview.settings.hasNeutralTitle))], moment)
    case .pressedHide: lock.isCovered = true
    case .pressedCover:
      lock.isCovered = false
      return lockAway(everywhere: false)
    }
    return []
  }

  /// Forgets the journal and its key, once what is under way is on the disk.
  mutating func lockAway(everywhere: Bool) -> [Effect] {
    guard lock.isOn, !lock.isLocked, !lock.isClosing else { return [] }
    lock.isClosing = true
    return [.lock(everywhere: everywhere)]
  }

  /// Escape was pressed twice.
  mutating func hide() {
    guard storage.isOpen, overview.settings.hidesQuickly else { return }
    lock.isCovered = true
  }

  /// The page came to sight or went out of it. A practice that runs goes on without being seen.
  mutating func seen(_ isInSight: Bool, _ moment: Moment) -> [Effect] {
    guard lock.isOn, !lock.isLocked else { return [] }
    let errand = lock.isOnErrand ? LockState.errandMinutes : 0
    let limit = Int64(max(overview.settings.lockAfter, errand)) * Milliseconds.minute
    guard isInSight else {
      if lock.hidden == nil { lock.hidden = (moment.now, moment.uptime) }
      return limit == 0 && !sessionMoves ? lockAway(everywhere: false) : []
    }
    guard let hidden = lock.hidden else { return [] }
    lock.hidden = nil
    lock.isOnErrand = false
    let passed = moment.now.milliseconds(since: hidden.at)
    // A clock that was set back says nothing, and one may stand still while the device sleeps.
    let isOver = passed < 0 || passed >= limit || moment.uptime - hidden.uptime >= limit
    return isOver ? lockAway(everywhere: false) : []
  }

  /// An errand lasts until the page is seen again, or the person goes on without it.
  mutating func mindErrand(_ message: Message, _ effects: [Effect]) {
    if case .arrived = message { return }
    lock.isOnErrand = effects.contains {
      switch $0 {
      case .pickFile, .takePhoto, .print, .share: true
      default: false
      }
    }
  }

  // Opening

  private mutating func tryWord(_ moment: Moment) -> [Effect] {
    guard lock.isLocked, !lock.isTrying, !lock.word.isEmpty, lockWait(moment) == 0 else {
      return []
    }
    let word = lock.word
    lock.word = ""
    lock.isTrying = true
    return [.unlock(word)]
  }

  /// Seconds until the next passphrase is tried.
  func lockWait(_ moment: Moment) -> Int64 {
    max(0, (lock.waitsUntil - moment.uptime + Milliseconds.second - 1) / Milliseconds.second)
  }

  /// What became of a passphrase; the right one for an open journal begins the app anew.
  mutating func relocked(_ isRight: Bool, _ moment: Moment) {
    if lock.isLocked {
      lock.isTrying = false
      let wait = LockState.waits[min(lock.misses, LockState.waits.count - 1)]
      lock.misses += 1
      lock.waitsUntil = moment.uptime + wait * Milliseconds.second
      return
    }
    guard let form = lock.form else { return }
    guard isRight else {
      lock.form?.isWorking = false
      lock.form?.problem = .wrong
      return
    }
    lock.isOn = form.kind != .remove
    toast = LockText(language: language).done(form.kind)
    lock.form = nil
  }

  // The passphrase itself

  private mutating func enter(_ part: LockForm.Part, _ text: String) {
    lock.form?.problem = nil
    lock.form?.isComparing = false
    switch part {
    case .old: lock.form?.old = text
    case .new: lock.form?.new = text
    case .again: lock.form?.again = text
    }
  }

  private mutating func submitLockForm() -> [Effect] {
    guard let form = lock.form, !form.isWorking else { return [] }
    lock.form?.isComparing = false
    if form.kind != .remove {
      let problem = lockProblem(form)
      lock.form?.problem = problem
      if problem != nil { return [] }
      if case .asked = passwords {
        lock.form?.isComparing = true
        return []
      }
    }
    var working = LockForm(kind: form.kind)
    working.isWorking = true
    lock.form = working
    return [.relock(old: form.old, word: form.kind == .remove ? "" : form.new)]
  }

  private func lockProblem(_ form: LockForm) -> LockForm.Problem? {
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

  /// The list of common passwords came, or will not come: what waited for it goes on.
  mutating func tookPasswords() -> [Effect] {
    lock.form?.isComparing == true ? submitLockForm() : []
  }
}
